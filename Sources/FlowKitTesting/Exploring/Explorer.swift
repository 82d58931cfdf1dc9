import FlowKit

/// Walks through all places that an app can come to: breadth first, so that the first way to a place is a shortest one, and in a
/// fixed order, so that two runs find the same.
///
/// It works on trees of stand-ins: flows without screens, each one object, so that the same place is quickly known again.
@MainActor
struct Explorer {
  let limits: Exploration.Limits
  let found: Exploration
  private let moves: MoveTable
  private var writer = PlaceWriter()
  private var lastID = 1
  /// The trees of the places of the level that is being walked, and of the next one.
  private var level: [NavigationTree] = []
  private var next: [NavigationTree] = []

  init(_ map: FlowMap, _ limits: Exploration.Limits) {
    self.limits = limits
    moves = MoveTable(map)
    found = Exploration(map, moves, limits)
  }

  /// Walks on until there is nothing new, or a limit is reached.
  ///
  /// - Parameter isInside: Whether a place is to be walked on from.
  mutating func walk(where isInside: (@MainActor (Exploration.Place) -> Bool)?) {
    for root in moves.roots {
      guard let tree = moves.tree(of: root, lastID: &lastID) else { continue }
      _ = add(tree, from: nil, by: .start(root))
    }
    (level, next) = (next, [])
    var first = 0, depth = 0
    while !level.isEmpty {
      if depth == limits.depth { return found.cut(.depth, level.count) }
      for (offset, tree) in level.enumerated() {
        let place = first + offset
        if let isInside, !isInside(found[place]) {
          found.cut(.rule, 1)
          found.leaveUnwalked(place)
          continue
        }
        guard walk(from: place, tree) else { return found.cut(.places, level.count - offset + next.count) }
        found.walked = place + 1
      }
      first += level.count
      depth += 1
      (level, next) = (next, [])
    }
  }

  /// Does all that can be done in a place.
  ///
  /// - Returns: Whether there is room for all that it leads to.
  private mutating func walk(from place: Int, _ tree: NavigationTree) -> Bool {
    for move in moves.moves(in: tree) {
      do throws(NavigationReason) {
        let reached = try moves.tree(after: move, in: tree, lastID: &lastID)
        found.note(move.step, reason: nil)
        if reached.isIdentical(to: tree) { continue }
        guard add(reached, from: place, by: move.step) else { return false }
      } catch {
        found.note(move.step, reason: error)
      }
    }
    return true
  }

  private mutating func add(_ tree: NavigationTree, from place: Int?, by step: Exploration.Step.Code) -> Bool {
    writer.write(tree)
    if let reason = writer.isTooMuch(for: limits) {
      found.cut(reason, 1)
      place.map(found.leaveUnwalked)
      return true
    }
    switch found.add(writer.tokens, writer.hash, from: place, by: step, atMost: limits.places) {
    case .known: return true
    case .full: return false
    case .new:
      next.append(tree)
      return true
    }
  }
}

/// Writes what is in a tree as numbers, which are the same for the same place.
@MainActor
struct PlaceWriter {
  private(set) var tokens: [UInt16] = []
  /// How often the most frequent flow is in one stack.
  private var repeats = 0
  private var modals = 0
  /// The names of styles, each with its number.
  private var styles: [String] = []
  /// The flows of the stacks that are being written, one in another, and where each begins.
  private var stack: [UInt16] = []
  private var starts: [Int] = [0]

  /// What a number means where it is no flow's.
  enum Mark {
    static let container: UInt16 = 0, child: UInt16 = 1, unshown: UInt16 = 2, end: UInt16 = 3, modal: UInt16 = 4
    static let firstFlow: UInt16 = 16
  }

  mutating func write(_ tree: NavigationTree) {
    tokens.removeAll(keepingCapacity: true)
    stack.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    (repeats, modals) = (0, 0)
    tree.forEachPart { part in write(part) }
  }

  private mutating func write(_ part: NavigationTree.Part) {
    switch part {
    case .entry(let flow):
      let token = Self.token(of: flow)
      tokens.append(token)
      stack.append(token)
      repeats = max(repeats, stack[(starts.last ?? 0)...].count { $0 == token })
    case .container(let selected, let before):
      tokens += [Mark.container, UInt16(truncatingIfNeeded: (selected ?? -1) + 1), UInt16(truncatingIfNeeded: before.count)]
      tokens += before.map { UInt16(truncatingIfNeeded: $0) }
      starts.append(stack.count)
    case .child(nil):
      tokens.append(Mark.child)
      stack.removeSubrange((starts.last ?? 0)...)
    case .child(let flow?):
      tokens += [Mark.unshown, Self.token(of: flow)]
    case .end:
      tokens.append(Mark.end)
      stack.removeSubrange((starts.popLast() ?? 0)...)
    case .modal(let style, let presenter):
      tokens += [Mark.modal, number(of: style), UInt16(truncatingIfNeeded: presenter)]
      modals += 1
      stack.removeAll(keepingCapacity: true)
    }
  }

  private mutating func number(of style: PresentationStyle) -> UInt16 {
    let known = styles.firstIndex(of: style.name)
    if known == nil { styles.append(style.name) }
    return UInt16(truncatingIfNeeded: known ?? styles.count - 1)
  }

  private static func token(of flow: Blueprint) -> UInt16 {
    Mark.firstFlow &+ UInt16(truncatingIfNeeded: (flow as? StandInBlueprint)?.number ?? 0)
  }

  /// A mix of all numbers, the same in every run.
  var hash: UInt64 { Self.hash(of: tokens) }

  static func hash(of tokens: some Sequence<UInt16>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for token in tokens { hash = (hash ^ UInt64(token)) &* 0x100_0000_01B3 }  // FNV-1a, on numbers of 16 bits
    return hash ^ (hash >> 29)
  }

  func isTooMuch(for limits: Exploration.Limits) -> Exploration.Cut.Reason? {
    if repeats > limits.sameFlow { return .sameFlow }
    return modals > limits.modals ? .modals : nil
  }
}
