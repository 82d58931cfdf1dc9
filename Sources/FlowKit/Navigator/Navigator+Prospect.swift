// Actions of several steps, and actions in trees with containers.
extension Navigator {
  @inline(never)  // plain actions are done more quickly without it
  func runWithProspect(
    _ action: NavigationAction, _ caller: Caller?, reportsChanges: Bool, unprepared: Unprepared,
    delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    if action.verb == .updateRoot {
      return chooseRoot(action, reportsChanges: reportsChanges, unprepared: unprepared)
    }
    if action.isChosen, let flow = action.flow, isRoot(flow) { return .performed([]) }
    do throws(NavigationReason) {
      if action.isPlain, !isWaiting(action.target), case let edit = try tree.edit(for: action, from: caller?.id),
        tree.isInPlace(edit)
      {
        return carryOut(plan(edit), action, caller, reportsChanges: reportsChanges, delivering)
      }
      let prospect = try tree.prospect(of: action, from: caller?.id, firstID: ScreenID(lastID.number + 1))
      if unprepared != .enters, let outcome = prepare(flowsToPrepare(for: prospect), action, caller, unprepared) {
        return outcome
      }
      return carryOut(prospect, action, caller, reportsChanges: reportsChanges, delivering)
    } catch {
      if error == .unhandled, action.message != nil { return deliver(action, caller, reportsChanges: reportsChanges) }
      return ignore(action, caller, error, reportsChanges: reportsChanges)
    }
  }

  private func carryOut(
    _ prospect: Prospect, _ action: NavigationAction, _ caller: Caller?, reportsChanges: Bool,
    _ delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    lastID = ScreenID(prospect.nextID.number - 1)
    guard reportsChanges || isWatched else {
      change(to: prospect, delivering)
      if isWatched { showOnHost(action.transition) }  // a host that has come meanwhile
      return .performed([])
    }
    let report = Report(action: action.withoutDelivery, caller: caller.map(entry))
    tell(.willNavigate, report)
    let before = tree
    change(to: prospect, delivering)
    if tree != before { mirror?.transition = action.transition }
    for entry in prospect.reselected { tell(.reselected, report, entry: entry) }
    tell(prospect.changes, report, shownBefore: before.shown)
    showDifference()
    return .performed(prospect.changes)
  }

  /// Makes the new screens and hands them the arguments, changes the tree, lets go of the screens that left; then hands
  /// arguments to the screens that are there.
  private func change(to prospect: Prospect, _ delivering: (AnyObject) -> Void) {
    for flow in prospect.ahead { makeAhead(flow) }
    let screens = prospect.entering.map { takeScreen(of: $0.flow, id: $0.id) }
    let new = Dictionary(zip(prospect.entering.map(\.id), screens)) { first, _ in first }
    for step in prospect.steps { deliver(step, to: step.targets.compactMap { new[$0] }, delivering) }
    letGo(of: state.change(to: prospect, entering: screens))
    lookAgain()
    for step in prospect.steps where step.action.isChosen { step.action.flow.map { rule?.latest = $0 } }
    for step in prospect.steps where step.targets.contains(where: { new[$0] == nil }) {
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
