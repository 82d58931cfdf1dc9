/// Keeps a navigator's log, as long as you hold it.
@MainActor
public final class NavigationLogger {
  /// What has happened since the log was started, as a value to keep or to print.
  public private(set) var log: NavigationLog
  private let recorder = LogRecorder()

  init(of navigator: Navigator, keeping limit: Int) {
    log = NavigationLog(keeping: limit, from: navigator.tree)
    recorder.logger = self
    navigator.features.logs = navigator.features.logs + [recorder]
  }

  /// Stops recording; the log stays as it is.
  ///
  /// Calling it twice is harmless.
  public func stop() { recorder.logger = nil }

  fileprivate func add(_ cause: NavigationEvent.Cause) {
    let dropped = log.add(cause)
    withExtendedLifetime(dropped) {}
  }

  /// Begins with the tree that an action has led to, because the log was started inside that action.
  fileprivate func begin(after cause: NavigationEvent.Cause) {
    guard log.isEmpty else { return }
    let before = log.begin(with: cause.treeAfter)
    withExtendedLifetime(before) {}
  }
}

/// Records events for a log, until its logger is gone.
@MainActor
final class LogRecorder {
  fileprivate weak var logger: NavigationLogger?
  /// Whether the log has received the beginning of the next action that it receives.
  private var hasHeardBeginning = false

  nonisolated init() {}

  func hear(_ kind: NavigationEvent.Kind, _ action: ToldAction, in navigator: Navigator) {
    switch kind.code {
    case .willNavigate: hasHeardBeginning = true
    case .didNavigate: note(action.cause, isBegun: hasHeardBeginning, navigator)
    case .ignored, .refused: note(action.cause, isBegun: true, navigator)
    default: break
    }
  }

  private func note(_ cause: NavigationEvent.Cause, isBegun: Bool, _ navigator: Navigator) {
    guard let logger else { return navigator.features.logs = navigator.features.logs.filter { $0 !== self } }
    guard isBegun else { return logger.begin(after: cause) }
    hasHeardBeginning = false
    logger.add(cause)
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
  /// You can keep several logs at the same time.
  ///
  /// - Parameter limit: The maximum number of actions kept; beyond that, the oldest are dropped.
  /// - Returns: The logger that keeps the log.
  public func startLog(keeping limit: Int = 1_000) -> NavigationLogger {
    NavigationLogger(of: self, keeping: limit)
  }
}
