// One action from its decision to its outcome. The order is a promise: see `NavigationEvent`.
extension Navigator {
  func run(
    _ action: NavigationAction, _ caller: Caller?, reportsChanges: Bool, clearance: Clearance = .none,
    delivering: (AnyObject) -> Void = { _ in }
  ) -> NavigationOutcome {
    guard action.isPlain, !isCareful, action.verb != .back || work == nil else {
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
    edit.entrance == .none ? Plan(edit: edit, firstID: 0) : Plan(edit: edit, firstID: lastID.advance())
  }

  func carryOut(
    _ plan: Plan, _ action: NavigationAction, _ caller: Caller?, reportsChanges: Bool,
    _ delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    guard !reportsChanges, !isWatched else { return carryOutWatched(plan, action, caller, delivering) }
    let (screen, isPlain) = enterScreen(of: action, plan, delivering)
    guard isPlain else {  // the new screen itself wants to hear of it
      return changeWatched(plan, action, entering: screen, report(of: action, caller), delivering)
    }
    change(plan, action, entering: screen, delivering)
    if isWatched { showOnHost(action.transition) }  // a host that has come meanwhile
    return .performed([])
  }

  /// The same, when somebody wants to hear of it.
  private func carryOutWatched(
    _ plan: Plan, _ action: NavigationAction, _ caller: Caller?, _ delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    let report = report(of: action, caller)
    tell(.willNavigate, report)
    let (screen, _) = enterScreen(of: action, plan, delivering)
    return changeWatched(plan, action, entering: screen, report, delivering)
  }

  private func changeWatched(
    _ plan: Plan, _ action: NavigationAction, entering screen: AnyObject?, _ report: Report,
    _ delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    if screen != nil, let flow = action.flow {
      tell(.made, report, entry: NavigationTree.Entry(id: plan.firstID, flow: flow))
    }
    let visible = tree.visible
    let changes = tree.changes(of: plan.edit, of: action, firstID: plan.firstID)
    change(plan, action, entering: screen, delivering)
    if !changes.isEmpty { mirror?.transition = action.transition }
    tell(changes, report, visibleBefore: visible)
    if !changes.isEmpty { showDifference() }
    return .performed(changes)
  }

  /// Changes the tree, lets go of the screens that left, unless they want to hear of it; for a return, hands the
  /// arguments to the screen that is there.
  private func change(
    _ plan: Plan, _ action: NavigationAction, entering screen: AnyObject?, _ delivering: (AnyObject) -> Void
  ) {
    if mindsWhoLeaves { watchThoseWhoLeave(plan.edit, action) }
    letGo(of: state.change(plan, of: action, entering: screen))
    guard plan.edit.entrance == .none, action.target != nil else { return }
    guard let screen = state.screen(at: plan.edit.target) else { return }
    delivering(screen)
    action.delivery?(screen, [])
  }

  /// Lets go of what has left, but for screens that are kept; then ends what ran for it.
  @inline(__always)
  func letGo(of leaving: consuming Leaving) {
    if mindsWhoLeaves { settle(leaving) }
  }

  @inline(never)  // nearly always nothing comes of it
  private func settle(_ leaving: consuming Leaving) {
    keepRetained(leaving.screens)
    _ = consume leaving
    if work != nil { endWorkOfThoseWhoLeft() }
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
        action: action.withoutDelivery, caller: caller.map(entry), reason: reason.known(of: caller), tree: tree,
        error: error ?? action.failure))
  }

  /// The entry of a caller; of one that has left, what is known.
  func entry(of caller: Caller) -> NavigationTree.Entry {
    tree[caller.id] ?? NavigationTree.Entry(id: caller.id, flow: caller.flow?.id ?? .unknown)
  }

  /// Makes the screen that an action enters, binds its callbacks, and hands it the arguments; and whether it does not
  /// want to hear what happens to it.
  @inline(__always)
  private func enterScreen(
    of action: NavigationAction, _ plan: Plan, _ delivering: (AnyObject) -> Void
  ) -> (screen: AnyObject?, isPlain: Bool) {
    guard plan.edit.entrance != .none, let flow = action.target else { return (nil, true) }
    let screen = makeScreen(of: flow, id: plan.firstID)
    let isPlain = takeNote(of: screen, plan.firstID)
    delivering(screen)
    action.delivery?(screen, [])
    return (screen, isPlain)
  }
}
