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
  public func applying(
    _ action: NavigationAction, from caller: ScreenID? = nil, firstID: ScreenID
  ) throws(NavigationReason) -> (tree: NavigationTree, changes: [NavigationChange]) {
    let edit = try edit(for: action, from: caller)
    var tree = self
    tree.apply(edit, of: action, firstID: firstID)
    return (tree, changes(of: edit, of: action, firstID: firstID))
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
      return push(on: caller.stack)
    case .present:
      try requireToAccept(caller)
      return present(from: caller)
    case .replace:
      try requireToAccept(caller)
      return replace(caller)
    case .reset: return TreeEdit(keptStacks: caller.stack + 1, stack: caller.stack, keptEntries: 0, entrance: .push)
    case .goTo: return goTo(try target(of: action))
    case .popTo: return try popTo(try target(of: action), from: caller)
    case .pop: return try pop(caller)
    case .popToRoot: return try popToRoot(of: caller.stack)
    case .back: return caller.index == 0 && caller.stack > 0 ? close(caller.stack) : try pop(caller)
    case .dismiss: return try dismiss(from: caller)
    case .dismissAll:
      guard stacks.count > 1 else { throw .nothingToDismiss }
      return close(1)
    }
  }

  private func callerPosition(_ caller: ScreenID?) throws(NavigationReason) -> Position {
    guard let caller, caller != visibleID else { return visiblePosition }
    guard let position = position(of: caller) else { throw .removed }
    return position
  }

  private func requireToAccept(_ caller: Position) throws(NavigationReason) {
    guard caller == visiblePosition || stacks[caller.stack].entries[caller.index].flow.acceptsActions == .whileOnStack
    else {
      throw .covered
    }
  }

  private func target(of action: NavigationAction) throws(NavigationReason) -> FlowID {
    guard let flow = action.flow else { throw .targetNotFound }
    return flow
  }

  private func push(on stack: Int) -> TreeEdit {
    TreeEdit(keptStacks: stacks.count, stack: stack, keptEntries: stacks[stack].entries.count, entrance: .push)
  }

  private func present(from caller: Position) -> TreeEdit {
    var edit = push(on: caller.stack)
    edit.entrance = .present(presenter: stacks[caller.stack].entries[caller.index].id)
    return edit
  }

  private func replace(_ caller: Position) -> TreeEdit {
    var edit = push(on: caller.stack)
    edit.entrance = .replace(index: caller.index)
    return edit
  }

  /// Everything above an entry leaves, pushed or presented.
  private func cut(above position: Position) -> TreeEdit {
    TreeEdit(keptStacks: position.stack + 1, stack: position.stack, keptEntries: position.index + 1)
  }

  /// A modal and everything above it leaves.
  private func close(_ modal: Int) -> TreeEdit {
    cut(above: Position(stack: modal - 1, index: stacks[modal - 1].entries.count - 1))
  }

  private func pop(_ caller: Position) throws(NavigationReason) -> TreeEdit {
    guard caller.index > 0 else { throw .nothingToPop }
    return cut(above: Position(stack: caller.stack, index: caller.index - 1))
  }

  private func popToRoot(of stack: Int) throws(NavigationReason) -> TreeEdit {
    let root = Position(stack: stack, index: 0)
    guard root != visiblePosition else { throw .nothingToPop }
    return cut(above: root)
  }

  private func popTo(_ flow: FlowID, from caller: Position) throws(NavigationReason) -> TreeEdit {
    if let index = stacks[caller.stack].entries[..<caller.index].lastIndex(where: { $0.flow == flow }) {
      return cut(above: Position(stack: caller.stack, index: index))
    }
    guard let below = lastPosition(from: caller.stack - 1, where: { $0.flow == flow }) else { throw .targetNotFound }
    return cut(above: below)
  }

  private func goTo(_ flow: FlowID) -> TreeEdit {
    guard let there = lastPosition(from: stacks.count - 1, where: { $0.flow == flow }) else {
      return push(on: stacks.count - 1)
    }
    return cut(above: there)
  }

  private func dismiss(from caller: Position) throws(NavigationReason) -> TreeEdit {
    let id = stacks[caller.stack].entries[caller.index].id
    if let modal = stacks.lastIndex(where: { $0.presentation?.presenter == id }) { return close(modal) }
    guard caller.stack > 0 else { throw .nothingToDismiss }
    return close(caller.stack)
  }
}
