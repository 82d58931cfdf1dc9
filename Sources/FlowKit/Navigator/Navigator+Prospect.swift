// Actions of several steps, actions in trees with containers, and those that somebody has to be asked about.
extension Navigator {
  @inline(never)  // plain actions are done more quickly without it
  func runWithCare(
    _ action: NavigationAction, _ caller: Caller?, reportsChanges: Bool, clearance: Clearance,
    delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    if !isCareful, clearance.isNew, action.asksOneGuard {
      return runAskingOnce(action, caller, reportsChanges: reportsChanges, delivering: delivering)
    }
    if restored != nil, let caller { _ = wake(caller.id) }
    if action.verb == .travel { return travel(action, caller, reportsChanges: reportsChanges) }
    if let outcome = holdBack(action, caller, clearance, reportsChanges: reportsChanges) { return outcome }
    if action.verb == .back, clearance.isFirst, let outcome = takeOver(action, caller, reportsChanges: reportsChanges) {
      return outcome
    }
    if action.verb == .updateRoot { return chooseRoot(action, reportsChanges: reportsChanges, clearance: clearance) }
    if action.isChosen, let flow = action.flow, isRoot(flow) { return .performed([]) }
    do throws(NavigationReason) {
      if action.isInOnePlace, !isWaiting(action.target), restored == nil,
        case let edit = try tree.edit(for: action, from: caller?.id), tree.isInPlace(edit)
      {
        if let outcome = clear(edit, of: action, caller, clearance) { return outcome }
        return carryOutGuarded(plan(edit), action, caller, reportsChanges: reportsChanges, delivering)
      }
      let prospect = try tree.prospect(of: action, from: caller?.id, firstID: ScreenID(lastID.number + 1))
      if let outcome = clear(prospect, of: action, caller, clearance) { return outcome }
      return carryOut(prospect, action, caller, reportsChanges: reportsChanges, delivering)
    } catch {
      if error == .unhandled, action.message != nil { return deliver(action, caller, reportsChanges: reportsChanges) }
      return ignore(action, caller, error, reportsChanges: reportsChanges)
    }
  }

  /// The commonest guard, which is alone and answers at once, is asked on the way of plain actions.
  private func runAskingOnce(
    _ action: NavigationAction, _ caller: Caller?, reportsChanges: Bool, delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    do throws(NavigationReason) {
      let edit = try state.tree.edit(for: action, from: caller?.id)
      if edit.entrance != .none, let outcome = askAtOnce(action, caller) { return outcome }
      return carryOut(plan(edit), action, caller, reportsChanges: reportsChanges, delivering)
    } catch {
      return ignore(action, caller, error, reportsChanges: reportsChanges)
    }
  }

  /// The guards that come are noted before anybody hears of the change.
  private func carryOutGuarded(
    _ plan: Plan, _ action: NavigationAction, _ caller: Caller?, reportsChanges: Bool,
    _ delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    if plan.edit.entrance != .none, let flow = action.target { noteGuards(of: flow, id: plan.firstID) }
    let outcome = carryOut(plan, action, caller, reportsChanges: reportsChanges, delivering)
    forgetGuards()
    return outcome
  }

  /// Asks and prepares all that a plain action needs; nil where it may be done now.
  private func clear(
    _ edit: TreeEdit, of action: NavigationAction, _ caller: Caller?, _ clearance: Clearance
  ) -> NavigationOutcome? {
    let flow = edit.entrance == .none ? nil : action.target
    guard !clearance.replays, flow?.traits != nil || !guards.isEmpty else { return nil }
    var asking = Asking(action, caller, clearance)
    if let flow { (asking.entering, asking.preparing) = ([flow], [flow]) }
    if !guards.isEmpty {
      tree.forEachLeaving(edit) { asking.leaving.append(tree.stacks[$0.stack].entries[$0.index]) }
    }
    return ask(&asking) ?? prepare(asking, clearance)
  }

  /// The same for all others.
  private func clear(
    _ prospect: Prospect, of action: NavigationAction, _ caller: Caller?, _ clearance: Clearance
  ) -> NavigationOutcome? {
    guard !clearance.replays else { return nil }
    var asking = Asking(action, caller, clearance)
    asking.entering = prospect.entering.map(\.flow)
    asking.preparing = flowsToPrepare(for: prospect)
    if !guards.isEmpty { asking.leaving = prospect.changes.filter { $0.kind == .removed }.map(\.entry) }
    return ask(&asking) ?? prepare(asking, clearance)
  }

  func carryOut(
    _ prospect: Prospect, _ action: NavigationAction, _ caller: Caller?, reportsChanges: Bool,
    _ delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    lastID = ScreenID(prospect.nextID.number - 1)
    if isWatched { tell(.willNavigate, report(of: action, caller)) }
    wakeThoseNeeded(by: prospect)
    let screens = makeScreens(of: prospect, delivering)
    guard reportsChanges || isWatched else {
      change(to: prospect, of: action, entering: screens, delivering)
      if isWatched { showOnHost(action.transition) }  // a host that has come meanwhile
      return .performed([])
    }
    let report = report(of: action, caller)
    for (flow, id) in prospect.entering {
      tell(.made, report, entry: NavigationTree.Entry(id: id, flow: flow.id))
    }
    let before = tree
    change(to: prospect, of: action, entering: screens, delivering)
    if tree != before { mirror?.transition = action.transition }
    for entry in prospect.reselected { tell(.reselected, report, entry: entry) }
    tell(prospect.changes, report, shownBefore: before.shown)
    showDifference()
    return .performed(prospect.changes)
  }

  /// Makes the new screens and hands them the arguments.
  private func makeScreens(of prospect: Prospect, _ delivering: (AnyObject) -> Void) -> [AnyObject] {
    for flow in prospect.ahead { makeAhead(flow) }
    let screens = prospect.entering.map { makeNow($0.flow, $0.id) }
    for (screen, entering) in zip(screens, prospect.entering) { _ = takeNote(of: screen, entering.id) }
    let new = Dictionary(zip(prospect.entering.map(\.id), screens)) { first, _ in first }
    for step in prospect.steps { deliver(step, to: step.targets.compactMap { new[$0] }, delivering) }
    return screens
  }

  /// Makes a screen, and gives it the state that it is restored with.
  private func makeNow(_ flow: Blueprint, _ id: ScreenID) -> AnyObject {
    let restored = restored?.take(id, of: flow), screen = takeScreen(of: flow, id: id)
    restored?.restore(screen)
    return screen
  }

  /// Changes the tree, lets go of the screens that left, unless they want to hear of it; then hands arguments to the
  /// screens that are there.
  private func change(
    to prospect: Prospect, of action: NavigationAction, entering screens: [AnyObject],
    _ delivering: (AnyObject) -> Void
  ) {
    if work != nil { watchThoseWhoLeave(prospect.changes, action) }
    for new in prospect.entering { noteGuards(of: new.flow, id: new.id) }
    letGo(of: state.change(to: prospect, entering: screens))
    hasContainers = !prospect.tree.containers.isEmpty
    forgetGuards()
    forgetRestored(prospect.leaving)
    for step in prospect.steps where step.action.isChosen { step.action.flow.map { rule?.latest = $0 } }
    let new = Set(prospect.entering.map(\.id))
    for step in prospect.steps where step.targets.contains(where: { !new.contains($0) }) {
      deliver(step, to: step.targets.compactMap(screen), delivering)
    }
  }

  /// Hands a step's arguments to its screens, if they are all there.
  private func deliver(
    _ step: (action: NavigationAction, targets: [ScreenID]), to screens: [AnyObject], _ delivering: (AnyObject) -> Void
  ) {
    guard let first = screens.first, screens.count == step.targets.count else { return }
    delivering(first)
    step.action.delivery?(first, Array(screens.dropFirst()))
  }
}
