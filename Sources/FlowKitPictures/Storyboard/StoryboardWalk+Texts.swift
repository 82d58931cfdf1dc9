import FlowKit
import FlowKitMaps
import FlowKitRestoration

// What the page says: all of it is written here.
extension StoryboardWalk {
  /// What has come and gone.
  ///
  /// Ids are left out everywhere, because a place on the page is the same however it was reached.
  func changeText(from old: NavigationTree, to new: NavigationTree) -> String {
    if let entry = new.path.last(where: { old[$0.id] == nil }) { return "\(entry.flow) entered." }
    if let entry = old.path.last(where: { new[$0.id] == nil }) { return "\(entry.flow) left." }
    return "Nothing entered or left."
  }

  /// Why an action was not performed, in the library's words.
  func refusalText(
    _ action: NavigationAction, _ caller: ScreenID?, _ reason: NavigationReason, in tree: NavigationTree
  ) -> String {
    let entry = caller.flatMap { tree[$0] } ?? tree.visible
    let asker = Caller(id: entry.id, flow: entry.flow.blueprint)
    let issue = NavigationIssue(action: action, caller: asker, reason: reason, tree: tree)
    // The page shows the tree beside it.
    return Self.withoutIDs(issue.message.replacing(" (\(tree.summary))", with: ""))
  }

  /// A sentence may name entries that are in no tree, because a step of several has made them.
  static func withoutIDs(_ text: String) -> String {
    guard text.contains("#") else { return text }
    return text.replacing(/\ #[0-9]+/, with: "")
  }

  /// What was not explored, and how to explore more.
  func limitText(_ reason: Exploration.Cut.Reason) -> String {
    let what =
      switch reason {
      case .sameFlow: "a flow would be in one stack more than \(Self.times(limits.sameFlow))"
      case .modals: "more than \(limits.modals) modals would be open at once"
      case .depth: "it is more than \(limits.depth) steps from the beginning"
      case .places, .rule: "the page knows the nearest \(limits.places) places"
      }
    return "This was not explored: \(what). \(Self.advice)"
  }

  static let advice = "To explore more, write the page with greater limits: storyboard(title:limits:)."

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}

// Guards.
extension StoryboardWalk {
  func question(_ asked: [MoveTable.Asked], about action: NavigationAction) -> String {
    "\(action.call): \(asked.map(\.name).joined(separator: ", then ")) is asked."
  }

  func refusal(_ asked: MoveTable.Asked, of move: MoveTable.Move, in tree: NavigationTree) -> String {
    let reason: NavigationReason = asked.one.kind == .leaving ? .leavingRefused : .guardRefused
    let text = "\(asked.name) at \(asked.one.place) does not allow it"
    return refusalText(move.action, move.caller, reason.saying(text), in: tree)
  }

  /// The answer of a guard that leads elsewhere.
  func label(of move: MoveTable.Move) -> String? {
    guard let number = move.step.guardArrows.last else { return nil }
    let arrow = map.arrows[Int(number)]
    let isInstead = map[arrow.source]?.guards.first { $0.action == arrow.action }?.isInstead == true
    return "\(isInstead ? "Instead" : "Redirect"): \(arrow.action.call)"
  }
}

extension MoveTable.Asked {
  /// What the page calls it.
  fileprivate var name: String { one.kind == .leaving ? "confirmsLeaving of \(flow)" : "the guard of \(flow)" }
}

// The log of a session.
extension StoryboardWalk {
  /// The session's steps, each with its place: where the app was, whether or not the walk came there.
  ///
  /// ```
  /// { "start": place, "text": what was found, "steps": [[title, text, 1 if it was refused, note, place]] }
  /// ```
  mutating func replay(_ log: NavigationLog) -> SavedValue {
    let start = number(of: log.start)
    var tree = log.start, steps: [SavedValue] = [], unknown = 0
    for entry in log {
      let asker = entry.caller.map { "\($0.flow)" } ?? "app", issue = entry.outcome.issue
      let text = issue.map { Self.withoutIDs($0.message) } ?? changeText(from: tree, to: entry.tree)
      let arrow = self.arrow(of: entry)
      if arrow == nil { unknown += 1 }
      let origin = entry.action.origin.map { " at \($0)" } ?? ""
      steps.append(
        .list([
          data.text("\(entry.number) \(asker): \(entry.action.call)"), data.text(text), .whole(issue == nil ? 0 : 1),
          data.text((arrow.map { "\($0.cause)" } ?? "not on the map") + origin), .whole(number(of: entry.tree)),
        ]))
      tree = entry.tree
    }
    let count = log.count == 1 ? "1 step" : "\(log.count) steps"
    let text = "\(count) of a session\(unknown == 0 ? "" : ", \(unknown) not on the map")."
    return .record(["start": .whole(start), "text": .text(text), "steps": .list(steps)])
  }

  private func arrow(of entry: NavigationLog.Entry) -> FlowMap.Arrow? {
    guard let origin = entry.action.origin else { return nil }
    return map.arrows.first { arrow in
      guard arrow.place == origin, arrow.action == entry.action else { return false }
      return switch arrow.cause {
      case .callback, .back: arrow.source == entry.caller?.flow
      case .message, .guard, .outside: true
      }
    }
  }
}
