/// Runs flows: holds the tree and the live screens, and performs actions one at a time.
///
/// ```swift
/// let navigator = Navigator(root: shop.tutorial)
/// (navigator.visibleScreen as? TutorialScreen)?.onContinue()
/// print(navigator.tree.summary)   // TutorialScreen > LoginScreen
/// ```
///
/// It needs no UI. To show it on one, attach a ``NavigationHost``. It owns its screens; their callbacks hold it weakly.
/// When it is let go, so are they, and callbacks that are left do nothing.
@MainActor
public final class Navigator {
  var state: NavigatorState
  var lastID: ScreenID = 1
  var observers: Observers? { didSet { updateIsWatched() } }
  var mirror: HostMirror? { didSet { updateIsWatched() } }
  /// The screens that want to know what happens to them; nil where none does.
  var lifecycleScreens: LifecycleScreens? { didSet { updateIsWatched() } }
  /// Who wants to know whether there is something to go back from; nil where nobody does.
  var backWatch: BackWatch? { didSet { updateIsWatched() } }
  /// Whether somebody wants to hear of changes: an observer, a host, or a screen.
  private(set) var isWatched = false
  var lifecycleTypes = LifecycleTypes()
  var isShowing = false
  /// Whether anything in the tree contains other screens.
  var hasContainers = false { didSet { noteCare() } }
  /// Who has to be asked, whatever the action is; empty nearly always.
  var guards = Guards() { didSet { noteCare() } }
  /// Whether not even a plain action can be done without a closer look.
  private(set) var isCareful = false
  /// What the app itself answers to messages, the latest first.
  var handlers: [MessageHandler] = []
  /// What runs for screens and ends with them; nil where nothing does.
  var work: ScreenWork? { didSet { noteCare() } }
  /// Whoever awaits the action that is being performed; where it has to wait for something, so does he.
  var awaiting: Waiter?
  /// Whether a handler's answer to a back is being performed: if that is a back, nobody else is asked.
  var isBackAnswered = false

  /// The screens that several entries show, one after another; nil where no flow wants that.
  var reusable: ReusableScreens? { didSet { noteCare() } }
  /// Whether something comes of it that a screen leaves.
  private(set) var mindsWhoLeaves = false
  /// How many screens are kept at the most that are in no tree: those of retained flows, and those that were made ahead.
  ///
  /// Where there would be more, the one that has waited longest is let go. At 0 none is kept, and none is made ahead.
  public var retainedLimit = 10 { didSet { keepNoMoreThanAllowed() } }

  /// Who hears of what was not done; in debug builds it is printed.
  var issueHandler = IssuePrinter.handler
  /// Whether that is the default, which has nothing to say about most issues.
  var isPrintingIssues = IssuePrinter.isDebugBuild

  var rule: RootRule?
  /// What was wrong with the root that the navigator began with; nil nearly always.
  ///
  /// A container that cannot contain its children, as two of them are the same flow, begins without any.
  public private(set) var rootIssue: NavigationIssue?
  let turns = TurnQueue()
  private let port = Port()
  private let wrapPerformer: PerformerWrapper?
  /// The screens of restored entries that are still to be made; nil nearly always.
  var restored: RestoredScreens? { didSet { noteCare() } }
  /// What another module keeps with the navigator: the links of `FlowKitLinks`.
  package var attachment: AnyObject?

  /// Puts another performer before the navigator, for one screen: how a test listens in.
  package typealias PerformerWrapper = @MainActor (Caller, any ActionPerformer) -> any ActionPerformer

  /// Makes the root's screen and starts with it.
  ///
  /// What the root's screen asks for while it is made is performed before this returns.
  public convenience init(root: Flow<some AnyObject>) {
    self.init(root: root.blueprint, wrapPerformer: nil)
  }

  package convenience init(root: Blueprint, wrapPerformer: PerformerWrapper?) {
    self.init(root: root, wrapPerformer: wrapPerformer, rule: nil)
  }

  init(root: Blueprint, wrapPerformer: PerformerWrapper?, rule: RootRule?) {
    self.rule = rule
    let start = Prospect(startingWith: root)
    state = NavigatorState(tree: start.tree)
    self.wrapPerformer = wrapPerformer
    port.navigator = self
    _ = turns.begin()
    lastID = ScreenID(start.nextID.number - 1)
    hasContainers = !start.tree.containers.isEmpty
    rootIssue = start.problem.map { reason in
      NavigationIssue(
        action: NavigationAction(.reset, root, options: nil), caller: nil, reason: reason, tree: start.tree, error: nil)
    }
    leakDetection = .automatic
    for (flow, id) in start.entering {
      let screen = takeScreen(of: flow, id: id)
      _ = takeNote(of: screen, id)
      state.add(screen, id: id)
    }
    for (flow, id) in start.entering { noteGuards(of: flow, id: id) }
    noteCare()
    if let rootIssue { issueHandler?(rootIssue) }
    tellFirstScreens(start)
    performWaiting()
  }
}

extension Navigator {
  /// Where the app is.
  public var tree: NavigationTree { state.tree }

  /// Finds out whether plain actions need a closer look: after what is in the tree, and what waits, has changed.
  func noteCare() {
    isCareful =
      hasContainers || !guards.isEmpty || work?.isWaiting == true || reusable?.hasAhead == true
      || restored != nil
    mindsWhoLeaves = work != nil || reusable != nil
  }

  /// The screen that the user sees; nil only while the root's screen is being made.
  public var visibleScreen: AnyObject? { state.visibleScreen }

  /// The live screen of an entry; nil when it has left the tree.
  public func screen(of id: ScreenID) -> AnyObject? { state.screens[id] ?? wake(id) }

  /// The live screen of a flow: that of its nearest entry, visible or covered; nil where it has none.
  ///
  /// ```swift
  /// navigator.screen(of: shop.player)?.pause()
  /// ```
  public func screen<Screen: AnyObject>(of flow: Flow<Screen>) -> Screen? {
    tree.nearestPosition(of: flow.id).flatMap { screen(of: tree[$0].id) as? Screen }
  }

  /// How many screens the tree has: as many as entries, whenever no action is being performed.
  ///
  /// Those that are kept for entries to come do not count (``retainedCount``), nor do those of restored entries that
  /// have not been needed yet.
  public var screenCount: Int { state.screens.count }

  /// Whom a screen's callbacks are handed to.
  func performer(for caller: Caller) -> any ActionPerformer { wrapPerformer?(caller, port) ?? port }

  /// Makes a screen and binds its callbacks to actions of its entry.
  func makeScreen(of flow: Blueprint, id: ScreenID) -> AnyObject {
    let caller = Caller(id: id, flow: flow)
    guard let wrapPerformer else { return flow.make(Lets(performer: port, caller: caller)) }
    return flow.make(Lets(performer: wrapPerformer(caller, port), caller: caller))
  }

  private func updateIsWatched() {
    isWatched = observers != nil || mirror != nil || lifecycleScreens != nil || backWatch != nil
  }
}

/// The way from screens' callbacks to their navigator: one for all of them, so that the weak reference is made once.
@MainActor
private final class Port: ActionPerformer {
  weak var navigator: Navigator?

  nonisolated init() {}

  func perform(_ action: NavigationAction, for caller: Caller) {
    navigator?.perform(action, for: caller)
  }

  func performNow(_ action: NavigationAction, for caller: Caller, delivering: (AnyObject) -> Void) -> Bool {
    navigator?.performNow(action, for: caller, delivering: delivering) ?? true
  }

  /// No navigator is kept alive while this waits.
  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? {
    await withCheckedContinuation { continuation in
      guard let navigator else { return continuation.resume(returning: nil) }
      _ = navigator.performOrDefer(Turn(action: action, caller: caller, waiter: Waiter(continuation)))
    }
  }

  func keep(_ task: Task<Void, Never>, for caller: Caller) {
    guard let navigator else { return task.cancel() }
    navigator.keep(task, for: caller)
  }

  func agenda(of caller: Caller) -> ScreenAgenda? { navigator?.agenda(of: caller) }

  func add(_ registration: BackRegistration) { navigator?.add(registration) }
}
