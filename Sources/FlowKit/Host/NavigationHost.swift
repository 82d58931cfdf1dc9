/// Shows a navigator's tree in a UI, and reports the native gestures that finished.
///
/// For authors of hosts: see <doc:WritingAHost>. An app needs none of it.
///
/// The contract:
///
/// - **State first.** When the navigator calls ``show(_:in:finished:)``, the tree has already changed. The host catches
///   up; it can't veto.
/// - **One at a time.** The navigator doesn't call the host again until it has called `finished`. Changes in between
///   are merged: the next update leads from what was shown last to the current tree, and there is none if these are
///   equal. If nothing moves, call `finished` at once.
/// - **Gestures.** When the user begins a native gesture (swipe back, pull a sheet down), call
///   ``HostContext/beginGesture()``, and report it when it has *finished*; a cancelled one changes nothing. Changes
///   during a gesture wait for its end.
/// - **No ownership.** The navigator holds its host weakly. Get screens from it by their ids when drawing, and release
///   those that left when their animation is over.
/// - **Actions.** Actions that a host performs inside `show` wait their turn, like all others.
@MainActor
public protocol NavigationHost: AnyObject {
  /// Shows an update.
  ///
  /// - Parameters:
  ///   - update: What to show now, and what was shown before.
  ///   - context: The navigator, which has the screens (`context.navigator?.screen(of: id)`), and all else that a host
  ///     asks and reports.
  ///   - finished: Call this when the transition has ended. A second call does nothing.
  func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void)

  /// Returns whether it is called on the UI's thread; `nil`, the default, if the host can't tell.
  ///
  /// The navigator reads it when the host is attached, and calls it for each callback of a screen, on the thread of
  /// that callback. With it, a callback from another thread does nothing and is reported as
  /// ``NavigationReason/wrongThread``. On Apple's platforms:
  ///
  /// ```swift
  /// nonisolated var isOnUIThread: (@Sendable () -> Bool)? { { Thread.isMainThread } }
  /// ```
  nonisolated var isOnUIThread: (@Sendable () -> Bool)? { get }

  /// Notifies the host that ``HostContext/mayAskBefore(_:from:)`` may return another result, though the tree is the same.
  ///
  /// That happens when a handler of the system's back is added, enabled, disabled, or ended, or when the columns of a
  /// split change. Nobody tells when a screen that confirms leaving would answer otherwise: a host asks
  /// ``HostContext/asksBefore(_:from:includingPreparations:)`` when a gesture begins.
  ///
  /// - Parameter context: What to ask.
  func questionsChanged(in context: HostContext)
}

extension NavigationHost {
  /// Returns `nil`: unknown.
  public nonisolated var isOnUIThread: (@Sendable () -> Bool)? { nil }

  /// Does nothing.
  public func questionsChanged(in context: HostContext) {}
}
