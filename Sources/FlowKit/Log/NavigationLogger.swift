/// Keeps the log of a navigator, for as long as somebody holds this.
@MainActor
public final class NavigationLogger {
  /// What has happened since the log was started, as a value: keep it, print it, replay it.
  @exclusivity(unchecked) public private(set) var log: NavigationLog
  private var observation: NavigationObservation?
  /// Whether the log has heard of the beginning of the action that it will hear of next.
  @exclusivity(unchecked) private var hasHeardBeginning = false

  init(of navigator: Navigator, keeping limit: Int) {
    log = NavigationLog(keeping: limit, from: navigator.tree, navigator.lastID)
    observation = navigator.observe { [weak self, unowned navigator] in self?.note($0, in: navigator) }
  }

  /// Stops listening; the log stays as it is.
  ///
  /// Twice does no harm.
  public func stop() { observation?.cancel() }

  private func note(_ event: NavigationEvent, in navigator: Navigator) {
    switch event.kind.code {
    case .willNavigate: hasHeardBeginning = true
    case .didNavigate where hasHeardBeginning: add(event, navigator.lastID)
    case .didNavigate where log.isEmpty:  // the log was started inside this action
      let before = log.begin(with: event.tree, navigator.lastID)
      withExtendedLifetime(before) {}
    case .ignored, .refused: add(event, navigator.lastID)
    default: break
    }
  }

  private func add(_ event: NavigationEvent, _ lastID: Int) {
    hasHeardBeginning = false
    let dropped = log.add(event, lastID)
    withExtendedLifetime(dropped) {}
  }
}

extension Navigator {
  /// Starts a log of what happens from now on.
  ///
  /// ```swift
  /// let logger = navigator.startLog(keeping: 100)
  /// navigator.perform(.push(shop.login))
  /// print(logger.log)
  /// ```
  ///
  /// Several logs may be kept at the same time.
  ///
  /// - Parameter limit: How many actions are kept; the oldest are dropped beyond that.
  /// - Returns: What keeps the log.
  public func startLog(keeping limit: Int = 1_000) -> NavigationLogger {
    NavigationLogger(of: self, keeping: limit)
  }
}
