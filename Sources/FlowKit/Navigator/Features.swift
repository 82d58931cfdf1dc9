/// What a navigator consists of besides its core: one object for each feature.
///
/// What each of them does at which moment of an action is in ``Navigator``'s function that carries it out.
@MainActor
package final class Features {
  let guards = GuardGate()
  let reusable = ReusableScreens()
  let lifecycle = LifecycleScreens()
  let messages = MessageAnswerer()
  let lateMessages = LateMessages()
  let issues = IssueReporter()
  /// The rule for the root; `nil` for most navigators.
  @exclusivity(unchecked) var rootRule: RootRule?
  /// What the host shows; `nil` if there is no host.
  @exclusivity(unchecked) var mirror: HostMirror? {
    didSet { if oldValue !== mirror { oldValue?.context.mirror = nil } }
  }
  /// Looks for leaks; `nil` if that is off.
  @exclusivity(unchecked) var leakDetector: LeakDetector?
  /// Those who observe whether there is something to go back from; `nil` if nobody does.
  @exclusivity(unchecked) var backWatch: BackWatch?
  /// How long actions may wait; `nil` if any time.
  @exclusivity(unchecked) var waitLimit: WaitLimit?
  /// The tasks that wait until nothing is going on; `nil` if none does.
  @exclusivity(unchecked) var settledWaiters: SettledWaiters?
  /// The reports of columns that wait their turn; `nil` if there are none.
  @exclusivity(unchecked) var queuedColumns: QueuedColumns?
  /// The app's observers; `nil` if there are none.
  @exclusivity(unchecked) var observers: Observers?
  @exclusivity(unchecked) var logs: [LogRecorder] = []
  /// What screens know about the app's background; `nil` while it is in the foreground.
  @exclusivity(unchecked) var background: Background?
  /// What other modules keep with the navigator.
  package private(set) var attachments: [AnyObject] = []

  nonisolated init() {}

  /// Whether anybody hears of events.
  var isHeard: Bool { lifecycle.isNeeded || observers != nil || !logs.isEmpty || background != nil }

  /// Keeps an object of another module in place of the one of its kind; `nil` only removes that one.
  ///
  /// - Returns: All objects kept before. Release them when nothing is being changed.
  package func keep<Kind: AnyObject>(_ object: Kind?) -> [AnyObject] {
    let before = attachments
    attachments = before.filter { !($0 is Kind) } + (object.map { [$0] } ?? [])
    return before
  }
}

extension Navigator {
  /// Makes the root's screen and starts with it.
  ///
  /// What the root's screen asks for while it is made is performed before this returns.
  public convenience init(root: Flow<some AnyObject>) { self.init(root: root.blueprint, wrapPerformer: nil) }

  package convenience init(root: Blueprint, wrapPerformer: PerformerWrapper?) {
    self.init(beginningWith: root, nil, wrapPerformer: wrapPerformer)
  }

  convenience init(beginningWith root: Blueprint, _ rule: RootRule?, wrapPerformer: PerformerWrapper? = nil) {
    self.init(tree: root, wrapPerformer: wrapPerformer)
    features.rootRule = rule
    leakDetection = .automatic
    start()
  }
}
