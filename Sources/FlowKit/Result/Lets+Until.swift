// Verbs that open a screen and wait for its answer.
extension Lets {
  /// Presents a new screen, waits until one of its callbacks is called, and closes it.
  ///
  /// ```swift
  /// let color = await lets.present(colorPicker, until: \.onPick)   // Color?, nil if none was picked
  /// guard await lets.present(terms, until: \.onAccept) else { return }   // a callback without arguments: Bool
  /// ```
  ///
  /// The wait replaces what the flow has bound to the callback. When the callback is called, the opened screen is
  /// closed, with everything that covers it; what covered the calling screen before stays. The value is returned even
  /// if a guard refuses the closing. If a screen over it is already being asked whether it may be closed, that answer
  /// counts for the closing, too. Only the first call counts.
  ///
  /// - Parameters:
  ///   - flow: The flow to present.
  ///   - style: The style of the modal.
  ///   - transition: How the change looks.
  ///   - callback: The callback to wait for: a variable of the new screen with a function of one argument or none.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the new screen before it enters, to pass it what it needs.
  /// - Returns: The callback's argument; if it has none, whether it was called. The result is `nil` or `false` if one
  ///   of the two screens leaves first, the action is ignored or refused, the navigator is gone, or the task is
  ///   cancelled, which closes the opened screen.
  public func present<Target: AnyObject, Value, Result: CallbackResult>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ prepare: (@MainActor (Target) -> Void)? = nil
  ) async -> Result {
    await ask(presenting(flow, style, transition, SourcePlace(fileID, line)), until: callback, prepare)
  }

  /// Presents a new screen; when one of its callbacks is called, closes it and passes the value to a closure.
  ///
  /// ```swift
  /// screen.onColor = lets.present(colorPicker, until: \.onPick) { screen.color = $0 }
  /// ```
  ///
  /// The closure is called at most once for each opened screen, and not at all if that screen leaves in another way.
  /// The navigator keeps it until the calling screen leaves, so it may use the screen without causing a leak.
  /// Otherwise, the form that waits describes the rules.
  ///
  /// - Parameters:
  ///   - flow: The flow to present.
  ///   - style: The style of the modal.
  ///   - transition: How the change looks.
  ///   - callback: The callback to wait for: a variable of the new screen with a function of one argument or none.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - body: Receives the value while the opened screen is being closed; actions that it performs come after that.
  /// - Returns: The closure to assign to a callback of any shape; the arguments are discarded.
  public func present<Target: AnyObject, Value, Result: CallbackResult, each Argument>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ body: @escaping @MainActor (Value) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    asking(presenting(flow, style, transition, SourcePlace(fileID, line)), until: callback, body)
  }

  /// Pushes a new screen, waits until one of its callbacks is called, and goes back to where it was pushed.
  ///
  /// ```swift
  /// let address = await lets.push(addressForm, until: \.onSave)   // Address?, nil if the user went back
  /// ```
  ///
  /// The rules are those of the form of `present` that waits.
  ///
  /// - Parameters:
  ///   - flow: The flow to push.
  ///   - transition: How the change looks.
  ///   - callback: The callback to wait for: a variable of the new screen with a function of one argument or none.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the new screen before it enters, to pass it what it needs.
  /// - Returns: The callback's argument; if it has none, whether it was called. The result is `nil` or `false` if it
  ///   wasn't called.
  public func push<Target: AnyObject, Value, Result: CallbackResult>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ prepare: (@MainActor (Target) -> Void)? = nil
  ) async -> Result {
    await ask(pushing(flow, transition, SourcePlace(fileID, line)), until: callback, prepare)
  }

  /// Pushes a new screen; when one of its callbacks is called, goes back and passes the value to a closure.
  ///
  /// ```swift
  /// screen.onAddress = lets.push(addressForm, until: \.onSave) { screen.address = $0 }
  /// ```
  ///
  /// The rules are those of the form of `present` with a closure.
  ///
  /// - Parameters:
  ///   - flow: The flow to push.
  ///   - transition: How the change looks.
  ///   - callback: The callback to wait for: a variable of the new screen with a function of one argument or none.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - body: Receives the value while the opened screen is being closed; actions that it performs come after that.
  /// - Returns: The closure to assign to a callback of any shape; the arguments are discarded.
  public func push<Target: AnyObject, Value, Result: CallbackResult, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ body: @escaping @MainActor (Value) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    asking(pushing(flow, transition, SourcePlace(fileID, line)), until: callback, body)
  }
}

extension Lets {
  private func presenting(
    _ flow: Flow<some AnyObject>, _ style: PresentationStyle, _ transition: ScreenTransition, _ origin: SourcePlace
  ) -> NavigationAction {
    NavigationAction(.present(flow.id, as: style), .with(transition), at: origin)
  }

  private func pushing(
    _ flow: Flow<some AnyObject>, _ transition: ScreenTransition, _ origin: SourcePlace
  ) -> NavigationAction {
    NavigationAction(.flow(.push, flow.id), .with(transition), at: origin)
  }

  private func ask<Target: AnyObject, Value, Result>(
    _ action: NavigationAction, until path: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    _ prepare: (@MainActor (Target) -> Void)?
  ) async -> Result {
    let callback = ScreenCallbacks()[keyPath: path]
    guard !Task.isCancelled else { return callback.result(nil) }
    let pending = PendingResult<Value>(performer, caller, at: action.origin, forTask: true)
    let opening = pending.opening(action, until: callback, recorder, prepare)
    let outcome = await performer.performAwaiting(opening, for: caller)
    if outcome?.isPerformed == true { await pending.untilEnded() }
    return callback.result(pending.value ?? givenValue(for: action, until: callback))
  }

  private func asking<Target: AnyObject, Value, Result, each Argument>(
    _ action: NavigationAction, until path: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    _ body: @escaping @MainActor (Value) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    let callback = ScreenCallbacks()[keyPath: path]
    let body = kept(body)
    let closure: @MainActor (repeat each Argument) -> Void = { (_: repeat each Argument) in
      guard performer.isReachable else { return performer.perform(action, for: caller) }
      let pending = PendingResult<Value>(performer, caller, at: action.origin) { _ = body($0) }
      performer.perform(pending.opening(action, until: callback, recorder), for: caller)
      if let value = givenValue(for: action, until: callback) { _ = body(value) }
    }
    recorder?.bound(
      action,
      answering: { screen in
        if let screen = screen as? Target { callback.bind(screen) { _ in } }
      }, calling: closure)
    return closure
  }

  private func givenValue<Target: AnyObject, Value, Result>(
    for action: NavigationAction, until callback: ScreenCallback<Target, Value, Result>
  ) -> Value? {
    performer.givenValue(for: action, until: callback.path) as? Value
  }
}
