/// Why an action was ignored or refused.
///
/// ```swift
/// if navigator.perform(.pop()).reason == .nothingToPop { quit() }
/// ```
public struct NavigationReason: Error, Hashable, Sendable {
  package enum Code: Hashable, Sendable, CaseIterable {
    case covered, removed, nothingToPop, nothingToDismiss, targetNotFound, endless, gestureEnded
    case noContainer, noSuchChild, noChildren, sameChildren, endlessContainers
    case nothingChosen, unhandled, messagesFailed, preparationFailed, cancelled, superseded
    case guardRefused, guardFailed, leavingRefused, redirectLoop, redirectEnded, waiting, overdue
    case taskFailed
    case notEntered, wrongThread
    case travelling, invalidTree, leaked, notShown
    case notAwaited, awaitedInstead, sharedScreen, keyMissing, notKept
  }

  package let code: Code
  private var details = Details()

  /// The details, which all count as equal, so that a reason is the same in any step.
  private struct Details: Hashable, Sendable {
    private let box: Box?

    /// They share one box, so that a reason stays small.
    private final class Box: Sendable {
      let failure: Failure?
      let text: String?
      let help: String?

      init(_ failure: Failure?, _ text: String?, _ help: String?) {
        (self.failure, self.text, self.help) = (failure, text, help)
      }
    }

    init() { box = nil }

    init(failure: Failure? = nil, text: String?, help: String?) { box = Box(failure, text, help) }

    var failure: Failure? { box?.failure }
    var text: String? { box?.text }
    var help: String? { box?.help }

    static func == (left: Details, right: Details) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// A step of a batch that can't be performed.
  struct Failure {
    /// The steps' numbers, counted from 0; for nested batches, the outer one's first.
    let steps: [Int]
    let action: NavigationAction
    let tree: NavigationTree
    /// The caller; `nil` for the screen that was visible then.
    let caller: ScreenID?
  }

  package init(code: Code) {
    self.code = code
  }

  /// The failed step of a batch.
  var failure: Failure? { details.failure }

  /// The same reason, for a step of a batch.
  func inStep(
    _ step: Int, _ action: NavigationAction, _ tree: NavigationTree, from caller: ScreenID?
  ) -> NavigationReason {
    var same = self
    let failure =
      self.failure.map { Failure(steps: [step] + $0.steps, action: $0.action, tree: $0.tree, caller: $0.caller) }
      ?? Failure(steps: [step], action: action, tree: tree, caller: caller)
    same.details = Details(failure: failure, text: text, help: help)
    return same
  }

  /// The same reason, for the step alone.
  var outsideOfBatch: NavigationReason {
    var same = self
    same.details = Details(text: text, help: help)
    return same
  }

  /// The details in words.
  package var text: String? { details.text }

  /// Advice that replaces the usual one.
  var help: String? { details.help }

  /// The same reason with details and, if given, advice.
  package func saying(_ text: String, helpedBy help: String? = nil) -> NavigationReason {
    var same = self
    same.details = Details(text: text, help: help)
    return same
  }

  /// A forward verb came from a covered screen.
  public static let covered = NavigationReason(code: .covered)
  /// The calling screen is no longer in the tree.
  public static let removed = NavigationReason(code: .removed)
  /// There is no entry to go back to.
  public static let nothingToPop = NavigationReason(code: .nothingToPop)
  /// No open modal that the action could close.
  public static let nothingToDismiss = NavigationReason(code: .nothingToDismiss)
  /// No entry of the flow is below the caller, or, for messages, among those it can reach.
  public static let targetNotFound = NavigationReason(code: .targetNotFound)
  /// Actions keep causing actions, 1,000 in a row, without an end in sight.
  public static let endless = NavigationReason(code: .endless)
  /// The gesture that the action belongs to had already ended.
  package static let gestureEnded = NavigationReason(code: .gestureEnded)
  /// The calling screen is neither a container of the required kind nor inside one.
  public static let noContainer = NavigationReason(code: .noContainer)
  /// No container around the calling screen has this child.
  public static let noSuchChild = NavigationReason(code: .noSuchChild)
  /// A container would have no children.
  package static let noChildren = NavigationReason(code: .noChildren)
  /// A container would contain the same flow twice.
  package static let sameChildren = NavigationReason(code: .sameChildren)
  /// Containers contain each other endlessly, or more than 1,000 would be nested.
  package static let endlessContainers = NavigationReason(code: .endlessContainers)
  /// A choice returned `nil`.
  public static let nothingChosen = NavigationReason(code: .nothingChosen)
  /// No handler took the message.
  public static let unhandled = NavigationReason(code: .unhandled)
  /// A sequence of messages that a screen follows has thrown an error: see ``NavigationIssue/error``.
  public static let messagesFailed = NavigationReason(code: .messagesFailed)
  /// The preparation of a flow has thrown an error: see ``NavigationIssue/error``.
  public static let preparationFailed = NavigationReason(code: .preparationFailed)
  /// The action waited for a guard or a preparation, and was cancelled.
  public static let cancelled = NavigationReason(code: .cancelled)
  /// The action waited, and another one has replaced it.
  public static let superseded = NavigationReason(code: .superseded)
  /// A guard refused it.
  public static let guardRefused = NavigationReason(code: .guardRefused)
  /// A guard has thrown an error: see ``NavigationIssue/error``.
  public static let guardFailed = NavigationReason(code: .guardFailed)
  /// A screen that would leave has not confirmed it.
  public static let leavingRefused = NavigationReason(code: .leavingRefused)
  /// Guards redirect actions to each other endlessly.
  public static let redirectLoop = NavigationReason(code: .redirectLoop)
  /// A guard has redirected the action, and still doesn't allow it afterwards.
  public static let redirectEnded = NavigationReason(code: .redirectEnded)
  /// The same action of the screen waits already.
  public static let waiting = NavigationReason(code: .waiting)
  /// The action still waits, longer than it may: see ``Navigator/reportWaiting(longerThan:clock:)``.
  public static let overdue = NavigationReason(code: .overdue)
  /// A task of a screen has thrown an error: see ``NavigationIssue/error``.
  public static let taskFailed = NavigationReason(code: .taskFailed)
  /// The calling screen was made ahead of time, and no entry shows it yet.
  package static let notEntered = NavigationReason(code: .notEntered)
  /// A screen's callback was called on another thread than the UI's.
  ///
  /// Reported only with a host that can tell: see ``NavigationHost/isOnUIThread``.
  public static let wrongThread = NavigationReason(code: .wrongThread)
  /// A screen's action came while the navigator travelled; the tree already contains its effect.
  public static let travelling = NavigationReason(code: .travelling)
  /// A new entry would get an id that is in the tree already, or one that is out of range.
  ///
  /// `NavigationTree.applying` throws it. No navigator reports it.
  package static let invalidTree = NavigationReason(code: .invalidTree)
  /// A screen is still alive long after it has left the tree: see ``Navigator/leakDetection``.
  public static let leaked = NavigationReason(code: .leaked)
  /// A host can't show what is in the tree: it has no view for a screen, or the UI doesn't do what it should.
  public static let notShown = NavigationReason(code: .notShown)
  /// A screen has come back that another one had opened to wait for its answer, and nobody waits any more.
  package static let notAwaited = NavigationReason(code: .notAwaited)
  /// Another screen waits for the callback, so what its flow would do then is not done: see <doc:Results>.
  package static let awaitedInstead = NavigationReason(code: .awaitedInstead)
  /// Another navigator already shows the same screen object, whose callbacks now belong to the latest.
  package static let sharedScreen = NavigationReason(code: .sharedScreen)
  /// An entry was taken for one of a flow that needs a key and has none; told in debug builds, once for each flow.
  package static let keyMissing = NavigationReason(code: .keyMissing)
  /// A flow's closure made a verb's closure that nobody has kept; told in debug builds.
  package static let notKept = NavigationReason(code: .notKept)
}

extension NavigationReason: CustomStringConvertible {
  /// The reason in a word or two: `nothing to pop`.
  public var description: String {
    switch code {
    case .covered: "covered"
    case .removed: "removed"
    case .nothingToPop: "nothing to pop"
    case .nothingToDismiss: "nothing to dismiss"
    case .targetNotFound: "target not found"
    case .endless: "endless"
    case .gestureEnded: "gesture ended"
    case .noContainer: "no container"
    case .noSuchChild: "no such child"
    case .noChildren: "no children"
    case .sameChildren: "same children"
    case .endlessContainers: "endless containers"
    case .nothingChosen: "nothing chosen"
    case .unhandled: "unhandled"
    case .messagesFailed: "messages failed"
    case .preparationFailed: "preparation failed"
    case .cancelled: "cancelled"
    case .superseded: "superseded"
    case .guardRefused: "guard refused"
    case .guardFailed: "guard failed"
    case .leavingRefused: "leaving refused"
    case .redirectLoop: "redirect loop"
    case .redirectEnded: "redirect ended"
    case .waiting: "waiting"
    case .overdue: "overdue"
    case .taskFailed: "task failed"
    case .wrongThread: "wrong thread"
    case .notEntered: "not entered"
    case .travelling: "travelling"
    case .invalidTree: "invalid tree"
    case .leaked: "leaked"
    case .notShown: "not shown"
    case .notAwaited: "not awaited"
    case .awaitedInstead: "awaited instead"
    case .sharedScreen: "shared screen"
    case .keyMissing: "key missing"
    case .notKept: "not kept"
    }
  }
}
