/// What ``Lets`` hands its actions to: a navigator in an app, a spy in a test.
@MainActor
package protocol ActionPerformer: AnyObject {
  /// Performs an action that a screen asks for, or takes note of it.
  func perform(_ action: NavigationAction, for caller: Caller)

  /// Performs an action at once, if that can be, and hands its target to the closure: then the arguments need not be
  /// kept, which makes a push with two of them a seventh faster.
  ///
  /// - Returns: Whether it was performed, or ignored; if not, `perform` is to be called.
  func performNow(_ action: NavigationAction, for caller: Caller, delivering: (AnyObject) -> Void) -> Bool

  /// Performs an action and waits for its end.
  ///
  /// - Returns: How it ended; nil where no navigator performs it.
  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome?

  /// Keeps a task of a screen, and cancels it when the screen has left.
  func keep(_ task: Task<Void, Never>, for caller: Caller)

  /// What a screen has begun and waits for; nil where the screen or the navigator is gone.
  func agenda(of caller: Caller) -> ScreenAgenda?

  /// The value that a test has given beforehand for a callback of the screen that an action opens.
  func givenValue(for action: NavigationAction, until callback: AnyKeyPath) -> Any?

  /// Keeps a handler of the system's back until its screen has left.
  func add(_ registration: BackRegistration)
}

extension ActionPerformer {
  package func add(_ registration: BackRegistration) {}

  package func performNow(_ action: NavigationAction, for caller: Caller, delivering: (AnyObject) -> Void) -> Bool {
    false
  }

  package func givenValue(for action: NavigationAction, until callback: AnyKeyPath) -> Any? { nil }
}

/// The screen that asks for an action.
///
/// It is known by its flow also when its entry has left the tree.
package struct Caller: Sendable {
  package let id: ScreenID
  /// Nil where only the number is known.
  package let flow: Blueprint?

  package init(id: ScreenID, flow: Blueprint?) {
    self.id = id
    self.flow = flow
  }
}
