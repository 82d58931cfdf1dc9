// Verbs that open a screen and wait for its answer.
extension Lets {
  /// Presents a new screen, waits until one of its callbacks is called, and closes it.
  ///
  /// ```swift
  /// let color = await lets.present(colorPicker, until: \.onPick)   // Color?, nil if none was picked
  /// guard await lets.present(terms, until: \.onAccept) else { return }   // a callback without arguments: Bool
  /// ```
  ///
  /// The wait replaces what the flow has bound to the callback: if that is `lets.perform(after:)`, or a
  /// choice with `after:`, its work is done first, and its action isn't performed. If the action would do more than close
  /// the screen, that is an issue: `awaitedInstead`. When the callback is called, the opened screen is
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
    await ask(Self.presenting(flow, style, transition, SourcePlace(fileID, line)), until: callback, prepare)
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
  ///   - actions: What maps and explorers take the closure to perform: one of these actions. It changes nothing of it.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - body: Receives the value while the opened screen is being closed; actions that it performs come after that.
  /// - Returns: The closure to assign to a callback of any shape; the arguments are discarded.
  public func present<Target: AnyObject, Value, Result: CallbackResult, each Argument>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (Value) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    asking(Self.presenting(flow, style, transition, SourcePlace(fileID, line)), until: callback, actions, body)
  }

  /// Presents the flow that a function makes from the callback's arguments; when one of the new screen's callbacks is
  /// called, closes it and passes the value to a closure.
  ///
  /// ```swift
  /// screen.onEdit = lets.present(editor, until: \.onSave) { screen.show($0) }   // editor: (Item) -> Flow<EditorScreen>
  /// ```
  ///
  /// The rules are those of the form that takes a flow.
  ///
  /// - Parameters:
  ///   - flow: Takes the callback's arguments and returns the flow to present.
  ///   - style: The style of the modal.
  ///   - transition: How the change looks.
  ///   - callback: The callback to wait for: a variable of the new screen with a function of one argument or none.
  ///   - actions: What maps and explorers take the closure to perform: one of these actions. It changes nothing of it.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - body: Receives the value while the opened screen is being closed; actions that it performs come after that.
  /// - Returns: The closure to assign to a callback of these arguments.
  @_disfavoredOverload
  public func present<Target: AnyObject, Value, Result: CallbackResult, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>, as style: PresentationStyle = .sheet,
    transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (Value) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    let place = SourcePlace(fileID, line)
    return asking(.present, at: place, until: callback, actions, body) { (argument: repeat each Argument) in
      Self.presenting(flow(repeat each argument), style, transition, place)
    }
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
    await ask(Self.pushing(flow, transition, SourcePlace(fileID, line)), until: callback, prepare)
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
  ///   - actions: What maps and explorers take the closure to perform: one of these actions. It changes nothing of it.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - body: Receives the value while the opened screen is being closed; actions that it performs come after that.
  /// - Returns: The closure to assign to a callback of any shape; the arguments are discarded.
  public func push<Target: AnyObject, Value, Result: CallbackResult, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (Value) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    asking(Self.pushing(flow, transition, SourcePlace(fileID, line)), until: callback, actions, body)
  }

  /// Pushes the flow that a function makes from the callback's arguments; when one of the new screen's callbacks is
  /// called, goes back and passes the value to a closure.
  ///
  /// ```swift
  /// screen.onEdit = lets.push(addressForm, until: \.onSave) { screen.address = $0 }
  /// ```
  ///
  /// The rules are those of the form of `present` with a closure.
  ///
  /// - Parameters:
  ///   - flow: Takes the callback's arguments and returns the flow to push.
  ///   - transition: How the change looks.
  ///   - callback: The callback to wait for: a variable of the new screen with a function of one argument or none.
  ///   - actions: What maps and explorers take the closure to perform: one of these actions. It changes nothing of it.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - body: Receives the value while the opened screen is being closed; actions that it performs come after that.
  /// - Returns: The closure to assign to a callback of these arguments.
  @_disfavoredOverload
  public func push<Target: AnyObject, Value, Result: CallbackResult, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (Value) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    let place = SourcePlace(fileID, line)
    return asking(.push, at: place, until: callback, actions, body) { (argument: repeat each Argument) in
      Self.pushing(flow(repeat each argument), transition, place)
    }
  }
}

extension Lets {
  private static func presenting(
    _ flow: Flow<some AnyObject>, _ style: PresentationStyle, _ transition: ScreenTransition, _ origin: SourcePlace
  ) -> NavigationAction {
    NavigationAction(.present(flow.id, as: style), .with(transition), at: origin)
  }

  private static func pushing(
    _ flow: Flow<some AnyObject>, _ transition: ScreenTransition, _ origin: SourcePlace
  ) -> NavigationAction {
    NavigationAction(.flow(flow.id, .push), .with(transition), at: origin)
  }

  private func ask<Target: AnyObject, Value, Result>(
    _ action: NavigationAction, until path: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    _ prepare: (@MainActor (Target) -> Void)?
  ) async -> Result {
    let callback = ScreenCallbacks()[keyPath: path]
    guard !Task.isCancelled else { return callback.result(nil) }
    let pending = PendingResult<Value>(life, at: action.origin, forTask: true)
    let opening = pending.opening(action, until: callback, recorder, prepare)
    let outcome = await life.performAwaiting(opening)
    if outcome?.isPerformed == true { await pending.untilEnded() }
    return callback.result(pending.value ?? givenValue(for: action, until: callback))
  }

  private func asking<Target: AnyObject, Value, Result, each Argument>(
    _ action: NavigationAction, until path: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    _ actions: [NavigationAction], _ body: @escaping @MainActor (Value) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    let callback = ScreenCallbacks()[keyPath: path]
    action.target.map { _ = life.attachment(PendingResults.self)?.asked.insert($0.id) }
    let place = action.origin ?? SourcePlace(), lets = forClosures
    if actions.isEmpty { recorder?.given(at: place) { withExtendedLifetime(body) {} } }
    let body = kept(body, of: action.kind, at: place)
    let closure: @MainActor (repeat each Argument) -> Void = { (_: repeat each Argument) in
      lets.ask(action, until: callback, body)
    }
    recorder?.bound(action, answering: answering(callback), then: actions, calling: closure)
    return closure
  }

  private func asking<Target: AnyObject, Value, Result, each Argument>(
    _ kind: NavigationAction.Kind, at place: SourcePlace,
    until path: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>, _ actions: [NavigationAction],
    _ body: @escaping @MainActor (Value) -> Void,
    deciding action: @escaping @MainActor (repeat each Argument) -> NavigationAction
  ) -> @MainActor (repeat each Argument) -> Void {
    let callback = ScreenCallbacks()[keyPath: path], lets = forClosures
    recorder?.given(at: place, chooses: true) { _ = action }
    if actions.isEmpty { recorder?.given(at: place) { withExtendedLifetime(body) {} } }
    let body = kept(body, of: kind, at: place), decide = kept(action, of: nil, at: place)
    let closure: @MainActor (repeat each Argument) -> Void = { (argument: repeat each Argument) in
      guard lets.life.mayAct(kind, at: place) else { return }
      guard let action = decide(repeat each argument) else { return lets.life.refuse(kind, at: place) }
      action.target.map { _ = lets.life.attachment(PendingResults.self)?.asked.insert($0.id) }
      lets.ask(action, until: callback, body)
    }
    recorder?.bound(
      kind, at: place, deciding: action, answering: answering(callback), then: actions, calling: closure)
    return closure
  }

  /// Opens a screen for an answer, which a closure gets.
  private func ask<Target: AnyObject, Value, Result>(
    _ action: NavigationAction, until callback: ScreenCallback<Target, Value, Result>,
    _ body: @escaping @MainActor (Value) -> Void?
  ) {
    guard life.performer.isReachable else {
      life.perform(action)
      return
    }
    let pending = PendingResult<Value>(life, at: action.origin) { _ = body($0) }
    life.perform(pending.opening(action, until: callback, recorder))
    if let value = givenValue(for: action, until: callback) { _ = body(value) }
  }

  /// Sets the callback that answers, on a screen of a map.
  private func answering<Target: AnyObject, Value, Result>(
    _ callback: ScreenCallback<Target, Value, Result>
  ) -> @MainActor (AnyObject) -> Void {
    { screen in if let screen = screen as? Target { _ = callback.bind(screen) { _ in } } }
  }

  private func givenValue<Target: AnyObject, Value, Result>(
    for action: NavigationAction, until callback: ScreenCallback<Target, Value, Result>
  ) -> Value? {
    life.performer.givenValue(for: action, until: callback.path) as? Value
  }
}
