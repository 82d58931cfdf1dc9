public import FlowKit

extension MovieScreen: ScreenLifecycle {
  /// Somebody looks at the movie.
  public func screenAppeared() {
    if let movie { onShown(movie) }
  }
}
