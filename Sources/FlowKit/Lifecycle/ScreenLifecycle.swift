/// What a screen may want to know of its own life: adopt it, and implement what you need.
///
/// ```swift
/// final class PlayerScreen: ScreenLifecycle {
///   func screenBecameVisible() { player.play() }
///   func screenWasCovered() { player.pause() }
/// }
/// ```
///
/// A screen is made once and removed once; between that it is visible, partly covered or covered, any number of times, and
/// hears of each change. What is visible follows ``Navigator/tree``, at once, not the views of a host: see
/// ``NavigationTree/shown`` and ``NavigationTree/partlyCovered``. Several screens are visible at once where a container
/// shows several: its own, and those of its children.
///
/// Actions that a screen performs in these calls wait their turn. A navigator that is let go tells nothing any more:
/// its screens hear no `screenWasRemoved`, only their `deinit` is run.
///
/// Screens of any isolation may adopt it. The calls come on the main actor.
public protocol ScreenLifecycle: AnyObject {
  /// The screen was made, its callbacks are bound, and it has the arguments that were forwarded to it.
  ///
  /// It is about to enter the tree; the root of a new navigator is there already.
  @MainActor func screenWasMade()

  /// Nothing covers the screen now.
  @MainActor func screenBecameVisible()

  /// Only an alert, a popover or another modal that leaves the screen to be seen covers it now
  /// (``PresentationStyle/coversPartly``).
  ///
  /// It was visible before, or covered by more than that. A screen that does not implement it hears `screenWasCovered`
  /// instead, and so may hear that several times in a row.
  @MainActor func screenWasPartlyCovered()

  /// The screen is not to be seen any more: something covers it, another child is selected, or it has left the tree.
  @MainActor func screenWasCovered()

  /// The app is in the background, and the screen is to be seen there, all of it or partly.
  ///
  /// It was to be seen when the app went there (``Navigator/isInBackground``), or it has come to be just now.
  @MainActor func screenEnteredBackground()

  /// The app is in use again, and the screen, which was in the background with it, is still to be seen.
  @MainActor func screenEnteredForeground()

  /// The screen has left the tree; the navigator lets go of it when this returns.
  ///
  /// One that was visible or partly covered has heard `screenWasCovered` before.
  @MainActor func screenWasRemoved()
}

extension ScreenLifecycle {
  /// Does nothing.
  @MainActor public func screenWasMade() {}

  /// Does nothing.
  @MainActor public func screenBecameVisible() {}

  /// Calls `screenWasCovered`.
  @MainActor public func screenWasPartlyCovered() { screenWasCovered() }

  /// Does nothing.
  @MainActor public func screenWasCovered() {}

  /// Does nothing.
  @MainActor public func screenEnteredBackground() {}

  /// Does nothing.
  @MainActor public func screenEnteredForeground() {}

  /// Does nothing.
  @MainActor public func screenWasRemoved() {}
}
