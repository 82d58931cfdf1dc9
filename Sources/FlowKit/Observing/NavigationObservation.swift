/// Keeps an observer of a navigator listening, as long as you hold it.
@MainActor
public final class NavigationObservation {
  private var listener: (any Cancellable)?

  init(_ listener: any Cancellable) {
    self.listener = listener
  }

  /// Stops listening; you can call this inside the observer, too.
  ///
  /// Calling it twice is harmless.
  public func cancel() {
    let cancelled = listener.take()
    cancelled?.cancel()  // it may own whoever cancels it
  }
}
