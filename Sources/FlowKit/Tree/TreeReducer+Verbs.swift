// The verbs, side by side.
extension TreeReducer {
  mutating func takeOne(_ action: NavigationAction, from caller: Position) throws(NavigationReason) {
    depth = caller.depth
    let around = arrival
    defer { arrival = around }
    if let box = action.box { begin(box) }
    if action.kind.traits.contains(.needsVisibleCaller) { try requireToAccept(caller) }
    switch action.verb {
    case .flow(let flow, let kind): try take(kind, flow, action, from: caller)
    case .plain(let kind): try take(kind, from: caller)
    case .show(let flow, let column): try show(flow, action, in: try self.column(column, around: caller))
    case .present(let flow, let style): try present(flow, action, as: style, from: caller)
    case .lead(let flow, let going): try lead(to: flow, action, from: caller, going: going)
    case .reset(let stack): try reset(caller, to: stack, action)
    case .resetRoot(let stack):
      tree = tree.dropping(layers: tree.layerCount - 1)
      try reset(Position(layer: 0, top: tree.top, node: tree.top), to: stack, action)
    case .pop(let count): try pop(count, from: caller)
    case .back(let hasHappened): try back(from: caller, passesColumns: !hasHappened.value)
    case .unwind(let flow, _, let opened):
      if let flow, caller.node.flow != flow { throw .targetNotFound }
      let before = tree
      if let opened = opened.value { close(opened, openedBy: caller) } else { reveal(caller) }
      if opened.value == nil, action.delivery == nil, action.follower == nil, tree == before { throw .nothingToDismiss }
      deliver(action, to: caller.node)
      if let follower = action.follower { note(follower, from: caller.node) }
    case .close: try close(action, from: caller)
    case .select(let flow, _): try select(flow, action, from: caller)
    case .selectChild(let index): try selectChild(index, action, around: caller)
    case .turnPages(let count): try turnPages(count, action, around: caller)
    case .setShownColumns(let columns, let split, let selected):
      setShownColumns(columns, of: split, selectedThen: selected)
    case .setChildren(let flows, let index): try setChildren(flows, selecting: index, from: caller)
    case .travel(let payload):
      guard let destination = payload.value as? NavigationTree else { throw .invalidTree }
      travel(to: destination)
    case .send(_, let flow):
      if flow == nil { try requireToAccept(caller) }
      throw .unhandled  // a tree has no handlers; a navigator runs them
    case .broadcast: throw .unhandled
    case .failure(let failure): throw failure.reason
    case .batch: throw .targetNotFound  // done elsewhere
    }
  }

  /// The verbs that need one flow, and nothing else.
  private mutating func take(
    _ kind: NavigationAction.Kind, _ flow: FlowID, _ action: NavigationAction, from caller: Position
  ) throws(NavigationReason) {
    switch kind {
    case .push: try push(flow, action, on: caller)
    case .open: try open(flow, action, from: caller)
    case .replace: try replace(caller, with: flow, action)
    case .goTo: try goTo(flow, action, from: caller)
    case .popTo: try popTo(flow, from: caller, action)
    case .remove: try remove(flow, around: caller)
    case .preload: note(Preload(flow: flow.blueprint, deliver: action.delivery))
    default: throw .targetNotFound
    }
  }

  /// The verbs that need nothing.
  private mutating func take(_ kind: NavigationAction.Kind, from caller: Position) throws(NavigationReason) {
    switch kind {
    case .popToRoot: try popToRoot(from: caller)
    case .dismiss: tree = tree.closing(layer: try layerToDismiss(from: caller))
    case .dismissAll: tree = tree.dropping(layers: tree.layerCount - 1)
    case .close: try leave(from: caller)
    case .stay, .recheckGuards: break
    case .nothing: throw .nothingChosen
    default: throw .targetNotFound  // `updateRoot`, which is done elsewhere
    }
  }

  func requireToAccept(_ caller: Position) throws(NavigationReason) {
    guard
      caller.isShown || caller.node.flow.blueprint.actsWhileCovered || caller.node === tree.visibleNode
    else { throw .covered }
  }

  /// Adds a new entry to a stack, unless the flow reuses an existing one.
  mutating func push(_ flow: FlowID, _ action: NavigationAction, on stack: Position) throws(NavigationReason) {
    if let node = reuse(of: flow, on: stack) { return deliver(action, to: node) }
    let new = try enter(flow, on: stack.top)
    tree = tree.replacing(stack, with: new)
    deliver(action, to: new)
  }

  mutating func reuse(of flow: FlowID, on stack: Position) -> Node? {
    let reuse = flow.blueprint.reuse
    guard !reuse.isEmpty else { return nil }
    if stack.top.flow == flow {
      note(updated: stack.top.entry)
      tree = tree.replacing(stack, with: stack.top)
      return stack.top
    }
    guard reuse.contains(.movesToFront), let found = stack.top.topmost(where: { $0.entry.flow == flow }),
      let below = found.below
    else { return nil }
    note(updated: found.entry)
    tree = tree.replacing(
      stack, with: found.moved(on: NavigationTree.restacking(stack.top, above: found, on: below)))
    return found
  }

  mutating func present(
    _ flow: FlowID, _ action: NavigationAction, as style: PresentationStyle, from caller: Position
  ) throws(NavigationReason) {
    if flow.blueprint.reuse.contains(.onTop), let entry = tree.shown.last(where: { $0.flow == flow }),
      let position = tree.position(of: entry.id)
    {
      note(updated: entry)
      return deliver(action, to: position.node)
    }
    let new = try enter(flow, on: nil)
    let presenter = isOfApp ? nil : caller.node.id
    let presentation = NavigationTree.Presentation(id: new.id, style: style, presenter: presenter)
    if caller.steps != nil { tree = tree.replacing(caller, with: caller.top) }
    let layer = NavigationTree.Layer(top: new, modal: NavigationTree.Modal(presentation))
    tree = tree.presenting(layer, from: caller)
    deliver(action, to: new)
  }

  /// Replaces an entry in its place.
  ///
  /// Its successor becomes the presenter of what it has presented.
  mutating func replace(
    _ caller: Position, with flow: FlowID, _ action: NavigationAction
  ) throws(NavigationReason) {
    let new = try enter(flow, on: caller.node.below)
    let old = caller.node
    tree = tree.replacing(caller, with: NavigationTree.restacking(caller.top, above: old, on: new))
    tree = tree.handingModals(above: caller.layer, from: old.id, to: new.id)
    if old.contents != nil, caller.layer > 0 { closeModals(over: caller.layer, presentedBy: Self.ids(inside: old)) }
    note(new.id, of: old.id)
    deliver(action, to: new)
  }

  /// Sets a whole stack; what is over it leaves.
  mutating func reset(
    _ stack: Position, to flows: NavigationAction.NewStack, _ action: NavigationAction
  ) throws(NavigationReason) {
    let new = try standing(
      [flows.root] + flows.above, on: nil, keeping: flows.keepsEqual ? stack.top.upward : [])
    if action.isForwarding, flows.keepsEqual {
      for node in new where tree.contains(node.id) { note(updated: node.entry) }
    }
    putOn(stack, new[new.count - 1])
    deliver(action, toAll: new)
  }

  mutating func pop(_ count: Int, from caller: Position) throws(NavigationReason) {
    guard count > 0 else { return }
    guard count <= caller.node.depth else { throw .nothingToPop }
    var left = caller.node
    for _ in 0..<count { left = left.below ?? left }
    putOn(caller, left)
  }

  mutating func popToRoot(from caller: Position) throws(NavigationReason) {
    let unchanged = tree
    cut(above: caller.at(caller.top.bottom))
    if caller.top.below == nil, tree.layerCount == unchanged.layerCount {
      tree = unchanged  // a batch continues with it
      throw .nothingToPop
    }
  }

  /// Removes an entry from between others; what it has presented leaves with it.
  ///
  /// The root of a modal takes that along.
  mutating func remove(_ flow: FlowID, around caller: Position) throws(NavigationReason) {
    let top = caller.at(caller.top)
    guard let found = tree.nearest(onTheWayFrom: top, where: { $0.entry.flow == flow }) else { return }
    guard let left = NavigationTree.taking(found.node, outOf: found.top) else {
      guard found.steps == nil, tree.layer(found.layer).modal != nil else { throw .nothingToPop }
      return tree = tree.closing(layer: found.layer)
    }
    tree = tree.replacing(found, with: left, isUsed: false)
    if found.layer > 0 {
      closeModals(over: found.layer, presentedBy: Self.ids(inside: found.node).union([found.node.id]))
    }
  }

  mutating func goTo(_ flow: FlowID, _ action: NavigationAction, from caller: Position) throws(NavigationReason) {
    if let there = tree.positionInUse(of: flow, below: 0) {
      uncover(leavingModalsOfApp(from: caller, to: there))
      return deliver(action, to: there.node)
    }
    if let there = tree.nearest(where: { $0.flow == flow }) {
      reveal(leavingModalsOfApp(from: caller, to: there))
      return deliver(action, to: there.node)
    }
    guard let holder = tree.nearest(where: { $0.unshownChild(flow) != nil }), let index = holder.node.unshownChild(flow)
    else {
      // A child whose root was replaced isn't there either, so only the flow itself may prefer something to a push.
      let here = inFront(of: caller)
      return flow.blueprint.opening == nil
        ? try push(flow, action, on: here) : try open(flow, action, from: here)
    }
    reveal(leavingModalsOfApp(from: caller, to: holder))
    guard let shown = tree.position(of: holder.node.id) else { return }
    deliver(action, to: try show(index, in: shown, isBack: false))
  }

  /// Closes a screen that another one has opened, and everything above it; what was above that one before stays.
  ///
  /// If it has left, there is nothing to close. If it isn't above that one, or in a modal over it, nothing above that one
  /// stays.
  mutating func close(_ opened: ScreenID, openedBy caller: Position) {
    guard let position = tree.position(of: opened) else { return }
    if position.layer < caller.layer, position.steps == nil, position.node.below == nil {
      tree = tree.closing(layer: position.layer)
    } else if let below = position.node.below, below.topmost(where: { $0.entry.id == caller.node.id }) != nil {
      reveal(position.at(below))
    } else {
      reveal(caller)
    }
  }

  mutating func popTo(
    _ flow: FlowID, from caller: Position, _ action: NavigationAction
  ) throws(NavigationReason) {
    var start = caller
    while true {
      if let node = start.node.below?.topmost(where: { $0.entry.flow == flow }) {
        goBack(to: start.at(node))
        return deliver(action, to: node)
      }
      guard let holder = start.holder else { break }
      // Going back to a container means going to the root of its child.
      if holder.node.flow == flow {
        goBack(to: start.at(start.top.bottom))
        return deliver(action, to: holder.node)
      }
      start = holder
    }
    if let there = tree.positionInUse(of: flow, below: caller.layer + 1) {
      uncover(leavingModalsOfApp(from: caller, to: there))
      return deliver(action, to: there.node)
    }
    guard let presenter = tree.origin(of: start),
      let there = tree.nearest(onTheWayFrom: presenter, where: { $0.entry.flow == flow })
    else { throw .targetNotFound }
    reveal(leavingModalsOfApp(from: caller, to: there))
    deliver(action, to: there.node)
  }

  /// The entry in use in front of a screen; beneath the modals of the app, unless the screen is in one of them.
  private func inFront(of caller: Position) -> Position {
    let number = isOfApp ? 0 : tree.heldLayers(over: caller.layer)
    return NavigationTree.used(from: tree.layer(number).top, number)
  }

  /// Closes the modals of the app that somebody leaves who goes to something beneath them: a screen the one that it is in,
  /// which is its own way out, and the app, which owns them, all of them.
  ///
  /// - Returns: Where that is now.
  private mutating func leavingModalsOfApp(from caller: Position, to there: Position) -> Position {
    var there = there
    if isOfApp {
      tree = tree.dropping(layers: there.layer)
      there.layer = 0
    } else if let own = tree.modalOfApp(around: caller.layer), own < there.layer {
      let before = tree.layerCount
      tree = tree.closing(layer: own)
      there.layer -= before - tree.layerCount
    }
    return there
  }

  /// Pops.
  ///
  /// At the root of a child, follows its container's rules, then continues outward. At the root of a modal, closes the
  /// modal.
  ///
  /// - Parameters:
  ///   - caller: Where it begins.
  ///   - passesColumns: Whether it goes on at the root of the column before, if the host shows both.
  /// - Throws: Why the child before can't be shown.
  mutating func back(from caller: Position, passesColumns: Bool) throws(NavigationReason) {
    var position = caller
    while position.node.below == nil {
      guard let holder = position.holder, let index = position.steps?.element.index else {
        guard tree.layer(position.layer).modal != nil else { return }  // this is as far back as it goes
        return tree = tree.closing(layer: position.layer)
      }
      guard let contents = holder.node.contents, contents.shows(index) else { return }
      guard let before = contents.childBefore(index) else {
        position = holder
        continue
      }
      guard passesColumns, contents.shownColumns != nil, contents.shows(before), let beside = holder.inside(before)
      else {
        _ = try show(before, in: holder, isBack: true)
        return
      }
      position = beside
    }
    if let below = position.node.below { cut(above: position.at(below)) }
  }

  /// Leaves: pops; at the root of a column, brings its own child back; at the root of a modal, closes it.
  mutating func leave(from caller: Position) throws(NavigationReason) {
    var position = caller
    while position.node.below == nil {
      guard let holder = position.holder, let index = position.steps?.element.index else {
        guard tree.layer(position.layer).modal != nil else { throw .nothingToPop }
        return tree = tree.closing(layer: position.layer)
      }
      if let own = holder.node.contents?.plan.children[index], own.column != nil, own.flow != position.node.flow {
        return putOn(position, try enter(own.flow, on: nil))
      }
      position = holder
    }
    position.node.below.map { putOn(position, $0) }
  }

  /// The number of the modal to dismiss: the one that the screen, or something in it, has presented, or else the one
  /// that it is in.
  func layerToDismiss(from caller: Position) throws(NavigationReason) -> Int {
    let layers = caller.layer > 0 ? Array(tree.layersDownward.prefix(caller.layer)) : []
    if let own = layers.firstIndex(where: { $0.modal?.presentation.presenter == caller.node.id }) { return own }
    if caller.node.contents != nil {
      let inside = Self.ids(inside: caller.node)
      let isInside = { (layer: NavigationTree.Layer) in
        layer.modal?.presentation.presenter.map(inside.contains) ?? false
      }
      if let own = layers.firstIndex(where: isInside) { return own }
    }
    guard tree.layer(caller.layer).modal != nil else { throw .nothingToDismiss }
    return caller.layer
  }
}
