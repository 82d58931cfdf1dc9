extension Navigator {
  /// Performs an action now and tells how it ended; an action that comes during another one waits its turn.
  ///
  /// Actions are performed one at a time, in the order in which they were asked for. What they cause (in an
  /// initializer, in `prepare`, in an observer, in a host) is performed before this returns. A chain of 1,000 actions,
  /// each caused by the one before, is cut off, and so are 10,000 that branch: ``NavigationReason/endless``.
  ///
  /// ```swift
  /// navigator.perform(.push(shop.item(5)))
  /// ```
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - caller: The screen it acts from; nil for the one that is visible when its turn comes.
  ///   - fileID: The file to name as the action's place, where it has none.
  ///   - line: The line to name as the action's place, where it has none.
  /// - Returns: How it ended, with its changes; or deferred while another action is being performed.
  @discardableResult
  public func perform(
    _ action: NavigationAction, from caller: ScreenID? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationOutcome {
    performOrDefer(Turn(action: action.written(fileID, line), caller: caller.map { Caller(id: $0, flow: nil) }))
  }

  /// Performs an action and waits until it has ended, also when other actions are before it.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - caller: The screen it acts from; nil for the one that is visible when its turn comes.
  ///   - fileID: The file to name as the action's place, where it has none.
  ///   - line: The line to name as the action's place, where it has none.
  /// - Returns: How it ended; never deferred.
  @discardableResult
  public func perform(
    _ action: NavigationAction, from caller: ScreenID? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) async -> NavigationOutcome {
    var turn = Turn(action: action.written(fileID, line), caller: caller.map { Caller(id: $0, flow: nil) })
    let outcome = await withCheckedContinuation { continuation in
      turn.waiter = Waiter(continuation)
      _ = performOrDefer(turn)
    }
    return outcome ?? .deferred  // nil only of a navigator that is gone, and this one is awaited
  }

  /// The system's back: asks the handlers of the visible screens (``Lets/onBack(priority:fileID:line:_:)``), then pops;
  /// at the root of a container's child does what the container's rules say, then goes outward; at the root of a modal,
  /// dismisses it; at the app's root, does nothing.
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: Whether there was something to go back from, also where a guard refuses it, or a handler had an answer.
  ///   During another action: whether there is now, and the action waits its turn.
  @discardableResult
  public func back(fileID: StaticString = #fileID, line: UInt32 = #line) -> Bool {
    let canGoBack = canGoBack
    let outcome: NavigationOutcome = perform(.back, fileID: fileID, line: line)
    let isTakenOver = outcome.issue.map { $0.action.verb != .back } ?? false
    return outcome.isPerformed || isTakenOver || canGoBack && outcome.reason != .nothingToPop
  }

  func performOrDefer(_ turn: Turn) -> NavigationOutcome {
    guard turns.begin() else { return wait(turn) }
    let outcome = take(turn, reportsChanges: true)
    performWaiting()
    return outcome
  }

  func wait(_ turn: Turn) -> NavigationOutcome {
    var turn = turn
    if turns.ignoresScreens, turn.caller?.flow != nil, turn.foreseen == nil { turn.foreseen = .travelling }
    guard !turns.append(turn) else { return .deferred }
    turns.appendEnd(Turn(action: turn.action, caller: turn.caller, foreseen: .endless))
    let outcome = undone(turn.action, turn.caller, .endless)
    end(turn.waiter, outcome)
    return outcome
  }

  /// What comes of a turn, for whoever awaits it; while a guard or a preparation is waited for, he goes on to wait.
  private func take(_ turn: Turn, reportsChanges: Bool) -> NavigationOutcome {
    awaiting = turn.waiter
    let outcome =
      turn.foreseen.map { giveUp(turn.action, turn.caller, $0, turn.error) }
      ?? run(turn.action, turn.caller, reportsChanges: reportsChanges, clearance: turn.clearance)
    end(awaiting.take(), outcome)
    return outcome
  }

  /// Ends an action of which it is known already that it cannot be done; the observers hear of it in its turn.
  func end(_ action: NavigationAction, from caller: Caller, because reason: NavigationReason) -> NavigationOutcome {
    if turns.begin() {
      let outcome = giveUp(action, caller, reason)
      performWaiting()
      return outcome
    }
    let outcome = wait(Turn(action: action, caller: caller, foreseen: reason))
    return outcome.isDeferred ? undone(action, caller, reason) : outcome
  }

  /// Performs what a screen's callback asks for; nobody waits for the outcome.
  func perform(_ action: NavigationAction, for caller: Caller) {
    guard turns.begin() else {
      _ = wait(Turn(action: action, caller: caller))
      return
    }
    _ = run(action, caller, reportsChanges: false)
    performWaiting()
  }

  /// The same with arguments for the target, which are not kept: only for when it is performed at once.
  func performNow(_ action: NavigationAction, for caller: Caller, delivering: (AnyObject) -> Void) -> Bool {
    guard turns.begin() else { return false }
    let outcome = run(action, caller, reportsChanges: false, clearance: .returns, delivering: delivering)
    performWaiting()
    return !outcome.isPreparing
  }

  /// Performs what has come meanwhile, until nothing waits.
  func performWaiting() {
    while !turns.end() { performNext() }
    guard work != nil else { return }
    endWorkOfThoseWhoLeft()  // what was begun for a screen after it had left
    reportLeaks()
  }

  @inline(never)  // nearly always there is none
  private func performNext() {
    guard let turn = turns.popFirst() else { return }
    _ = take(turn, reportsChanges: turn.waiter != nil)
    if turn.foreseen == nil { showDifference() }  // a gesture may have shown what was not to be
  }
}

extension NavigationAction {
  /// The action with a place, unless it has one.
  func written(_ fileID: StaticString, _ line: UInt32) -> NavigationAction {
    guard origin == nil else { return self }
    var action = self
    action.origin = SourcePlace(fileID: fileID, line: line, column: 0)
    return action
  }
}
