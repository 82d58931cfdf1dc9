// What a test may ask.
extension Exploration {
  /// What is known about a property that no place has contradicted.
  public struct Verdict: Sendable, CustomStringConvertible {
    /// What was left out; where that is nothing, the property holds in all places that the map leads to.
    public let cuts: [Cut]

    /// Whether all places were looked at.
    public var isProved: Bool { cuts.isEmpty }

    /// In how far it holds.
    public var description: String {
      isProved
        ? "holds in all places" : "holds as far as it was looked: \(cuts.map(\.description).joined(separator: "; "))"
    }
  }

  /// A property does not hold: why, and the shortest way to a place that shows it.
  @MainActor
  public struct Contradiction: Error, CustomStringConvertible {
    /// What was asked for, and what is the case.
    public let text: String
    /// The shortest way to a place that shows it; nil where none is missing.
    public let way: Way?

    /// All of it, with the steps.
    public let description: String

    init(_ text: String, _ place: Place?) {
      self.text = text
      way = place?.way
      description = text + (place.map { "\n\($0.way)\nThere: \($0)" } ?? "")
    }
  }

  /// The shortest way to a place.
  ///
  /// - Parameter fits: Whether it is the one that is looked for.
  /// - Returns: The way; nil where no such place was found: see ``cuts``.
  public func way(to fits: (Place) -> Bool) -> Way? { first(where: fits)?.way }

  /// Checks that there is no place such as this.
  ///
  /// - Parameter isWrong: Whether a place must not be.
  /// - Returns: In how far that is known.
  /// - Throws: The nearest such place, with the shortest way to it.
  @discardableResult
  public func never(_ isWrong: (Place) -> Bool) throws(Contradiction) -> Verdict {
    if let place = first(where: isWrong) { throw Contradiction("This must never be, and can be:", place) }
    return Verdict(cuts: cuts)
  }

  /// Checks that all places are such as this.
  ///
  /// - Parameter isRight: Whether a place is as it must be.
  /// - Returns: In how far that is known.
  /// - Throws: The nearest place that is not, with the shortest way to it.
  @discardableResult
  public func always(_ isRight: (Place) -> Bool) throws(Contradiction) -> Verdict {
    if let place = first(where: { !isRight($0) }) {
      throw Contradiction("This must always be, and is not here:", place)
    }
    return Verdict(cuts: cuts)
  }

  /// Checks that there is a place such as this.
  ///
  /// - Parameter fits: Whether it is the one that is looked for.
  /// - Returns: The shortest way to it.
  /// - Throws: That none was found, and what was left out.
  @discardableResult
  public func reachable(_ fits: (Place) -> Bool) throws(Contradiction) -> Way {
    if let way = way(to: fits) { return way }
    let left = cuts.isEmpty ? "all of them were looked at" : cuts.map(\.description).joined(separator: "; ")
    throw Contradiction("None of \(count) places is such as this: \(left).", nil)
  }

  /// Checks that from every place there is a way to one such as this.
  ///
  /// Deeper stacks than the limits allow are not taken for a way.
  ///
  /// - Parameter fits: Whether it is one to return to.
  /// - Returns: In how far that is known.
  /// - Throws: The nearest place from which there is no way, with the shortest way to it.
  @discardableResult
  public func canAlwaysReturn(to fits: (Place) -> Bool) throws(Contradiction) -> Verdict {
    let goals = indices.filter { fits(self[$0]) }
    let open = indices.filter { $0 >= walked || unwalked.contains(Int32($0)) }
    let returning = before(goals), undecided = before(open)
    if let lost = indices.first(where: { !returning[$0] && !undecided[$0] }) {
      let left = cuts.isEmpty ? "" : ", as far as it was looked"
      throw Contradiction("From here there is no way to what was asked for\(left):", self[lost])
    }
    return Verdict(cuts: indices.allSatisfy { returning[$0] } ? [] : cuts)
  }

  /// For each place whether there is a way from it to one of these.
  private func before(_ goals: [Int]) -> [Bool] {
    var first = [Int32](repeating: -1, count: count), next = [Int32](repeating: -1, count: store.moves.count)
    for (index, move) in store.moves.enumerated() {
      next[index] = first[Int(move.to)]
      first[Int(move.to)] = Int32(index)
    }
    var found = [Bool](repeating: false, count: count), rest = goals
    for goal in goals { found[goal] = true }
    while let place = rest.popLast() {
      var index = first[place]
      while index >= 0 {
        let from = Int(store.moves[Int(index)].from)
        if !found[from] {
          found[from] = true
          rest.append(from)
        }
        index = next[Int(index)]
      }
    }
    return found
  }
}
