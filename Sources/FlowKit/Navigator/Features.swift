/// What stands around a navigator, and how it is reached from there: who is asked before an action is done, who can
/// supply a screen, who answers what is no change of the tree, and who is told after.
///
/// Each list is empty, or short.
@MainActor
package struct Features {
  var gates: [any ActionGate] = []
  var suppliers: [any ScreenSupplier] = []
  var witnesses: [any ScreenWitness] = []
  var answerers: [any ActionAnswerer] = []
  var relays: [any ActionRelay] = []
  private(set) var listeners: [any NavigationListener] = []
  private(set) var followers: [any TreeFollower] = []
  var issues: (any IssueListener)?
  /// What other modules keep with the navigator.
  package private(set) var attachments: [AnyObject] = []

  nonisolated init() {}

  /// Keeps an object of another module, or none, instead of the one of its kind.
  ///
  /// - Returns: All that were kept before, to be let go of when nothing is being changed.
  package mutating func keep<Kind: AnyObject>(_ object: Kind?) -> [AnyObject] {
    let before = attachments
    attachments = before.filter { !($0 is Kind) } + (object.map { [$0] } ?? [])
    return before
  }

  /// Adds a listener; screens hear before observers.
  mutating func add(_ listener: any NavigationListener) {
    let place = listeners.firstIndex { $0.rank > listener.rank } ?? listeners.count
    listeners.insert(listener, at: place)
  }

  mutating func remove(_ listener: any NavigationListener) { listeners.removeAll { $0 === listener } }

  /// Adds a follower; a host comes last.
  mutating func add(_ follower: any TreeFollower) {
    let place = followers.firstIndex { $0.rank > follower.rank } ?? followers.count
    followers.insert(follower, at: place)
  }

  mutating func remove(_ follower: any TreeFollower) { followers.removeAll { $0 === follower } }
}

/// Asks somebody before an action is done.
@MainActor
protocol ActionGate: AnyObject {
  /// Whether it asks about each action, also where no flow that comes or goes has any traits.
  var asksAlways: Bool { get }

  /// Adds who is to be asked, in this order, each once; nearly always nobody.
  func addQuestions(about transaction: Transaction, of navigator: Navigator, to questions: inout [Question])
}

/// Sees all screens that are made.
@MainActor
protocol ScreenWitness: AnyObject {
  /// A screen was made or supplied, and is about to enter.
  func made(_ screen: AnyObject, for caller: Caller, in navigator: Navigator)
}

/// Supplies screens that would be made anew otherwise.
@MainActor
protocol ScreenSupplier: AnyObject {
  /// A screen for an entry, and what belongs to it; nil where it is to be made.
  func supply(_ flow: Blueprint, for caller: Caller, in navigator: Navigator) -> (screen: AnyObject, Belongings)?

  /// Whether a screen waits for the next entry of a flow.
  func hasScreen(for flow: Blueprint) -> Bool

  /// Makes a screen that no entry shows yet, unless one waits already.
  ///
  /// - Returns: The one that waits; nil where none is kept.
  func makeAhead(_ flow: Blueprint, in navigator: Navigator) -> AnyObject?

  /// Takes a screen over whose entry has left.
  ///
  /// - Returns: Whether it keeps it for another entry.
  func keep(_ screen: AnyObject, _ belongings: Belongings, in navigator: Navigator) -> Bool
}

/// Stands between a screen's callbacks and the navigator.
@MainActor
protocol ActionRelay: AnyObject {
  /// What the callbacks of a screen are handed to instead; nil for nearly all.
  func performer(for caller: Caller, next: any ActionPerformer, in navigator: Navigator) -> (any ActionPerformer)?
}

/// Answers actions that are no change of the tree by themselves: messages, the system's back, the choice of the root.
@MainActor
protocol ActionAnswerer: AnyObject {
  /// - Parameters:
  ///   - action: What is asked for.
  ///   - caller: Who asks for it; nil for the app.
  ///   - isFirst: Whether the action was asked for, and is no answer itself.
  ///   - navigator: Where it is asked for.
  /// - Returns: What becomes of it.
  func answer(
    to action: NavigationAction, from caller: Caller?, isFirst: Bool, in navigator: Navigator
  ) -> ActionAnswer
}

/// What becomes of such an action.
enum ActionAnswer {
  /// Leaves it to the others.
  case notMine
  /// Performs another action, from this screen.
  case act(NavigationAction, from: Caller?)
  /// Has already dealt with it.
  case done
  case failed(NavigationReason)
  /// Has performed several actions; this is the outcome of the last one.
  case ended(NavigationOutcome)
}

/// Is told what happens, one thing after another, while an action is carried out.
@MainActor
protocol NavigationListener: AnyObject {
  /// Who comes first: the one with the smallest number.
  var rank: Int { get }

  func hear(
    _ kind: NavigationEvent.Kind, of entry: NavigationTree.Entry?, _ action: ToldAction, in navigator: Navigator
  )
}

/// An action that listeners are told of.
@MainActor
struct ToldAction {
  let cause: NavigationEvent.Cause
  /// What belonged to the entries that have left.
  var departed: [ScreenID: Belongings]?
}

/// Follows the tree, after all listeners were told.
@MainActor
protocol TreeFollower: AnyObject {
  /// Who comes first: the one with the smallest number.
  var rank: Int { get }

  /// An action has changed the tree; nobody has been told yet.
  func treeChanged(by action: NavigationAction, _ difference: TreeDifference, in navigator: Navigator)

  /// An action has been performed, and has perhaps changed the tree.
  func follow(_ action: NavigationAction, _ difference: TreeDifference, in navigator: Navigator)

  /// An entry has left; its screen is about to be let go of.
  func left(_ entry: NavigationTree.Entry, _ screen: AnyObject, _ action: NavigationAction, in navigator: Navigator)

  /// An action that had to wait its turn has ended.
  func actionEnded(in navigator: Navigator)

  /// A host has shown a change to its end.
  func transitionEnded(in navigator: Navigator)

  /// What belongs to a screen has changed.
  func belongingsChanged(in navigator: Navigator)

  /// No action is being performed any more.
  func rest(in navigator: Navigator)
}

extension TreeFollower {
  func left(_: NavigationTree.Entry, _ screen: AnyObject, _: NavigationAction, in _: Navigator) {}
  func treeChanged(by _: NavigationAction, _: TreeDifference, in _: Navigator) {}
  func actionEnded(in _: Navigator) {}
  func transitionEnded(in _: Navigator) {}
  func belongingsChanged(in _: Navigator) {}
  func rest(in _: Navigator) {}
}

/// Hears of what was not done.
@MainActor
protocol IssueListener: AnyObject {
  func hear(_ issue: NavigationIssue)

  /// What an error says; nil for what it prints.
  func text(of error: any Error) -> String?
}

/// An action as it would be carried out: who asks, and what it comes to.
@MainActor
struct Transaction {
  let action: NavigationAction
  let caller: Caller?
  let before: NavigationTree
  let difference: TreeDifference
  /// The flows whose screens are made ahead.
  let preloads: [Blueprint]
  /// The entries that are used instead of new ones; they may be new themselves, or have left at the end of a batch.
  let reused: [NavigationTree.Entry]
  /// Whether a flow minds what is asked for, on the way from the screen that asks down to the app's root.
  let isConcerned: Bool
  /// Whether it brings back where the app was before.
  let isRestoring: Bool

  /// The entries that are there before and after it, and are used instead of new ones.
  var updated: [NavigationTree.Entry] {
    reused.filter { before.contains($0.id) && difference.new.contains($0.id) }
  }
}
