/// Runs flows: holds the tree and the live screens, and performs actions one at a time.
///
/// ```swift
/// let navigator = Navigator(root: shop.tutorial)
/// (navigator.visibleScreen as? TutorialScreen)?.onContinue()
/// print(navigator.tree.summary)   // TutorialScreen > LoginScreen
/// ```
///
/// A navigator needs no UI. To show it in one, attach a ``NavigationHost``. It owns its screens; their callbacks hold
/// it weakly. When the navigator is released, so are its screens, and remaining callbacks do nothing.
@MainActor
public final class Navigator {
  // Swift checks each access to a class's property for exclusivity, which would be a sixth of an action's cost. The
  // core's own properties opt out, because no code of the app runs while one of them is being changed.

  /// The current tree.
  @exclusivity(unchecked) public internal(set) var tree: NavigationTree
  /// The issue with the root that the navigator began with; usually `nil`.
  ///
  /// A container that can't contain its children, because two of them are the same flow, begins without any.
  public internal(set) var rootIssue: NavigationIssue?
  @exclusivity(unchecked) var records = Records()
  /// The greatest id that was given.
  @exclusivity(unchecked) package var lastID: Int
  /// How often it went back in time: tells screens of one id from others that were made before.
  @exclusivity(unchecked) var life: UInt32 = 0
  let turns = TurnQueue()
  let waiting = WaitingActions()
  @exclusivity(unchecked) package var features = Features()
  let port = Port()
  private let wrapPerformer: PerformerWrapper?

  /// Puts another performer before the navigator, for one screen: how a test listens in.
  package typealias PerformerWrapper = @MainActor (Caller, any ActionPerformer) -> any ActionPerformer

  /// A tree of one flow, with what it contains; nothing is made before ``start(_:)``.
  package init(tree root: Blueprint, wrapPerformer: PerformerWrapper?) {
    self.wrapPerformer = wrapPerformer
    (tree, lastID, rootIssue) = Self.beginning(with: root)
    port.navigator = self
  }

  private static func beginning(with root: Blueprint) -> (NavigationTree, Int, NavigationIssue?) {
    let nothing = NavigationTree(root: NavigationTree.Entry(id: 0, flow: root.id))
    let action = NavigationAction(.reset, root)
    var reducer = TreeReducer(nothing, lastID: 0, life: 0)
    do throws(NavigationReason) {
      try reducer.take(action, from: nil)
      return (reducer.tree, reducer.lastID, nil)
    } catch {
      let alone = NavigationTree(root: NavigationTree.Entry(id: 1, flow: root.id))
      return (alone, 1, NavigationIssue(action: action, caller: nil, reason: error, tree: alone))
    }
  }
}

extension Navigator {
  /// The screen that the user sees; `nil` only while the root's screen is being made.
  public var visibleScreen: AnyObject? { screen(of: tree.visibleNode.id) }

  /// The live screen of an entry; `nil` if it has left the tree.
  public func screen(of id: ScreenID) -> AnyObject? { records.screen(of: id) ?? makeLate(id) }

  /// The live screen of a flow's nearest entry, visible or covered; `nil` if it has none.
  ///
  /// ```swift
  /// navigator.screen(of: shop.player)?.pause()
  /// ```
  public func screen<Screen: AnyObject>(of flow: Flow<Screen>) -> Screen? {
    let tree = tree  // a key's `==` is code of the app, and may perform something
    return tree.nearestPosition(of: flow.id).flatMap { screen(of: $0.node.id) as? Screen }
  }

  /// Makes new trees of the one that there is.
  var newReducer: TreeReducer { TreeReducer(tree, lastID: lastID, life: life) }

  /// How many screens the tree has: as many as entries, unless an action is being performed.
  ///
  /// Screens that are kept for later entries don't count (``retainedCount``). Neither do those of restored entries that
  /// have not been needed yet.
  public var screenCount: Int { records.screenCount }

  /// Whether an entry has a screen, or will have one when it is needed.
  package func hasScreen(of id: ScreenID) -> Bool { records[id] != nil }

  /// Takes a turn, and waits until it has ended.
  func performAwaiting(_ turn: Turn) async -> NavigationOutcome {
    await port.performAwaiting(turn) ?? .deferred  // nil only of a navigator that is gone, and this one is awaited
  }

  /// Lets somebody tell whether a callback is called on the thread of the UI, as long as it is there.
  func watchThread(_ isOnUIThread: (@Sendable () -> Bool)?, of watcher: AnyObject?) {
    (port.isOnUIThread, port.watcher) = (isOnUIThread, watcher)
  }

  /// Whom a screen's callbacks are handed to.
  package func performer(for caller: Caller) -> any ActionPerformer {
    let performer = wrapPerformer?(caller, port) ?? port
    if caller.flow?.hasTraits != true { return performer }
    for relay in features.relays {
      if let other = relay.performer(for: caller, next: performer, in: self) { return other }
    }
    return performer
  }

  /// What belongs to an entry, of a kind; nil where there is nothing.
  package func existing<Kind: ScreenBelonging>(_ kind: Kind.Type, of id: ScreenID) -> Kind? {
    records[id]?.belongings?.existing(kind)
  }

  /// What belongs to an entry, of a kind, made now if there is nothing; nil where the entry has left.
  package func belonging<Kind: ScreenBelonging>(_ kind: Kind.Type, of caller: Caller) -> Kind? {
    guard let record = records[caller.id], records.isOf(caller) else { return nil }
    if let belongings = record.belongings { return belongings.of(kind) }
    let belongings = Belongings()
    belongings.enter(as: caller)
    records.set(belongings, of: caller.id)
    return belongings.of(kind)
  }
}

/// The way from screens' callbacks to their navigator: one for all of them, so that the weak reference is made once.
@MainActor
final class Port: ActionPerformer {
  @exclusivity(unchecked) fileprivate(set) weak var navigator: Navigator?
  /// Tells whether this is the thread of the UI; nil where nobody knows.
  @exclusivity(unchecked) var isOnUIThread: (@Sendable () -> Bool)?
  /// Who tells it.
  @exclusivity(unchecked) weak var watcher: AnyObject?

  nonisolated init() {}

  var isReachable: Bool {
    guard let isOnUIThread, watcher != nil else { return true }
    return isOnUIThread()
  }

  func perform(_ action: consuming NavigationAction, for caller: consuming Caller) {
    guard isReachable else { return tellOnMainActor(action, for: caller) }
    _ = navigator?.perform(Turn(action, from: caller))
  }

  /// Tells on the main actor what was asked for elsewhere; nothing of the app's is touched here.
  private func tellOnMainActor(_ action: NavigationAction, for caller: Caller) {
    let told = action.withoutDelivery
    Task { @MainActor in _ = navigator?.end(told, from: caller, because: .wrongThread) }
  }

  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? {
    await performAwaiting(Turn(action, from: caller))
  }

  /// No navigator is kept alive while this waits.
  func performAwaiting(_ turn: Turn) async -> NavigationOutcome? {
    let task = AwaitingTask()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard let navigator else { return continuation.resume(returning: nil) }
        var ours = turn
        ours.waiter = Waiter(continuation, task)
        _ = navigator.perform(ours)
      }
    } onCancel: {
      Task { @MainActor in self.navigator?.cancelWaiting(of: task) }
    }
  }

  func belonging<Kind: ScreenBelonging>(_ kind: Kind.Type, of caller: Caller) -> Kind? {
    navigator?.belonging(kind, of: caller)
  }

  func belongingsChanged() {
    guard let navigator else { return }
    for follower in navigator.features.followers { follower.belongingsChanged(in: navigator) }
  }
}
