import FlowKit
@testable import FlowKitMaps

// Walks that a real navigator has done in random flows, for the page to do them again.
extension World {
  /// A page of these flows.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - walks: How many walks.
  ///   - steps: How long each is.
  ///   - seed: The seed of the first one.
  /// - Returns: The text of the page.
  func page(title: String, walks: Int, steps: Int, seed: UInt64) -> String {
    var data = StoryboardData(title: title)
    // All of them are there before the first action is, as a condition is asked about each.
    for number in rooms.indices { data.number(of: flow(number).blueprint) }
    for (number, room) in rooms.enumerated() {
      let flow = flow(number).blueprint
      for (index, action) in room.actions.enumerated() { data.addArrow(from: flow, "on\(index)", action) }
      for answer in room.answers {
        data.addHandler(of: flow, NavigationAction.send(answer.message).payload?.call ?? "", answer.action)
      }
    }
    for number in 0..<walks { walk(steps, seed: seed + UInt64(number), in: &data) }
    return Storyboard(title: title, data: data.json).html
  }

  private func walk(_ count: Int, seed: UInt64, in data: inout StoryboardData) {
    let navigator = Navigator(root: flow(0))
    navigator.onIssue = nil
    var dice = Dice(seed: seed), steps: [String] = [], ends: [String] = []
    for _ in 0..<count {
      // A screen that left may ask, too.
      let path = navigator.tree.path, last = path.map(\.id.number).max() ?? 1
      let entry = dice.oneIn(3) ? dice.pick(path) : navigator.tree.visible
      if dice.oneIn(5) {
        steps.append("b")
        ends.append(end(of: navigator, .back(), from: nil))
      } else if let number = entry.flow.key as? Int, last < 400 {
        let choice = dice.below(rooms[number].actions.count)
        steps.append("@\(entry.id.number):\(choice)")
        ends.append(end(of: navigator, rooms[number].actions[choice], from: entry.id))
      }
    }
    data.addWalk(steps, ends: ends, at: navigator.tree)
  }

  /// How an action ends: the reason, with its sentence where all of that is known to a page.
  private func end(of navigator: Navigator, _ action: NavigationAction, from caller: ScreenID?) -> String {
    let outcome: NavigationOutcome = navigator.perform(action, from: caller)
    guard let issue = outcome.issue else { return "" }
    let told: [NavigationReason] = [
      .covered, .nothingToPop, .nothingToDismiss, .targetNotFound, .noContainer, .noSuchChild, .noChildren,
    ]
    let start = "\(issue.action) was ignored: "
    guard told.contains(issue.reason), !isAboutMessages(issue.action), issue.message.hasPrefix(start) else {
      return "\(issue.reason)"
    }
    return "\(issue.reason): \(issue.message.dropFirst(start.count))"
  }

  private func isAboutMessages(_ action: NavigationAction) -> Bool {
    action.message != nil || action.steps.contains(where: isAboutMessages)
  }
}
