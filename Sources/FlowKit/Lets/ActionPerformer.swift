/// Performs the actions of ``Lets``: a navigator in an app, a spy in a test.
@MainActor
package protocol ActionPerformer: AnyObject {
  /// Whether callbacks may act here, which requires the UI's thread.
  ///
  /// If an action is performed on another thread, it fails with ``NavigationReason/wrongThread``.
  var isReachable: Bool { get }

  /// Whether screens may begin tasks when they are made; not while a map is drawn.
  var runsTasks: Bool { get }

  /// Performs a screen's action, or records it.
  ///
  /// - Returns: Its outcome.
  /// - Throws: If no navigator performs it. An optional outcome would be released by the runtime, step by step.
  func perform(
    _ action: consuming NavigationAction, for caller: consuming Caller
  ) throws(Unperformed) -> NavigationOutcome

  /// Performs an action and waits until it ends.
  ///
  /// - Returns: Its outcome; `nil` if no navigator performs it.
  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome?

  /// What belongs to a screen of the tree; `nil` if the screen or the navigator is gone.
  func attachments(of caller: Caller) -> ScreenAttachments?

  /// Whether an action of a screen would be ignored at once, as at a second tap, so that work before it would be done
  /// in vain.
  ///
  /// - Parameters:
  ///   - action: Returns the action; called only if the screen is covered, or waits for something.
  ///   - caller: The screen.
  /// - Returns: Whether it would be ignored; `false` if that isn't known.
  func wouldIgnore(_ action: () -> NavigationAction, for caller: Caller) -> Bool

  /// The app's place now; `nil` if the navigator is gone, or if there is none.
  var tree: NavigationTree? { get }

  /// Notes that a screen's attachments have changed.
  func attachmentsChanged()

  /// Notes that a new entry's screen was somebody's before, perhaps another navigator's.
  func screenIsHeld(_ screen: AnyObject, by caller: Caller)

  /// Notes that nobody has kept the closure that performs an action of a new entry.
  func closureIsNotKept(_ action: NavigationAction, of caller: Caller)

  /// Whether an action of a screen waits already.
  func waits(for action: NavigationAction, of caller: Caller) -> Bool

  /// Whether screens' actions are held back now.
  var holdsBack: Bool { get }

  /// Runs what a flow has bound to a callback for which another screen waits: its work is done, and its actions are not.
  ///
  /// An action that would do more than lead back is reported: `awaitedInstead`.
  func holdingBack(_ body: () -> Void)

  /// The value that a test has provided for a callback of the screen that an action opens.
  func givenValue(for action: NavigationAction, until callback: AnyKeyPath) -> Any?
}

/// No navigator performs an action: it is gone, or there is none.
package struct Unperformed: Error {
  package init() {}
}

extension ActionPerformer {
  package var runsTasks: Bool { true }
  package func wouldIgnore(_ action: () -> NavigationAction, for caller: Caller) -> Bool { false }
  package var tree: NavigationTree? { nil }
  package func screenIsHeld(_ screen: AnyObject, by caller: Caller) {}
  package func closureIsNotKept(_ action: NavigationAction, of caller: Caller) {}
  package func waits(for action: NavigationAction, of caller: Caller) -> Bool { false }
  package var holdsBack: Bool { false }
  package func holdingBack(_ body: () -> Void) {}
  package func attachmentsChanged() {}
  package func givenValue(for action: NavigationAction, until callback: AnyKeyPath) -> Any? { nil }
}

/// Leaves to another performer what it doesn't do itself.
@MainActor
package protocol ForwardingPerformer: ActionPerformer {
  /// The other performer; `nil` if it is gone, or if there is none.
  var next: (any ActionPerformer)? { get }
}

extension ForwardingPerformer {
  package var isReachable: Bool { next?.isReachable ?? true }

  package func wouldIgnore(_ action: () -> NavigationAction, for caller: Caller) -> Bool {
    next?.wouldIgnore(action, for: caller) ?? false
  }

  package var tree: NavigationTree? { next?.tree }

  package func perform(
    _ action: consuming NavigationAction, for caller: consuming Caller
  ) throws(Unperformed) -> NavigationOutcome {
    guard let next else { throw Unperformed() }
    return try next.perform(action, for: caller)
  }

  package func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? {
    await next?.performAwaiting(action, for: caller)
  }

  package func attachments(of caller: Caller) -> ScreenAttachments? { next?.attachments(of: caller) }

  package func screenIsHeld(_ screen: AnyObject, by caller: Caller) { next?.screenIsHeld(screen, by: caller) }

  package func closureIsNotKept(_ action: NavigationAction, of caller: Caller) {
    next?.closureIsNotKept(action, of: caller)
  }

  package func waits(for action: NavigationAction, of caller: Caller) -> Bool {
    next?.waits(for: action, of: caller) ?? false
  }

  package var holdsBack: Bool { next?.holdsBack ?? false }

  package func holdingBack(_ body: () -> Void) { next?.holdingBack(body) }

  package func attachmentsChanged() { next?.attachmentsChanged() }

  package func givenValue(for action: NavigationAction, until callback: AnyKeyPath) -> Any? {
    next?.givenValue(for: action, until: callback)
  }
}
