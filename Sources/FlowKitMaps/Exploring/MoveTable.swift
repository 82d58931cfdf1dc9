import FlowKit

/// The moves in the screens of each flow: the map's arrows, and what the system offers.
@MainActor
struct MoveTable {
  /// The numbers of the flows that an app may begin with.
  let roots: [Int]
  private var flows: [StandInBlueprint] { standIns.all }
  private let standIns: StandIns
  /// What the callbacks of each flow do, and what the flow does when the user goes back.
  private let own: [[Offer]]
  /// How each flow answers messages.
  private let answers: [Question: NavigationAction]
  /// What the guards do instead that are asked before a flow is entered, for the flows that have any.
  private let entering: [Int: [GuardAnswer]]
  /// What the guards of actions do instead, for the flows that have any.
  private let acting: [Int: [GuardAnswer]]
  /// The number of children that the user can select in each flow.
  private let selectable: [Int]

  private struct Question: Hashable {
    let flow: Int
    let message: String
  }

  /// Something that may be done in a screen of a flow.
  private struct Offer {
    let action: NavigationAction
    let arrow: Int32
    /// Whether it answers the system's back.
    let isBack: Bool
  }

  /// What a guard does instead.
  struct GuardAnswer {
    let arrow: Int32
    let action: NavigationAction
    /// The number of the flow that doesn't enter; `nil` if it answers all actions.
    let flow: Int?
  }

  /// Something to do, and its caller.
  struct Move {
    let action: NavigationAction
    let step: Exploration.Step.Code
    var caller: ScreenID?
    /// What a guard does instead.
    var answer: GuardAnswer?
  }

  init(_ map: FlowMap) {
    let standIns = StandIns(map)
    self.standIns = standIns
    roots = map.nodes.indices.filter { map.nodes[$0].isRoot }
    selectable = map.nodes.map { $0.kind == .tabs || $0.kind == .pages ? $0.children.count : 0 }
    var own = Array(repeating: [Offer](), count: map.nodes.count), answers: [Question: NavigationAction] = [:]
    var entering: [Int: [GuardAnswer]] = [:], acting: [Int: [GuardAnswer]] = [:]
    for (index, arrow) in map.arrows.enumerated() {
      guard arrow.cause == .guard, let flow = map.indices[arrow.source] else { continue }
      let action = arrow.action.replacingFlows(standIns.standIn)
      let kinds = map.nodes[flow].guards.filter { $0.action == arrow.action }.map(\.kind)
      if kinds.contains(.entering) {
        entering[flow, default: []].append(GuardAnswer(arrow: Int32(index), action: action, flow: flow))
      }
      if kinds.contains(.acting) {
        acting[flow, default: []].append(GuardAnswer(arrow: Int32(index), action: action, flow: nil))
      }
    }
    for (index, arrow) in map.arrows.enumerated() {
      guard let flow = map.indices[arrow.source] else { continue }
      let action = arrow.action.replacingFlows(standIns.standIn)
      switch arrow.cause {
      case .guard: break
      case .message(let text): answers[Question(flow: flow, message: text)] = action
      case .back, .callback: own[flow].append(Offer(action: action, arrow: Int32(index), isBack: arrow.cause == .back))
      }
    }
    (self.own, self.answers, self.entering, self.acting) = (own, answers, entering, acting)
  }

  /// The tree that the app begins with.
  func tree(of root: Int, lastID: inout Int) -> NavigationTree? {
    guard let step = try? NavigationTree.beginning(with: flows[root], lastID: lastID) else { return nil }
    lastID = step.lastID
    return step.tree
  }

  /// All moves in a place: first those of the visible screens, then those that the system offers to the user.
  func moves(in tree: NavigationTree) -> [Move] {
    var moves: [Move] = []
    moves.reserveCapacity(16)
    let canClose = tree.frontStyle.map { Self.closable.contains($0.name) } == true
    let offersBack = offersBack(tree, canClose: canClose)
    for (place, entry) in tree.shown.enumerated() {
      guard let number = (entry.flow.blueprint as? StandInBlueprint)?.number else { continue }
      let asker = UInt8(clamping: place), group = acting.isEmpty ? [] : groupAnswers(to: entry.id, in: tree)
      for offer in own[number] where offersBack || !offer.isBack {
        moves.append(
          Move(action: offer.action, step: .arrow(offer.arrow, guardArrow: nil, by: asker), caller: entry.id))
        for answer in group {
          let step = Exploration.Step.Code.arrow(offer.arrow, guardArrow: answer.arrow, by: asker)
          moves.append(Move(action: offer.action, step: step, caller: entry.id, answer: answer))
        }
      }
      for index in 0..<selectable[number] {
        let step = Exploration.Step.Code.select(Int32(index), guardArrow: nil, by: asker)
        moves.append(Move(action: .select(index), step: step, caller: entry.id))
      }
    }
    if offersBack { moves.append(Move(action: .back(), step: .back)) }
    if canClose { moves.append(Move(action: .dismiss(), step: .close)) }
    return moves
  }

  /// The rules of a flow's tabs or pages; nil if it has none.
  func rules(of flow: Int) -> FlowChildren.Rules? {
    selectable[flow] > 0 ? flows[flow].children()?.rules : nil
  }

  /// The trees after each of these steps; the first step is the beginning.
  func trees(after steps: [Exploration.Step.Code]) -> [NavigationTree] {
    var lastID = 0, trees: [NavigationTree] = []
    for step in steps {
      if case .start(let root) = step, let tree = tree(of: Int(root), lastID: &lastID) {
        trees.append(tree)
      } else if let tree = trees.last, let move = move(for: step, in: tree, lastID) {
        trees.append((try? self.tree(after: move, in: tree, lastID: &lastID)) ?? tree)
      }
    }
    return trees
  }

  private func move(for step: Exploration.Step.Code, in tree: NavigationTree, _ lastID: Int) -> Move? {
    let moves = moves(in: tree)
    if let move = moves.first(where: { $0.step == step }) { return move }
    guard let move = moves.first(where: { $0.step == step.allowed }) else { return nil }
    var id = lastID
    guard let reached = try? self.tree(after: move, in: tree, lastID: &id) else { return nil }
    return alternatives(to: move, reaching: reached, lastID).first { $0.step == step }
  }

  /// What is done instead of a move by the guards of the flows that it enters.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - tree: The tree after it.
  ///   - lastID: The last id before it.
  /// - Returns: The same move, with an answer each; empty if nobody is asked.
  func alternatives(to move: Move, reaching tree: NavigationTree, _ lastID: Int) -> [Move] {
    guard !entering.isEmpty, move.answer == nil else { return [] }
    var answers: [GuardAnswer] = []
    for entry in tree.path where entry.id.number > lastID {
      guard let number = (entry.flow.blueprint as? StandInBlueprint)?.number else { continue }
      for answer in entering[number] ?? [] where !answers.contains(where: { $0.arrow == answer.arrow }) {
        answers.append(answer)
      }
    }
    return answers.compactMap { answer in
      move.step.answered(by: answer.arrow).map {
        Move(action: move.action, step: $0, caller: move.caller, answer: answer)
      }
    }
  }

  /// The tree after an action from outside any screen at the app's start; `nil` if the action can't be performed.
  func tree(opening action: NavigationAction) -> NavigationTree? {
    var lastID = 1
    guard let root = roots.first, let tree = tree(of: root, lastID: &lastID) else { return nil }
    return try? perform(action.replacingFlows(standIns.standIn), nil, tree, &lastID, depth: 0)
  }

  /// The tree after a move; the same tree if it changes nothing.
  ///
  /// - Throws: The reason why the move can't be performed.
  func tree(
    after move: Move, in tree: NavigationTree, lastID: inout Int
  ) throws(NavigationReason) -> NavigationTree {
    if let answer = move.answer, answer.flow == nil {
      return try perform(answer.action, move.caller, tree, &lastID, depth: 0)
    }
    return try perform(move.action, move.caller, tree, &lastID, depth: 0, unless: move.answer)
  }

  /// Whether a system offers back: a modal that the user can't close has no way out but its screens' own.
  private func offersBack(_ tree: NavigationTree, canClose: Bool) -> Bool {
    if tree.frontStyle == nil || canClose { return true }
    let after = try? tree.step(.back(), from: nil, lastID: 1 << 30).tree
    return after?.modals.count == tree.modals.count
  }

  /// What the guards of actions around a screen do instead: those of the nearest flow that has any.
  private func groupAnswers(to caller: ScreenID, in tree: NavigationTree) -> [GuardAnswer] {
    let group = tree.answerer(onTheWayFrom: caller) { answersOfGroup($0) != nil }
    return group.flatMap { answersOfGroup($0.entry.flow) } ?? []
  }

  private func answersOfGroup(_ flow: FlowID) -> [GuardAnswer]? {
    (flow.blueprint as? StandInBlueprint).flatMap { acting[$0.number] }
  }

  /// The styles of modals that the user closes with a swipe, or with a tap beside them.
  static let closable: Set<String> = ["sheet", "formSheet", "pageSheet", "popover"]
  /// The limit of messages that answer each other; longer chains count as endless, as in a navigator.
  private static let longestChain = 100

  private func perform(
    _ action: NavigationAction, _ caller: ScreenID?, _ tree: NavigationTree, _ lastID: inout Int, depth: Int,
    unless other: GuardAnswer? = nil
  ) throws(NavigationReason) -> NavigationTree {
    guard depth < Self.longestChain else { throw .endless }
    if action.kind == .broadcast { return try broadcast(action, caller, tree, &lastID, depth: depth, unless: other) }
    if action.kind == .send {
      let sender = caller ?? tree.visible.id
      let answer = try answer(to: action, from: sender, in: tree)
      return try perform(answer.action, answer.caller, tree, &lastID, depth: depth + 1, unless: other)
    }
    let step = try tree.step(action, from: caller, lastID: lastID)
    if let other, Self.enters(other.flow, step.tree, lastID) {
      return try perform(other.action, caller, tree, &lastID, depth: depth + 1)
    }
    lastID = step.lastID
    var reached = step.tree
    for (action, caller) in step.followers {
      reached = (try? perform(action, caller, reached, &lastID, depth: depth + 1, unless: other)) ?? reached
    }
    return reached
  }

  /// Whether a tree has an entry of a flow that is new.
  private static func enters(_ flow: Int?, _ tree: NavigationTree, _ lastID: Int) -> Bool {
    tree.path.contains { $0.id.number > lastID && ($0.flow.blueprint as? StandInBlueprint)?.number == flow }
  }

  private func broadcast(
    _ message: NavigationAction, _ caller: ScreenID?, _ tree: NavigationTree, _ lastID: inout Int, depth: Int,
    unless other: GuardAnswer?
  ) throws(NavigationReason) -> NavigationTree {
    let ids = caller.map { tree.ids(ledToBy: $0) }
    var reached = tree, isAnswered = false
    for entry in tree.path where ids?.contains(entry.id) ?? true {
      guard let answer = answer(of: entry.flow, to: message) else { continue }
      isAnswered = true
      let top = reached.answerer(onTheWayFrom: entry.id) { $0 == entry.flow }?.top ?? entry.id
      let actor = answer.isAboutLedTo ? entry.id : top
      let action = answer.answered(by: entry.id)
      reached = (try? perform(action, actor, reached, &lastID, depth: depth + 1, unless: other)) ?? reached
    }
    guard isAnswered else { throw .unhandled }
    return reached
  }

  private func answer(of flow: FlowID, to message: NavigationAction) -> NavigationAction? {
    guard let number = (flow.blueprint as? StandInBlueprint)?.number else { return nil }
    return answers[Question(flow: number, message: message.payload?.description ?? "")]
  }

  private func answer(
    to message: NavigationAction, from sender: ScreenID, in tree: NavigationTree
  ) throws(NavigationReason) -> (action: NavigationAction, caller: ScreenID) {
    let found: (entry: NavigationTree.Entry, top: ScreenID)?
    if let flow = message.flow {
      found = tree.answerer(of: flow, ledToBy: sender)
      if found == nil { throw .targetNotFound }
    } else {
      found = tree.answerer(onTheWayFrom: sender) { answer(of: $0, to: message) != nil }
    }
    guard let found, let action = answer(of: found.entry.flow, to: message) else { throw .unhandled }
    return (action.answered(by: found.entry.id), action.isAboutLedTo ? found.entry.id : found.top)
  }
}

/// The stand-ins of a map's flows, one for each.
@MainActor
private final class StandIns {
  private(set) var all: [StandInBlueprint] = []
  private let indices: [FlowID: Int]

  init(_ map: FlowMap) {
    indices = map.indices
    for (number, node) in map.nodes.enumerated() {
      let flow = node.flow.blueprint
      guard let children = flow.children() else {
        all.append(StandInBlueprint(for: flow, number: number, children: nil))
        continue
      }
      all.append(StandInBlueprint(for: flow, number: number) { [weak self] in self?.standIns(children) ?? children })
    }
  }

  private func standIns(_ children: FlowChildren) -> FlowChildren {
    var others = children
    others.flows = children.flows.map(standIn)
    return others
  }

  func standIn(_ flow: Blueprint) -> Blueprint { indices[flow.id].map { all[$0] } ?? flow }
}
