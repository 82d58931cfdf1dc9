import FlowKit
import FlowKitMaps

// Ways to screens, found on the map, and taken with real screens.
extension ToolSession {
  /// How many of the nearest places are tried with real screens.
  private static let mostTried = 8

  /// The shortest way from here to a screen that leads there with real screens, or else the shortest on the map.
  ///
  /// - Parameter name: The screen's name, with its key or without.
  /// - Returns: What was found, and a session that has taken the way; nil if there is none.
  /// - Throws: The names that are nearest to it, if there is no such screen, or what the app's own closure throws.
  func way(to name: String) async throws -> (answer: WayAnswer, session: ToolSession?) {
    let goals = try tool.map.flows(named: name)
    guard let places = exploration else {
      let advice = isRunning ? "Go back, or close what is open, and ask again." : "Try restart."
      throw ToolMistake(description: "The map knows no place like this one: \(place). \(advice)")
    }
    var first: (answer: WayAnswer, session: ToolSession?)?, tried = 0
    for goal in places where Self.shows(goals, goal) {
      if isRunning { return (answer: answer(name, goal, Self.untried), session: nil) }
      let (taken, problem) = try await take(goal, of: places)
      let found = (answer: answer(name, goal, problem), session: Optional(taken))
      if problem == nil { return found }
      first = first ?? found
      tried += 1
      if tried == Self.mostTried { break }
    }
    return try first ?? (answer: nothing(name, places, goals), session: nil)
  }

  /// The places that can be reached from here; nil if the map doesn't know this one.
  private var exploration: Exploration? {
    steps.isEmpty && !isRunning ? tool.places : tool.places.beginning(in: navigator.tree)
  }

  /// What is said of a way in a running app, which is not taken before somebody presses its steps.
  private static let untried = "It is a shortest way on the map; the app has not gone there. press takes its steps."

  private static func shows(_ goals: [FlowID], _ place: Exploration.Place) -> Bool {
    if goals.contains(place.visible) { return true }
    return goals.contains(where: place.contains) && place.tree.shown.contains { goals.contains($0.flow) }
  }

  /// Takes the steps of this session, and then a way, in a session of its own.
  ///
  /// - Returns: The session, and what went differently; nil if all went as on the map.
  private func take(
    _ goal: Exploration.Place, of places: Exploration
  ) async throws -> (session: ToolSession, problem: String?) {
    let other = try ToolSession(tool)
    for step in steps { await other.take(step.answer.step) }
    for (number, step) in goal.way.steps.enumerated() {
      guard let text = step.written else { return (other, "Step \(number + 1) can't be taken from here: \(step).") }
      let taken = await other.take(text)
      if taken.didNothing {
        return (other, "With real screens, step \(number + 1) does nothing: \(taken.why ?? taken.place)")
      }
    }
    let isThere = other.place == goal.tree.summary
    return (other, isThere ? nil : "With real screens, it leads to \(other.place) instead.")
  }

  private func answer(_ name: String, _ goal: Exploration.Place, _ problem: String?) -> WayAnswer {
    let way = goal.way
    return WayAnswer(
      screen: name, from: place, isFound: true, isProved: problem == nil,
      steps: way.steps.map { $0.written ?? "\($0)" }, explained: way.steps.map(\.description),
      place: goal.tree.summary,
      proof: problem ?? "Proved: it is a shortest way on the map, and was taken with real screens.")
  }

  private func nothing(_ name: String, _ places: Exploration, _ goals: [FlowID]) throws -> WayAnswer {
    let verdict = try places.never { Self.shows(goals, $0) }
    return WayAnswer(
      screen: name, from: place, isFound: false, isProved: verdict.isProved, steps: [], explained: [], place: nil,
      proof: "No way leads from \(place) to \(name): this \(verdict).")
  }
}

extension Exploration.Step {
  /// The step as a session takes it; nil if it is none of a user: a message, a state, or a covered screen's callback.
  var written: String? {
    guard coveredIndex == nil else { return nil }
    switch act {
    case .back: return "back"
    case .close: return "close"
    case .select(let index, let flow): return "\(flow).select(\(index))"
    case .answer(let arrow): return arrow.answer.map { "\(arrow.targets.first ?? arrow.source).\($0)" }
    case .state: return nil
    case .arrow(let arrow):
      switch arrow.cause {
      case .callback(let name?): return "\(arrow.source).\(name)\(arrow.sample.map { "(\($0))" } ?? "")"
      case .back: return "back"
      case .outside(let address): return arrow.action.kind == .send ? nil : "open \(address)"
      case .callback(nil), .message, .guard: return nil
      }
    }
  }
}
