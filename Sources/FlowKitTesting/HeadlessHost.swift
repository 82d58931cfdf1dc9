public import FlowKit

/// A host without a UI: records updates, can make transitions last, and plays the user's gestures.
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
/// It keeps its own copy of the tree. ``problems`` lists each time that this copy and what the navigator expects it to
/// show differed.
@MainActor
public final class HeadlessHost: NavigationHost {
  /// Whether a transition lasts until ``finishTransition()``; otherwise each transition ends at once.
  public var delaysTransitions: Bool
  /// What is shown now; nil before the first update.
  public private(set) var shown: NavigationTree?
  /// All updates, in order.
  public private(set) var updates: [NavigationUpdate] = []
  /// Each time that the navigator and the host did not agree; empty in a correct app.
  public private(set) var problems: [String] = []

  private var finished: (@MainActor () -> Void)?
  private weak var context: HostContext?

  /// Makes a host.
  ///
  /// - Parameter delaysTransitions: Whether a transition lasts until ``finishTransition()``.
  public init(delaysTransitions: Bool = false) {
    self.delaysTransitions = delaysTransitions
  }

  /// Records an update.
  public func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    self.context = context
    context.navigator.map { check(update, $0) }
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
  /// Whether a transition is running.
  package var isInTransition: Bool { finished != nil }

  /// All updates, one line each: what was shown before and after, and the transition.
  public var pictures: [String] { updates.map(\.description) }

  /// Ends the running transition; does nothing if there is none.
  public func finishTransition() {
    let finished = finished
    self.finished = nil
    finished?()
  }

  /// Begins a swipe back, as a user's finger does.
  ///
  /// - Returns: The swipe to finish or cancel. Nil while a transition or another gesture is running, if there is
  ///   nothing to go back from, if something must be asked first, as with a real host, or if the swipe would reveal a
  ///   screen that is not made yet.
  public func beginSwipeBack() -> Swipe? {
    context?.asksBefore(.back()) == true ? nil : swipeBackWithoutAsking()
  }

  /// The swipe of a host that doesn't ask first, or whose gesture has begun before there was a question.
  package func swipeBackWithoutAsking() -> Swipe? {
    guard let shown, let after = afterSwipe, after != shown,
      after.path.allSatisfy({ shown.contains($0.id) })  // a finger can't reveal a screen that is not made yet
    else { return nil }
    return context?.beginGesture().map { Swipe(host: self, gesture: $0) }
  }

  /// What a swipe reveals.
  private var afterSwipe: NavigationTree? { try? shown?.applying(.back().happened, firstID: 0).tree }

  /// A swipe in progress.
  @MainActor
  public struct Swipe {
    let host: HeadlessHost
    let gesture: NavigationGesture

    /// Finishes the swipe: the visible screen is gone, and the navigator is notified.
    ///
    /// - Returns: The outcome of the action; nil if the navigator is gone.
    @discardableResult
    public func finish() -> NavigationOutcome? {
      if gesture.isRunning, let after = host.afterSwipe { host.shown = after }
      return gesture.finish()
    }

    /// Cancels the swipe: nothing has happened.
    public func cancel() { gesture.cancel() }
  }
}
