/// Keeps a navigator's log: the ``Registration`` of what records it.
///
/// Nobody can read the log of a logger that was released, so nothing is recorded then.
@MainActor
public final class NavigationLogger: Registration {
  /// What has happened since the log was started, as a value to keep or to print.
  ///
  /// It stays as it is when the logger is cancelled, and while it is disabled.
  @exclusivity(unchecked) public private(set) var log: NavigationLog  // what it drops is released afterwards

  init(of navigator: Navigator, keeping limit: Int) {
    log = NavigationLog(keeping: limit, from: navigator.tree)
    let recorder = LogRecorder(navigator.features)
    super.init(recorder)
    recorder.logger = self
    navigator.features.logs = navigator.features.logs + [recorder]
  }

  /// Now `cancel()`.
  @available(*, unavailable, renamed: "cancel()")
  public func stop() {}

  fileprivate func add(_ cause: NavigationEvent.Cause) {
    let dropped = log.add(cause)
    letGo(of: dropped)
  }

  /// Begins with the tree that an action has led to, because the log heard nothing of that action.
  fileprivate func begin(after cause: NavigationEvent.Cause) {
    guard log.isEmpty else { return }
    let before = log.begin(with: cause.treeAfter)
    letGo(of: before)
  }
}

/// Records events for a log, until it has ended or its logger is gone.
@MainActor
final class LogRecorder: Registered {
  fileprivate weak var logger: NavigationLogger?
  private weak var features: Features?
  /// Whether the log has received the beginning of the next action that it receives.
  private var hasHeardBeginning = false

  init(_ features: Features) {
    self.features = features
  }

  override func changed() {
    hasHeardBeginning = false
    if isEnded { features.map { $0.logs = $0.logs.filter { $0 !== self } } }
  }

  func hear(_ kind: NavigationEvent.Kind, _ action: ToldAction) {
    switch kind.code {
    case .willNavigate: hasHeardBeginning = isEnabled
    case .didNavigate: note(action.cause, isBegun: hasHeardBeginning)
    case .ignored, .refused: note(action.cause, isBegun: isEnabled)
    default: break
    }
  }

  private func note(_ cause: NavigationEvent.Cause, isBegun: Bool) {
    guard !isEnded, let logger else { return end() }
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
