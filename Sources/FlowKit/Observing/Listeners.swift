/// The listeners to one kind of event, as long as their observations are held.
@MainActor
final class Listeners<News> {
  private var listeners: [WeakListener] = []

  /// Boxes a weak reference, because moving one costs more than keeping it in place.
  private final class WeakListener {
    private(set) weak var listener: Listener?

    init(_ listener: Listener) {
      self.listener = listener
    }
  }

  @MainActor
  private final class Listener {
    private var body: (@MainActor (News) -> Void)?

    init(_ body: @escaping @MainActor (News) -> Void) {
      self.body = body
    }

    var isCancelled: Bool { body == nil }

    /// Returns `false` if it was cancelled.
    func tell(_ news: News) -> Bool {
      guard let body else { return false }
      body(news)
      return true
    }

    func cancel() { withExtendedLifetime(body) { body = nil } }
  }
}

extension Listeners {
  /// Whether there are no listeners.
  var isEmpty: Bool { listeners.isEmpty }

  /// - Returns: The observation that keeps the closure listening.
  func add(_ body: @escaping @MainActor (News) -> Void) -> NavigationObservation {
    let listener = Listener(body)
    listeners.append(WeakListener(listener))
    return NavigationObservation(cancelling: listener.cancel)
  }

  /// Notifies all listeners, and drops those that have stopped.
  func tell(_ news: News) {
    var haveGone = false
    for one in listeners {
      if one.listener?.tell(news) != true { haveGone = true }
    }
    if haveGone { forgetCancelled() }
  }

  func forgetCancelled() { listeners.removeAll { $0.listener?.isCancelled ?? true } }
}
