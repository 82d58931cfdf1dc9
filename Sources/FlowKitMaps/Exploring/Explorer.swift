import FlowKit

/// Walks through all places that an app can reach, breadth first and in a fixed order, one place after another.
///
/// So the first way to a place is a shortest one, and two runs find the same. A hasty walk goes on at once from a place
/// that shows a flow for the first time, and then from those that show one in another state of the app, or opened by
/// another one, so that it soon has tried nearly everything once; its depths and the order of its moves mean nothing.
///
/// It works on trees of stand-ins. These are flows without screens, one object each, so that it recognises a place
/// quickly.
@MainActor
struct Explorer {
  /// The places that were found.
  private(set) var store = PlaceStore()
  /// What was left out, and why.
  private(set) var cuts: [Exploration.Cut] = []
  /// Places whose moves were not tried, because of the test's rule or of a limit.
  private(set) var unwalked: Set<Int32> = []
  /// Places that lead to deeper ones that a limit left out, in order.
  private(set) var deepens: [Int32] = []
  /// Whether each arrow could be taken anywhere, and why it failed at the first try.
  private(set) var isTaken: [Bool]
  private(set) var takenCount = 0
  private(set) var refusals: [Int: NavigationReason] = [:]

  private let limits: Exploration.Limits
  private let moves: MoveTable
  /// Nil to tell all places apart.
  private var hidden: HiddenStacks?
  private var writer = PlaceWriter()
  private var lastID = 1
  private var depth = 0
  /// The places to walk from: those of the current level, the next one last, and those of the next level.
  private var level: [Start] = []
  private var deeper: [Start] = []
  /// In a hasty walk, those that come before the level: they show a flow for the first time, or in another way.
  private var newFlows: [Start] = []
  private var newWays: [Start] = []

  /// The flows that were visible; nil if the walk isn't hasty.
  private var shown: Set<FlowID>?
  /// The same, each with the one that opened it, in each of the app's states.
  private var shownWays: [Set<[FlowID?]>]

  private typealias Start = (stand: MoveTable.Stand, place: Int)

  /// Begins with the places where the app begins.
  ///
  /// - Parameters:
  ///   - map: The flows.
  ///   - moves: Their moves.
  ///   - limits: How far to walk.
  ///   - forgetsHidden: Whether places that differ in hidden tabs only are one.
  ///   - isHasty: Whether to prefer places that show a flow for the first time, or opened by another one.
  init(
    _ map: FlowMap, _ moves: MoveTable, _ limits: Exploration.Limits, forgetsHidden: Bool, isHasty: Bool
  ) {
    self.limits = limits
    self.moves = moves
    shown = isHasty ? [] : nil
    shownWays = Array(repeating: [], count: max(map.states.count, 1))
    hidden = forgetsHidden ? HiddenStacks(map, states: moves.stateCount) : nil
    isTaken = Array(repeating: false, count: map.arrows.count)
    writer.hasStates = map.states.count > 1
    for (root, state) in moves.beginnings {
      guard let stand = moves.stand(of: root, state, lastID: &lastID) else { continue }
      let start = Exploration.Step.Code(.start(Int32(root), state: UInt8(clamping: state)))
      _ = add(stand, from: nil, by: start, isSure: true)
    }
    level += takeDeeper()
  }
}

extension Explorer {
  /// Whether it has found a place, where places are told apart by all that they have.
  func hasFound(_ stand: MoveTable.Stand) -> Bool {
    var writer = writer
    writer.write(stand)
    return store.contains(writer.tokens)
  }
}

// Each place is walked from, left, or passed, in the order in which places were found.
extension Explorer {
  /// The number of the place that is next; nil if there are no more, or a limit is reached.
  mutating func next() -> Int? {
    if let first = newFlows.last ?? newWays.last { return first.place }
    if level.isEmpty, !deeper.isEmpty {
      depth += 1
      level = takeDeeper()
    }
    guard let last = level.last else { return nil }
    if depth == limits.depth {
      end(.depth)
      return nil
    }
    return last.place
  }

  /// Tries all moves that the next place offers.
  mutating func walk(from place: Int) {
    guard let last = takeNext() else { return }
    guard walk(from: place, last.stand) else {
      level.append(last)
      return end(.places)
    }
  }

  /// Goes past the next place, beyond which nothing matters.
  mutating func pass() { _ = takeNext() }

  /// Leaves out what follows the next place, because of the test's rule.
  mutating func leave(_ place: Int) {
    _ = takeNext()
    unwalked.insert(Int32(place))
    cut(.rule, 1)
  }

  /// Leaves out all places that are left.
  private mutating func end(_ reason: Exploration.Cut.Reason) {
    let all = newFlows + newWays + level + deeper
    cut(reason, all.count)
    unwalked.formUnion(all.map { Int32($0.place) })
    (newFlows, newWays, level, deeper) = ([], [], [], [])
  }

  private mutating func takeNext() -> Start? { newFlows.popLast() ?? newWays.popLast() ?? level.popLast() }

  private mutating func takeDeeper() -> [Start] {
    defer { deeper = [] }
    return deeper.reversed()
  }
}

extension Explorer {
  /// Tries all moves that a place offers.
  ///
  /// - Returns: Whether there is room for all places that it leads to.
  private mutating func walk(from place: Int, _ stand: MoveTable.Stand) -> Bool {
    var rest = moves.moves(in: stand)[...]
    while let move = rest.popFirst() {
      let taken = moves.take(move, in: stand, lastID: &lastID)
      note(move.step, reason: taken.reason)
      if !taken.alternatives.isEmpty { rest = taken.alternatives + rest }
      if !taken.others.isEmpty { rest = taken.others + rest }
      guard let next = taken.stand, next.mayDiffer(from: stand) else { continue }
      guard add(next, from: place, by: move.step, isSure: taken.isSure) else { return false }
    }
    return true
  }

  private mutating func add(
    _ stand: MoveTable.Stand, from place: Int?, by step: Exploration.Step.Code, isSure: Bool
  ) -> Bool {
    writer.write(stand)
    if let reason = writer.isTooMuch(for: limits) {
      cut(reason, 1)
      if let place, step.isOfUser, deepens.last != Int32(place) { deepens.append(Int32(place)) }
      return true
    }
    let tokens = hidden?.reduced(writer.tokens) ?? writer.tokens
    let user = step.isOfUser ? place.map { PlaceStore.User(place: Int32($0), isSure: isSure) } : nil
    switch store.add(tokens, PlaceWriter.hash(of: tokens), from: place, by: step, of: user, atMost: limits.places) {
    case .known: return true
    case .full: return false
    case .new:
      let start = (stand, store.count - 1)
      guard shown != nil else {
        deeper.append(start)
        return true
      }
      let visible = stand.tree.visible, way = [visible.flow, stand.tree.opener(of: visible.id)?.flow]
      let isNewWay = shownWays[stand.state].insert(way).inserted
      if shown?.insert(visible.flow).inserted == true {
        newFlows.append(start)
      } else if isNewWay {
        newWays.append(start)
      } else {
        deeper.append(start)
      }
      return true
    }
  }

  private mutating func cut(_ reason: Exploration.Cut.Reason, _ count: Int) {
    if let known = cuts.firstIndex(where: { $0.reason == reason }) {
      cuts[known].count += count
    } else {
      cuts.append(Exploration.Cut(reason: reason, count: count))
    }
  }

  /// Records how a step ended.
  private mutating func note(_ step: Exploration.Step.Code, reason: NavigationReason?) {
    guard step.guardArrows.isEmpty, case .arrow(let number, _) = step.act else { return }
    let arrow = Int(number)
    if let reason {
      if refusals[arrow] == nil { refusals[arrow] = reason }
    } else if !isTaken[arrow] {
      isTaken[arrow] = true
      takenCount += 1
    }
  }
}
