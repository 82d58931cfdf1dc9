/// Runs flows: holds the tree and the live screens, and performs actions one at a time.
///
/// ```swift
/// let navigator = Navigator(root: shop.tutorial)
/// (navigator.visibleScreen as? TutorialScreen)?.onContinue()
/// print(navigator.tree.summary)   // TutorialScreen > LoginScreen
/// ```
///
/// It needs no UI. To show it on one, attach a ``NavigationHost``. It owns its screens; their callbacks hold it weakly. When it is let go, so are they,
/// and callbacks that are left do nothing.
@MainActor
public final class Navigator {
  /// Where the app is.
  public internal(set) var tree: NavigationTree

  var screens = ScreenTable()
  var observers = Observers()
  var mirror: HostMirror?
  var turns = TurnQueue()
  var leaving: [AnyObject] = []
  var lastID: ScreenID = 1
  var isShowing = false
  let port = Port()
  let wrapPerformer: PerformerWrapper?

  /// Puts another performer before the navigator, for one screen: how a test listens in.
  package typealias PerformerWrapper = @MainActor (NavigationTree.Entry, any ActionPerformer) -> any ActionPerformer

  /// Makes the root's screen and starts with it.
  ///
  /// What the root's screen asks for while it is made is performed before this returns.
  public convenience init(root: Flow<some AnyObject>) {
    self.init(root: root.blueprint, wrapPerformer: nil)
  }

  package init(root: any ErasedFlow, wrapPerformer: PerformerWrapper?) {
    let entry = NavigationTree.Entry(id: 1, flow: root)
    tree = NavigationTree(root: entry)
    self.wrapPerformer = wrapPerformer
    port.navigator = self
    turns.begin(depth: 0)
    screens.append(root.makeAnyScreen(lets(for: entry)), id: 1)
    performWaiting()
  }
}

extension Navigator {
  /// The screen that the user sees; nil only while the root's screen is being made.
  public var visibleScreen: AnyObject? { screens[tree.visible.id] }

  /// The live screen of an entry; nil when it has left the tree.
  public func screen(of id: ScreenID) -> AnyObject? { screens[id] }

  /// How many screens are alive: as many as the tree has entries, whenever no action is being performed.
  public var screenCount: Int { screens.count }

  /// The action factory of an entry's screen.
  func lets(for entry: NavigationTree.Entry) -> Lets {
    Lets(performer: wrapPerformer?(entry, port) ?? port, caller: entry)
  }
}

/// The way from screens' callbacks to their navigator: one for all of them, so that the weak reference is made once.
@MainActor
final class Port: ActionPerformer {
  weak var navigator: Navigator?

  nonisolated init() {}

  func perform(_ action: NavigationAction, for caller: NavigationTree.Entry?) {
    navigator?.perform(action, for: caller)
  }
}
