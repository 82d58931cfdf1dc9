/// What an observation keeps listening.
@MainActor
protocol Cancellable: AnyObject {
  func cancel()
}

/// Those who listen to one kind of news, for as long as their observations are held.
@MainActor
final class Listeners<News> {
  @exclusivity(unchecked) private var listeners: [WeakListener] = []

  private struct WeakListener {
    private(set) weak var listener: Listener?
  }

  private final class Listener: Cancellable {
    @exclusivity(unchecked) private var body: (@MainActor (News) -> Void)?

    init(_ body: @escaping @MainActor (News) -> Void) {
      self.body = body
    }

    var isCancelled: Bool { body == nil }

    func tell(_ news: News) { body?(news) }

    func cancel() { withExtendedLifetime(body) { body = nil } }
  }
}

extension Listeners {
  /// Whether nobody listens.
  var isEmpty: Bool { listeners.isEmpty }

  /// - Returns: What keeps the closure listening.
  func add(_ body: @escaping @MainActor (News) -> Void) -> NavigationObservation {
    let listener = Listener(body)
    listeners.append(WeakListener(listener: listener))
    return NavigationObservation(listener)
  }

  /// Tells everybody; those who have stopped listening are forgotten.
  func tell(_ news: News) {
    var haveGone = false
    let told = listeners  // by their indices, as copying weak references costs more than telling
    for index in told.indices {
      if let listener = told[index].listener, !listener.isCancelled { listener.tell(news) } else { haveGone = true }
    }
    if haveGone { forgetCancelled() }
  }

  func forgetCancelled() { listeners.removeAll { $0.listener?.isCancelled ?? true } }
}
