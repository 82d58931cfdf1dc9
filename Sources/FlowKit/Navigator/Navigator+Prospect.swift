// Actions of several steps, and actions in trees with containers.
extension Navigator {
  @inline(never)  // plain actions are done more quickly without it
  func runWithProspect(
    _ action: NavigationAction, _ caller: Caller?, reportsChanges: Bool, unprepared: Unprepared,
    delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    do throws(NavigationReason) {
      let prospect = try tree.prospect(of: action, from: caller?.id, firstID: ScreenID(lastID.number + 1))
      if unprepared != .enters, let outcome = prepare(prospect.entering.map(\.flow), action, caller, unprepared) {
        return outcome
      }
      return carryOut(prospect, action, caller, delivering)
    } catch {
      if error == .unhandled, action.message != nil { return deliver(action, caller, reportsChanges: reportsChanges) }
      return ignore(action, caller, error, reportsChanges: reportsChanges)
    }
  }

  /// Makes the new screens and hands them the arguments, changes the tree, lets go of the screens that left; then hands
  /// arguments to the screens that are there.
  private func carryOut(
    _ prospect: Prospect, _ action: NavigationAction, _ caller: Caller?, _ delivering: (AnyObject) -> Void
  ) -> NavigationOutcome {
    lastID = ScreenID(prospect.nextID.number - 1)
    let report = Report(action: action.withoutDelivery, caller: caller.map(entry))
    tell(.willNavigate, report)
    let before = tree
    let screens = prospect.entering.map { makeScreen(of: $0.flow, id: $0.id) }
    let new = Dictionary(zip(prospect.entering.map(\.id), screens)) { first, _ in first }
    for step in prospect.steps { deliver(step, to: step.targets.compactMap { new[$0] }, delivering) }
    _ = state.change(to: prospect, entering: screens)
    hasContainers = !prospect.tree.containers.isEmpty
    if work != nil { endWorkOfThoseWhoLeft() }
    for step in prospect.steps where step.targets.contains(where: { new[$0] == nil }) {
      deliver(step, to: step.targets.compactMap(screen), delivering)
    }
    if tree != before { mirror?.transition = action.transition }
    for entry in prospect.reselected { tell(.reselected, report, entry: entry) }
    tell(prospect.changes, report, shownBefore: before.shown)
    showDifference()
    return .performed(prospect.changes)
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
