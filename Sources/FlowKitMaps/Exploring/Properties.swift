// What a test may check.
extension Exploration {
  /// The result for a property that no place contradicts: how far it holds, and what that rests on.
  public struct Verdict: Sendable, CustomStringConvertible {
    /// What was left out, by the limits or by the test's rule.
    package let cuts: [Cut]
    /// What the map could not follow: ``FlowMap/open``.
    package let open: [FlowMap.OpenEnd]
    /// The types whose samples are not all their values: `FlowMap.sampled`.
    package let sampled: [String]
    /// The app's states in which the map was made: `FlowMap.states`.
    package let states: [String]
    /// The flows of which there are two of one identity.
    let confused: [String]
    /// What the app must allow, so that users can return: guards, and choices that declare their actions.
    let allowing: [String]

    /// Whether it holds in the app's states that were declared, whatever users do and guards answer.
    ///
    /// A map asks the app's code once in each state: the flows' closures, handlers of messages and of back, links, children
    /// that depend on a state. Without states, it asks as the app is at that moment, and nothing is proved of others. A guard
    /// of actions that opens something is taken to allow what closes that. A covered screen does nothing, unless its flow
    /// accepts actions while it is on the stack: then all its callbacks may be called.
    public var isProved: Bool { isWhole && !states.isEmpty }

    /// Whether nothing was left out, in the states that the map knows.
    var isWhole: Bool { cuts.isEmpty && open.isEmpty && sampled.isEmpty && confused.isEmpty && allowing.isEmpty }

    /// How far the property holds, and what that rests on, in one line.
    public var description: String {
      if isWhole { return "holds in all places, \(whereItWasAsked)" }
      var rests = cuts.map(\.description)
      if !open.isEmpty { rests.append(open.count == 1 ? "1 open end" : "\(open.count) open ends") }
      if !sampled.isEmpty { rests.append("samples of \(sampled.joined(separator: ", "))") }
      if !confused.isEmpty { rests.append("two flows of one identity: \(confused.joined(separator: ", "))") }
      if !allowing.isEmpty { rests.append("what the app must allow: \(allowing.joined(separator: ", "))") }
      return "holds in the places that were found, \(whereItWasAsked), which rests on: \(rests.joined(separator: "; "))"
    }

    private var whereItWasAsked: String {
      switch states.count {
      case 0: "in the app as it was when its map was made"
      case 1: "in the state \(states[0])"
      default: "in the states \(states.joined(separator: ", "))"
      }
    }

    /// Requires a proof.
    ///
    /// ```swift
    /// try places.never { $0.contains(shop.checkout) && !$0.contains(shop.login) }.requireProof()
    /// ```
    ///
    /// - Throws: If it isn't proved: what is not known, line by line, and what to declare.
    public func requireProof() throws(Unproved) {
      if !isProved { throw Unproved(verdict: self) }
    }
  }

  /// The error if a property holds in all places that were found, but is not proved.
  public struct Unproved: Error, CustomStringConvertible {
    /// How far it holds.
    package let verdict: Verdict

    /// What it rests on, line by line.
    public var description: String {
      var lines = ["This is not proved: it \(verdict)"] + verdict.open.map(\.description)
      if verdict.states.isEmpty {
        lines.append("To prove it, say which states the app can be in: FlowMap(of: ..., states: [...]).")
      }
      return lines.joined(separator: "\n")
    }
  }

  /// The error if a property does not hold: why, and the shortest way to a place that shows it.
  @MainActor
  public struct Contradiction: Error, CustomStringConvertible {
    /// What was required, and what was found.
    package let text: String
    /// The shortest way to a place that shows it; nil if a required place was not found.
    public let way: Way?

    /// The text, with the steps and the place.
    public let description: String

    init(_ text: String, _ place: Place?) {
      self.text = text
      way = place?.way
      description = text + (place.map { "\n\($0.way)\nThere: \($0)" } ?? "")
    }
  }

  /// Returns the shortest way to a place that fits.
  ///
  /// - Parameter fits: Returns whether a place fits.
  /// - Returns: The way; nil if no such place was found.
  public func way(to fits: (Place) -> Bool) -> Way? { first(where: fits)?.way }

  /// Checks that no place is wrong.
  ///
  /// - Parameter isWrong: Returns whether a place must not be reached.
  /// - Returns: How far this is proved.
  /// - Throws: The nearest wrong place, with the shortest way to it.
  @discardableResult
  public func never(_ isWrong: (Place) -> Bool) throws(Contradiction) -> Verdict {
    if let place = first(where: isWrong) { throw Contradiction("This must never be true, but can be:", place) }
    return verdict(cuts)
  }

  /// Checks that nobody reaches a place of one kind without having been in one of another kind before.
  ///
  /// ```swift
  /// try places.never(reaching: { $0.contains(shop.checkout) }, without: { $0.contains(shop.login) })
  /// ```
  ///
  /// It walks again from the beginning, and not on from where the condition was met.
  ///
  /// - Parameters:
  ///   - isGoal: Returns whether a place is one that must not be reached so.
  ///   - isCondition: Returns whether the condition is met in a place.
  /// - Returns: How far this is proved.
  /// - Throws: The nearest such place, with the shortest way to it that never meets the condition.
  @discardableResult
  public func never(
    reaching isGoal: @MainActor (Place) -> Bool, without isCondition: @MainActor @escaping (Place) -> Bool
  ) throws(Contradiction) -> Verdict {
    let places = Exploration(map, limits, moves: table, where: rule, until: isCondition)
    if let place = places.first(where: { isGoal($0) && !isCondition($0) }) {
      throw Contradiction("This must not be reached without meeting the condition before, but can be:", place)
    }
    return verdict(places.cuts)
  }

  /// Checks that all places are right.
  ///
  /// - Parameter isRight: Returns whether a place is as it must be.
  /// - Returns: How far this is proved.
  /// - Throws: The nearest place that is not right, with the shortest way to it.
  @discardableResult
  public func always(_ isRight: (Place) -> Bool) throws(Contradiction) -> Verdict {
    if let place = first(where: { !isRight($0) }) {
      throw Contradiction("This must always be true, but is not here:", place)
    }
    return verdict(cuts)
  }

  /// Checks that at least one place fits.
  ///
  /// - Parameter fits: Returns whether a place fits.
  /// - Returns: The shortest way to the nearest such place.
  /// - Throws: A contradiction that says what was left out, if no place fits.
  @discardableResult
  public func reachable(_ fits: (Place) -> Bool) throws(Contradiction) -> Way {
    if let way = way(to: fits) { return way }
    let verdict = verdict(cuts)
    let left = verdict.isWhole ? "all of them were checked" : "that it is never true \(verdict)"
    throw Contradiction("This is true in none of \(count) places: \(left).", nil)
  }

  /// Checks that every place has a way to a place that fits.
  ///
  /// Ways through deeper stacks than the limits allow don't count, nor does what users can't do in the app: a link, a
  /// message from outside, or another state of the app. So give it a place for each of the app's states. If a guard, or a
  /// choice that declares its actions, has to allow the only way, it may never do that: the verdict names it, and isn't proved.
  ///
  /// - Parameter fits: Returns whether a place is one to return to.
  /// - Returns: How far this is proved.
  /// - Throws: The nearest place from which there is no way, with the shortest way to it.
  @discardableResult
  public func canAlwaysReturn(to fits: (Place) -> Bool) throws(Contradiction) -> Verdict {
    let numbers = 0..<count, goals = numbers.filter { fits(self[$0]) }, store = store
    let returning = store.before(goals), undecided = store.before(unwalked.map(Int.init))
    if let lost = numbers.first(where: { !returning[$0] && !undecided[$0] }) {
      let left = cuts.isEmpty ? "" : " in the explored places"
      throw Contradiction("From here, no way leads to such a place\(left):", self[lost])
    }
    return verdict(
      numbers.allSatisfy { returning[$0] } ? [] : cuts,
      allowing: allowing(returning, store.before(goals, onlySure: true)))
  }

  /// What the app must allow where users may return, but don't surely: whoever decides about the last moves to where they do.
  private func allowing(_ returning: [Bool], _ surely: [Bool]) -> [String] {
    var found: [String] = [], looked: Set<Int32> = []
    for move in store.moves
    where !move.isSure && returning[Int(move.from)] && !surely[Int(move.from)] && surely[Int(move.to)] {
      guard found.count < 5, looked.count < 100, looked.insert(move.from).inserted else { continue }
      for name in table.unsure(in: stand(of: Int(move.from))) where !found.contains(name) { found.append(name) }
    }
    return found
  }

  private func verdict(_ cuts: [Cut], allowing: [String] = []) -> Verdict {
    Verdict(
      cuts: cuts, open: map.open, sampled: map.sampled, states: map.states,
      confused: map.sameIdentities.map { "\($0.flow)" }, allowing: allowing)
  }
}
