/// Keeps an observer of a navigator listening, for as long as somebody holds this.
@MainActor
public final class NavigationObservation {
  private var listener: (any Cancellable)?

  init(_ listener: any Cancellable) {
    self.listener = listener
  }

  /// Stops listening, also from inside the observer.
  ///
  /// Twice does no harm.
  public func cancel() {
    let cancelled = listener.take()
    cancelled?.cancel()  // it may own whoever cancels it
  }
}
