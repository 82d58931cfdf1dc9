// Verbs that perform any action, or several as one.
extension Lets {
  /// Performs an action, or several as one, in order: either all of them or none.
  ///
  /// ```swift
  /// screen.onWatch = lets.perform(.dismiss(), .select(watched), .push(movie(5)))
  /// ```
  ///
  /// With `after`, it does some work of the app first:
  ///
  /// ```swift
  /// screen.onName = lets.perform(after: { name in session.signIn(name) }, .dismiss())
  /// ```
  ///
  /// Maps and explorers know the actions, and don't run the work. If the action depends on the arguments, use
  /// ``choose(after:fileID:line:_:)``. For work that takes its time, use `lets.task`. The work may use the screen, as in
  /// all verbs.
  ///
  /// - Parameters:
  ///   - work: What to do before, with the callback's arguments. It runs before any guard is asked, so also if the action
  ///     is refused. It doesn't run if the action is ignored because the screen is covered, or waits for the same action
  ///     already: a second tap does nothing.
  ///   - steps: The actions. The first one acts from the calling screen as it is after the work: if that has left, nothing
  ///     happens (``NavigationReason/removed``). Each of the others acts from the screen that is visible by then.
  ///   - transition: How the whole change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func perform<each Argument>(
    after work: (@MainActor (repeat each Argument) -> Void)? = nil, _ steps: NavigationAction...,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    performing(steps, transition, at: SourcePlace(fileID, line), after: work)
  }

  /// Performs several actions as one, any number of them.
  ///
  /// ```swift
  /// screen.onPath = lets.perform([.dismissAll()] + path.map { .push(folder($0)) })
  /// ```
  ///
  /// - Parameters:
  ///   - work: What to do before, with the callback's arguments.
  ///   - steps: The actions, in order. None of them is a change of nothing, and performed.
  ///   - transition: How the whole change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func perform<each Argument>(
    after work: (@MainActor (repeat each Argument) -> Void)? = nil, _ steps: [NavigationAction],
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    performing(steps, transition, at: SourcePlace(fileID, line), after: work)
  }

  /// Performs an action, or several as one, at once: in a closure of your own, a task, or the body of `until:`.
  ///
  /// ```swift
  /// screen.onScan = { [weak screen] code in
  ///   screen?.vibrate()
  ///   lets.now(.push(product(code)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - steps: The actions. The first one acts from the calling screen, as a callback's does: it is ignored if it leads
  ///     forward while the screen is covered, or if the screen has left.
  ///   - transition: How the whole change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The outcome: queued if another action is being performed; `nil` if the navigator is gone, or from a spy that
  ///   performs nothing. To wait until the action has ended, use ``performAndWait(_:fileID:line:)``.
  @discardableResult
  public func now(
    _ steps: NavigationAction..., transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationOutcome? {
    try? life.performing(action(steps, transition, SourcePlace(fileID, line)))
  }

  private func action(
    _ steps: [NavigationAction], _ transition: ScreenTransition, _ place: SourcePlace
  ) -> NavigationAction {
    let action = steps.count == 1 && transition.isAutomatic ? steps[0] : .batch(steps, transition, place)
    return action.origin == nil ? action.written(place) : action
  }

  func performing<each Argument>(
    _ steps: [NavigationAction], _ transition: ScreenTransition, at place: SourcePlace,
    after work: (@MainActor (repeat each Argument) -> Void)?
  ) -> @MainActor (repeat each Argument) -> Void {
    let action = action(steps, transition, place)
    guard let work else { return closure(action) }
    let doWork =
      action.kind == .send
      ? keptToSend(work, of: action.kind, at: place) : kept(work, of: action.kind, at: place)
    life.belongings?.closures.hasWork = true
    recorder?.given(at: place) { _ = work }
    let closure: @MainActor (repeat each Argument) -> Void = { [life] (argument: repeat each Argument) in
      guard life.mayAct(action.kind, at: place) else { return }
      if !life.wouldIgnore({ action }) { _ = doWork(repeat each argument) }
      life.perform(action)
    }
    recorder?.bound(action, calling: closure)
    return closure
  }
}
