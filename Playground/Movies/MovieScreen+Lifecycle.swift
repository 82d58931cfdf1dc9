public import FlowKit

extension MovieScreen: ScreenLifecycle {
  /// Somebody looks at the movie.
  public func screenBecameVisible() {
    if let movie { onShown(movie) }
  }
}
