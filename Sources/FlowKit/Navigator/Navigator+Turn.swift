// One action from its decision to its outcome. The order is a promise: see `NavigationEvent`.
extension Navigator {
  func run(_ turn: Turn, reportsChanges: Bool) -> NavigationOutcome {
    let edit: TreeEdit
    do throws(NavigationReason) {
      edit = try tree.edit(for: turn.action.verb, from: turn.caller?.id)
    } catch {
      return giveUp(turn, error)
    }
    announce(.willNavigate, turn)
    let (entry, others) = enterScreens(of: turn.action, edit)
    let isObserved = !observers.isEmpty
    let changes = isObserved || reportsChanges ? tree.changes(of: edit, entering: entry, others: others) : []
    let visible = isObserved ? tree.visible : nil
    change(edit, entering: entry, others)
    if edit.entrance == .none { deliver(turn.action, to: edit.target) }
    if let visible { announce(changes, turn, visibleBefore: visible) }
    showOnHost(turn.action.transition)
    return .performed(changes)
  }

  /// An action that is not done: its outcome, told to the observers.
  func giveUp(_ turn: Turn, _ reason: NavigationReason) -> NavigationOutcome {
    let issue = NavigationIssue(action: turn.action, caller: turn.caller, reason: reason, tree: tree)
    let isRefused = reason == .endless
    announce(isRefused ? .refused : .ignored, turn, issue: issue)
    return NavigationOutcome(result: isRefused ? .refused(issue) : .ignored(issue))
  }

  /// Makes the screens that an action enters, binds their callbacks, and hands them the arguments.
  private func enterScreens(
    of action: NavigationAction, _ edit: TreeEdit
  ) -> (first: NavigationTree.Entry?, others: [NavigationTree.Entry]) {
    guard edit.entrance != .none, let flow = action.verb.newFlow else { return (nil, []) }
    let (entry, screen) = enterScreen(of: flow)
    let above = action.verb.flowsAbove.map(enterScreen)
    action.delivery?(screen, above.map(\.screen))
    return (entry, above.map(\.entry))
  }

  private func enterScreen(of flow: any ErasedFlow) -> (entry: NavigationTree.Entry, screen: AnyObject) {
    lastID = ScreenID(lastID.number + 1)
    let entry = NavigationTree.Entry(id: lastID, flow: flow)
    let screen = flow.makeAnyScreen(lets(for: entry))
    screens.append(screen, id: entry.id)
    return (entry, screen)
  }

  /// Changes the tree, then lets go of the screens that left, so that whoever hears of their end sees the new tree.
  private func change(_ edit: TreeEdit, entering entry: NavigationTree.Entry?, _ others: [NavigationTree.Entry]) {
    tree.forEachLeaving(edit) { entry in
      if let screen = screens.remove(entry.id) { leaving.append(screen) }
    }
    tree.apply(edit, entering: entry, others: others)
    leaving.removeAll(keepingCapacity: leaving.count <= 64)
  }

  /// Hands the arguments of a return to the screen that is there.
  private func deliver(_ action: NavigationAction, to target: NavigationTree.Position) {
    guard let delivery = action.delivery else { return }
    guard let screen = screens[tree.stacks[target.stack].entries[target.index].id] else { return }
    delivery(screen, [])
  }
}
