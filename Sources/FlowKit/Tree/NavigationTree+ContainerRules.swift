// The rules of verbs that act inside containers.
extension NavigationTree {
  /// The nearest entry of a flow that is in use: in a layer from its innermost stack outward, then in those below it.
  func lastPosition(onTheWayDownFrom top: Int, of flow: FlowID) -> Position? {
    guard !containers.isEmpty else { return lastPosition(from: top) { $0.flow == flow } }
    for layer in layerIndices[...top].reversed() {
      var start: Position? = Position(stack: front(from: layer), index: -1)
      start?.index = stacks[front(from: layer)].entries.count
      while let place = start {
        if let index = stacks[place.stack].entries[..<place.index].lastIndex(where: { $0.flow == flow }) {
          return Position(stack: place.stack, index: index)
        }
        start = holder(of: place.stack).map { Position(stack: $0.stack, index: $0.index + 1) }
      }
    }
    return nil
  }

  /// The nearest entry of a flow in the stacks that present a modal, also where others are in use there now.
  func lastPosition(amongPresentersOf modal: Int, of flow: FlowID) -> Position? {
    guard !containers.isEmpty, let presenter = stacks[modal].presentation?.presenter,
      let start = position(of: presenter)
    else { return nil }
    return chain(from: start).first { self[$0].flow == flow }
  }

  /// Goes to an entry in a child that is not in use, or to a child that has not been shown yet: the nearest one.
  func goInside(_ flow: FlowID) -> TreeEdit? {
    guard !containers.isEmpty else { return nil }
    if let position = nearest(where: { self[$0].flow == flow }) { return reveal(position) }
    let holder = nearest { unmadeChild(of: self[$0].id, flow) != nil }
    return holder.flatMap { reveal(flow, in: $0) }
  }

  /// The child of a flow that has not been shown yet.
  private func unmadeChild(of id: ScreenID, _ flow: FlowID) -> (container: Container, index: Int)? {
    guard let container = container(of: id), let index = container.children.firstIndex(where: { $0.flow == flow }),
      stackIndex(of: container.children[index].number, in: id) == nil
    else { return nil }
    return (container, index)
  }

  /// What is to be seen is nearer than what is not; then what is in the highest layer, there in the innermost container
  /// together with what is in use; of several, the newest.
  func nearest(where fits: (Position) -> Bool) -> Position? {
    let fitting = stacks.indices.flatMap { stack in
      stacks[stack].indices.map { Position(stack: stack, index: $0) }.filter(fits)
    }
    return fitting.max { nearness($0).lexicographicallyPrecedes(nearness($1)) }
  }

  private func nearness(_ position: Position) -> [Int] {
    let layer = layer(of: position.stack)
    let front = front(from: layerIndices[layer])
    let inUse = containers(around: Position(stack: front, index: stacks[front].count - 1)).map(\.id)
    let shared = containers(around: position).count { inUse.contains($0.id) }
    return [isVisible(position) ? 1 : 0, layer, shared, self[position].id.number]
  }

  /// Selects a child for the first time, and makes way to its container.
  private func reveal(_ flow: FlowID, in position: Position) -> TreeEdit? {
    guard let (container, index) = unmadeChild(of: self[position].id, flow) else { return nil }
    var edit = reveal(position)
    edit.madeInside.selections.append((container.id, index, false))
    enter(container.children[index], of: container, &edit)
    return edit
  }

  /// Everything above an entry leaves, and it is selected wherever it is inside.
  func reveal(_ position: Position) -> TreeEdit {
    var edit = TreeEdit(
      keptLayers: layer(of: position.stack) + 1, stack: position.stack, keptEntries: position.index + 1)
    var stack = position.stack
    while let membership = stacks[stack].membership, let holder = holder(of: stack),
      let container = container(of: membership.container)
    {
      edit.madeInside.cuts.insert((holder.stack, holder.index + 1), at: 0)
      edit.madeInside.selections.insert((container.id, container.index(of: membership.number), false), at: 0)
      stack = holder.stack
    }
    return edit
  }

  /// In splits and embedding screens, what changes is what is used from now on.
  func using(_ edit: TreeEdit) -> TreeEdit {
    var edit = edit
    var stack = edit.stack
    while let membership = stacks[stack].membership, let holder = holder(of: stack) {
      if let container = container(of: membership.container), !container.kind.showsOne {
        edit.madeInside.selections.insert((container.id, container.index(of: membership.number), false), at: 0)
      }
      stack = holder.stack
    }
    return edit
  }

  /// The layers that stay when something leaves inside a container: those whose presenters stay, or have a successor.
  ///
  /// Where what is above leaves, none that the stack itself has presented.
  func keptLayers(_ edit: TreeEdit, closingItsOwn closesItsOwn: Bool = false) -> Int {
    let layers = layerIndices
    var edit = edit
    edit.keptLayers = layers.count
    var gone: Set<ScreenID> = []
    forEachLeaving(edit) { gone.insert(stacks[$0.stack].entries[$0.index].id) }
    if case .replace(let index) = edit.entrance { gone.remove(stacks[edit.stack].entries[index].id) }
    return layers.firstIndex { layer in
      guard let presenter = stacks[layer].presentation?.presenter else { return false }
      return gone.contains(presenter) || closesItsOwn && wayOut(from: presenter).contains { $0.stack == edit.stack }
    } ?? layers.count
  }

  private func enter(_ child: Container.Child, of container: Container, _ edit: inout TreeEdit) {
    guard let flow = child.flow.declaration as? Blueprint else { return }
    edit.madeInside.entering.append((Membership(container: container.id, number: child.number), flow))
  }
}

extension NavigationTree {
  /// The containers that an entry is or is in, from the inside out.
  private func containers(around caller: Position) -> [Container] {
    wayOut(from: caller).compactMap { container(of: self[$0].id) }
  }

  func select(_ action: NavigationAction, from caller: Position) throws(NavigationReason) -> TreeEdit {
    let around = containers(around: caller)
    guard let choice = action.choice else {
      guard let flow = action.flow,
        let container = around.first(where: { $0.children.contains { $0.flow == flow } }),
        let index = container.children.firstIndex(where: { $0.flow == flow })
      else { throw .noSuchChild }
      return try select(index, in: container, forwardingTo: action.isForwarding ? flow : nil)
    }
    let ordered = choice.isStep ? around.filter { $0.kind == .pages } : around.filter { $0.kind != .embedded }
    guard let container = ordered.first, let selected = container.selected else { throw .noContainer }
    var index = choice.isStep ? selected + choice.number : choice.number
    let count = container.children.count
    if choice.isStep, container.rules.loops { index = (index % count + count) % count }
    guard container.children.indices.contains(index) else { throw .noSuchChild }
    return try select(index, in: container, forwardingTo: nil)
  }

  private func select(
    _ index: Int, in container: Container, forwardingTo flow: FlowID?
  ) throws(NavigationReason) -> TreeEdit {
    guard let holder = position(of: container.id) else { throw .noContainer }
    let child = container.children[index]
    var edit = keepingAll(holder.stack, .none)
    edit.madeInside.selections.append((container.id, index, false))
    guard let stack = stackIndex(of: child.number, in: container.id) else {
      enter(child, of: container, &edit)
      return edit
    }
    edit.stack = stack
    edit.keptEntries = stacks[stack].entries.count
    if container.selected == index {
      edit.madeInside.reselected = stacks[stack].entries[0].id
      if container.rules.reselection == .popsToRoot { edit.keptEntries = 1 }
    }
    if let flow {
      guard stacks[stack].entries[0].flow == flow else { throw .targetNotFound }
      edit.keptEntries = 1
    }
    edit.keptLayers = keptLayers(edit)
    return edit
  }

  func column(_ column: SplitColumn, around caller: Position) throws(NavigationReason) -> Int {
    for container in containers(around: caller) {
      guard let child = container.children.first(where: { $0.column == column }) else { continue }
      if let stack = stackIndex(of: child.number, in: container.id) { return stack }
    }
    throw .noContainer
  }

  func show(_ action: NavigationAction, in column: Int) -> TreeEdit {
    if let edit = showAgain(action, in: column) { return edit }
    var edit = cut(above: Position(stack: column, index: -1))
    edit.entrance = .push
    return edit
  }

  /// Whether a stack is the child that its container shows, or is no child.
  func isSelected(_ stack: Int) -> Bool {
    guard let membership = stacks[stack].membership, let container = container(of: membership.container) else {
      return true
    }
    return container.shows(membership.number)
  }

  /// What the system's back does at the root of a child, if that is its container's business.
  func backInside(_ stack: Int) -> TreeEdit? {
    guard let membership = stacks[stack].membership, let container = container(of: membership.container),
      let selected = container.selected, let holder = holder(of: stack)
    else { return nil }
    var index: Int?
    switch container.kind.code {
    case .tabs where container.rules.back == .firstTab && selected != 0: index = 0
    case .tabs where container.rules.back == .previousTabs:
      index = container.history.last.flatMap(container.index)
    case .split: index = container.index(of: membership.number).flatMap { $0 > 0 ? $0 - 1 : nil }
    default: break
    }
    guard let index else { return nil }
    var edit = keepingAll(holder.stack, .none)
    edit.madeInside.selections.append((container.id, index, true))
    if stackIndex(of: container.children[index].number, in: container.id) == nil {
      enter(container.children[index], of: container, &edit)
    }
    return edit
  }

  func setChildren(_ action: NavigationAction, from caller: Position) throws(NavigationReason) -> TreeEdit {
    guard let old = containers(around: caller).first(where: { $0.kind != .split }), let holder = position(of: old.id)
    else { throw .noContainer }
    let flows = action.flows
    guard !flows.isEmpty || old.kind == .embedded else { throw .noChildren }
    guard Set(flows).count == flows.count else { throw .sameChildren }
    var next = old.nextNumber
    let list = flows.map { flow -> Container.Child in
      if let same = old.children.first(where: { $0.flow == flow }) {
        return Container.Child(flow: flow, column: nil, number: same.number)  // its closures may be others
      }
      next += 1
      return Container.Child(flow: flow, column: nil, number: next - 1)
    }
    var selected: Int?
    if let before = old.selected {
      selected = list.firstIndex { $0.number == old.children[before].number }
      if selected == nil, old.kind.showsOne { throw .selectedRemoved }
    }
    var edit = keepingAll(holder.stack, .none)
    edit.madeInside.children = (old.id, list, selected)
    for child in list where !old.children.contains(child) && (old.rules.isEager || !old.kind.showsOne) {
      enter(child, of: old, &edit)
    }
    edit.keptLayers = keptLayers(edit)
    return edit
  }
}
