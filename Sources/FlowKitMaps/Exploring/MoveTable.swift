package import FlowKit

/// The moves in the screens of each flow, in each of the app's states: the map's arrows, and what the system offers.
@MainActor
package struct MoveTable {
  /// Where the app may begin: the numbers of a flow and a state.
  package private(set) var beginnings: [(root: Int, state: Int)]
  /// The tree to begin with instead; nil to begin as the app does.
  private(set) var start: NavigationTree?
  private var flows: [StandInBlueprint] { standIns.all }
  private let standIns: StandIns
  /// What can be done in each of the app's states; one state if the map was made in none.
  private let states: [Offers]
  /// The number of the app itself; nil if it is not on the map.
  private let app: Int?
  /// The number of children that the user can select in each flow.
  private let selectable: [Int]
  /// The flows whose screens may refuse to leave.
  private let leaving: Set<Int>
  /// Whether any flow's screens act while they are covered.
  private let canActCovered: Bool

  /// What can be done in one of the app's states.
  private struct Offers {
    /// The flow that the app begins with, if it chooses it by its state.
    var root: Int?
    /// Whether a guard may keep that root out.
    var isRootGuarded = false
    /// Whether screens are asked to leave when that root is set.
    var asksToLeave = true
    /// What the callbacks of each flow do, and what the flow does when the user goes back.
    var own: [[Offer]]
    /// What comes from outside any screen.
    var outside: [Offer] = []
    /// The actions that wait for an answer, by the flow that gives it, each with the flow that waits.
    var awaiting: [Int: [(arrow: Int32, waiter: Int)]] = [:]
    /// How each flow, and the app, answers messages.
    var answers: [Question: NavigationAction] = [:]
    /// What the guards do instead that are asked before a flow is entered, for the flows that have any.
    var entering: [Int: [GuardAnswer]] = [:]
    /// The flows whose guards don't let anybody in.
    var closed: Set<Int> = []
    /// What the guards of actions do instead, for the flows that have any.
    var acting: [Int: [GuardAnswer]] = [:]
  }

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

  package init(_ map: FlowMap) {
    let standIns = StandIns(map)
    self.standIns = standIns
    selectable = map.nodes.map { $0.kind == .tabs || $0.kind == .pages ? $0.children.count : 0 }
    app = map.nodes.firstIndex(where: \.isApp)
    leaving = Set(map.nodes.indices.filter { map.nodes[$0].guards.contains { $0.kind == .leaving } })
    canActCovered = map.nodes.contains { $0.flow.blueprint.acceptsActions == .whileOnStack }
    let states = (0..<max(map.states.count, 1)).map { Self.offers(of: map, in: $0, standIns) }
    let roots = states.indices.flatMap { state in
      map.nodes.indices.filter { map.nodes[$0].rootStates.contains(state) }.map { (root: $0, state: state) }
    }
    (self.states, beginnings) = (states, roots)
  }

  /// The same moves, from a place on.
  func beginning(with tree: NavigationTree, in state: Int) -> MoveTable {
    var table = self
    (table.start, table.beginnings) = (tree, [(beginnings.first?.root ?? 0, state)])
    return table
  }

  private static func offers(of map: FlowMap, in state: Int, _ standIns: StandIns) -> Offers {
    var offers = Offers(own: Array(repeating: [], count: map.nodes.count))
    let roots = map.nodes.indices.filter { map.nodes[$0].rootStates.contains(state) }
    if map.nodes.contains(where: { $0.isRoot && !$0.rootStates.contains(state) }) { offers.root = roots.first }
    offers.closed = Set(map.nodes.indices.filter { map.nodes[$0].closedStates.contains(state) })
    offers.asksToLeave = !map.statesNotAsking.contains(state)
    offers.isRootGuarded = offers.root.map { isGuarded($0, in: state, map, standIns) } ?? false
    for (index, arrow) in map.arrows.enumerated() where arrow.states.contains(state) {
      guard let flow = map.indices[arrow.source] else { continue }
      let action = arrow.action.replacingFlows(standIns.standIn), number = Int32(index)
      if arrow.answer != nil, let answerer = map.indices[arrow.answerer] {
        offers.awaiting[answerer, default: []].append((number, flow))
      }
      switch arrow.cause {
      case .guard:
        let kinds = map.nodes[flow].guards.filter { $0.action == arrow.action }.map(\.kind)
        let other = arrow.isInPlace ? action.flow : nil
        if kinds.contains(.entering) {
          offers.entering[flow, default: []].append(
            GuardAnswer(arrow: number, action: action, flow: flow, other: other))
        }
        if kinds.contains(.acting) {
          offers.acting[flow, default: []].append(GuardAnswer(arrow: number, action: action, flow: nil, other: other))
        }
      case .outside: offers.outside.append(Offer(action: action, arrow: number, isBack: false))
      case .message(let text): offers.answers[Question(flow: flow, message: arrow.messageKey ?? text)] = action
      case .back: offers.own[flow].append(Offer(action: action, arrow: number, isBack: true))
      case .callback: offers.own[flow].append(Offer(action: action, arrow: number, isBack: false))
      }
    }
    return offers
  }

  /// Whether a guard may keep out a flow, or a child that it shows at once.
  private static func isGuarded(_ root: Int, in state: Int, _ map: FlowMap, _ standIns: StandIns) -> Bool {
    let tree = try? NavigationTree.beginning(with: standIns.all[root], lastID: 0).tree
    return tree?.path.contains { entry in
      guard let flow = entry.flow.blueprint as? StandInBlueprint else { return false }
      return map.nodes[flow.number].mayBeClosed(in: state)
    } ?? false
  }

  /// The tree that the app begins with.
  package func tree(of root: Int, lastID: inout Int) -> NavigationTree? {
    if let start {
      lastID = max(lastID, start.path.map(\.id.number).max() ?? 0)
      return start
    }
    guard let step = try? NavigationTree.beginning(with: flows[root], lastID: lastID) else { return nil }
    lastID = step.lastID
    return step.tree
  }

  /// All moves in a place: those of the visible screens, those that the system offers to the user, what comes from
  /// outside any screen, and the app's other states.
  package func moves(in tree: NavigationTree, _ state: Int) -> [Move] {
    let offers = states[state], canClose = tree.frontStyle.map { Self.closable.contains($0.name) } == true
    let offersBack = offersBack(tree, canClose: canClose)
    var moves: [Move] = []
    moves.reserveCapacity(16)
    func add(_ action: NavigationAction, _ act: Exploration.Step.Code.Act, from caller: ScreenID? = nil) {
      moves.append(Move(action: action, step: Exploration.Step.Code(act), caller: caller, state: state))
    }
    for (place, entry) in tree.shown.enumerated() {
      guard let number = (entry.flow.blueprint as? StandInBlueprint)?.number else { continue }
      let asker = UInt8(clamping: place)
      for offer in offers.own[number] where offersBack || !offer.isBack {
        add(offer.action, .arrow(offer.arrow, by: asker), from: entry.id)
      }
      if let awaiting = offers.awaiting[number], let waiter = tree.opener(of: entry.id) {
        for one in awaiting where waiter.flow == flows[one.waiter].id {
          add(.finish(closing: entry.id), .answer(one.arrow, by: asker), from: waiter.id)
        }
      }
      for index in 0..<selectable[number] { add(.select(index), .select(Int32(index), by: asker), from: entry.id) }
    }
    for (place, entry) in (canActCovered ? tree.entriesActingCovered : []).enumerated() {
      guard let number = (entry.flow.blueprint as? StandInBlueprint)?.number else { continue }
      let asker = Exploration.Step.Code.firstCovered + UInt8(clamping: min(place, 100))
      for offer in offers.own[number] where !offer.isBack {
        add(offer.action, .arrow(offer.arrow, by: asker), from: entry.id)
      }
    }
    if offersBack { add(.back(), .back) }
    if canClose { add(.dismiss(), .close) }
    for offer in offers.outside { add(offer.action, .arrow(offer.arrow, by: .max)) }
    for next in states.indices where next != state {
      let change = action(to: next, in: tree), number = UInt8(clamping: next)
      add(change, .state(number))
      if change.kind != .none, keepsRoot(tree, state, next) { add(.none, .stateOnly(number)) }
    }
    return moves
  }

  /// Whether the root may stay, although the rule chooses another one in the next state: a guard keeps it, or has kept it
  /// before, so that the rule has chosen nothing new.
  private func keepsRoot(_ tree: NavigationTree, _ state: Int, _ next: Int) -> Bool {
    let isKept = states[state].isRootGuarded && states[state].root.map { flows[$0].id } != tree.path.first?.flow
    return isKept || states[next].isRootGuarded
      || states[next].asksToLeave
        && tree.path.contains { entry in
          (entry.flow.blueprint as? StandInBlueprint).map { leaving.contains($0.number) } == true
        }
  }

  /// What the rule of the root does when the app goes to another state.
  private func action(to state: Int, in tree: NavigationTree) -> NavigationAction {
    guard let root = states[state].root, tree.path.first?.flow != flows[root].id else { return .none }
    return .root(becoming: flows[root].id)
  }

  /// The trees after each of these steps; the first step is the beginning.
  func trees(after steps: [Exploration.Step.Code]) -> [NavigationTree] {
    var lastID = 0, trees: [NavigationTree] = [], state = 0
    for step in steps {
      if case .start(let root, let first) = step.act, let tree = tree(of: Int(root), lastID: &lastID) {
        trees.append(tree)
        state = Int(first)
      } else if let tree = trees.last, let move = move(for: step, in: tree, state, lastID) {
        trees.append((try? self.tree(after: move, in: tree, lastID: &lastID)) ?? tree)
        state = move.nextState
      }
    }
    return trees
  }

  private func move(
    for step: Exploration.Step.Code, in tree: NavigationTree, _ state: Int, _ lastID: Int
  ) -> Move? {
    let moves = moves(in: tree, state)
    if let move = moves.first(where: { $0.step == step }) { return move }
    var rest = moves.filter { $0.step.act == step.act }[...]
    while let move = rest.popFirst() {
      var id = lastID
      guard let reached = try? self.tree(after: move, in: tree, lastID: &id) else { continue }
      let others = alternatives(to: move, from: tree, to: reached, lastID)
      if let found = others.first(where: { $0.step == step }) { return found }
      rest = others + rest
    }
    return nil
  }

  /// What is done instead of a move: by the guards of the flows that it enters, and by those of actions.
  ///
  /// A guard isn't asked about what it has answered itself. The app's state is already the new one; what it makes no
  /// more is asked by the old one.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - old: The tree before it.
  ///   - new: The tree after it.
  ///   - lastID: The last id before it.
  /// - Returns: The same move, with an answer each; empty if nobody is asked.
  package func alternatives(to move: Move, from old: NavigationTree, to new: NavigationTree, _ lastID: Int) -> [Move] {
    let offers = states[move.nextState], entering = offers.entering
    let acting = offers.acting.merging(states[move.state].acting) { new, _ in new }
    guard !entering.isEmpty || !acting.isEmpty, !new.isIdentical(to: old) else { return [] }
    var answers = acting.isEmpty ? [] : groupAnswers(to: move.caller ?? old.visible.id, in: old, acting)
    let entered = new.path.filter { $0.id.number > lastID }
    if entered.isEmpty {
      // What a guard has opened may close, or nobody could use such an app.
      answers.removeAll { answer in answer.action.allBlueprints.contains { flow in old.contains(flow.id) } }
    }
    for entry in entered where !entering.isEmpty {
      guard let number = (entry.flow.blueprint as? StandInBlueprint)?.number else { continue }
      for answer in entering[number] ?? [] where !answers.contains(where: { $0.arrow == answer.arrow }) {
        answers.append(answer)
      }
    }
    return answers.filter { answer in !move.answers.contains { $0.arrow == answer.arrow } }.map(move.answered)
  }

  /// Whether a move enters a flow whose guard, as far as it was asked in the app's state, doesn't let anybody in.
  func isClosed(_ move: Move, to new: NavigationTree, _ lastID: Int) -> Bool {
    let closed = states[move.state].closed
    guard !closed.isEmpty, move.answer == nil else { return false }
    return new.path.contains { entry in
      entry.id.number > lastID && (entry.flow.blueprint as? StandInBlueprint).map { closed.contains($0.number) } == true
    }
  }

  /// The tree after an action from outside any screen at the app's start; `nil` if the action can't be performed.
  package func tree(opening action: NavigationAction) -> NavigationTree? {
    var lastID = 1
    guard let root = beginnings.first?.root, let tree = tree(of: root, lastID: &lastID) else { return nil }
    return try? perform(action.replacingFlows(standIns.standIn), nil, tree, &lastID, in: 0, depth: 0)
  }

  /// The tree after a move; the same tree if it changes nothing.
  ///
  /// - Throws: The reason why the move can't be performed.
  package func tree(
    after move: Move, in tree: NavigationTree, lastID: inout Int
  ) throws(NavigationReason) -> NavigationTree {
    let group = move.answers.lastIndex { $0.flow == nil }
    let action =
      try group.map { group throws(NavigationReason) in
        try move.answers[group].action(insteadOf: move.action, entering: move.action.flow)
      } ?? move.action
    let others = move.answers[((group ?? -1) + 1)...]
    let caller = group == nil ? move.caller : Self.caller(answering: move.action, from: move.caller, in: tree)
    return try perform(action, caller, tree, &lastID, in: move.state, depth: 0, unless: others)
  }

  /// Whether a system offers back: a modal that the user can't close has no way out but its screens' own.
  private func offersBack(_ tree: NavigationTree, canClose: Bool) -> Bool {
    if tree.frontStyle == nil || canClose { return true }
    let after = try? tree.step(.back(), from: nil, lastID: 1 << 30).tree
    return after?.modals.count == tree.modals.count
  }

  /// What the guards of actions around a screen do instead, from the inside out, and those of the app.
  private func groupAnswers(to caller: ScreenID, in tree: NavigationTree, _ acting: [Int: [GuardAnswer]])
    -> [GuardAnswer]
  {
    var found: [GuardAnswer] = []
    _ = tree.answerer(onTheWayFrom: caller) { flow in
      found += (flow.blueprint as? StandInBlueprint).flatMap { acting[$0.number] } ?? []
      return false
    }
    return found + (app.flatMap { acting[$0] } ?? [])
  }

  /// The styles of modals that the user closes with a swipe, or with a tap beside them.
  static let closable: Set<String> = ["sheet", "formSheet", "pageSheet", "popover"]

  private func perform(
    _ action: NavigationAction, _ caller: ScreenID?, _ tree: NavigationTree, _ lastID: inout Int, in state: Int,
    depth: Int, unless others: ArraySlice<GuardAnswer> = []
  ) throws(NavigationReason) -> NavigationTree {
    guard depth < Limits.chainOfAnswers else { throw .endless }
    if action.kind == .broadcast {
      return try broadcast(action, caller, tree, &lastID, in: state, depth: depth, unless: others)
    }
    if action.kind == .send {
      let answer = try answer(to: action, from: caller, in: tree, state)
      return try perform(answer.action, answer.caller, tree, &lastID, in: state, depth: depth + 1, unless: others)
    }
    let step = try tree.step(action, from: caller, lastID: lastID)
    if let other = others.first, Self.enters(other.flow, step.tree, lastID) {
      let instead = try other.action(insteadOf: action, entering: other.flow.map { flows[$0].id })
      return try perform(
        instead, Self.caller(answering: action, from: caller, in: tree), tree, &lastID, in: state, depth: depth + 1,
        unless: others.dropFirst())
    }
    lastID = step.lastID
    var reached = step.tree
    for (action, caller) in step.followers {
      reached = (try? perform(action, caller, reached, &lastID, in: state, depth: depth + 1, unless: others)) ?? reached
    }
    return reached
  }

  /// Whose action it is what a guard does instead: the system's back is a wish of the visible screen.
  private static func caller(
    answering action: NavigationAction, from caller: ScreenID?, in tree: NavigationTree
  ) -> ScreenID? {
    action.kind.leadsBack ? caller ?? tree.visible.id : caller
  }

  /// Whether a tree has an entry of a flow that is new.
  private static func enters(_ flow: Int?, _ tree: NavigationTree, _ lastID: Int) -> Bool {
    tree.path.contains { $0.id.number > lastID && ($0.flow.blueprint as? StandInBlueprint)?.number == flow }
  }

  private func broadcast(
    _ message: NavigationAction, _ caller: ScreenID?, _ tree: NavigationTree, _ lastID: inout Int, in state: Int,
    depth: Int, unless others: ArraySlice<GuardAnswer>
  ) throws(NavigationReason) -> NavigationTree {
    let ids = caller.map { tree.ids(ledToBy: $0) }
    var reached = tree, isAnswered = false
    for entry in tree.path where ids?.contains(entry.id) ?? true {
      guard let answer = answer(of: entry.flow, to: message, state) else { continue }
      isAnswered = true
      let top = reached.answerer(onTheWayFrom: entry.id) { $0 == entry.flow }?.top ?? entry.id
      let actor = answer.isAboutLedTo ? entry.id : top
      let action = answer.answered(by: entry.id)
      reached = (try? perform(action, actor, reached, &lastID, in: state, depth: depth + 1, unless: others)) ?? reached
    }
    guard isAnswered else { throw .unhandled }
    return reached
  }

  private func answer(of flow: FlowID, to message: NavigationAction, _ state: Int) -> NavigationAction? {
    (flow.blueprint as? StandInBlueprint).flatMap { answer(ofNumber: $0.number, to: message, state) }
  }

  private func answer(ofNumber number: Int, to message: NavigationAction, _ state: Int) -> NavigationAction? {
    states[state].answers[Question(flow: number, message: message.messageKey ?? "")]
  }

  private func answer(
    to message: NavigationAction, from sender: ScreenID?, in tree: NavigationTree, _ state: Int
  ) throws(NavigationReason) -> (action: NavigationAction, caller: ScreenID?) {
    let found: (entry: NavigationTree.Entry, top: ScreenID)?
    if let flow = message.flow {
      found = tree.answerer(of: flow, ledToBy: sender)
      if found == nil { throw .targetNotFound }
    } else {
      let start = sender ?? tree.visible.id
      found = tree.answerer(onTheWayFrom: start) { answer(of: $0, to: message, state) != nil }
      if found == nil, let app, let action = answer(ofNumber: app, to: message, state) { return (action, nil) }
    }
    guard let found, let action = answer(of: found.entry.flow, to: message, state) else { throw .unhandled }
    return (action.answered(by: found.entry.id), action.isAboutLedTo ? found.entry.id : found.top)
  }
}
