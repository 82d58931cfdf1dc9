extension Navigator {
  /// Calls the closure for every event, until what it returns is cancelled or let go.
  ///
  /// The closure runs inside the action that it hears of; actions that it performs wait their turn.
  ///
  /// ```swift
  /// let observation = navigator.observe { print($0) }
  /// ```
  ///
  /// - Returns: What keeps the closure listening.
  public func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> NavigationObservation {
    let observation = NavigationObservation(body)
    observers.add(observation)
    return observation
  }

  /// The events from now on, for `for await`; the sequence ends when the navigator is gone.
  ///
  /// - Parameter limit: How many events are kept for a reader that is behind; the oldest are dropped, and their ``NavigationEvent/number``s are missing.
  public func events(keepingNewest limit: Int = 100) -> NavigationEvents {
    observers.addStream(keeping: max(1, limit))
  }

  func announce(_ kind: NavigationEvent.Kind, _ turn: Turn, issue: NavigationIssue? = nil) {
    guard !observers.isEmpty else { return }
    tell(kind, turn, issue: issue)
  }

  /// Tells what an action has changed, in the promised order.
  func announce(_ changes: [NavigationChange], _ turn: Turn, visibleBefore: NavigationTree.Entry) {
    for change in changes where change.kind == .removed { tell(.removed, turn, entry: change.entry) }
    let visible = tree.visible
    if visible.id != visibleBefore.id {
      tell(.disappeared, turn, entry: visibleBefore)
      tell(.appeared, turn, entry: visible)
    }
    tell(.didNavigate, turn, changes: changes)
  }

  private func tell(
    _ kind: NavigationEvent.Kind, _ turn: Turn, entry: NavigationTree.Entry? = nil, changes: [NavigationChange] = [],
    issue: NavigationIssue? = nil
  ) {
    let event = NavigationEvent(
      kind: kind, number: observers.nextNumber(), action: turn.action, caller: turn.caller, entry: entry,
      changes: changes, issue: issue, tree: tree)
    for listener in observers.listeners() { listener.tell(event) }
    observers.yield(event)
  }
}
