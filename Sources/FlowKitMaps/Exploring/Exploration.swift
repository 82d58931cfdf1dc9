import FlowKit

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
@MainActor
public final class Exploration {
  /// What was left out, and why; empty if all places were found.
  public private(set) var cuts: [Cut] = []
  /// The number of moves from a place to another one, or to itself.
  public var moveCount: Int { store.moves.count }

  let map: FlowMap
  let table: MoveTable
  let limits: Limits
  /// The test's rule for where to walk on.
  var rule: (@MainActor (Place) -> Bool)?
  /// The number of places whose moves were tried, in the order in which places were found.
  var walked = 0

  var store = PlaceStore()
  /// Places that the walk didn't continue from because of the test's rule.
  private(set) var unwalked: Set<Int32> = []
  /// Places that lead to deeper ones that a limit left out.
  var deepens: Set<Int32> = []
  /// Whether each arrow could be taken anywhere, and why it failed at the first try.
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
  /// Limits that end an exploration, because stacks may grow without end.
  public struct Limits: Hashable, Sendable {
    /// The greatest number of steps from the beginning.
    public var depth: Int
    /// The greatest number of places.
    public var places: Int
    /// How often a flow may be in one stack.
    public var sameFlow: Int
    /// How many modals may lie over one another.
    public var modals: Int

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
  public struct Cut: Hashable, Sendable, CustomStringConvertible {
    /// The limit that was reached.
    public enum Reason: String, Sendable {
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
    public let reason: Reason
    /// The number of places that the walk didn't continue from, or didn't enter.
    public internal(set) var count: Int

    /// The reason and the count, in words.
    public var description: String {
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
  /// Guards may answer either way. The walk continues as if they allowed the action. If the map knows what they would
  /// do instead, the walk also continues with that. What is ``open`` on the map leads nowhere.
  ///
  /// - Parameters:
  ///   - limits: How far to walk.
  ///   - isInside: Returns whether to walk on from a place. Leave it out to walk on from all.
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

  /// Records how a step ended.
  func note(_ step: Step.Code, reason: NavigationReason?) {
    guard case .arrow(let number, nil, _) = step else { return }
    let arrow = Int(number)
    if reason == nil { isTaken[arrow] = true } else if refusals[arrow] == nil { refusals[arrow] = reason }
  }

  /// Records that more places may follow a place than are known.
  func leaveUnwalked(_ place: Int) { unwalked.insert(Int32(place)) }
}

extension Exploration: @preconcurrency RandomAccessCollection {
  /// The index of the first place, where the app begins: 0.
  public var startIndex: Int { 0 }
  /// The index after the last place.
  public var endIndex: Int { store.count }
  /// The number of places.
  public var count: Int { store.count }
  /// The place with a number, in the order in which places were found: the nearest first.
  public subscript(number: Int) -> Place { Place(self, number) }

  /// Whether all places were found.
  public var isComplete: Bool { cuts.isEmpty }
}
