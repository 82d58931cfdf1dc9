/// The features around a navigator: those that ask before an action, supply screens, answer actions that don't change
/// the tree, or follow what happened.
///
/// Each list is empty or short.
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

  /// Keeps an object of another module in place of the one of its kind; `nil` only removes that one.
  ///
  /// - Returns: All objects kept before. Release them when nothing is being changed.
  package mutating func keep<Kind: AnyObject>(_ object: Kind?) -> [AnyObject] {
    let before = attachments
    attachments = before.filter { !($0 is Kind) } + (object.map { [$0] } ?? [])
    return before
  }

  /// Adds a listener, in the order of ranks: screens are notified before observers.
  mutating func add(_ listener: any NavigationListener) {
    let place = listeners.firstIndex { $0.rank > listener.rank } ?? listeners.count
    listeners.insert(listener, at: place)
  }

  mutating func remove(_ listener: any NavigationListener) { listeners.removeAll { $0 === listener } }

  /// Adds a follower, in the order of ranks: a host comes last.
  mutating func add(_ follower: any TreeFollower) {
    let place = followers.firstIndex { $0.rank > follower.rank } ?? followers.count
    followers.insert(follower, at: place)
  }

  mutating func remove(_ follower: any TreeFollower) { followers.removeAll { $0 === follower } }
}

/// Adds questions that must be answered before an action is performed.
@MainActor
protocol ActionGate: AnyObject {
  /// Whether it has questions about every action, even if no flow that comes or goes has traits.
  var asksAlways: Bool { get }

  /// Adds its questions in the order in which they are asked, each once. Nearly always there are none.
  func addQuestions(about transaction: Transaction, of navigator: Navigator, to questions: inout [Question])
}

/// Sees each screen that is made.
@MainActor
protocol ScreenWitness: AnyObject {
  /// A screen was made or supplied, and is about to enter.
  func made(_ screen: AnyObject, for caller: Caller, in navigator: Navigator)
}

/// Supplies screens that would otherwise be made.
@MainActor
protocol ScreenSupplier: AnyObject {
  /// A screen for an entry, with its belongings; `nil` if it must be made.
  func supply(_ flow: Blueprint, for caller: Caller, in navigator: Navigator) -> (screen: AnyObject, Belongings)?

  /// Whether a screen waits for the flow's next entry.
  func hasScreen(for flow: Blueprint) -> Bool

  /// Makes a screen that no entry shows yet, unless one is already waiting.
  ///
  /// - Returns: The waiting screen; `nil` if none is kept.
  func makeAhead(_ flow: Blueprint, in navigator: Navigator) -> AnyObject?

  /// Takes over a screen whose entry has left.
  ///
  /// - Returns: Whether it keeps the screen for another entry.
  func keep(_ screen: AnyObject, _ belongings: Belongings, in navigator: Navigator) -> Bool
}

/// Stands between a screen's callbacks and the navigator.
@MainActor
protocol ActionRelay: AnyObject {
  /// The performer that receives the screen's actions instead of `next`; `nil` for nearly all screens.
  func performer(for caller: Caller, next: any ActionPerformer, in navigator: Navigator) -> (any ActionPerformer)?
}

/// Answers actions that don't change the tree themselves: messages, the system's back, the choice of the root.
@MainActor
protocol ActionAnswerer: AnyObject {
  /// - Parameters:
  ///   - action: The action to answer.
  ///   - caller: The screen that performs it; `nil` for the app.
  ///   - isFirst: Whether the action was performed by its caller, and is not itself an answer.
  ///   - navigator: The navigator that performs it.
  /// - Returns: What to do with the action.
  func answer(
    to action: NavigationAction, from caller: Caller?, isFirst: Bool, in navigator: Navigator
  ) -> ActionAnswer
}

/// What to do with an action that doesn't change the tree itself.
enum ActionAnswer {
  /// Leaves it to the other answerers.
  case notMine
  /// Performs another action, from this screen.
  case act(NavigationAction, from: Caller?)
  /// The action is already dealt with.
  case done
  case failed(NavigationReason)
  /// Several actions were performed; this is the outcome of the last one.
  case ended(NavigationOutcome)
}

/// Is notified, step by step, of what happens while an action is performed.
@MainActor
protocol NavigationListener: AnyObject {
  /// Listeners are notified in ascending order of rank.
  var rank: Int { get }

  func hear(
    _ kind: NavigationEvent.Kind, of entry: NavigationTree.Entry?, _ action: ToldAction, in navigator: Navigator
  )
}

/// An action that listeners are notified of.
@MainActor
struct ToldAction {
  let cause: NavigationEvent.Cause
  /// The belongings of the entries that have left.
  var departed: [ScreenID: Belongings]?
}

/// Follows the tree, after all listeners were notified.
@MainActor
protocol TreeFollower: AnyObject {
  /// Followers are notified in ascending order of rank.
  var rank: Int { get }

  /// An action has changed the tree; nobody has been notified yet.
  func treeChanged(by action: NavigationAction, _ difference: TreeDifference, in navigator: Navigator)

  /// An action has been performed, and may have changed the tree.
  func follow(_ action: NavigationAction, _ difference: TreeDifference, in navigator: Navigator)

  /// An entry has left; its screen is about to be released.
  func left(_ entry: NavigationTree.Entry, _ screen: AnyObject, _ action: NavigationAction, in navigator: Navigator)

  /// An action that had to wait its turn has ended.
  func actionEnded(in navigator: Navigator)

  /// A host has finished showing a change.
  func transitionEnded(in navigator: Navigator)

  /// A screen's belongings have changed.
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

/// Receives issues: actions that were not performed.
@MainActor
protocol IssueListener: AnyObject {
  func hear(_ issue: NavigationIssue)

  /// The error's text; `nil` for its description.
  func text(of error: any Error) -> String?
}

/// An action that is about to be performed: its questions and its effects.
@MainActor
struct Transaction {
  let action: NavigationAction
  let caller: Caller?
  let before: NavigationTree
  let difference: TreeDifference
  /// The flows whose screens are made ahead of time.
  let preloads: [Blueprint]
  /// The entries reused instead of new ones.
  ///
  /// They may be new themselves, or have left by the end of a batch.
  let reused: [NavigationTree.Entry]
  /// Whether a flow on the way from the calling screen to the app's root has guards for the actions above it.
  let isConcerned: Bool
  /// Whether it restores an earlier place.
  let isRestoring: Bool

  /// The entries that exist before and after it, and are reused instead of new ones.
  var updated: [NavigationTree.Entry] {
    reused.filter { before.contains($0.id) && difference.new.contains($0.id) }
  }
}
