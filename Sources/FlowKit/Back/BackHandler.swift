/// What a screen has said to do instead of going back, to disable or end it: from ``Lets/onBack(priority:fileID:line:_:)``.
///
/// It ends with its screen, whoever keeps this; then all this does nothing.
///
/// ```swift
/// screen.backHandler = lets.onBack { screen.closeSearch(); return .none }
/// screen.backHandler?.isEnabled = false   // until something is searched for
/// ```
@MainActor
public struct BackHandler {
  private weak var registration: BackRegistration?

  init(_ registration: BackRegistration) {
    self.registration = registration
  }

  /// Whether it is asked while its screen is visible; false when it has ended.
  public var isEnabled: Bool {
    get { registration?.isEnabled ?? false }
    nonmutating set { if registration?.isEnded == false { registration?.isEnabled = newValue } }
  }

  /// Ends it, also from inside the handler.
  ///
  /// Twice does no harm.
  public func cancel() { registration?.cancel() }
}

/// A handler, as whoever asks it keeps it.
///
/// The screen's own reference to it is weak, so that a handler which holds its screen makes no cycle.
@MainActor
package final class BackRegistration {
  private(set) var isEnded = false
  let priority: Int
  let answer: @MainActor () -> NavigationAction
  var isEnabled = true { didSet { if isEnabled != oldValue { performer?.belongingsChanged() } } }
  weak var handlers: BackHandlers?
  private weak var performer: (any ActionPerformer)?

  init(_ performer: any ActionPerformer, priority: Int, answer: @escaping @MainActor () -> NavigationAction) {
    self.performer = performer
    self.priority = priority
    self.answer = answer
  }

  func cancel() {
    isEnded = true
    handlers?.remove(self)
    isEnabled = false
  }
}
