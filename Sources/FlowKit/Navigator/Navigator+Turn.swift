// One action from its decision to its outcome. The order is a promise: see `NavigationEvent`.
extension Navigator {
  func run(
    _ action: NavigationAction, _ caller: Caller?, reportsChanges: Bool, clearance: Clearance = .none,
    delivering: (AnyObject) -> Void = { _ in }
  ) -> NavigationOutcome {
    guard action.isPlain, !isCareful else {
      return runWithCare(
        action, caller, reportsChanges: reportsChanges, clearance: clearance, delivering: delivering)
    }
    do throws(NavigationReason) {
      let plan = plan(try state.tree.edit(for: action, from: caller?.id))
      return carryOut(plan, action, caller, reportsChanges: reportsChanges, delivering)
    } catch {
      return ignore(action, caller, error, reportsChanges: reportsChanges)
    }
  }

  /// An action that is not done; where nobody asks, nothing is made of it.
  func ignore(
    _ action: NavigationAction, _ caller: Caller?, _ reason: NavigationReason, reportsChanges: Bool
  ) -> NavigationOutcome {
    guard reportsChanges || isWatched || isHeard(reason, of: action) else { return .deferred }
    return giveUp(action, caller, reason)
  }

  /// Sets an id aside for the screen of a plain action.
  func plan(_ edit: TreeEdit) -> Plan {
    let firstID = ScreenID(lastID.number + 1)
    if edit.entrance != .none { lastID = firstID }
    return Plan(edit: edit, firstID: firstID)
  }

  func carryOut(
    _ plan: Plan, _ action: NavigationAction, _ caller: Caller?, reportsChanges: Bool,
    _ delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    guard !reportsChanges, !isWatched else { return carryOutWatched(plan, action, caller, delivering) }
    change(plan, action, delivering)
    if isWatched { showOnHost(action.transition) }  // a host that has come meanwhile
    return .performed([])
  }

  /// The same, when somebody wants to hear of it.
  private func carryOutWatched(
    _ plan: Plan, _ action: NavigationAction, _ caller: Caller?, _ delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    let report = Report(action: action.withoutDelivery, caller: caller.map(entry))
    tell(.willNavigate, report)
    let visible = tree.visible
    let changes = tree.changes(of: plan.edit, of: action, firstID: plan.firstID)
    change(plan, action, delivering)
    if !changes.isEmpty { mirror?.transition = action.transition }
    tell(changes, report, visibleBefore: visible)
    if !changes.isEmpty { showDifference() }
    return .performed(changes)
  }

  /// Makes the new screens and hands them the arguments, changes the tree, lets go of the screens that left; for a
  /// return, hands the arguments to the screen that is there.
  private func change(_ plan: Plan, _ action: NavigationAction, _ delivering: (AnyObject) -> Void) {
    let screen = enterScreen(of: action, plan, delivering)
    let hasWork = work != nil
    if hasWork { watchThoseWhoLeave(plan.edit, action) }
    _ = state.change(plan, of: action, entering: screen)
    if hasWork { endWorkOfThoseWhoLeft() }
    guard plan.edit.entrance == .none, action.target != nil else { return }
    guard let screen = state.screen(at: plan.edit.target) else { return }
    delivering(screen)
    action.delivery?(screen, [])
  }

  /// An action that is not done: its outcome, told to the observers.
  func giveUp(
    _ action: NavigationAction, _ caller: Caller?, _ reason: NavigationReason, _ error: (any Error)? = nil
  ) -> NavigationOutcome {
    let outcome = undone(action, caller, reason, error)
    if let issue = outcome.issue {
      let report = Report(action: issue.action, caller: issue.caller)
      tell(issue.isRefusal ? .refused : .ignored, report, issue: issue)
      issueHandler?(issue)
    }
    return outcome
  }

  func undone(
    _ action: NavigationAction, _ caller: Caller?, _ reason: NavigationReason, _ error: (any Error)? = nil
  ) -> NavigationOutcome {
    .undone(
      NavigationIssue(
        action: action.withoutDelivery, caller: caller.map(entry), reason: reason, tree: tree,
        error: error ?? action.failure))
  }

  /// The entry of a caller; of one that has left, what is known.
  func entry(of caller: Caller) -> NavigationTree.Entry {
    tree[caller.id] ?? NavigationTree.Entry(id: caller.id, flow: caller.flow?.id ?? .unknown)
  }

  /// Makes the screen that an action enters, binds its callbacks, and hands it the arguments.
  private func enterScreen(
    of action: NavigationAction, _ plan: Plan, _ delivering: (AnyObject) -> Void
  ) -> AnyObject? {
    guard plan.edit.entrance != .none, let flow = action.target else { return nil }
    let screen = makeScreen(of: flow, id: plan.firstID)
    delivering(screen)
    action.delivery?(screen, [])
    return screen
  }
}
