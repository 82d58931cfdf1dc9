extension Navigator {
  /// Whether ``back(fileID:line:)`` has an effect: there is a screen to go back to, or a handler.
  ///
  /// ```swift
  /// backButton.isHidden = !navigator.canGoBack
  /// ```
  public var canGoBack: Bool {
    if !handlersToAsk(from: nil).isEmpty { return true }
    var reducer = self.newReducer
    return (try? reducer.take(.back(), from: nil)) != nil && !reducer.tree.isIdentical(to: tree)
  }

  /// Performs the system's back.
  ///
  /// First, the handlers of the visible screens run (``Lets/onBack(priority:fileID:line:_:)``). If none answers, it
  /// pops. At the root of a container's child, it follows the container's rules, then continues outward. At the root of
  /// a modal, it dismisses the modal. At the app's root, it does nothing.
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: Whether there was something to go back from, even if a guard refuses it, or a handler has answered.
  ///   During another action: whether there is now; the back then waits its turn.
  @discardableResult
  public func back(fileID: StaticString = #fileID, line: UInt32 = #line) -> Bool {
    let outcome: NavigationOutcome = perform(.back(), fileID: fileID, line: line)
    if outcome.isPerformed { return !outcome.changes.isEmpty || outcome.isTakenOver }
    if outcome.isWaiting || outcome.issue.map({ $0.action.kind != .back }) == true { return true }
    return canGoBack
  }

  /// Reports whether there is something to go back from, at once and after each change.
  ///
  /// Changes come from the tree, and from handlers that are added, enabled, disabled, or ended. Actions that the closure
  /// performs inside an action wait their turn.
  ///
  /// ```swift
  /// navigator.observeCanGoBack { backButton.isHidden = !$0 }
  /// ```
  ///
  /// - Parameter body: Receives the value of ``canGoBack``. The navigator keeps the closure, so it shouldn't capture the
  ///   navigator strongly.
  /// - Returns: The registration, to cancel it; otherwise it stays as long as the navigator.
  @discardableResult
  public func observeCanGoBack(_ body: @escaping @MainActor (_ canGoBack: Bool) -> Void) -> Registration {
    let watch = features.backWatch ?? BackWatch(canGoBack)
    if features.backWatch == nil { features.backWatch = watch }
    let registration = watch.add(body)
    body(watch.canGoBack)
    return registration
  }
}

/// The observers of whether there is something to go back from.
@MainActor
final class BackWatch {
  private let listeners = Listeners<Observer>()
  /// The value reported last.
  private(set) var canGoBack: Bool
  private var isTelling = false

  private struct Observer {
    let hear: @MainActor (Bool) -> Void
  }

  init(_ canGoBack: Bool) {
    self.canGoBack = canGoBack
  }

  func add(_ body: @escaping @MainActor (Bool) -> Void) -> Registration { listeners.add(Observer(hear: body)) }

  func update(_ navigator: Navigator) {
    update { navigator.canGoBack }
    if listeners.isEmpty { navigator.features.backWatch = nil }
  }

  /// Reports a change; changes during a report follow, but not endlessly.
  private func update(_ now: () -> Bool) {
    listeners.forgetEnded()
    guard !isTelling, !listeners.isEmpty else { return }
    isTelling = true
    for _ in 0..<Limits.chainOfActions {
      let latest = now()
      guard latest != canGoBack else { break }
      canGoBack = latest
      listeners.tell { $0.hear(latest) }
    }
    isTelling = false
  }
}

extension Navigator {
  /// The handlers to run before going back, in order, each with the screen that it answers for.
  ///
  /// Handlers of covered screens are not included.
  func handlersToAsk(from caller: ScreenID?) -> [(handler: BackRegistration, asker: Caller?)] {
    // Without a container on top, that is the only screen to ask, and nearly always it has none.
    if tree.top.contents == nil, existing(BackHandlers.self, of: tree.top.id) == nil { return [] }
    guard caller.map(tree.isVisible) ?? true else { return [] }
    var found: [(handler: BackRegistration, asker: Caller?)] = []
    for id in tree.shownFromInside {
      guard let handlers = existing(BackHandlers.self, of: id) else { continue }
      for handler in handlers.all.reversed() where handler.isEnabled {
        found.append((handler, tree[id].map { Caller($0) }))
      }
    }
    return found.ranked { $0.handler.priority }
  }
}
