import FlowKit

/// All places that an app can come to, as far as it was walked: what ``FlowMap/explore(limits:where:)`` finds.
///
/// ```swift
/// let places = FlowMap(of: shop.tutorial, samples: samples).explore()
/// try places.never { $0.contains(shop.checkout) && !$0.contains(shop.login) }
/// print(places.way { $0.contains(shop.thankYou) } ?? "there is no way")
/// ```
///
/// A place is a tree with names only: which flows are where, what is selected, what lies over what. It says nothing of what
/// screens keep, or of what services know.
@MainActor
public final class Exploration {
  /// What was left out, and why; empty where all places were found.
  public private(set) var cuts: [Cut] = []
  /// How often something led from one place to another, or to the same.
  public var moveCount: Int { store.moves.count }

  let map: FlowMap
  let table: MoveTable
  let limits: Limits
  /// How many places were walked on from, in the order in which they were found.
  var walked = 0

  var store = PlaceStore()
  /// Places that the test's rule keeps the walk out of.
  private(set) var unwalked: Set<Int32> = []
  /// Places that lead to deeper ones, which were not taken.
  var deepens: Set<Int32> = []
  /// Whether an arrow could be taken anywhere, and why it could not where it was tried first.
  private(set) var isTaken: [Bool]
  private(set) var refusals: [Int: NavigationReason] = [:]

  init(_ map: FlowMap, _ table: MoveTable, _ limits: Limits) {
    self.map = map
    self.table = table
    self.limits = limits
    isTaken = Array(repeating: false, count: map.arrows.count)
  }
}

extension Exploration {
  /// How far to walk: stacks may grow without end, so something has to end it.
  public struct Limits: Hashable, Sendable {
    /// How many steps away from the beginning.
    public var depth: Int
    /// How many places.
    public var places: Int
    /// How often a flow may be in one stack.
    public var sameFlow: Int
    /// How many modals may lie over one another.
    public var modals: Int

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - depth: How many steps away from the beginning.
    ///   - places: How many places.
    ///   - sameFlow: How often a flow may be in one stack.
    ///   - modals: How many modals may lie over one another.
    public init(depth: Int = 40, places: Int = 100_000, sameFlow: Int = 2, modals: Int = 3) {
      self.depth = depth
      self.places = places
      self.sameFlow = sameFlow
      self.modals = modals
    }
  }

  /// What was left out.
  public struct Cut: Hashable, Sendable, CustomStringConvertible {
    /// Which limit it was.
    public enum Reason: String, Sendable {
      /// The steps away from the beginning.
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

    /// Which limit it was.
    public let reason: Reason
    /// How often: places that were not walked on from, or not taken.
    public internal(set) var count: Int

    /// Both, in words.
    public var description: String {
      let places = count == 1 ? "1 place was not walked on from" : "\(count) places were not walked on from"
      let times = count == 1 ? "once" : "\(count) times"
      return switch reason {
      case .depth: "\(places), at the greatest depth"
      case .places: "\(places), as there were too many"
      case .sameFlow: "\(times) a flow would have been too often in one stack"
      case .modals: "\(times) too many modals would have lain over one another"
      case .rule: "\(places), by the rule"
      }
    }
  }
}

extension FlowMap {
  /// Finds the places that the callbacks, the system's back and the containers lead to, by the rules that navigators follow, without
  /// screens.
  ///
  /// The first way that is found to a place is a shortest one. Guards may answer either way: as if they allowed it, and, where the
  /// map knows what they would do instead, with that. What is ``open`` on the map leads nowhere.
  ///
  /// - Parameters:
  ///   - limits: How far to walk.
  ///   - isInside: Whether to walk on from a place; left out for all.
  /// - Returns: The places, and what was left out.
  public func explore(
    limits: Exploration.Limits = .init(), where isInside: (@MainActor (Exploration.Place) -> Bool)? = nil
  ) -> Exploration {
    var explorer = Explorer(self, limits)
    explorer.walk(where: isInside)
    return explorer.found
  }
}

// What the walk adds.
extension Exploration {
  func cut(_ reason: Cut.Reason, _ count: Int) {
    if let known = cuts.firstIndex(where: { $0.reason == reason }) {
      cuts[known].count += count
    } else {
      cuts.append(Cut(reason: reason, count: count))
    }
  }

  /// Notes how something ended that was tried.
  func note(_ step: Step.Code, reason: NavigationReason?) {
    guard case .arrow(let number, nil, _) = step else { return }
    let arrow = Int(number)
    if reason == nil { isTaken[arrow] = true } else if refusals[arrow] == nil { refusals[arrow] = reason }
  }

  /// Notes that more may follow a place than is known.
  func leaveUnwalked(_ place: Int) { unwalked.insert(Int32(place)) }
}

extension Exploration: @preconcurrency RandomAccessCollection {
  /// The first place, with which the app begins: 0.
  public var startIndex: Int { 0 }
  /// One after the last place.
  public var endIndex: Int { store.count }
  /// How many places there are.
  public var count: Int { store.count }
  /// A place by its number, in the order in which they were found: those that are nearer first.
  public subscript(number: Int) -> Place { Place(self, number) }

  /// Whether all places were found.
  public var isComplete: Bool { cuts.isEmpty }
}
