import FlowKit

/// Walks through all places that an app can reach, breadth first and in a fixed order.
///
/// So the first way to a place is a shortest one, and two runs find the same.
///
/// It works on trees of stand-ins. These are flows without screens, one object each, so that it recognises a place
/// quickly.
@MainActor
struct Explorer {
  let limits: Exploration.Limits
  let found: Exploration
  private let moves: MoveTable
  /// Nil to tell all places apart.
  private var hidden: HiddenStacks?
  private var writer = PlaceWriter()
  private var lastID = 1
  /// The trees of the places in the current level, and in the next one.
  private var level: [NavigationTree] = []
  private var next: [NavigationTree] = []

  /// - Parameters:
  ///   - map: The flows.
  ///   - limits: How far to walk.
  ///   - forgetsHidden: Whether places that differ in hidden tabs only are one.
  init(_ map: FlowMap, _ limits: Exploration.Limits, forgetsHidden: Bool = false) {
    self.limits = limits
    hidden = forgetsHidden ? HiddenStacks(map) : nil
    moves = MoveTable(map)
    found = Exploration(map, moves, limits)
  }

  /// Walks on until there are no new places, or a limit is reached.
  ///
  /// - Parameters:
  ///   - isInside: Returns whether to walk on from a place; where it doesn't, something is left out.
  ///   - isEnd: Returns whether a place is an end of the walk, beyond which nothing matters.
  mutating func walk(
    where isInside: (@MainActor (Exploration.Place) -> Bool)?,
    until isEnd: (@MainActor (Exploration.Place) -> Bool)? = nil
  ) {
    found.rule = isInside
    for root in moves.roots {
      guard let tree = moves.tree(of: root, lastID: &lastID) else { continue }
      _ = hidden?.forgotten(in: tree, lastID: lastID)
      _ = add(tree, from: nil, by: .start(Int32(root)))
    }
    (level, next) = (next, [])
    var first = 0, depth = 0
    while !level.isEmpty {
      if depth == limits.depth { return found.cut(.depth, level.count) }
      for (offset, tree) in level.enumerated() {
        let place = first + offset
        if isEnd?(found[place]) == true {
          found.walked = place + 1
          continue
        }
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

  /// Tries all moves that a place offers.
  ///
  /// - Returns: Whether there is room for all places that it leads to.
  private mutating func walk(from place: Int, _ tree: NavigationTree) -> Bool {
    var rest = moves.moves(in: tree)[...]
    while let move = rest.popFirst() {
      do throws(NavigationReason) {
        let before = lastID
        var reached = try moves.tree(after: move, in: tree, lastID: &lastID)
        found.note(move.step, reason: nil)
        if reached.isIdentical(to: tree) { continue }
        let others = moves.alternatives(to: move, reaching: reached, before)
        if !others.isEmpty { rest = others + rest }
        if let known = hidden?.forgotten(in: reached, lastID: lastID) { reached = known }
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
      if let place { found.deepens.insert(Int32(place)) }
      return true
    }
    switch found.store.add(writer.tokens, writer.hash, from: place, by: step, atMost: limits.places) {
    case .known: return true
    case .full: return false
    case .new:
      next.append(tree)
      return true
    }
  }
}
