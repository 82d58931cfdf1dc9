import FlowKit

/// The moves in the screens of each flow, in each of the app's states: the map's arrows, and what the system offers.
@MainActor
package struct MoveTable {
  /// Where the app may begin: the numbers of a flow and a state.
  package private(set) var beginnings: [(root: Int, state: Int)]
  /// Where to begin instead; nil to begin as the app does.
  private(set) var start: Stand?
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
    /// The flow that the rule for the root chooses; nil if there is no rule.
    var root: Int?
    /// Whether screens are asked to leave when that root is set.
    var asksToLeave = true
    /// What the callbacks of each flow do, and what the flow does when the user goes back.
    var own: [[Offer]]
    /// What comes from outside any screen.
    var outside: [Offer] = []
    /// The actions that wait for an answer, by the flow that gives it, each with the flow that waits.
    var awaiting: [Int: [(arrow: Int32, waiter: Int)]] = [:]
    /// How each flow, and the app, answers messages; several if a handler declares them, and chooses one.
    var answers: [Heard: [NavigationAction]] = [:]
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
    /// Whether it is surely bound, and done when the callback is called.
    let isSure: Bool
  }

  package init(_ map: FlowMap) {
    let making = StatesOfMaking(map), standIns = StandIns(map, making)
    self.standIns = standIns
    selectable = standIns.all.map { flow in
      guard let children = flow.children(), [.tabs, .pages].contains(children.kind) else { return 0 }
      return children.flows.count
    }
    app = map.nodes.firstIndex(where: \.isApp)
    asksApp = map.nodes.contains { !$0.guards.isEmpty } ? app.map { !map.nodes[$0].guards.isEmpty } ?? false : nil
    canActCovered = map.nodes.contains { $0.flow.blueprint.actsWhileCovered }
    let states = (0..<max(map.states.count, 1)).map { Self.offers(of: map, in: $0, standIns, making) }
    let roots = states.indices.flatMap { state in
      map.nodes.indices.filter { map.nodes[$0].rootStates.contains(state) }.map { (root: $0, state: state) }
    }
    (self.states, beginnings) = (states, roots)
  }

  /// The number of states in which screens may have been made.
  var stateCount: Int { standIns.states }

  /// The same moves, from a place on.
  func beginning(with stand: Stand) -> MoveTable {
    var table = self
    (table.start, table.beginnings) = (stand, [(beginnings.first?.root ?? 0, stand.state)])
    return table
  }

  private static func offers(
    of map: FlowMap, in state: Int, _ standIns: StandIns, _ making: StatesOfMaking
  ) -> Offers {
    var offers = Offers(own: Array(repeating: [], count: standIns.all.count))
    if map.hasRootRule { offers.root = map.nodes.firstIndex { $0.rootStates.contains(state) } }
    offers.asksToLeave = !map.statesNotAsking.contains(state)
    for number in map.nodes.indices where !map.nodes[number].guards.isEmpty {
      for kind in FlowMap.Guard.Kind.all {
        let guards = map.nodes[number].guards(kind, in: state)
        let asked = guards.map { Asked($0, of: number, map, in: state, standIns) }
        if !asked.isEmpty { offers.guards[Guards(flow: number, kind: kind)] = asked }
      }
    }
    for (index, arrow) in map.arrows.enumerated() {
      guard let flow = map.indices[arrow.source] else { continue }
      let action = arrow.action.replacingFlows { standIns.standIn($0, state) }
      guard arrow.isBound else {
        if arrow.states.contains(state) { offers.add(action, of: arrow, Int32(index), flow) }
        continue
      }
      for made in making.states(of: flow) {
        guard let isSure = making.isSure(arrow, in: state, made: made) else { continue }
        offers.own[made * map.nodes.count + flow].append(
          Offer(
            action: action, arrow: Int32(index), isBack: arrow.cause == .back, isSure: isSure && !arrow.isOneOfSeveral))
        guard arrow.answer != nil, let answerer = map.indices[arrow.answerer] else { continue }
        offers.awaiting[answerer, default: []].append((Int32(index), flow))
      }
    }
    return offers
  }

  /// Where the app begins.
  package func stand(of root: Int, _ state: Int, lastID: inout Int) -> Stand? {
    if let start {
      lastID = max(lastID, start.tree.path.map(\.id.number).max() ?? 0)
      return start
    }
    let flow = standIns.standIn(root, state)
    guard let step = try? NavigationTree.beginning(with: flow, lastID: lastID) else { return nil }
    lastID = step.lastID
    var stand = Stand(tree: step.tree, state: state)
    if states[state].root != nil { stand.latestRoot = flow.id }
    return stand
  }

  /// All moves in a place: those of the visible screens, those that the system offers to the user, what comes from
  /// outside any screen, and the app's other states.
  package func moves(in stand: Stand) -> [Move] {
    let (tree, state) = (stand.tree, stand.state)
    let offers = states[state], canClose = tree.frontStyle.map { Self.closable.contains($0.name) } == true
    let offersBack = offersBack(tree, canClose: canClose)
    var moves: [Move] = []
    moves.reserveCapacity(16)
    func add(
      _ action: NavigationAction, _ act: Exploration.Step.Code.Act, from caller: ScreenID? = nil, isSure: Bool = true
    ) {
      moves.append(Move(action: action, step: Exploration.Step.Code(act), caller: caller, state: state, isSure: isSure))
    }
    for (place, entry) in tree.shown.enumerated() {
      guard let standIn = entry.flow.blueprint as? StandInBlueprint else { continue }
      let asker = UInt8(clamping: place), number = standIn.number
      for offer in offers.own[number] where offersBack || !offer.isBack {
        add(offer.action, .arrow(offer.arrow, by: asker), from: entry.id, isSure: offer.isSure)
      }
      if let awaiting = offers.awaiting[standIns.flow(of: standIn)], let waiter = tree.opener(of: entry.id) {
        for one in awaiting where waiter.flow == standIns.all[one.waiter].id {
          add(.unwind(closing: entry.id), .answer(one.arrow, by: asker), from: waiter.id)
        }
      }
      for index in 0..<selectable[number] { add(.select(index), .select(Int32(index), by: asker), from: entry.id) }
    }
    for (place, entry) in (canActCovered ? tree.entriesActingCovered : []).enumerated() {
      guard let number = (entry.flow.blueprint as? StandInBlueprint)?.number else { continue }
      let asker = Exploration.Step.Code.firstCovered + UInt8(clamping: min(place, 100))
      for offer in offers.own[number] where !offer.isBack {
        add(offer.action, .arrow(offer.arrow, by: asker), from: entry.id, isSure: offer.isSure)
      }
    }
    if offersBack, !isBackAnswered(in: tree, offers) { add(.back(), .back) }
    if canClose { add(.dismiss(), .close) }
    for offer in offers.outside { add(offer.action, .arrow(offer.arrow, by: .max)) }
    for next in states.indices where next != state {
      let change = change(to: next, in: stand), number = UInt8(clamping: next)
      add(change ?? .stay, .state(number))
      guard let change else { continue }
      let move = Move(action: change, step: Exploration.Step.Code(.state(number)), state: state)
      if mayBeKept(from: move, in: stand) { add(.stay, .stateOnly(number)) }
    }
    return moves
  }

  /// What the rule for the root does when the app goes to another state; nil if the root stays.
  private func change(to next: Int, in stand: Stand) -> NavigationAction? {
    guard let choice = choice(in: next), let latest = stand.latestRoot else { return nil }
    let change = NavigationAction.root(becoming: choice, from: stand.tree.rootEntry.flow, chosenLast: latest)
    return states[next].asksToLeave ? change : change?.withoutConfirmation
  }

  /// Whether somebody who is asked about a move may not allow it.
  ///
  /// Guards of actions were asked about that when the map was made, in the new state; those that take time may refuse if they
  /// say so.
  private func mayBeKept(from move: Move, in stand: Stand) -> Bool {
    guard asksApp != nil else { return false }
    var lastID = Self.unusedID
    return take(move, in: stand, lastID: &lastID).asked.contains { $0.mayKeepRoot }
  }

  /// A number beyond those of all entries, where only what is asked matters.
  static let unusedID = 1 << 30

  /// Where the app is after each of these steps; the first step is the beginning.
  func stands(after steps: [Exploration.Step.Code]) -> [Stand] {
    var lastID = 0, stands: [Stand] = []
    for step in steps {
      if case .start(let root, let first) = step.act {
        stand(of: Int(root), Int(first), lastID: &lastID).map { stands.append($0) }
      } else if let stand = stands.last, let move = move(for: step, in: stand, lastID) {
        stands.append(take(move, in: stand, lastID: &lastID).stand ?? stand)
      }
    }
    return stands
  }

  private func move(for step: Exploration.Step.Code, in stand: Stand, _ lastID: Int) -> Move? {
    let moves = moves(in: stand)
    if let move = moves.first(where: { $0.step == step }) { return move }
    var rest = moves.filter { $0.step.act == step.act }[...]
    while let move = rest.popFirst() {
      var id = lastID
      let taken = take(move, in: stand, lastID: &id), others = taken.alternatives + taken.others
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

  /// Whether a handler of a visible screen answers back, as it did when the map asked it, so that nothing else happens.
  private func isBackAnswered(in tree: NavigationTree, _ offers: Offers) -> Bool {
    tree.shown.contains { entry in
      guard let number = (entry.flow.blueprint as? StandInBlueprint)?.number else { return false }
      return offers.own[number].contains { $0.isBack && $0.action.kind != .nothing }
    }
  }

  /// The styles of modals that the user closes with a swipe, or with a tap beside them.
  static let closable: Set<String> = ["sheet", "formSheet", "pageSheet", "popover"]
}

extension MoveTable.Offers {
  /// Adds what isn't bound when a screen is made.
  fileprivate mutating func add(_ action: NavigationAction, of arrow: FlowMap.Arrow, _ number: Int32, _ flow: Int) {
    switch arrow.cause {
    case .outside: outside.append(MoveTable.Offer(action: action, arrow: number, isBack: false, isSure: true))
    case .message(let text):
      answers[MoveTable.Heard(flow: flow, message: arrow.messageKey ?? text), default: []].append(action)
    case .guard, .callback, .back: break  // a guard's is with it
    }
  }
}
