/// Disables or ends a back handler; returned by ``Lets/onBack(priority:fileID:line:_:)-6fl8x``.
///
/// The handler ends with its screen, even if you keep this value, which then does nothing.
///
/// ```swift
/// screen.backHandler = lets.onBack { screen.closeSearch(); return .stay }
/// screen.backHandler?.isEnabled = false   // until something is searched for
/// ```
@MainActor
public struct BackHandler {
  private weak var registration: BackRegistration?

  init(_ registration: BackRegistration) {
    self.registration = registration
  }

  /// Whether the handler runs while its screen is visible; `false` once it has ended.
  public var isEnabled: Bool {
    get { registration?.isEnabled ?? false }
    nonmutating set { if registration?.isEnded == false { registration?.isEnabled = newValue } }
  }

  /// Ends the handler; you can call this inside the handler, too.
  ///
  /// Calling it twice is harmless.
  public func cancel() { registration?.cancel() }
}

/// A handler, kept by the code that runs it.
///
/// The screen's own reference to it is weak, so that a handler that holds its screen causes no cycle.
@MainActor
package final class BackRegistration {
  private(set) var isEnded = false
  let priority: Int
  let answer: @MainActor () -> NavigationAction
  var isEnabled = true { didSet { if isEnabled != oldValue { life?.performer.attachmentsChanged() } } }
  weak var handlers: BackHandlers?
  private weak var life: ScreenLife?

  init(_ life: ScreenLife, priority: Int, answer: @escaping @MainActor () -> NavigationAction) {
    self.life = life
    self.priority = priority
    self.answer = answer
  }

  func cancel() {
    isEnded = true
    handlers?.remove(self)
    isEnabled = false
  }
}
