package import FlowKit

/// All places that an app can reach, within limits: the result of ``FlowMap/explore(limits:where:)``.
///
/// ```swift
/// let places = FlowMap(of: shop.tutorial, samples: samples).explore()
/// try places.never { $0.contains(shop.checkout) && !$0.contains(shop.login) }
/// print(places.way { $0.contains(shop.thankYou) } ?? "there is no way")
/// ```
///
/// A place is a tree with names only: which flows are where, what is selected, and which modals lie over what. It
/// contains neither the state of screens nor that of services.
///
/// It walks only as far as an answer needs. A loop over the places, ``never(_:)``, ``always(_:)``, ``reachable(_:)`` and
/// ``way(to:)`` stop at the first place that decides. The next question begins with the places that are known, and walks
/// on from there. A proof, ``count``, and what was left out need all places.
@MainActor
public final class Exploration {
  let map: FlowMap
  let table: MoveTable
  let limits: Limits
  /// The test's rule for where to walk on.
  let rule: (@MainActor (Place) -> Bool)?
  /// Whether a place is an end of the walk, beyond which nothing matters.
  private let isEnd: (@MainActor (Place) -> Bool)?
  /// The walk, and what it has found so far.
  private(set) var explorer: Explorer

  /// - Parameters:
  ///   - map: The flows.
  ///   - limits: How far to walk.
  ///   - table: The moves of the flows, if they are known.
  ///   - forgetsHidden: Whether places that differ in hidden tabs only are one.
  ///   - isHasty: Whether to prefer places that show a flow for the first time, or opened by another one, and not the
  ///     nearest ones.
  ///   - isInside: Returns whether to walk on from a place; where it doesn't, something is left out.
  ///   - isEnd: Returns whether a place is an end of the walk, beyond which nothing matters.
  init(
    _ map: FlowMap, _ limits: Limits, moves table: MoveTable? = nil, forgetsHidden: Bool = false,
    isHasty: Bool = false, where isInside: (@MainActor (Place) -> Bool)? = nil,
    until isEnd: (@MainActor (Place) -> Bool)? = nil
  ) {
    let table = table ?? MoveTable(map)
    (self.map, self.table, self.limits, self.isEnd) = (map, table, limits, isEnd)
    rule = isInside
    explorer = Explorer(map, table, limits, forgetsHidden: forgetsHidden, isHasty: isHasty)
  }

  /// Walks on from the next place.
  ///
  /// - Returns: Whether there was one.
  private func walkOn() -> Bool {
    guard let place = explorer.next() else { return false }
    if isEnd?(Place(self, place)) == true {
      explorer.pass()
    } else if rule?(Place(self, place)) == false {
      explorer.leave(place)
    } else {
      explorer.walk(from: place)
    }
    return true
  }
}

// What is known at the end of the walk only.
extension Exploration {
  /// What was left out, and why; empty if all places were found.
  package var cuts: [Cut] { whole { $0.cuts } }
  /// The number of the users' moves from a place to another one, or to itself.
  package var moveCount: Int { whole { $0.store.moveCount } }
  /// Whether all places were found.
  package var isComplete: Bool { cuts.isEmpty }

  var store: PlaceStore { whole { $0.store } }
  var unwalked: Set<Int32> { whole { $0.unwalked } }
  var deepens: [Int32] { whole { $0.deepens } }
  var isTaken: [Bool] { whole { $0.isTaken } }
  var refusals: [Int: NavigationReason] { whole { $0.refusals } }

  /// Walks to the end.
  private func whole<Value>(_ part: (Explorer) -> Value) -> Value {
    while walkOn() {}
    return part(explorer)
  }
}

extension Exploration {
  /// Walks on until all of these arrows, or others like them, could be taken.
  ///
  /// - Parameters:
  ///   - arrows: The arrows.
  ///   - kind: Returns what like arrows have in common.
  /// - Returns: Whether all could; if not, it has walked to the end.
  func walk<Kind: Hashable>(untilTaking arrows: [FlowMap.Arrow], by kind: (FlowMap.Arrow) -> Kind) -> Bool {
    var left = Set(arrows.map(kind)), count = 0
    while true {
      if explorer.takenCount != count {
        count = explorer.takenCount
        for (arrow, isTaken) in zip(map.arrows, explorer.isTaken) where isTaken { left.remove(kind(arrow)) }
      }
      if left.isEmpty { return true }
      if !walkOn() { return false }
    }
  }

  /// The same exploration, from a place on.
  ///
  /// - Parameter tree: The tree of a navigator that is there.
  /// - Returns: The places from there; nil if no place that was found is like that.
  package func beginning(in tree: NavigationTree) -> Exploration? {
    let flows = tree.path.map(\.flow), summary = tree.summary
    let here = first { $0.visible == tree.visible.flow && $0.path == flows && $0.tree.summary == summary }
    guard let here else { return nil }
    return Exploration(map, limits, moves: table.beginning(with: stand(of: here.number)), where: rule)
  }

  /// Walks on until a place is known.
  ///
  /// - Returns: Whether there are so many places.
  fileprivate func finds(_ number: Int) -> Bool {
    while number >= explorer.store.count { if !walkOn() { return false } }
    return true
  }
}

extension Exploration {
  /// Limits that end an exploration, because stacks may grow without end.
  public struct Limits: Hashable, Sendable {
    /// The greatest number of steps from the beginning.
    package var depth: Int
    /// The greatest number of places.
    package var places: Int
    /// How often a flow may be in one stack.
    package var sameFlow: Int
    /// How many modals may lie over one another.
    package var modals: Int

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - depth: The greatest number of steps from the beginning.
    ///   - places: The greatest number of places.
    ///   - sameFlow: How often a flow may be in one stack.
    ///   - modals: How many modals may lie over one another.
    public init(depth: Int = 40, places: Int = 100_000, sameFlow: Int = 2, modals: Int = 3) {
      self.depth = depth
      self.places = places
      self.sameFlow = sameFlow
      self.modals = modals
    }
  }

  /// Something that an exploration left out.
  package struct Cut: Hashable, Sendable, CustomStringConvertible {
    /// The limit that was reached.
    package enum Reason: String, Sendable {
      /// The number of steps from the beginning.
      case depth
      /// The number of places.
      case places
      /// A flow too often in one stack.
      case sameFlow
      /// Too many modals.
      case modals
      /// The test's own rule.
      case rule
    }

    /// The limit that was reached.
    package let reason: Reason
    /// The number of places that the walk didn't continue from, or didn't enter.
    package internal(set) var count: Int

    /// The reason and the count, in words.
    package var description: String {
      let places = count == 1 ? "1 place was not explored further" : "\(count) places were not explored further"
      let times = count == 1 ? "once" : "\(count) times"
      return switch reason {
      case .depth: "\(places), at the greatest depth"
      case .places: "\(places), as there were too many"
      case .sameFlow: "\(times) a flow would have been in one stack too often"
      case .modals: "\(times) too many modals would have been open at once"
      case .rule: "\(places), by the rule"
      }
    }
  }
}

extension FlowMap {
  /// Finds the places that the callbacks, the system's back and the containers lead to, without screens.
  ///
  /// It follows the same rules as a navigator. The first way that it finds to a place is a shortest one.
  ///
  /// If the map was made in several states of the app, each place is in one of them, and the app may go to any other in
  /// every place.
  ///
  /// Guards may answer either way. The walk continues as if they allowed the action. If the map knows what they would
  /// do instead, the walk also continues with that. What is ``open`` on the map leads nowhere.
  ///
  /// Nothing is walked before the exploration is asked for something, and then no farther than the answer needs.
  ///
  /// - Parameters:
  ///   - limits: How far to walk.
  ///   - isInside: Returns whether to walk on from a place. It is kept, and called when the walk comes to a place.
  ///     Leave it out to walk on from all.
  /// - Returns: The places, and what was left out.
  public func explore(
    limits: Exploration.Limits = .init(), where isInside: (@MainActor (Exploration.Place) -> Bool)? = nil
  ) -> Exploration {
    Exploration(self, limits, where: isInside)
  }
}

extension Exploration: @preconcurrency Sequence {
  /// The number of places, for which it walks to the end.
  public var count: Int { store.count }
  /// Whether there are no places, because the map has no flow that an app begins with.
  package var isEmpty: Bool { !finds(0) }
  /// The place with a number, in the order in which places are found: the nearest first.
  package subscript(number: Int) -> Place {
    precondition(number >= 0 && finds(number), "There is no place \(number): there are \(explorer.store.count).")
    return Place(self, number)
  }

  /// Returns an iterator, which walks on when it has come to the last place that is known.
  public func makeIterator() -> some IteratorProtocol<Place> { Places(self) }

  /// Goes through the places, the nearest first, and walks only as far as it is asked.
  @MainActor
  private struct Places: @preconcurrency IteratorProtocol {
    private let exploration: Exploration
    private var number = 0

    fileprivate init(_ exploration: Exploration) { self.exploration = exploration }

    mutating func next() -> Place? {
      guard exploration.finds(number) else { return nil }
      defer { number += 1 }
      return Place(exploration, number)
    }
  }
}
