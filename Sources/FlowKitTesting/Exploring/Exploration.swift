import FlowKit

/// All places that an app can come to, as far as it was walked: what ``FlowMap/explore(depth:limits:where:)`` finds.
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
  public var moveCount: Int { moves.count }

  let map: FlowMap
  let table: MoveTable
  let limits: Limits
  /// How many places were walked on from, in the order in which they were found.
  var walked = 0

  /// What is where in all places, one after another.
  private var tokens: [UInt16] = []
  private var starts: [UInt32] = [0]
  private var origins: [Origin] = []
  private(set) var moves: [Move] = []
  private(set) var unwalked: Set<Int32> = []
  /// Whether an arrow could be taken anywhere, and why it could not where it was tried first.
  private(set) var isTaken: [Bool]
  private(set) var refusals: [Int: NavigationReason] = [:]
  /// Where places are by their hash: a part of it, and the place's number from 1; 0 where there is none.
  private var slots: [UInt64] = Array(repeating: 0, count: 1 << 12)

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
      switch reason {
      case .depth: "\(count) places at the greatest depth were not walked on from"
      case .places: "\(count) places were not walked on from, as there were too many"
      case .sameFlow: "\(count) times a flow would have been too often in one stack"
      case .modals: "\(count) times too many modals would have lain over one another"
      case .rule: "\(count) places were not walked on from, by the rule"
      }
    }
  }

  struct Origin {
    let parent: Int32
    let step: Step.Code
  }

  struct Move {
    let from: Int32
    let to: Int32
  }

  enum Addition { case known, new, full }
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
    guard case .arrow(let arrow, nil) = step else { return }
    if reason == nil { isTaken[arrow] = true } else if refusals[arrow] == nil { refusals[arrow] = reason }
  }

  /// Notes that more may follow a place than is known.
  func leaveUnwalked(_ place: Int) { unwalked.insert(Int32(place)) }

  func add(
    _ place: [UInt16], _ hash: UInt64, from parent: Int?, by step: Step.Code, atMost limit: Int
  ) -> Addition {
    let mask = slots.count - 1, mark = hash & 0xFFFF_FFFF_0000_0000
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] & 0xFFFF_FFFF_0000_0000 == mark, isEqual(number, place) {
        note(parent, number)
        return .known
      }
      slot = (slot + 1) & mask
    }
    guard count < limit else { return .full }
    slots[slot] = mark | UInt64(count + 1)
    note(parent, count)
    tokens += place
    starts.append(UInt32(tokens.count))
    origins.append(Origin(parent: Int32(parent ?? -1), step: step))
    if count * 2 > slots.count { grow() }
    return .new
  }

  private func note(_ parent: Int?, _ place: Int) {
    if let parent { moves.append(Move(from: Int32(parent), to: Int32(place))) }
  }

  private func isEqual(_ number: Int, _ place: [UInt16]) -> Bool {
    let range = Int(starts[number])..<Int(starts[number + 1])
    return range.count == place.count && tokens[range].elementsEqual(place)
  }

  /// Twice as many slots; the hashes are made again, as only a part of each is kept.
  private func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for number in origins.indices {
      let hash = PlaceWriter.hash(of: tokens(of: number))
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(number + 1)
    }
  }

  func tokens(of number: Int) -> ArraySlice<UInt16> { tokens[Int(starts[number])..<Int(starts[number + 1])] }

  func origin(of number: Int) -> (parent: Int?, step: Step.Code) {
    let origin = origins[number]
    return (origin.parent < 0 ? nil : Int(origin.parent), origin.step)
  }
}

extension Exploration: @preconcurrency RandomAccessCollection {
  /// The first place, with which the app begins: 0.
  public var startIndex: Int { 0 }
  /// How many places there are.
  public var endIndex: Int { origins.count }
  /// A place by its number, in the order in which they were found: those that are nearer first.
  public subscript(number: Int) -> Place { Place(self, number) }

  /// Whether all places were found.
  public var isComplete: Bool { cuts.isEmpty }
}
