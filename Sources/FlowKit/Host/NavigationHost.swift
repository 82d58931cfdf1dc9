/// Shows a navigator's tree on some UI, and reports the native gestures that finished.
///
/// The contract:
///
/// - **State first.** When ``show(_:of:finished:)`` is called, the tree has changed already. The host catches up; it
///   cannot veto.
/// - **One at a time.** Until the host calls `finished`, it is not called again. Changes meanwhile are merged: the next
///   update leads from what was shown last to the tree as it is then, and there is none where these are equal. Call
///   `finished` at once where nothing moves.
/// - **Gestures.** What the user does with a native gesture (swipe back, pull a sheet down) is begun with
///   ``Navigator/beginGesture()`` and reported when it has *finished*; a cancelled one changes nothing. Changes during
///   a gesture wait for its end.
/// - **No ownership.** The navigator holds its host weakly. Get screens from it by their ids when drawing, and let go
///   of those that left when their animation is over.
/// - Actions that a host performs inside `show` wait their turn, like all others.
@MainActor
public protocol NavigationHost: AnyObject {
  /// Shows an update.
  ///
  /// - Parameters:
  ///   - update: What to show now, and what was shown before.
  ///   - navigator: Where the screens are: `navigator.screen(of: id)`.
  ///   - finished: To be called when the transition has ended. A second call does nothing.
  func show(_ update: NavigationUpdate, of navigator: Navigator, finished: @escaping @MainActor () -> Void)

  /// Tells whether it is called on the thread of the UI; nil, the default, where the host cannot tell.
  ///
  /// It is read when the host is attached, and asked for each callback of a screen, on the thread that calls it. With it,
  /// a callback from another thread does nothing and is told as ``NavigationReason/wrongThread``. On Apple's platforms:
  ///
  /// ```swift
  /// nonisolated var isOnUIThread: (@Sendable () -> Bool)? { { Thread.isMainThread } }
  /// ```
  nonisolated var isOnUIThread: (@Sendable () -> Bool)? { get }

  /// Hears that ``Navigator/asksBefore(_:from:)`` may answer otherwise than before, though the tree is the same: a handler
  /// of the system's back was added, enabled, disabled or ended, or the columns of a split changed.
  ///
  /// - Parameter navigator: Whose screens are asked.
  func questionsChanged(of navigator: Navigator)
}

extension NavigationHost {
  /// Nobody knows.
  public nonisolated var isOnUIThread: (@Sendable () -> Bool)? { nil }

  /// Nothing is done about it.
  public func questionsChanged(of navigator: Navigator) {}
}
