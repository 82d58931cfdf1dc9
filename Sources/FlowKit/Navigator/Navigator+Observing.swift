extension Navigator {
  /// Calls the closure for every event, until what it returns is cancelled or let go.
  ///
  /// The closure runs inside the action that it hears of; actions that it performs wait their turn. Of the screen that
  /// is visible already nobody is told: see ``tree``.
  ///
  /// ```swift
  /// let observation = navigator.observe { print($0) }
  /// ```
  ///
  /// - Returns: What keeps the closure listening.
  public func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> NavigationObservation {
    everybody.add(body)
  }

  /// The events from now on, for `for await`; the sequence ends when the navigator is gone.
  ///
  /// - Parameter limit: How many events are kept for a reader that is behind; the oldest are dropped, and their
  ///   ``NavigationEvent/number``s are missing.
  /// - Returns: The sequence, for one reader.
  public func events(keepingNewest limit: Int = 100) -> NavigationEvents {
    everybody.addStream(keeping: max(1, limit))
  }

  private var everybody: Observers {
    let all = observers ?? Observers()
    observers = all
    return all
  }
}

/// What all events of one action have in common.
struct Report {
  let action: NavigationAction
  let caller: NavigationTree.Entry?
}

extension Navigator {
  func report(of action: NavigationAction, _ caller: Caller?) -> Report {
    Report(action: action.withoutDelivery, caller: caller.map(entry))
  }

  /// Tells what an action has changed, in the promised order.
  func tell(_ changes: [NavigationChange], _ report: Report, visibleBefore before: NavigationTree.Entry) {
    let visible = tree.visible, isSame = visible.id == before.id
    if !isSame { tell(.disappeared, report, entry: before) }
    for change in changes where change.kind == .removed { tell(.removed, report, entry: change.entry) }
    if !isSame { tell(.appeared, report, entry: visible) }
    tell(.didNavigate, report, changes: changes)
    updateCanGoBack()
  }

  /// The same where several entries may be visible at once.
  func tell(_ changes: [NavigationChange], _ report: Report, shownBefore before: [NavigationTree.Entry]) {
    let shown = tree.shown
    for entry in before.reversed() where !shown.contains(entry) { tell(.disappeared, report, entry: entry) }
    for change in changes where change.kind == .removed { tell(.removed, report, entry: change.entry) }
    for entry in shown where !before.contains(entry) { tell(.appeared, report, entry: entry) }
    tell(.didNavigate, report, changes: changes)
    updateCanGoBack()
  }

  /// Tells the screen that it is about, then the observers.
  func tell(
    _ kind: NavigationEvent.Kind, _ report: Report, entry: NavigationTree.Entry? = nil,
    changes: [NavigationChange] = [], issue: NavigationIssue? = nil
  ) {
    if let entry { tellScreen(kind, of: entry.id) }
    guard let observers else { return }
    observers.tell(
      NavigationEvent(
        kind: kind, number: observers.nextNumber(), action: report.action, caller: report.caller, entry: entry,
        changes: changes, issue: issue, tree: tree))
    if observers.isEmpty { self.observers = nil }
  }
}
