// The verbs, side by side.
extension TreeReducer {
  mutating func takeOne(_ action: NavigationAction, from caller: ScreenID?) throws(NavigationReason) {
    guard let caller = position(of: caller) else { throw .removed }
    switch action.verb {
    case .push:
      try requireToAccept(caller)
      guard let column = action.column else { return try push(action, on: caller) }
      try push(action, on: try self.column(column, around: caller))
    case .show:
      try requireToAccept(caller)
      try show(action, in: try column(action.column ?? .detail, around: caller))
    case .present:
      try requireToAccept(caller)
      try present(action, from: caller)
    case .replace:
      try requireToAccept(caller)
      try replace(caller, action)
    case .reset: try reset(caller, action)
    case .resetRoot:
      let root = tree.layersDownward[tree.layerCount - 1].top
      try reset(Position(layer: tree.layerCount - 1, top: root, node: root), action)
    case .goTo: try goTo(try target(of: action), action)
    case .popTo: try popTo(try target(of: action), from: caller, action)
    case .pop:
      guard let below = caller.node.below else { throw .nothingToPop }
      cut(above: caller.at(below))
    case .popToRoot:
      let before = tree.layerCount
      cut(above: caller.at(caller.top.bottom))
      if caller.top.below == nil, tree.layerCount == before { throw .nothingToPop }
    case .back: try back(from: caller)
    case .dismiss: tree = tree.dropping(layers: try layerToDismiss(from: caller) + 1)
    case .dismissAll:
      guard tree.layerCount > 1 else { throw .nothingToDismiss }
      tree = tree.dropping(layers: tree.layerCount - 1)
    case .finish:
      if let flow = action.flow, caller.node.flow != flow { throw .targetNotFound }
      reveal(caller)
      deliver(action, to: caller.node)
    case .select: try select(action, from: caller)
    case .setChildren: try setChildren(action, from: caller)
    case .goToTree:
      guard let destination = action.payload as? NavigationTree, destination.isPossible else { throw .invalidTree }
      tree = tree.travelled(to: destination, life: life &+ 1)
      lastID = max(lastID, tree.lastNumber)
    case .none: break
    case .makeAhead: note(preloads: action.blueprints)
    case .batch, .chooseRoot: throw .targetNotFound
    case .sendMessage:
      if action.target == nil { try requireToAccept(caller) }
      throw .unhandled  // a tree by itself has no handlers; a navigator asks them
    case .sendToAll: throw .unhandled
    case .followMessages: throw .messagesFailed
    case .nothing: throw .nothingChosen
    case .runTask: throw .taskFailed
    }
  }

  private func position(of caller: ScreenID?) -> Position? {
    guard let caller else { return tree.visiblePosition }
    return tree.position(of: caller)
  }

  private func requireToAccept(_ caller: Position) throws(NavigationReason) {
    guard caller.isShown || caller.node.flow.blueprint.acceptsActions == .whileOnStack || caller.node === tree.visibleNode
    else { throw .covered }
  }

  private func target(of action: NavigationAction) throws(NavigationReason) -> FlowID {
    guard let flow = action.flow else { throw .targetNotFound }
    return flow
  }

  /// Puts a new entry on a stack, unless the flow says that one that is there is to be used.
  private mutating func push(_ action: NavigationAction, on stack: Position) throws(NavigationReason) {
    guard let flow = action.target else { throw .targetNotFound }
    if let node = try reuse(of: flow, on: stack) { return deliver(action, to: node) }
    let new = try enter(flow, on: stack.top)
    tree = tree.replacing(stack, with: new)
    deliver(action, to: new)
  }

  private mutating func reuse(of flow: Blueprint, on stack: Position) throws(NavigationReason) -> Node? {
    guard !flow.reuse.isEmpty else { return nil }
    let id = flow.id
    if stack.top.flow == id {
      tree = tree.replacing(stack, with: stack.top)
      return stack.top
    }
    guard flow.reuse.contains(.movesToFront), let found = stack.top.topmost(where: { $0.entry.flow == id }),
      let below = found.below
    else { return nil }
    tree = tree.replacing(
      stack, with: found.moved(on: NavigationTree.restacking(stack.top, above: found, on: below)))
    return found
  }

  private mutating func present(_ action: NavigationAction, from caller: Position) throws(NavigationReason) {
    guard let flow = action.target else { throw .targetNotFound }
    if flow.reuse.contains(.onTop), let entry = tree.shown.last(where: { $0.flow == flow.id }),
      let position = tree.position(of: entry.id)
    {
      return deliver(action, to: position.node)
    }
    let new = try enter(flow, on: nil)
    let presentation = NavigationTree.Presentation(id: new.id, style: action.style, presenter: caller.node.id)
    if caller.steps != nil { tree = tree.replacing(caller, with: caller.top) }
    let layer = NavigationTree.Layer(top: new, modal: NavigationTree.Modal(presentation))
    tree = tree.covered(by: layer, presentedFrom: caller)
    deliver(action, to: new)
  }

  /// Swaps an entry where it stands; what it has presented is presented by its successor.
  private mutating func replace(_ caller: Position, _ action: NavigationAction) throws(NavigationReason) {
    guard let flow = action.target else { throw .targetNotFound }
    let new = try enter(flow, on: caller.node.below)
    let old = caller.node
    tree = tree.replacing(caller, with: NavigationTree.restacking(caller.top, above: old, on: new))
    for (number, layer) in tree.layersDownward.prefix(caller.layer).enumerated() {
      guard var presentation = layer.modal?.presentation, presentation.presenter == old.id else { continue }
      presentation.presenter = new.id
      tree = tree.changing(layer: number) { $0.modal = NavigationTree.Modal(presentation) }
    }
    if old.contents != nil, caller.layer > 0 { closeModals(over: caller.layer, presentedBy: Self.ids(inside: old)) }
    note(new.id, of: old.id)
    deliver(action, to: new)
  }

  /// A stack anew; what is over it leaves.
  private mutating func reset(_ stack: Position, _ action: NavigationAction) throws(NavigationReason) {
    var new: [Node] = []
    for flow in action.blueprints { new.append(try enter(flow, on: new.last)) }
    guard let top = new.last else { throw .targetNotFound }
    change(stack, to: top)
    deliver(action, toAll: new)
  }

  private mutating func goTo(_ flow: FlowID, _ action: NavigationAction) throws(NavigationReason) {
    if let there = tree.positionInUse(of: flow, below: 0) {
      cut(above: there)
      return deliver(action, to: there.node)
    }
    if let there = tree.nearest(where: { $0.flow == flow }) {
      reveal(there)
      return deliver(action, to: there.node)
    }
    guard let holder = tree.nearest(where: { $0.unshownChild(flow) != nil }), let index = holder.node.unshownChild(flow)
    else {
      let new = try enter(action.target ?? flow.blueprint, on: tree.visibleNode)
      tree = tree.replacing(tree.visiblePosition, with: new)
      return deliver(action, to: new)
    }
    reveal(holder)
    guard let shown = tree.position(of: holder.node.id) else { return }
    deliver(action, to: try show(index, in: shown, isBack: false))
  }

  private mutating func popTo(
    _ flow: FlowID, from caller: Position, _ action: NavigationAction
  ) throws(NavigationReason) {
    var start = caller
    while true {
      if let node = start.node.below?.topmost(where: { $0.entry.flow == flow }) {
        cut(above: start.at(node))
        return deliver(action, to: node)
      }
      guard let holder = start.holder else { break }
      // A container is gone back to by going to the root of its child.
      if holder.node.flow == flow {
        cut(above: start.at(start.top.bottom))
        return deliver(action, to: holder.node)
      }
      start = holder
    }
    if let there = tree.positionInUse(of: flow, below: caller.layer + 1) {
      cut(above: there)
      return deliver(action, to: there.node)
    }
    guard let presenter = tree.origin(of: start),
      let there = tree.nearest(onTheWayFrom: presenter, where: { $0.entry.flow == flow })
    else { throw .targetNotFound }
    reveal(there)
    deliver(action, to: there.node)
  }

  /// Pops; at the root of a child does what its container's rules say, then goes outward; at the root of a modal, closes
  /// it.
  private mutating func back(from caller: Position) throws(NavigationReason) {
    var position = caller
    while position.node.below == nil {
      guard let holder = position.holder, let index = position.steps?.element.index else {
        guard tree.layer(position.layer).modal != nil else { throw .nothingToPop }
        return tree = tree.dropping(layers: position.layer + 1)
      }
      guard let contents = holder.node.contents, contents.shows(index) else { throw .nothingToPop }
      if let index = contents.childBefore(index) {
        _ = try show(index, in: holder, isBack: true)
        return
      }
      position = holder
    }
    position.node.below.map { cut(above: position.at($0)) }
  }

  /// The number of the modal that a screen means: that which it has presented, or something in it, or the one that it is in.
  private func layerToDismiss(from caller: Position) throws(NavigationReason) -> Int {
    let layers = caller.layer > 0 ? Array(tree.layersDownward.prefix(caller.layer)) : []
    if let own = layers.firstIndex(where: { $0.modal?.presentation.presenter == caller.node.id }) { return own }
    if caller.node.contents != nil {
      let inside = Self.ids(inside: caller.node)
      let isInside = { (layer: NavigationTree.Layer) in
        layer.modal.map { inside.contains($0.presentation.presenter) } ?? false
      }
      if let own = layers.firstIndex(where: isInside) { return own }
    }
    guard tree.layer(caller.layer).modal != nil else { throw .nothingToDismiss }
    return caller.layer
  }
}

// Verbs that act inside containers.
extension TreeReducer {
  private mutating func select(_ action: NavigationAction, from caller: Position) throws(NavigationReason) {
    let around = caller.containers
    guard let choice = action.choice else {
      for holder in around {
        guard let index = holder.node.child(action.flow) else { continue }
        return try select(index, in: holder, action)
      }
      throw .noSuchChild
    }
    let kinds = { (holder: Position) in holder.node.contents?.plan.kind }
    let fitting = around.first { choice.isStep ? kinds($0) == .pages : kinds($0) != .embedded }
    guard let holder = fitting, let contents = holder.node.contents, let selected = contents.selected else {
      throw .noContainer
    }
    var index = choice.isStep ? selected &+ choice.number : choice.number
    let count = contents.plan.children.count
    if choice.isStep, contents.plan.rules.loops { index = (index % count + count) % count }
    guard contents.plan.children.indices.contains(index) else { throw .noSuchChild }
    try select(index, in: holder, action)
  }

  private mutating func select(
    _ index: Int, in holder: Position, _ action: NavigationAction
  ) throws(NavigationReason) {
    guard let contents = holder.node.contents else { throw .noContainer }
    guard let child = holder.inside(index) else {
      return deliver(action, to: try show(index, in: holder, isBack: false))
    }
    let root = child.top.bottom, isAgain = contents.selected == index, isForwarding = action.isForwarding
    if isForwarding, root.flow != action.flow { throw .targetNotFound }
    _ = try show(index, in: holder, isBack: false)
    if isAgain { note(reselected: root.entry) }
    if isForwarding || isAgain && contents.plan.rules.reselection == .popsToRoot, root !== child.top,
      let shown = tree.position(of: holder.node.id)?.inside(index)
    {
      tree = tree.replacing(shown, with: root)
      if holder.layer > 0 { closeModals(over: holder.layer, presentedBy: Self.ids(from: child.top, downTo: root)) }
    }
    deliver(action, to: root)
  }

  /// Selects a child, whose root enters if it has not been shown yet.
  private mutating func show(_ index: Int, in holder: Position, isBack: Bool) throws(NavigationReason) -> Node {
    guard let contents = holder.node.contents else { throw .noContainer }
    var node = holder.node
    var root = node.childTop(index)?.bottom
    if root == nil {
      let new = try enter(contents.plan.children[index].flow.blueprint, on: nil)
      note(begun: new.id)
      node = node.setting(index, to: new)
      root = new
    }
    guard let root else { throw .noSuchChild }
    if contents.selected != index { note(changed: node.id) }
    node = node.selecting(index, isBack: isBack)
    tree = tree.replacing(holder, with: NavigationTree.restacking(holder.top, above: holder.node, on: node))
    return root
  }

  private func column(_ column: SplitColumn, around caller: Position) throws(NavigationReason) -> Position {
    for holder in caller.containers {
      let children = holder.node.contents?.plan.children ?? []
      if let index = children.firstIndex(where: { $0.column == column }), let child = holder.inside(index) { return child }
    }
    throw .noContainer
  }

  private mutating func show(_ action: NavigationAction, in column: Position) throws(NavigationReason) {
    guard let flow = action.target else { throw .targetNotFound }
    let root = column.top.bottom
    if flow.reuse.contains(.onTop), root.flow == flow.id {
      cut(above: column.at(root))
      return deliver(action, to: root)
    }
    let new = try enter(flow, on: nil)
    change(column, to: new)
    deliver(action, to: new)
  }

  private mutating func setChildren(_ action: NavigationAction, from caller: Position) throws(NavigationReason) {
    guard let holder = caller.containers.first(where: { $0.node.contents?.plan.kind != .split }),
      let old = holder.node.contents
    else { throw .noContainer }
    let flows = action.flows, oldTops = holder.node.childTops
    var plan = old.plan, known: [FlowID: Int] = [:]
    for (index, child) in old.plan.children.enumerated() { known[child.flow] = index }
    guard !flows.isEmpty || plan.kind == .embedded else { throw .noChildren }
    guard Set(flows).count == flows.count else { throw .sameChildren }
    plan.children = []
    for flow in flows {
      let number = known[flow].map { old.plan.children[$0].number } ?? plan.nextNumber
      if known[flow] == nil { plan.nextNumber += 1 }
      plan.children.append(NavigationTree.Container.Child(flow: flow, column: nil, number: number))  // its closures may be others
    }
    let selected = old.selected.flatMap { selected in flows.firstIndex(of: old.plan.children[selected].flow) }
    if old.selected != nil, selected == nil, plan.kind.showsOne { throw .selectedRemoved }
    var tops: [Node?] = []
    for flow in flows {
      if let index = known[flow] {
        tops.append(oldTops[index])
      } else {
        tops.append(plan.rules.isEager || !plan.kind.showsOne ? try enter(flow.blueprint, on: nil) : nil)
      }
    }
    let selectedTop = selected.flatMap { tops[$0] }
    selected.map { tops[$0] = nil }
    let numbers = Set(plan.children.map(\.number))
    let contents = NavigationTree.Contents(
      plan, tops: tops, selected: selected, history: old.history.filter(numbers.contains))
    let node = holder.node.with(contents, selectedTop: selectedTop), kept = Set(flows)
    tree = tree.replacing(holder, with: NavigationTree.restacking(holder.top, above: holder.node, on: node))
    if holder.layer > 0 {
      let removed = old.plan.children.indices.filter { !kept.contains(old.plan.children[$0].flow) }
      closeModals(over: holder.layer, presentedBy: Set(removed.flatMap { Self.ids(from: oldTops[$0], downTo: nil) }))
    }
  }
}

// What verbs are made of.
extension TreeReducer {
  /// Everything above an entry leaves, pushed or presented.
  private mutating func cut(above position: Position) { change(position, to: position.node) }

  /// Everything over an entry leaves, and it is selected wherever it is inside.
  private mutating func reveal(_ position: Position) {
    for step in position.way { note(changed: step.holder.id) }
    tree = tree.revealing(position, with: position.node)
  }

  /// Another stack there. Of the modals, those that this stack has presented leave with what is over them; over a layer's
  /// own stack, all do.
  private mutating func change(_ stack: Position, to top: Node) {
    guard stack.layer > 0 else { return tree = tree.replacing(stack, with: top) }
    if stack.steps == nil {
      tree = tree.dropping(layers: stack.layer).replacing(layer: 0, with: top)
    } else {
      tree = tree.replacing(stack, with: top)
      closeModals(over: stack.layer, presentedBy: Self.ids(from: stack.top, downTo: stack.isOpen ? nil : top))
    }
  }

  /// Modals whose presenters are these leave, with those over them.
  private mutating func closeModals(over layer: Int, presentedBy ids: Set<ScreenID>) {
    let layers = tree.layersDownward.prefix(layer)
    let lowest = layers.lastIndex { $0.modal.map { ids.contains($0.presentation.presenter) } ?? false }
    if let lowest { tree = tree.dropping(layers: lowest + 1) }
  }

  /// The ids of a stack down to an entry that stays, with all that is inside.
  private static func ids(from top: Node?, downTo kept: Node?) -> Set<ScreenID> {
    var found: Set<ScreenID> = []
    var next = top
    while let node = next, node !== kept {
      found.insert(node.id)
      if node.contents != nil { found.formUnion(ids(inside: node)) }
      next = node.below
    }
    return found
  }

  private static func ids(inside node: Node) -> Set<ScreenID> {
    node.childTops.reduce(into: []) { $0.formUnion(ids(from: $1, downTo: nil)) }
  }

  private mutating func deliver(_ action: NavigationAction, to node: Node) {
    if action.delivery != nil { deliver(action, toAll: [node]) }
  }

  private mutating func deliver(_ action: NavigationAction, toAll nodes: [Node]) {
    guard let delivery = action.delivery else { return }
    note(Delivery(deliver: delivery, targets: nodes.map(\.id)))
  }

  /// A new entry, with what it contains.
  private mutating func enter(_ flow: Blueprint, on below: Node?) throws(NavigationReason) -> Node {
    lastID &+= 1
    let entry = NavigationTree.Entry(id: ScreenID(lastID), flow: flow.id)
    guard !flow.traits.isEmpty, let trait = flow.trait(ContainerTrait.self) else {
      return Node(NavigationTree.Place(entry, life: life, on: below), on: below)
    }
    return try goInside { inner throws(NavigationReason) in
      try inner.fill(trait.children(), of: entry, on: below)
    }
  }

  private mutating func fill(
    _ children: FlowChildren, of entry: NavigationTree.Entry, on below: Node?
  ) throws(NavigationReason) -> Node {
    let plan = try NavigationTree.Contents.Plan(children)
    let selected = children.selected.map { min(max(0, $0), children.flows.count - 1) }
    let contents = NavigationTree.Contents(plan, tops: [], selected: selected)
    var tops: [Node?] = []
    for (index, flow) in children.flows.enumerated() {
      guard plan.rules.isEager || contents.shows(index) else {
        tops.append(nil)
        continue
      }
      let root = try enter(flow, on: nil)
      note(begun: root.id)
      tops.append(root)
    }
    let selectedTop = selected.flatMap { tops[$0] }
    selected.map { tops[$0] = nil }
    let filled = NavigationTree.Contents(plan, tops: tops, selected: selected)
    return Node(NavigationTree.Place(entry, filled, selectedTop: selectedTop, life: life, on: below), on: below)
  }
}

extension NavigationTree.Contents.Plan {
  init(_ children: FlowChildren) throws(NavigationReason) {
    guard !children.flows.isEmpty || children.kind == .embedded else { throw .noChildren }
    guard Set(children.flows.map(\.id)).count == children.flows.count else { throw .sameChildren }
    kind = children.kind
    rules = children.rules
    self.children = children.flows.enumerated().map { index, flow in
      let column = children.columns.isEmpty ? nil : children.columns[index]
      return NavigationTree.Container.Child(flow: flow.id, column: column, number: index)
    }
    nextNumber = children.flows.count
  }
}

extension NavigationTree.Contents {
  /// The child that the system's back leads to at the root of another one, if that is the container's business.
  fileprivate func childBefore(_ index: Int) -> Int? {
    switch plan.kind.code {
    case .tabs where plan.rules.back == .firstTab: selected == 0 ? nil : 0
    case .tabs where plan.rules.back == .previousTabs:
      history.last.flatMap { number in plan.children.firstIndex { $0.number == number } }
    case .split: index > 0 ? index - 1 : nil
    default: nil
    }
  }
}

extension Link<NavigationTree.Place> {
  /// The index of a child by its flow.
  fileprivate func child(_ flow: FlowID?) -> Int? {
    flow.flatMap { flow in contents?.plan.children.firstIndex { $0.flow == flow } }
  }

  /// The same, of one that has not been shown yet.
  fileprivate func unshownChild(_ flow: FlowID) -> Int? { child(flow).flatMap { childTop($0) == nil ? $0 : nil } }
}
