extension Lets {
  /// Performs several actions as one, in order: either all of them or none.
  ///
  /// ```swift
  /// screen.onWatch = lets.perform(.dismiss(), .select(watched), .push(movie(5)))
  /// ```
  ///
  /// - Parameters:
  ///   - steps: The actions. The first one acts from the calling screen, each of the others from the screen that is
  ///     visible by then.
  ///   - transition: How the whole change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func perform<each Argument>(
    _ steps: NavigationAction..., transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    performing(steps, transition, at: SourcePlace(fileID, line))
  }

  /// Performs several actions as one, any number of them.
  ///
  /// ```swift
  /// screen.onPath = lets.perform([.dismissAll()] + path.map { .push(folder($0)) })
  /// ```
  ///
  /// - Parameters:
  ///   - steps: The actions, in order. None of them is a change of nothing, and performed.
  ///   - transition: How the whole change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func perform<each Argument>(
    _ steps: [NavigationAction], transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    performing(steps, transition, at: SourcePlace(fileID, line))
  }

  /// Does some work of the app, then performs an action.
  ///
  /// ```swift
  /// screen.onName = lets.perform(.dismiss(), after: { name in session.signIn(name) })
  /// ```
  ///
  /// Maps and explorers know the action, and don't run the work. If the action depends on the arguments, use `lets.choose`
  /// with `after:`. For work that takes its time, use `lets.task`. The work may use the screen, as in all verbs.
  ///
  /// - Parameters:
  ///   - action: The action. It acts from the calling screen as it is after the work: if that has left, nothing happens
  ///     (``NavigationReason/removed``).
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - work: What to do before, with the callback's arguments. It runs before any guard is asked, so also if the action
  ///     is refused. It doesn't run if the action is ignored because the screen is covered, or waits for the same action
  ///     already: a second tap does nothing.
  /// - Returns: The closure to assign to a callback of these arguments.
  public func perform<each Argument>(
    _ action: NavigationAction, fileID: StaticString = #fileID, line: UInt32 = #line,
    after work: @escaping @MainActor (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    let place = SourcePlace(fileID, line), action = action.written(fileID, line)
    let work = action.kind == .send ? keptToSend(work) : kept(work)
    life.attachment(KeptClosures.self)?.hasWork = true
    let closure: @MainActor (repeat each Argument) -> Void = { (argument: repeat each Argument) in
      guard mayAct(action.kind, at: place) else { return }
      if !life.wouldIgnore({ action }) { _ = work(repeat each argument) }
      life.perform(action)
    }
    recorder?.bound(action, calling: closure)
    return closure
  }

  /// The closure that performs one action, or several as one.
  private func performing<each Argument>(
    _ steps: [NavigationAction], _ transition: ScreenTransition, at place: SourcePlace
  ) -> @MainActor (repeat each Argument) -> Void {
    let isOne = steps.count == 1 && transition.isAutomatic
    return closure(isOne ? steps[0] : .batch(steps, transition, place), at: place)
  }
}
