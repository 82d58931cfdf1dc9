extension NavigationTree {
  /// The one way in which a tree changes: what an action makes of it, as a pure function.
  ///
  /// A navigator does the same with screens and observers around it. Without them it is good for tests, plans and
  /// previews:
  ///
  /// ```swift
  /// let (after, changes) = try tree.applying(.push(login), firstID: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - caller: The screen that asks; nil for the visible one.
  ///   - firstID: The id of the first new entry; a reset counts on from it.
  /// - Returns: The tree after the action, and what changed in it, in order; nothing changed where a `goTo` is there
  ///   already.
  /// - Throws: The reason why the action cannot be done; the tree stays what it is.
  @MainActor
  public func applying(
    _ action: NavigationAction, from caller: ScreenID? = nil, firstID: ScreenID
  ) throws(NavigationReason) -> (tree: NavigationTree, changes: [NavigationChange]) {
    let prospect = try prospect(of: action, from: caller, firstID: firstID)
    return (prospect.tree, prospect.changes)
  }
}

// The rules. Everything that an action may mean is decided here.
extension NavigationTree {
  /// Decides what an action comes to.
  func edit(for action: NavigationAction, from caller: ScreenID?) throws(NavigationReason) -> TreeEdit {
    let caller = try callerPosition(caller)
    switch action.verb {
    case .push:
      try requireToAccept(caller)
      if let column = action.column { return push(action, on: try self.column(column, around: caller)) }
      return action.isPlain ? keepingAll(caller.stack, .push) : push(action, on: caller.stack)
    case .show:
      try requireToAccept(caller)
      return show(action, in: try column(action.column ?? .detail, around: caller))
    case .present:
      try requireToAccept(caller)
      if !action.isPlain, let edit = presentAgain(action) { return edit }
      return present(from: caller)
    case .replace:
      try requireToAccept(caller)
      return replace(caller)
    case .reset: return reset(caller.stack)
    case .resetRoot: return resetRoot()
    case .goTo: return goTo(try target(of: action))
    case .popTo: return try popTo(try target(of: action), from: caller)
    case .pop: return try pop(caller)
    case .popToRoot: return try popToRoot(of: caller.stack)
    case .back: return try back(from: caller)
    case .dismiss: return try dismiss(from: caller)
    case .dismissAll:
      guard layerCount > 1 else { throw .nothingToDismiss }
      return close(1)
    case .finish: return try finish(at: caller, action.flow)
    case .select: return try select(action, from: caller)
    case .setChildren: return try setChildren(action, from: caller)
    case .batch, .updateRoot, .travel: throw .targetNotFound
    case .send:
      if action.target == nil { try requireToAccept(caller) }
      throw .unhandled  // a tree by itself has no handlers; a navigator asks them
    case .broadcast: throw .unhandled
    case .follow: throw .messagesFailed
    case .nothing: throw .nothingChosen
    case .none, .preload: return keepingAll(front, .none)
    case .task: throw .taskFailed
    }
  }

  private func callerPosition(_ caller: ScreenID?) throws(NavigationReason) -> Position {
    guard let caller, caller != visibleID else { return visiblePosition }
    guard let position = position(of: caller) else { throw .removed }
    return position
  }

  private func requireToAccept(_ caller: Position) throws(NavigationReason) {
    guard isVisible(caller) || stacks[caller.stack].entries[caller.index].flow.acceptsActions == .whileOnStack
    else {
      throw .covered
    }
  }

  private func target(of action: NavigationAction) throws(NavigationReason) -> FlowID {
    guard let flow = action.flow else { throw .targetNotFound }
    return flow
  }

  private func present(from caller: Position) -> TreeEdit {
    keepingAll(caller.stack, .present(presenter: stacks[caller.stack].entries[caller.index].id))
  }

  private func replace(_ caller: Position) -> TreeEdit {
    var edit = keepingAll(caller.stack, .replace(index: caller.index))
    if !containers.isEmpty { edit.keptLayers = keptLayers(edit) }
    return edit
  }

  /// A new entry, and nothing leaves for it.
  func keepingAll(_ stack: Int, _ entrance: TreeEdit.Entrance) -> TreeEdit {
    let edit = TreeEdit(
      keptLayers: layerCount, stack: stack, keptEntries: stacks[stack].entries.count, entrance: entrance)
    return containers.isEmpty ? edit : using(edit)
  }

  private func reset(_ stack: Int) -> TreeEdit {
    var edit = cut(above: Position(stack: stack, index: -1))
    edit.entrance = .push
    return edit
  }

  /// Everything above an entry leaves, pushed or presented.
  func cut(above position: Position) -> TreeEdit {
    var edit = TreeEdit(
      keptLayers: layer(of: position.stack) + 1, stack: position.stack, keptEntries: position.index + 1)
    guard !containers.isEmpty else { return edit }
    if !stacks[position.stack].isLayer, edit.keptLayers < layerCount {
      edit.keptLayers = keptLayers(edit, closingItsOwn: isShownInItsLayer(position.stack))
    }
    return using(edit)
  }

  /// A modal and everything above it leaves.
  func close(_ modal: Int) -> TreeEdit {
    let below = containers.isEmpty ? modal - 1 : layerIndices[modal - 1]
    return cut(above: Position(stack: below, index: stacks[below].entries.count - 1))
  }

  private func pop(_ caller: Position) throws(NavigationReason) -> TreeEdit {
    guard caller.index > 0 else { throw .nothingToPop }
    return cut(above: Position(stack: caller.stack, index: caller.index - 1))
  }

  private func popToRoot(of stack: Int) throws(NavigationReason) -> TreeEdit {
    let edit = cut(above: Position(stack: stack, index: 0))
    guard stacks[stack].entries.count > 1 || edit.keptLayers < layerCount else { throw .nothingToPop }
    return edit
  }

  private func popTo(_ flow: FlowID, from caller: Position) throws(NavigationReason) -> TreeEdit {
    var start = caller
    while true {
      if let index = stacks[start.stack].entries[..<start.index].lastIndex(where: { $0.flow == flow }) {
        return cut(above: Position(stack: start.stack, index: index))
      }
      guard let holder = holder(of: start.stack) else { break }
      // A container is gone back to by going to the root of its child.
      if stacks[holder.stack].entries[holder.index].flow == flow {
        return cut(above: Position(stack: start.stack, index: 0))
      }
      start = holder
    }
    let layer = layer(of: caller.stack)
    if layer > 0, let below = lastPosition(onTheWayDownFrom: layer - 1, of: flow) { return cut(above: below) }
    guard let below = lastPosition(amongPresentersOf: start.stack, of: flow) else { throw .targetNotFound }
    return reveal(below)
  }

  private func goTo(_ flow: FlowID) -> TreeEdit {
    if let there = lastPosition(onTheWayDownFrom: layerCount - 1, of: flow) { return cut(above: there) }
    return goInside(flow) ?? keepingAll(front, .push)
  }

  private func dismiss(from caller: Position) throws(NavigationReason) -> TreeEdit {
    let id = stacks[caller.stack].entries[caller.index].id
    let layers = layerIndices
    if let modal = layers.lastIndex(where: { stacks[$0].presentation?.presenter == id }) { return close(modal) }
    if let modal = layers.lastIndex(where: { isPresented($0, fromInside: caller) }) { return close(modal) }
    let layer = layer(of: caller.stack)
    guard layer > 0 else { throw .nothingToDismiss }
    return close(layer)
  }

  /// Whether a modal was presented by a screen that an entry contains.
  private func isPresented(_ modal: Int, fromInside entry: Position) -> Bool {
    guard !containers.isEmpty, let presenter = stacks[modal].presentation?.presenter else { return false }
    return wayOut(from: presenter).contains(entry)
  }

  private func finish(at caller: Position, _ flow: FlowID?) throws(NavigationReason) -> TreeEdit {
    if let flow, stacks[caller.stack].entries[caller.index].flow != flow { throw .targetNotFound }
    return containers.isEmpty ? cut(above: caller) : reveal(caller)
  }

  /// The whole tree anew.
  private func resetRoot() -> TreeEdit {
    var edit = cut(above: Position(stack: 0, index: -1))
    edit.keptLayers = 1
    edit.entrance = .push
    return edit
  }

  /// The system's back: pops; at the root of a child what its container's rules say, then outward; at the root of a
  /// modal, closes it.
  private func back(from caller: Position) throws(NavigationReason) -> TreeEdit {
    var position = caller
    while position.index == 0 {
      if !isSelected(position.stack) { throw .nothingToPop }
      if let edit = backInside(position.stack) { return edit }
      guard let holder = holder(of: position.stack) else {
        let layer = layer(of: position.stack)
        return layer > 0 ? close(layer) : try pop(position)
      }
      position = holder
    }
    return try pop(position)
  }
}
