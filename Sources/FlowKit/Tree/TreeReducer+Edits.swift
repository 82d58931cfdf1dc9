// The parts that verbs are made of.
extension TreeReducer {
  /// Removes everything above an entry, pushed or presented.
  mutating func cut(above position: Position, showsColumn: Bool = false) {
    putOn(position, position.node, showsColumn: showsColumn)
  }

  /// Removes everything above an entry, and the modals that the containers around it have presented, unless it is
  /// hidden.
  mutating func goBack(to position: Position) {
    cut(above: position)
    guard position.layer > 0, position.isOpen else { return }
    closeModals(over: position.layer, presentedBy: Set(position.stepsOutward.map(\.holder.id)))
  }

  /// Removes everything above an entry, and all modals over its layer that screens have presented.
  mutating func uncover(_ position: Position) {
    var position = position
    (tree, position.layer) = tree.uncovering(layer: position.layer)
    cut(above: position)
  }

  /// Removes everything over an entry but modals of the app, and selects it in each container around it.
  mutating func reveal(_ position: Position) {
    for step in position.stepsOutward { note(changed: step.holder.id) }
    tree = tree.revealing(position, with: position.node)
  }

  /// Replaces a stack.
  ///
  /// Modals that this stack has presented leave, together with those over them; if the stack is hidden, only those
  /// whose presenters leave. If the stack is a layer's own, all modals over it leave that
  /// aren't the app's.
  mutating func putOn(_ stack: Position, _ top: Node, showsColumn: Bool = false) {
    guard stack.layer > 0 else { return tree = tree.replacing(stack, with: top, showsColumn: showsColumn) }
    if stack.steps == nil {
      let (uncovered, layer) = tree.uncovering(layer: stack.layer)
      tree = uncovered.replacing(layer: layer, with: top)
    } else {
      tree = tree.replacing(stack, with: top, showsColumn: showsColumn)
      var presenters = Self.ids(from: stack.top, downTo: stack.isOpen ? nil : top)
      if !stack.isOpen { presenters.subtract(Self.ids(from: top, downTo: nil)) }
      closeModals(over: stack.layer, presentedBy: presenters)
    }
  }

  /// Removes the modals that these entries have presented, and those over them.
  mutating func closeModals(over layer: Int, presentedBy ids: Set<ScreenID>) {
    let layers = tree.layersDownward.prefix(layer)
    let lowest = layers.lastIndex { $0.modal?.presentation.presenter.map(ids.contains) ?? false }
    if let lowest { tree = tree.closing(layer: lowest) }
  }

  /// The ids of a stack down to an entry that stays, including those inside containers.
  nonisolated static func ids(from top: Node?, downTo kept: Node?) -> Set<ScreenID> {
    var found: Set<ScreenID> = []
    collect(from: top, downTo: kept, &found)
    return found
  }

  nonisolated static func ids(inside node: Node) -> Set<ScreenID> {
    var found: Set<ScreenID> = []
    for child in node.childTops { collect(from: child, downTo: nil, &found) }
    return found
  }

  private nonisolated static func collect(from top: Node?, downTo kept: Node?, _ found: inout Set<ScreenID>) {
    var next = top
    while let node = next, node !== kept {
      found.insert(node.id)
      if node.contents != nil { for child in node.childTops { collect(from: child, downTo: nil, &found) } }
      next = node.below
    }
  }

  mutating func deliver(_ action: NavigationAction, to node: Node) {
    if let delivery = action.delivery { note(Delivery(deliver: delivery, first: node.id, others: [])) }
  }

  mutating func deliver(_ action: NavigationAction, toAll nodes: [Node]) {
    guard let delivery = action.delivery else { return }
    note(Delivery(deliver: delivery, first: nodes[0].id, others: nodes.dropFirst().map(\.id)))
  }

  /// A stack of entries of these flows: existing ones, each used where it is needed first, and new ones.
  mutating func standing(
    _ flows: [FlowID], on bottom: Node?, keeping old: some Sequence<Node>
  ) throws(NavigationReason) -> [Node] {
    var equal = Dictionary(grouping: old, by: \.flow).mapValues { $0.makeIterator() }
    var stack: [Node] = []
    for flow in flows {
      let below = stack.last ?? bottom
      if !equal.isEmpty, let node = equal[flow]?.next() {
        stack.append(node.below === below ? node : node.moved(on: below))
      } else {
        stack.append(try enter(flow, on: below))
      }
    }
    return stack
  }

  /// Sets the transition of new entries, if the action names one.
  mutating func begin(_ box: NavigationAction.OptionsBox) {
    if !box.options.transition.isAutomatic { arrival = box.options.transition }
  }

  /// A new entry with its children.
  mutating func enter(_ id: FlowID, on below: Node?) throws(NavigationReason) -> Node {
    lastID &+= 1
    let flow = id.blueprint, entry = NavigationTree.Entry(id: ScreenID(lastID), flow: id)
    let arrival = arrival.isAutomatic ? flow.arrival : arrival
    guard let trait = flow.trait(ContainerTrait.self) else {
      return Node(NavigationTree.Slot(entry, arrival: arrival), on: below)
    }
    return try goInside { inner throws(NavigationReason) in
      let around = inner.arrival
      defer { inner.arrival = around }
      inner.arrival = .automatic  // children come with their container
      return try inner.fill(trait.children(), of: entry, arrival, on: below)
    }
  }

  /// A new container.
  ///
  /// - Parameters:
  ///   - children: Its children.
  ///   - kept: The stacks of children that have one already; the others begin with their own flow if they are shown.
  ///   - history: The indices of the children that were selected before, the latest last.
  ///   - entry: Its entry.
  ///   - arrival: How it comes.
  ///   - below: What it stands on.
  /// - Returns: Its place on the stack.
  /// - Throws: Why it can't contain these children.
  mutating func fill(
    _ children: FlowChildren, with kept: [Node?] = [], shownBefore history: [Int] = [], of entry: NavigationTree.Entry,
    _ arrival: ScreenTransition = .automatic, on below: Node?
  ) throws(NavigationReason) -> Node {
    let plan = try NavigationTree.Contents.Plan(children)
    let selected = children.initialIndex
    let contents = NavigationTree.Contents(plan, tops: [], selected: selected)
    var tops: [Node?] = []
    for (index, flow) in children.flows.enumerated() {
      if kept.indices.contains(index), let top = kept[index] {
        tops.append(top)
      } else if plan.rules.isEager || contents.shows(index) {
        let root = try enter(flow.id, on: nil)
        note(begun: root.id)
        tops.append(root)
      } else {
        tops.append(nil)
      }
    }
    let before = history.isEmpty ? [] : plan.history(history.filter { tops[$0] != nil }, selected: selected)
    let selectedTop = selected.flatMap { tops[$0] }
    selected.map { tops[$0] = nil }
    let filled = NavigationTree.Contents(plan, tops: tops, selected: selected, history: before)
    let slot = NavigationTree.Slot(entry, filled, selectedTop: selectedTop, arrival: arrival)
    return Node(slot, on: below)
  }
}

// Opening: one of three other verbs, depending on the flow or the containers around the caller.
extension TreeReducer {
  mutating func open(_ flow: FlowID, _ action: NavigationAction, from caller: Position) throws(NavigationReason) {
    switch flow.blueprint.opening?.kind {
    case .push: try push(flow, action, on: caller)
    case .modal(let style): try present(flow, action, as: style, from: caller)
    case .child: try select(flow, action, from: caller)
    case nil:
      if opensChild(flow, around: caller) {
        try select(flow, action, from: caller)
      } else {
        try push(flow, action, on: caller)
      }
    }
  }

  /// Opens a flow, unless the user is on it: in one of its screens, or in what stands above that.
  ///
  /// Where neither the flow nor a container around the caller says how, it opens as a sheet.
  mutating func lead(
    to flow: FlowID, _ action: NavigationAction, from caller: Position, going: Bool
  ) throws(NavigationReason) {
    guard tree.placeOfUser(on: flow) == nil else { return }
    if going { return try goTo(flow, action, from: caller) }
    let accepts = caller.isShown || caller.node.flow.blueprint.actsWhileCovered
    let caller = accepts ? caller : tree.visiblePosition
    guard flow.blueprint.opening == nil, !opensChild(flow, around: caller) else {
      return try open(flow, action, from: caller)
    }
    try present(flow, action, as: .sheet, from: caller)
  }

  /// Whether opening selects a child of a container around an entry.
  func opensChild(_ flow: FlowID, around caller: Position) -> Bool {
    switch flow.blueprint.opening?.kind {
    case .push, .modal: false
    case .child, nil: caller.containers.contains { $0.node.child(flow) != nil }
    }
  }
}
