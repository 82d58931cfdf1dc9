/// The listeners to one kind of event, until they are cancelled.
@MainActor
final class Listeners<News> {
  // Without checks, for "one observer" of `Benchmarks/counts`: no code of the app runs while one of them is being changed.
  @exclusivity(unchecked) private var listeners: [Listener] = []

  private final class Listener: Registered {
    @exclusivity(unchecked) private var body: (@MainActor (News) -> Void)?

    init(_ body: @escaping @MainActor (News) -> Void) {
      self.body = body
    }

    func tell(_ news: News) { body?(news) }

    override func changed() { if isEnded { withExtendedLifetime(body) { body = nil } } }
  }
}

extension Listeners {
  /// Whether there are no listeners.
  var isEmpty: Bool { listeners.isEmpty }

  func add(_ body: @escaping @MainActor (News) -> Void) -> Registration {
    let listener = Listener(body)
    listeners.append(listener)
    return Registration(listener)
  }

  /// Notifies all listeners, and drops those that had ended before.
  func tell(_ news: News) {
    var haveEnded = false
    for one in listeners {
      if one.isEnabled { one.tell(news) } else if one.isEnded { haveEnded = true }
    }
    if haveEnded { forgetEnded() }
  }

  func forgetEnded() { listeners.removeAll { $0.isEnded } }
}
