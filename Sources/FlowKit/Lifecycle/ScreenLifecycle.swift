/// Notifies a screen of its own life cycle: adopt it, and implement what you need.
///
/// ```swift
/// final class PlayerScreen: ScreenLifecycle {
///   func screenAppeared() { player.play() }
///   func screenDisappeared() { player.pause() }
/// }
/// ```
///
/// A screen is made once and removed once. In between, it becomes visible, partly covered, or covered, any number of
/// times, and is notified of each change. Visibility follows ``Navigator/tree``, at once, not the views of a host: see
/// ``NavigationTree/shown`` and ``NavigationTree/partlyCovered``. Several screens are visible at once if a container
/// shows several: its own, and those of its children.
///
/// Actions that a screen performs in these calls wait their turn. When a navigator is released, its screens get no
/// `screenRemoved`; only their `deinit` runs.
///
/// Each method is called `screen`, and then like the event that observers get of it: ``NavigationEvent/Kind/appeared``,
/// ``NavigationEvent/Kind/disappeared``, and so on.
///
/// Screens of any isolation may adopt the protocol. The calls come on the main actor.
public protocol ScreenLifecycle: FormerScreenLifecycle {
  /// The screen was made, its callbacks are bound, and it has the arguments that were forwarded to it.
  ///
  /// It is about to enter the tree; the root of a new navigator is there already.
  @MainActor func screenMade()

  /// Nothing covers the screen any more.
  @MainActor func screenAppeared()

  /// Only a modal that leaves the screen partly visible now covers it, such as an alert or a popover
  /// (``PresentationStyle/coversPartly``).
  ///
  /// Before, it was visible or fully covered. A screen that doesn't implement this method gets `screenDisappeared`
  /// instead, possibly several times in a row.
  @MainActor func screenPartlyCovered()

  /// The screen is no longer visible: something covers it, another child is selected, or it has left the tree.
  @MainActor func screenDisappeared()

  /// The tab or page whose root the screen is was selected again, and nothing was above the root: time to scroll up.
  ///
  /// With `reselection: .popsToRoot`, the first tap leads back to the root, and the next one calls this.
  @MainActor func screenReselected()

  /// The app is in the background, and the screen is visible or partly covered there.
  ///
  /// Either it was when the app went to the background (``Navigator/isInBackground``), or it has just become so.
  @MainActor func screenEnteredBackground()

  /// The app is in use again, and the screen, which was in the background with it, is still visible or partly covered.
  @MainActor func screenEnteredForeground()

  /// The screen has left the tree; the navigator releases it when this returns.
  ///
  /// If it was visible or partly covered, `screenDisappeared` was called before.
  @MainActor func screenRemoved()
}

extension ScreenLifecycle {
  /// Does nothing.
  @MainActor public func screenMade() {}

  /// Does nothing.
  @MainActor public func screenAppeared() {}

  /// Calls `screenDisappeared`.
  @MainActor public func screenPartlyCovered() { screenDisappeared() }

  /// Does nothing.
  @MainActor public func screenDisappeared() {}

  /// Does nothing.
  @MainActor public func screenReselected() {}

  /// Does nothing.
  @MainActor public func screenEnteredBackground() {}

  /// Does nothing.
  @MainActor public func screenEnteredForeground() {}

  /// Does nothing.
  @MainActor public func screenRemoved() {}
}
