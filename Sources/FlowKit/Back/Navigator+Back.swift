extension Navigator {
  /// Whether ``back(fileID:line:)`` has something to do: a screen to go back to, or a handler to ask.
  ///
  /// ```swift
  /// backButton.isHidden = !navigator.canGoBack
  /// ```
  public var canGoBack: Bool { !handlersToAsk(from: nil).isEmpty || (try? tree.edit(for: .back, from: nil)) != nil }

  /// Tells whether there is something to go back from: at once, and whenever that has changed, until what it returns is
  /// cancelled or let go.
  ///
  /// It follows the tree and the handlers: those that are added, enabled, disabled or ended. Actions that the closure
  /// performs inside an action wait their turn.
  ///
  /// ```swift
  /// let observation = navigator.observeCanGoBack { backButton.isHidden = !$0 }
  /// ```
  ///
  /// - Parameter body: Gets the same as ``canGoBack``.
  /// - Returns: What keeps the closure listening.
  public func observeCanGoBack(_ body: @escaping @MainActor (_ canGoBack: Bool) -> Void) -> NavigationObservation {
    let watch = backWatch ?? BackWatch(canGoBack)
    backWatch = watch
    let observation = watch.listeners.add(body)
    body(watch.canGoBack)
    return observation
  }

  /// Tells whoever watches it if there is something to go back from now and was not before, or the other way round.
  func updateCanGoBack() {
    guard let backWatch else { return }
    backWatch.update { self.canGoBack }
    if backWatch.listeners.isEmpty { self.backWatch = nil }
  }
}

/// Those who want to know whether there is something to go back from.
@MainActor
final class BackWatch {
  let listeners = Listeners<Bool>()
  /// What was told last.
  private(set) var canGoBack: Bool
  private var isTelling = false

  init(_ canGoBack: Bool) {
    self.canGoBack = canGoBack
  }

  /// Tells what is new; what changes while it is told comes next, but not without end.
  func update(_ now: () -> Bool) {
    listeners.forgetCancelled()
    guard !isTelling, !listeners.isEmpty else { return }
    isTelling = true
    for _ in 0..<TurnQueue.longestChain {
      let latest = now()
      guard latest != canGoBack else { break }
      canGoBack = latest
      listeners.tell(latest)
    }
    isTelling = false
  }
}

extension Navigator {
  /// Asks who wants to be asked before going back, until somebody has an answer, and performs it in the same turn; nil
  /// where nobody has one.
  @inline(never)  // nearly always nobody wants to be asked
  func takeOver(_ back: NavigationAction, _ caller: Caller?, reportsChanges: Bool) -> NavigationOutcome? {
    guard !back.hasHappened, !isBackAnswered else { return nil }
    for handler in handlersToAsk(from: caller?.id) where handler.isEnabled {
      let answer = handler.answer()
      if answer.verb == .nothing { continue }
      if answer.verb == .none { return consume(back, caller) }
      isBackAnswered = true
      defer { isBackAnswered = false }
      return run(answer, handler.caller, reportsChanges: reportsChanges)
    }
    return nil
  }

  /// Nobody is asked about what a covered screen wants.
  func handlersToAsk(from caller: ScreenID?) -> [BackRegistration] {
    guard let handlers = work?.backHandlers, !handlers.isEmpty, caller.map(tree.isVisible) ?? true else { return [] }
    return handlers.enabled(of: tree.shownFromInside)
  }

  /// Keeps a handler until its screen leaves; one of a screen that has left is not kept.
  func add(_ handler: BackRegistration) {
    guard turns.isPerforming || state.screens[handler.caller.id] != nil else { return }
    handler.keeper = self
    madeWork.backHandlers.add(handler)
    updateCanGoBack()
  }

  func remove(_ handler: BackRegistration) {
    let removed = work?.backHandlers.remove { $0 === handler } ?? []
    forgetWork()
    withExtendedLifetime(removed) {}
  }
}

extension NavigationAction {
  /// The same action, done already by a gesture: nobody is asked about it any more.
  var happened: NavigationAction {
    guard verb == .back else { return self }
    var extras = options?.extras ?? Extras()
    extras.hasHappened = true
    var action = self
    action.options = .with(transition, extras)
    return action
  }

  var hasHappened: Bool { options?.extras.hasHappened ?? false }
}
