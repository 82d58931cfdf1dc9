// Where features connect to a navigator: before an action, in its place, and after it.

/// Adds questions that must be answered before an action is performed.
///
/// All questions come from here: those before an action, before a gesture, and before a place is restored.
@MainActor
package protocol ActionGate: AnyObject {
  /// Whether it has questions about every action, even if no flow that comes has traits, and none that goes guards that.
  var asksAlways: Bool { get }

  /// Adds its questions in the order in which they are asked, each once. Nearly always there are none.
  ///
  /// It asks about ``Transaction/part``.
  func addQuestions(about transaction: Transaction, of navigator: Navigator, to questions: inout [Question])
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
  /// It ends with this outcome.
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

  /// An action has been performed, and may have changed the tree; listeners have not been notified yet.
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
  func becameIdle(in navigator: Navigator)
}

extension TreeFollower {
  func left(_: NavigationTree.Entry, _ screen: AnyObject, _: NavigationAction, in _: Navigator) {}
  func treeChanged(by _: NavigationAction, _: TreeDifference, in _: Navigator) {}
  func actionEnded(in _: Navigator) {}
  func transitionEnded(in _: Navigator) {}
  func belongingsChanged(in _: Navigator) {}
  func becameIdle(in _: Navigator) {}
}

/// An action that is about to be performed: its questions and its effects.
@MainActor
package struct Transaction {
  let action: NavigationAction
  let caller: Caller?
  let treeBefore: NavigationTree
  let difference: TreeDifference
  /// The flows whose screens are made ahead of time.
  let preloads: [Blueprint]
  /// The entries reused instead of new ones.
  ///
  /// They may be new themselves, or have left by the end of a batch.
  let reused: [NavigationTree.Entry]
  /// Whether a flow on the way from the calling screen to the app's root guards the actions above it.
  let isGuardedBelow: Bool
  /// What may be asked about.
  package let part: Part

  /// The part of a transaction that questions may be about.
  package enum Part: Sendable {
    /// Everything: the action itself, who leaves, who is reused, and who enters.
    case whole
    /// Only who enters: a flow of a place that is to be restored, asked before the place is known.
    case entering
    /// Only the action itself: it goes to a restored place, whose flows were asked before.
    case action
  }

  /// The entries that exist before and after it, and are reused instead of new ones.
  var updated: [NavigationTree.Entry] {
    reused.filter { treeBefore.contains($0.id) && difference.new.contains($0.id) }
  }
}
