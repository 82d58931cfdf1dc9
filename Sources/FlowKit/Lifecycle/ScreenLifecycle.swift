/// What a screen may want to know of its own life: adopt it, and implement what you need.
///
/// ```swift
/// final class PlayerScreen: ScreenLifecycle {
///   func screenBecameVisible() { player.play() }
///   func screenWasCovered() { player.pause() }
/// }
/// ```
///
/// A screen is made once and removed once; between that it becomes visible and is covered any number of times, in
/// turn. What is visible follows ``Navigator/tree``, at once, not the views of a host: see ``NavigationTree/shown``.
/// Several screens are visible at once where a container shows several: its own, and those of its children.
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

  /// The screen is not to be seen any more: something covers it, another child is selected, or it has left the tree.
  @MainActor func screenWasCovered()

  /// The screen has left the tree; the navigator lets go of it when this returns.
  ///
  /// One that was visible has heard `screenWasCovered` before.
  @MainActor func screenWasRemoved()
}

extension ScreenLifecycle {
  /// Does nothing.
  @MainActor public func screenWasMade() {}

  /// Does nothing.
  @MainActor public func screenBecameVisible() {}

  /// Does nothing.
  @MainActor public func screenWasCovered() {}

  /// Does nothing.
  @MainActor public func screenWasRemoved() {}
}
