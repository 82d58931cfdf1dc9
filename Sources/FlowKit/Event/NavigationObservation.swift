/// Keeps an observer of a navigator listening, for as long as somebody holds this.
@MainActor
public final class NavigationObservation {
  private var body: (@MainActor (NavigationEvent) -> Void)?

  init(_ body: @escaping @MainActor (NavigationEvent) -> Void) {
    self.body = body
  }

  /// Stops listening, also from inside the observer.
  ///
  /// Twice does no harm.
  public func cancel() {
    withExtendedLifetime(body) { body = nil }  // it may own whoever cancels it
  }

  var isCancelled: Bool { body == nil }

  func tell(_ event: NavigationEvent) { body?(event) }
}
