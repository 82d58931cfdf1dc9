package import FlowKit

/// The moves in the screens of each flow, in each of the app's states: the map's arrows, and what the system offers.
@MainActor
package struct MoveTable {
  /// Where the app may begin: the numbers of a flow and a state.
  package private(set) var beginnings: [(root: Int, state: Int)]
  /// The tree to begin with instead; nil to begin as the app does.
  private(set) var start: NavigationTree?
  private var flows: [StandInBlueprint] { standIns.all }
  let standIns: StandIns
  /// What can be done in each of the app's states; one state if the map was made in none.
  let states: [Offers]
  /// The number of the app itself; nil if it is not on the map.
  let app: Int?
  /// The number of children that the user can select in each flow.
  private let selectable: [Int]
  /// Whether any flow's screens act while they are covered.
  private let canActCovered: Bool
  /// Whether the app has guards of its own; nil if nobody has guards.
  let asksApp: Bool?

  /// What can be done in one of the app's states.
  struct Offers {
    /// The flow that the app begins with, if it chooses it by its state.
    var root: Int?
    /// Whether somebody may keep that root out.
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
    var answers: [Heard: NavigationAction] = [:]
    /// The guards of each flow, and of the app, in the order in which they are asked.
    var guards: [Guards: [Asked]] = [:]
  }

  struct Heard: Hashable {
    let flow: Int
    let message: String
  }

  /// The guards of a kind of a flow.
  struct Guards: Hashable {
    let flow: Int
    let kind: FlowMap.Guard.Kind
  }

  /// Something that may be done in a screen of a flow.
  struct Offer {
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
    asksApp = map.nodes.contains { !$0.guards.isEmpty } ? app.map { !map.nodes[$0].guards.isEmpty } ?? false : nil
    canActCovered = map.nodes.contains { $0.flow.blueprint.actsWhileCovered }
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
    offers.asksToLeave = !map.statesNotAsking.contains(state)
    for number in map.nodes.indices where !map.nodes[number].guards.isEmpty {
      for kind in FlowMap.Guard.Kind.all {
        let guards = map.nodes[number].guards(kind, in: state)
        let asked = guards.map { Asked($0, of: number, map, in: state, standIns) }
        if !asked.isEmpty { offers.guards[Guards(flow: number, kind: kind)] = asked }
      }
    }
    offers.isRootGuarded = offers.root.map { offers.mayKeepOut(standIns.all[$0]) } ?? false
    for (index, arrow) in map.arrows.enumerated() where arrow.states.contains(state) {
      guard let flow = map.indices[arrow.source] else { continue }
      let action = arrow.action.replacingFlows(standIns.standIn), number = Int32(index)
      if arrow.answer != nil, let answerer = map.indices[arrow.answerer] {
        offers.awaiting[answerer, default: []].append((number, flow))
      }
      switch arrow.cause {
      case .guard: break  // with its guard
      case .outside: offers.outside.append(Offer(action: action, arrow: number, isBack: false))
      case .message(let text): offers.answers[Heard(flow: flow, message: arrow.messageKey ?? text)] = action
      case .back: offers.own[flow].append(Offer(action: action, arrow: number, isBack: true))
      case .callback: offers.own[flow].append(Offer(action: action, arrow: number, isBack: false))
      }
    }
    return offers
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
          add(.unwind(closing: entry.id), .answer(one.arrow, by: asker), from: waiter.id)
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
      let (change, mayStay) = change(to: next, in: tree, state), number = UInt8(clamping: next)
      add(change ?? .stay, .state(number))
      guard let change else { continue }
      let move = Move(action: change, step: Exploration.Step.Code(.state(number)), state: state)
      if mayStay || mayBeKept(from: move, in: tree) { add(.stay, .stateOnly(number)) }
    }
    return moves
  }

  /// What the rule of the root does when the app goes to another state; nil if the root stays.
  ///
  /// It depends on the flow that it has chosen last, of which a place tells nothing if it begins with another one: that of
  /// the app's state, or the one that was set since, or, if that could be kept out, that of an earlier state.
  ///
  /// - Returns: The change, and whether the root may stay as well.
  private func change(
    to next: Int, in tree: NavigationTree, _ state: Int
  ) -> (change: NavigationAction?, mayStay: Bool) {
    guard let choice = states[next].root, let root = tree.path.first?.flow else { return (nil, false) }
    let own = states[state].root.map { flows[$0].id } ?? root
    let earlier = states[state].isRootGuarded ? states.compactMap { $0.root.map { flows[$0].id } } : []
    let changes = (own == root ? [root] : [own, root] + earlier).map { latest in
      NavigationAction.root(becoming: flows[choice].id, from: root, chosenLast: latest)
    }
    let change = changes.compactMap(\.self).first
    return (states[next].asksToLeave ? change : change?.withoutConfirmation, changes.contains(nil))
  }

  /// Whether somebody who would enter or leave by a move may not allow it.
  ///
  /// Guards of actions are taken to let another root come.
  private func mayBeKept(from move: Move, in tree: NavigationTree) -> Bool {
    guard asksApp != nil else { return false }
    var lastID = Self.unusedID
    return take(move, in: tree, lastID: &lastID).asked.contains { $0.one.kind != .acting && $0.mayRefuse }
  }

  /// A number beyond those of all entries, where only what is asked matters.
  private static let unusedID = 1 << 30

  /// The trees after each of these steps; the first step is the beginning.
  func trees(after steps: [Exploration.Step.Code]) -> [NavigationTree] {
    var lastID = 0, trees: [NavigationTree] = [], state = 0
    for step in steps {
      if case .start(let root, let first) = step.act, let tree = tree(of: Int(root), lastID: &lastID) {
        trees.append(tree)
        state = Int(first)
      } else if let tree = trees.last, let move = move(for: step, in: tree, state, lastID) {
        trees.append(take(move, in: tree, lastID: &lastID).tree ?? tree)
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
      let others = take(move, in: tree, lastID: &id).alternatives
      if let found = others.first(where: { $0.step == step }) { return found }
      rest = others + rest
    }
    return nil
  }

  /// Whether a system offers back: a modal that the user can't close has no way out but its screens' own.
  private func offersBack(_ tree: NavigationTree, canClose: Bool) -> Bool {
    if tree.frontStyle == nil || canClose { return true }
    let after = try? tree.step(.back(), from: nil, lastID: Self.unusedID).tree
    return after?.modals.count == tree.modals.count
  }

  /// The styles of modals that the user closes with a swipe, or with a tap beside them.
  static let closable: Set<String> = ["sheet", "formSheet", "pageSheet", "popover"]
}

extension MoveTable.Offers {
  /// Whether a guard may keep out a flow, or a child that it shows at once.
  @MainActor
  fileprivate func mayKeepOut(_ flow: StandInBlueprint) -> Bool {
    let tree = try? NavigationTree.beginning(with: flow, lastID: 0).tree
    return tree?.path.contains { entry in
      let number = (entry.flow.blueprint as? StandInBlueprint)?.number
      return number.flatMap { guards[MoveTable.Guards(flow: $0, kind: .entering)] }?.contains { $0.mayRefuse } == true
    } ?? false
  }
}
