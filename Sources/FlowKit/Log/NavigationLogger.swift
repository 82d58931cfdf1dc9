/// Keeps the log of a navigator, for as long as somebody holds this.
@MainActor
public final class NavigationLogger {
  /// What has happened since the log was started, as a value: keep it, print it, replay it.
  @exclusivity(unchecked) public private(set) var log: NavigationLog
  private let recorder = LogRecorder()

  init(of navigator: Navigator, keeping limit: Int) {
    log = NavigationLog(keeping: limit, from: navigator.tree, navigator.lastID)
    recorder.logger = self
    navigator.features.add(recorder)
  }

  /// Stops listening; the log stays as it is.
  ///
  /// Twice does no harm.
  public func stop() { recorder.logger = nil }

  fileprivate func add(_ cause: NavigationEvent.Cause, _ lastID: Int) {
    let dropped = log.add(cause, lastID)
    withExtendedLifetime(dropped) {}
  }

  /// Begins with the tree that an action has come to; the log was started inside it.
  fileprivate func begin(after cause: NavigationEvent.Cause, _ lastID: Int) {
    guard log.isEmpty else { return }
    let before = log.begin(with: cause.treeAfter, lastID)
    withExtendedLifetime(before) {}
  }
}

/// Hears for a log what happens, until its logger is gone.
@MainActor
private final class LogRecorder: NavigationListener {
  let rank = 1
  @exclusivity(unchecked) weak var logger: NavigationLogger?
  /// Whether the log has heard of the beginning of the action that it will hear of next.
  @exclusivity(unchecked) private var hasHeardBeginning = false

  nonisolated init() {}

  func hear(
    _ kind: NavigationEvent.Kind, of entry: NavigationTree.Entry?, _ action: ToldAction, in navigator: Navigator
  ) {
    switch kind.code {
    case .willNavigate: hasHeardBeginning = true
    case .didNavigate: note(action.cause, isBegun: hasHeardBeginning, navigator)
    case .ignored, .refused: note(action.cause, isBegun: true, navigator)
    default: break
    }
  }

  private func note(_ cause: NavigationEvent.Cause, isBegun: Bool, _ navigator: Navigator) {
    guard let logger else { return navigator.features.remove(self) }
    guard isBegun else { return logger.begin(after: cause, navigator.lastID) }
    hasHeardBeginning = false
    logger.add(cause, navigator.lastID)
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
