// One action from its decision to its outcome. The order is a promise: see `NavigationEvent`.
extension Navigator {
  func run(_ action: NavigationAction, _ caller: Caller?, reportsChanges: Bool) -> NavigationOutcome {
    let plan: Plan
    do throws(NavigationReason) {
      plan = try state.plan(action.verb, from: caller?.id)
    } catch {
      return giveUp(action, caller, error)
    }
    guard !reportsChanges, observers == nil, mirror == nil else { return runObserved(action, caller, plan) }
    let screens = enterScreens(of: action, plan)
    _ = state.change(plan, entering: screens)
    if plan.entry == nil, let delivery = action.delivery { deliver(delivery, to: plan.edit.target) }
    return .performed([])
  }

  /// The same, when somebody wants to hear of it.
  private func runObserved(_ action: NavigationAction, _ caller: Caller?, _ plan: Plan) -> NavigationOutcome {
    let report = Report(action: action, caller: caller.map(entry))
    tell(.willNavigate, report)
    let screens = enterScreens(of: action, plan)
    let visible = tree.visible
    let changes = tree.changes(of: plan.edit, entering: plan.entry, others: plan.others)
    _ = state.change(plan, entering: screens)
    if plan.entry == nil, let delivery = action.delivery { deliver(delivery, to: plan.edit.target) }
    tell(changes, report, visibleBefore: visible)
    showOnHost(action.transition)
    return .performed(changes)
  }

  /// An action that is not done: its outcome, told to the observers.
  func giveUp(_ action: NavigationAction, _ caller: Caller?, _ reason: NavigationReason) -> NavigationOutcome {
    let report = Report(action: action, caller: caller.map(entry))
    let issue = NavigationIssue(action: action, caller: report.caller, reason: reason, tree: tree)
    tell(issue.isRefusal ? .refused : .ignored, report, issue: issue)
    return NavigationOutcome(result: issue.isRefusal ? .refused(issue) : .ignored(issue))
  }

  /// The entry of a caller; of one that has left, what is known.
  private func entry(of caller: Caller) -> NavigationTree.Entry {
    tree[caller.id] ?? NavigationTree.Entry(id: caller.id, flow: caller.flow?.id ?? .unknown)
  }

  /// Makes the screens that an action enters, binds their callbacks, and hands them the arguments.
  private func enterScreens(of action: NavigationAction, _ plan: Plan) -> Screens {
    guard let entry = plan.entry, let flow = action.verb.newFlow else { return Screens() }
    let screen = makeScreen(of: flow, id: entry.id)
    let others = zip(action.verb.flowsAbove, plan.others).map { makeScreen(of: $0, id: $1.id) }
    action.delivery?(screen, others)
    return Screens(first: screen, others: others)
  }

  /// Hands the arguments of a return to the screen that is there.
  private func deliver(_ delivery: NavigationAction.Delivery, to target: NavigationTree.Position) {
    guard let screen = state.screens[tree.stacks[target.stack].entries[target.index].id] else { return }
    delivery(screen, [])
  }
}

extension FlowID {
  /// The flow of a screen of which only the number is known.
  static let unknown = FlowID(place: SourcePlace(), screenType: Never.self, key: nil, name: "screen")
}
