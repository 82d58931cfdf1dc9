/// Runs flows: holds the tree and the live screens, and performs actions one at a time.
///
/// ```swift
/// let navigator = Navigator(root: shop.tutorial)
/// try navigator.screen(ofType: TutorialScreen.self).onContinue()
/// print(navigator.tree.summary)   // TutorialScreen > LoginScreen
/// ```
///
/// A navigator needs no UI. To show it in one, attach a ``NavigationHost``. It owns its screens; their callbacks hold
/// it weakly. When the navigator is released, so are its screens, and remaining callbacks do nothing.
@MainActor
public final class Navigator {
  // Swift checks each access to a class's property. The tree, the last id, the records, the maker of recorders, the
  // features' mirror and audience, and `WaitingList.all` opt out, for "push" and "ten" of `Benchmarks/counts`: no code of the app
  // runs while one of them is being changed.

  /// The current tree.
  @exclusivity(unchecked) public internal(set) var tree: NavigationTree
  /// The issue with the root that the navigator began with; usually `nil`.
  ///
  /// A container that can't contain its children, because two of them are the same flow, begins without any.
  package internal(set) var rootIssue: NavigationIssue?
  @exclusivity(unchecked) var records = Records()
  /// The greatest id assigned so far.
  @exclusivity(unchecked) package internal(set) var lastID: Int
  let turns = TurnQueue()
  package let waiting = WaitingList()
  package let features = Features()
  let reference = NavigatorReference()
  /// Puts a test's spy in front of the navigator, for each screen; `nil` in an app.
  let wrapPerformer: PerformerWrapper?
  /// Makes the recorder of what a screen's callbacks are bound to; `nil` in an app that nobody inspects.
  @exclusivity(unchecked) package var makeRecorder = recorders

  /// Wraps the performer of a screen, so that a test can record its actions.
  package typealias PerformerWrapper = @MainActor (Caller, any ActionPerformer) -> any ActionPerformer

  /// A tree of one flow with its children.
  ///
  /// Screens are made in ``start()``.
  package init(tree root: Blueprint, wrapPerformer: PerformerWrapper?) {
    self.wrapPerformer = wrapPerformer
    (tree, lastID, rootIssue) = Self.beginning(with: root)
    reference.navigator = self
    SharedScreens.note(self)
  }

  private static func beginning(with root: Blueprint) -> (NavigationTree, Int, NavigationIssue?) {
    let nothing = NavigationTree(root: NavigationTree.Entry(id: 0, flow: root.id))
    let action = NavigationAction(.reset(NavigationAction.NewStack(root.id)))
    var reducer = TreeReducer(nothing, lastID: 0)
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
  public func screen(of id: ScreenID) -> AnyObject? { records.screen(of: id) ?? makeLazyScreen(id) }

  /// The live screen of a flow's nearest entry, visible or covered; `nil` if it has none.
  ///
  /// ```swift
  /// navigator.screen(of: shop.player)?.pause()
  /// ```
  public func screen<Screen: AnyObject>(of flow: Flow<Screen>) -> Screen? {
    let tree = tree  // a key's `==` is the app's code, and may perform an action
    guard let entry = tree.nearestPosition(of: flow.id)?.node.entry else { return nil }
    tellMissingKey(of: entry, takenFor: flow.id)
    return screen(of: entry.id) as? Screen
  }

  /// A reducer for the current tree.
  var newReducer: TreeReducer { TreeReducer(tree, lastID: lastID) }

  /// How many screens the tree has: as many as entries, unless an action is being performed.
  ///
  /// Screens that are kept for later entries don't count (``retainedCount``). Neither do those of restored entries that
  /// have not been needed yet.
  package var screenCount: Int { records.screenCount }

  /// The live screen of an entry, if it has been made already.
  package func madeScreen(of id: ScreenID) -> AnyObject? { records.screen(of: id) }

  /// Whether an entry has a screen, or gets one when it is needed.
  package func hasScreen(of id: ScreenID) -> Bool { records[id] != nil }

  /// Performs a turn, and waits until it has ended.
  func performAwaiting(_ turn: Turn) async -> NavigationOutcome {
    await reference.performAwaiting(turn) ?? .queued  // nil only if the navigator is gone, and this one is awaited
  }

  /// Uses a closure to check the thread of callbacks, as long as its owner is alive.
  func watchThread(_ isOnUIThread: (@Sendable () -> Bool)?, of watcher: AnyObject?) {
    (reference.isOnUIThread, reference.watcher) = (isOnUIThread, watcher)
  }

  /// The performer of a screen's callbacks.
  func performer(for caller: Caller) -> any ActionPerformer { wrapPerformer?(caller, reference) ?? reference }

  /// Makes the recorders of what screens' callbacks are bound to, for the navigators that are made meanwhile; `nil` in an
  /// app.
  ///
  /// It is not handed in, because the app makes its navigator, and the first screens are made with it.
  @TaskLocal package static var recorders: (@MainActor (ScreenLife) -> BindingRecorder?)?

  /// A screen's action factory.
  func lets(for life: ScreenLife) -> Lets { Lets(life, recorder: makeRecorder?(life)) }

  /// An entry's attachment of one kind; `nil` if there is none.
  package func existing<Kind: ScreenAttachment>(_ kind: Kind.Type, of id: ScreenID) -> Kind? {
    records[id]?.attachments?.existing(kind)
  }

  /// What belongs to an entry's screen; `nil` if the entry has left.
  func attachments(of id: ScreenID) -> ScreenAttachments? { records.attachments(of: id) }
}

/// Connects screens' callbacks to their navigator.
///
/// All screens share it, so that the weak reference is made once.
@MainActor
final class NavigatorReference: ActionPerformer {
  fileprivate(set) weak var navigator: Navigator?
  /// Returns whether it is called on the UI's thread; `nil` if that is unknown.
  @exclusivity(unchecked) var isOnUIThread: (@Sendable () -> Bool)?
  /// The owner of that closure.
  weak var watcher: AnyObject?
  /// The actions of screens that are held back; `nil` nearly always.
  @exclusivity(unchecked) var heldBack: [(action: NavigationAction, caller: Caller)]?

  nonisolated init() {}

  var isReachable: Bool {
    guard let isOnUIThread, watcher != nil else { return true }
    return isOnUIThread()
  }

  var tree: NavigationTree? { navigator?.tree }

  func wouldIgnore(_ action: () -> NavigationAction, for caller: Caller) -> Bool {
    navigator?.wouldIgnore(action, of: caller) ?? false
  }

  func perform(
    _ action: consuming NavigationAction, for caller: consuming Caller
  ) throws(Unperformed) -> NavigationOutcome {
    guard isReachable else { return tellOnMainActor(action, for: caller) }
    if heldBack != nil {
      heldBack?.append((action, caller))
      return .queued
    }
    guard let navigator else {
      IssuePrinter.tellNavigatorIsGone(action)
      throw Unperformed()
    }
    return navigator.perform(Turn(action, from: caller))
  }

  /// Reports on the main actor an action that was performed on another thread; touches nothing of the app on that
  /// thread.
  private func tellOnMainActor(_ action: NavigationAction, for caller: Caller) -> NavigationOutcome {
    let told = action.withoutDelivery
    Task { @MainActor in _ = navigator?.end(told, from: caller, because: .wrongThread) }
    return .queued
  }

  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? {
    await performAwaiting(Turn(action, from: caller))
  }

  /// Doesn't keep the navigator alive while it waits.
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

  func attachments(of caller: Caller) -> ScreenAttachments? { navigator?.attachments(of: caller.id) }

  func attachmentsChanged() {
    guard let navigator else { return }
    navigator.features.backWatch?.update(navigator)
    navigator.mirror?.questionsChanged()
  }
}

/// What a navigator consists of besides its core: one object for each feature.
///
/// What each of them does at which moment of an action is in ``Navigator``'s function that carries it out.
@MainActor
package final class Features {
  let guards = GuardGate()
  let reusable = ReusableScreens()
  let lifecycle = LifecycleScreens()
  let messages = MessageAnswerer()
  let issues = IssueReporter()
  /// The rule for the root; `nil` for most navigators.
  var rootRule: RootRule?
  /// What the host shows; `nil` if there is no host.
  @exclusivity(unchecked) var mirror: HostMirror?
  /// Looks for leaks; `nil` if that is off.
  var leakDetector: LeakDetector?
  /// Those who observe whether there is something to go back from; `nil` if nobody does.
  var backWatch: BackWatch?
  /// How long actions may wait; `nil` if any time.
  var waitLimit = WaitLimit.automatic
  /// The tasks that wait until nothing is going on; `nil` if none does.
  var settledWaiters: SettledWaiters?
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
