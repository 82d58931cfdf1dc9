public import FlowKit

/// A host without a UI: it takes note of what it is shown, can let transitions last, and plays the user's gestures.
///
/// ```swift
/// let host = HeadlessHost(delaysTransitions: true)
/// navigator.attach(host)
/// navigator.perform(.push(shop.login))
/// navigator.perform(.push(shop.dashboard))   // waits: the first one is still moving
/// host.finishTransition()
/// host.pictures   // what was shown, one line for each update
/// ```
///
/// It mirrors the tree by itself. ``problems`` tells whenever what it shows and what the navigator believes it to show
/// are different.
@MainActor
public final class HeadlessHost: NavigationHost {
  /// Whether a transition lasts until ``finishTransition()``; otherwise each ends at once.
  public var delaysTransitions: Bool
  /// What is shown now; nil before the first update.
  public private(set) var shown: NavigationTree?
  /// All updates, in order.
  public private(set) var updates: [NavigationUpdate] = []
  /// Where navigator and host did not agree; empty in a correct app.
  public private(set) var problems: [String] = []

  private var finished: (@MainActor () -> Void)?
  private weak var navigator: Navigator?

  /// Makes a host.
  ///
  /// - Parameter delaysTransitions: Whether a transition lasts until ``finishTransition()``.
  public init(delaysTransitions: Bool = false) {
    self.delaysTransitions = delaysTransitions
  }

  /// Takes note of an update.
  public func show(_ update: NavigationUpdate, of navigator: Navigator, finished: @escaping @MainActor () -> Void) {
    self.navigator = navigator
    check(update, navigator)
    shown = update.tree
    updates.append(update)
    self.finished = finished
    if !delaysTransitions { finishTransition() }
  }

  private func check(_ update: NavigationUpdate, _ navigator: Navigator) {
    if isInTransition { problems.append("told to show \(update) during a transition") }
    if let previous = update.previous, previous != shown {
      let difference = shown.map { "another tree (- believed, + shown):\n\($0.difference(from: previous))" }
      problems.append("believed to show \(previous.summary), shows \(difference ?? "nothing")")
    }
    for entry in update.tree.path where !navigator.hasScreen(of: entry.id) {
      problems.append("\(entry) has no screen")
    }
  }
}

extension HeadlessHost {
  /// Whether a transition is under way.
  public var isInTransition: Bool { finished != nil }

  /// All updates, one line for each: what was shown before and after, and the transition.
  public var pictures: [String] { updates.map(\.description) }

  /// Ends the transition that is under way; does nothing without one.
  public func finishTransition() {
    let finished = finished
    self.finished = nil
    finished?()
  }

  /// Begins to swipe back what is shown, as a user's finger does.
  ///
  /// - Returns: The swipe to finish or cancel; nil while a transition or another gesture is under way, where there is
  ///   nothing to go back from, or where a screen would be seen that is not made yet.
  public func beginSwipeBack() -> Swipe? {
    guard let shown, let after = try? shown.applying(.back, firstID: 0).tree, after != shown,
      after.path.allSatisfy({ shown.contains($0.id) })  // a finger can't reveal a screen that is not made yet
    else { return nil }
    return navigator?.beginGesture().map { Swipe(host: self, gesture: $0) }
  }

  /// A finger on its way.
  @MainActor
  public struct Swipe {
    let host: HeadlessHost
    let gesture: NavigationGesture

    /// Lifts the finger beyond the middle: what was visible is gone, and the navigator hears of it.
    ///
    /// - Returns: How the action ended; nil when the navigator is gone.
    @discardableResult
    public func finish() -> NavigationOutcome? {
      if gesture.isRunning, let after = try? host.shown?.applying(.back, firstID: 0).tree { host.shown = after }
      return gesture.finish()
    }

    /// Lets the finger slide back: nothing has happened.
    public func cancel() { gesture.cancel() }
  }
}
