/// What should become of stacks and screens, with plain lists.
struct ReuseModel {
  struct Entry {
    let id: Int
    let flow: Int
    /// The number of its screen: how many were made before.
    let screen: Int
  }

  /// A screen that no entry shows.
  struct Waiting {
    let flow: Int
    let screen: Int
    let isAhead: Bool
  }

  struct Options {
    var isRetained = false
    var isSingleTop = false
    var movesToFront = false
  }

  static let limit = 3
  static let flows = [
    Options(), Options(), Options(isRetained: true), Options(isRetained: true), Options(isRetained: true),
    Options(isRetained: true), Options(isSingleTop: true), Options(movesToFront: true),
    Options(isRetained: true, isSingleTop: true), Options(isRetained: true, movesToFront: true),
  ]

  private(set) var stacks: [[Entry]] = [[Entry(id: 1, flow: 0, screen: 0)]]
  private(set) var waiting: [Waiting] = []
  private(set) var made = 1
  /// How many entries have shown a screen that had waited.
  private(set) var reused = 0
  /// How often each screen was handed arguments.
  private(set) var told: [Int: Int] = [:]
  private var nextID = 2

  var living: Set<Int> { Set(stacks.joined().map(\.screen) + waiting.map(\.screen)) }

  private var top: Entry { stacks[stacks.count - 1][stacks[stacks.count - 1].count - 1] }
}

extension ReuseModel {
  /// - Returns: Why it is not done.
  mutating func take(_ deed: ReuseDeed) -> String? {
    switch deed {
    case .push(let flow, let screen):
      if let screen, let reason = refusal(screen) { return reason }
      push(flow)
    case .present(let flow): present(flow)
    case .replace(let flow):
      let new = enter(flow)
      leave([stacks[stacks.count - 1].removeLast()])
      put(new)
    case .reset(let flows):
      let new = flows.map { enter($0) }
      leave(stacks.removeLast().reversed())
      stacks.append([])
      for entry in new { put(entry, isTold: false) }
    case .pushBoth(let first, let second):
      push(first)
      push(second)
    case .preload(let flow): preload(flow)
    case .releaseRetained: waiting = []
    case .pop, .popToRoot, .dismiss, .dismissAll: return goBack(deed)
    }
    return nil
  }

  /// Why a screen may not push.
  private func refusal(_ screen: Int) -> String? {
    if screen == top.screen { return nil }
    guard let waiting = waiting.first(where: { $0.screen == screen }) else { return "covered" }
    return waiting.isAhead ? "not entered" : "removed"
  }

  private mutating func push(_ flow: Int) {
    let options = Self.flows[flow], last = stacks.count - 1
    if options.isSingleTop || options.movesToFront, top.flow == flow { return tell(top) }
    if options.movesToFront, let index = stacks[last].lastIndex(where: { $0.flow == flow }), index > 0 {
      stacks[last].append(stacks[last].remove(at: index))
      return tell(top)
    }
    put(enter(flow))
  }

  private mutating func present(_ flow: Int) {
    if Self.flows[flow].isSingleTop, top.flow == flow { return tell(top) }
    let new = enter(flow)
    stacks.append([])
    put(new)
  }

  private mutating func goBack(_ deed: ReuseDeed) -> String? {
    let last = stacks.count - 1
    switch deed {
    case .pop, .popToRoot:
      if stacks[last].count == 1 { return "nothing to pop" }
      let kept = if case .pop = deed { stacks[last].count - 1 } else { 1 }
      let gone = Array(stacks[last][kept...])
      stacks[last].removeLast(gone.count)
      leave(gone.reversed())
    default:
      let isOne = if case .dismiss = deed { true } else { false }
      if last == 0 { return isOne ? "nothing to dismiss" : nil }
      let kept = isOne ? last : 1
      let gone = stacks[kept...].reversed().flatMap { $0.reversed() }
      stacks.removeLast(stacks.count - kept)
      leave(gone)
    }
    return nil
  }
}

extension ReuseModel {
  /// A new entry, with the screen that waits for it, or a new one.
  private mutating func enter(_ flow: Int) -> Entry {
    nextID += 1
    if let index = waiting.firstIndex(where: { $0.flow == flow }) {
      reused += 1
      return Entry(id: nextID - 1, flow: flow, screen: waiting.remove(at: index).screen)
    }
    made += 1
    return Entry(id: nextID - 1, flow: flow, screen: made - 1)
  }

  private mutating func put(_ entry: Entry, isTold: Bool = true) {
    stacks[stacks.count - 1].append(entry)
    if isTold { tell(entry) }
  }

  private mutating func tell(_ entry: Entry) { told[entry.screen, default: 0] += 1 }

  private mutating func leave(_ entries: [Entry]) {
    for entry in entries where Self.flows[entry.flow].isRetained {
      keep(Waiting(flow: entry.flow, screen: entry.screen, isAhead: false))
    }
  }

  private mutating func preload(_ flow: Int) {
    guard !waiting.contains(where: { $0.flow == flow }) else { return }
    made += 1
    keep(Waiting(flow: flow, screen: made - 1, isAhead: true))
  }

  private mutating func keep(_ new: Waiting) {
    waiting.removeAll { $0.flow == new.flow }
    waiting.append(new)
    if waiting.count > Self.limit { waiting.removeFirst() }
  }
}
