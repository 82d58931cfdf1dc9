/// What a navigator consists of besides its core: one object for each feature, and the lists of those who ask before an
/// action, answer actions that don't change the tree, or follow what happens.
///
/// The lists are empty or short.
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
  @exclusivity(unchecked) var mirror: HostMirror? { didSet { follow(mirror, insteadOf: oldValue) } }
  /// Looks for leaks; `nil` if that is off.
  @exclusivity(unchecked) var leakDetector: LeakDetector? { didSet { follow(leakDetector, insteadOf: oldValue) } }
  /// Those who observe whether there is something to go back from; `nil` if nobody does.
  @exclusivity(unchecked) var backWatch: BackWatch? { didSet { follow(backWatch, insteadOf: oldValue) } }
  /// The tasks that wait for the host; `nil` if none does.
  @exclusivity(unchecked) var settledWaiters: SettledWaiters? { didSet { follow(settledWaiters, insteadOf: oldValue) } }
  /// The reports of columns that wait their turn; `nil` if there are none.
  @exclusivity(unchecked) var queuedColumns: QueuedColumns? { didSet { follow(queuedColumns, insteadOf: oldValue) } }
  /// The app's observers; `nil` if there are none.
  @exclusivity(unchecked) var observers: Observers? {
    didSet {
      if let oldValue { remove(oldValue) }
      if let observers { add(observers) }
    }
  }
  /// What screens know about the app's background; `nil` while it is in the foreground.
  @exclusivity(unchecked) var background: Background? {
    didSet {
      follow(background, insteadOf: oldValue)
      if let oldValue { remove(oldValue as any NavigationListener) }
      if let background { add(background as any NavigationListener) }
    }
  }
  /// Those who ask besides the guards.
  @exclusivity(unchecked) package var otherGates: [any ActionGate] = []
  @exclusivity(unchecked) var answerers: [any ActionAnswerer]
  @exclusivity(unchecked) private(set) var listeners: [any NavigationListener] = []
  @exclusivity(unchecked) private(set) var followers: [any TreeFollower] = []
  /// What other modules keep with the navigator.
  package private(set) var attachments: [AnyObject] = []

  init() {
    answerers = [BackAnswerer(), messages]
  }

  /// Keeps an object of another module in place of the one of its kind; `nil` only removes that one.
  ///
  /// - Returns: All objects kept before. Release them when nothing is being changed.
  package func keep<Kind: AnyObject>(_ object: Kind?) -> [AnyObject] {
    let before = attachments
    attachments = before.filter { !($0 is Kind) } + (object.map { [$0] } ?? [])
    return before
  }

  /// Adds a listener, in the order of ranks: screens are notified before observers.
  func add(_ listener: any NavigationListener) {
    let place = listeners.firstIndex { $0.rank > listener.rank } ?? listeners.count
    listeners.insert(listener, at: place)
  }

  func remove(_ listener: any NavigationListener) { listeners.removeAll { $0 === listener } }

  /// Adds a follower, in the order of ranks: a host comes last.
  func add(_ follower: any TreeFollower) {
    let place = followers.firstIndex { $0.rank > follower.rank } ?? followers.count
    followers.insert(follower, at: place)
  }

  func remove(_ follower: any TreeFollower) { followers.removeAll { $0 === follower } }

  private func follow(_ new: (any TreeFollower)?, insteadOf old: (any TreeFollower)?) {
    if let old { remove(old) }
    if let new { add(new) }
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
    if let rule {
      features.rootRule = rule
      features.answerers.append(rule)
      features.add(rule)
    }
    leakDetection = .automatic
    start()
  }
}
