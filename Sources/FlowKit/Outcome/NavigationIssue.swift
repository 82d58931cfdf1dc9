/// An action that was not done: what, who asked, why, and where the app was.
///
/// Also a screen that was found to live on after it had left: then the action is the one that removed it, and the caller
/// is its entry.
public struct NavigationIssue: Sendable {
  /// The action, with the place where it was written.
  public let action: NavigationAction
  /// The entry that asked; nil where the action came from outside any screen.
  public let caller: NavigationTree.Entry?
  /// Why it was not done.
  public let reason: NavigationReason
  /// The tree at that time, which the action did not change.
  public let tree: NavigationTree
  /// What a preparation, a sequence of messages or a task has thrown; nil where that is not the reason.
  public let error: (any Error)?

  /// Whether it was turned down, not only out of place.
  var isRefusal: Bool {
    switch reason.code {
    case .endless, .guardRefused, .guardFailed, .leavingRefused, .redirectLoop, .redirectEnded: true
    default: false
    }
  }
}

extension NavigationIssue: CustomStringConvertible {
  /// The message.
  public var description: String { message }

  /// What happened, where it was written, why, and what would help; for a reader who has never seen the code.
  public var message: String {
    if reason == .leaked { return leakMessage }
    let inBatch = stepIssue.map { issue in
      "its step \(stepNumber), \(issue.action.call): \(issue.textInBatch ?? issue.explanation)"
    }
    return "\(action) was \(isRefusal ? "refused" : "ignored"): \(inBatch ?? explanation)"
  }

  private var explanation: String { "\(cause) \(help)" }

  /// Which step of a batch could not be done, counted from 0; nil for other actions.
  public var step: Int? { reason.failure?.steps.first }

  /// The same for a reader, who counts from 1: `2`, or `2.1` for a step of a batch in the batch.
  private var stepNumber: String {
    (reason.failure?.steps ?? []).map { "\($0 + 1)" }.joined(separator: ".")
  }

  /// What was wrong with that step, in the tree as it would have been.
  private var stepIssue: NavigationIssue? {
    reason.failure.map { failure in
      NavigationIssue(
        action: failure.action, caller: caller.flatMap { failure.tree[$0.id] },
        reason: NavigationReason(code: reason.code),
        tree: failure.tree, error: nil)
    }
  }

  var asker: String { caller.map { "\($0)" } ?? "\(tree.visible)" }

  private var cause: String {
    switch reason.code {
    case .covered: "\(tree.visible) is in front of \(asker), which asked for it."
    case .removed: isCallerKnown ? "\(asker), which asked for it, is closed." : "there is no \(asker)."
    case .nothingToPop: nothingBelow
    case .nothingToDismiss: isAboutAllModals ? "no modal is open." : "\(asker) presents nothing and is in no modal."
    case .targetNotFound where action.message != nil: "there is no \(target) (\(tree.summary)).\(lookalike)"
    case .targetNotFound where action.verb == .select:
      "the child \(target) has no \(target) any more (\(tree.summary))."
    case .targetNotFound where action.verb == .finish: "it forwards to the screen that asks, which is \(asker)."
    case .targetNotFound: "there is no \(target) below \(asker) (\(tree.summary)).\(lookalike)"
    case .noContainer: "\(asker) neither is nor is in \(neededContainer)."
    case .noSuchChild: "no container around \(asker) has \(child) (\(tree.summary))."
    case .noChildren: "a container would contain nothing."
    case .sameChildren: "a container would contain the same flow twice."
    case .selectedRemoved: "the selected child would be removed."
    case .endlessContainers: "containers would contain each other without an end."
    case .endless: "it is one of more than a thousand actions that were caused by each other, without an end in sight."
    case .gestureEnded: "the gesture that it belongs to has ended before."
    case .nothingChosen: "no action was chosen."
    case .unhandled: "nobody handles it. \(askedSentence)"
    case .messagesFailed: "the sequence that \(asker) follows has failed: \(errorText)"
    case .preparationFailed: "the preparation of \(preparedFlows) has failed: \(errorText)"
    case .cancelled: "\(cancellation) while \(reason.text ?? "\(preparedFlows) was being prepared")."
    case .guardRefused, .redirectEnded, .waiting: "\(reason.text ?? "a guard does not allow it")."
    case .guardFailed: "\(reason.text ?? "a guard") has failed: \(errorText)"
    case .leavingRefused: "\(reason.text ?? "a screen") would leave, and has not confirmed it."
    case .redirectLoop: "guards redirect in a circle: \(reason.text ?? "without an end")."
    case .taskFailed: "the task of \(asker) has failed: \(errorText)"
    case .notEntered: "the screen of \(caller?.flow.description ?? "a flow") was made ahead and is in no tree yet."
    case .travelling: "\(asker) asked for it while the navigator travelled to a tree that was there before."
    case .invalidTree: "no navigator can be in the tree that it leads to."
    case .busy: "an action was being performed."
    case .leaked: leakMessage
    }
  }

  private var help: String {
    switch reason.code {
    case .covered: coveredHelp
    case .removed:
      "A callback that outlives its screen does nothing."
        + " What is to be done without the screen can be performed on the navigator."
    case .nothingToPop: rootHelp
    case .nothingToDismiss: isAboutAllModals ? "There was nothing to do." : "To leave a pushed screen, use pop()."
    case .targetNotFound where action.verb == .select:
      "Its root was replaced, and the arguments are for no other screen. Without arguments it can be selected."
    case .targetNotFound where action.message != nil: "A message reaches screens that are in the tree."
    case .targetNotFound where action.verb == .finish: "Name that screen's own flow; to go back to another, use popTo."
    case .targetNotFound: "To open a new one, use push; to go to one wherever it is, use goTo."
    case .noContainer: "Ask from a screen inside of one, or use goTo."
    case .noSuchChild: "Children are counted from 0, and known by their flows."
    case .noChildren: "Only an embedding screen may be empty."
    case .sameChildren: "Tell flows of one declaration apart with keys: Flow(with: ItemScreen(id), id: id)."
    case .selectedRemoved: "Select another one before, in the same batch: lets.perform(.select(0), .setChildren(...))."
    case .endlessContainers: "Let the child that leads back to its container be shown later than the others."
    case .endless: "Look for screens or observers that answer each action with another one."
    case .gestureEnded: "Finish a gesture once, with one action."
    case .nothingChosen: "To do nothing on purpose, answer .none."
    case .unhandled: handlingHelp
    case .messagesFailed: "It sends nothing any more. Handle errors in the sequence, where it should go on."
    case .preparationFailed: "Handle errors in the preparation, where the screen should be shown nevertheless."
    case .cancelled: "To go there again, perform the action again."
    case .guardRefused: "To lead to where its condition can be met, let it answer .redirect(...)."
    case .guardFailed: "Handle errors in the guard, where the action should go on nevertheless."
    case .leavingRefused: "Nothing was changed. Perform the action again when the screen may leave."
    case .redirectLoop: "Let one of these guards allow its flow, or answer .refuse(...)."
    case .redirectEnded: "It was asked again when the screen that it redirected to had left."
    case .waiting: "A screen asks for one thing at a time, so that a double tap opens one screen."
    case .taskFailed: "Handle errors in the task, where the user should hear of them."
    case .notEntered: "Let a screen ask for something when it is used, not when it is made."
    case .travelling, .invalidTree, .busy, .leaked: travelHelp
    }
  }

  private var coveredHelp: String {
    (action.message != nil
      ? "A screen sends messages only while it is in front, so that a double tap sends one."
      : "A screen pushes, presents or replaces only while it is in front, so that a double tap opens one screen.")
      + " To allow it, add .acceptsActions(.whileOnStack) to the flow of \(caller?.flow.name ?? "that screen")."
  }

  /// Whether the caller was ever a screen of the navigator, as far as that is known: of one that a callback belongs to
  /// it is.
  private var isCallerKnown: Bool { caller?.flow != .unknown }

  private var neededContainer: String {
    if let column = action.column { return "a split with a \(column) column" }
    if action.choice?.isStep == true { return "a container of pages" }
    return "a container whose children can be \(action.verb == .select ? "selected" : "set")"
  }

  private var child: String {
    if let choice = action.choice, !choice.isStep { return "a child \(choice.number)" }
    if let choice = action.choice { return "a page \(choice.number > 0 ? "after" : "before") the selected one" }
    return "a child \(target)"
  }

  private var target: String { action.flow.map { "\($0)" } ?? "such screen" }

  private var isAboutAllModals: Bool { action.verb == .dismissAll }

  /// The entry that a pop came from, and its stack.
  private var callersStack: NavigationTree.Stack {
    tree.stacks.last { stack in stack.contains { $0.id == caller?.id } } ?? tree.stacks[tree.front]
  }

  private var nothingBelow: String {
    let stack = callersStack
    if action.verb == .back, !stack.isLayer {
      return "\(asker) and all that contains it are at their roots, or it is not the selected child."
    }
    if action.verb == .popToRoot { return "\(stack[0]) is the root of its stack, and in front already." }
    if let holder = stack.membership.flatMap({ tree[$0.container] }) {
      return "\(stack[0]) is the root of its place in \(holder)."
    }
    guard let presentation = stack.presentation else {
      return "\(stack[0]) is the app's root, and nothing is below it."
    }
    return "\(stack[0]) is the root of its \(presentation.style), and a pop never closes a modal."
  }

  private var rootHelp: String {
    if action.verb == .popToRoot { return "There was nothing to do." }
    if !callersStack.isLayer {
      return action.verb == .back
        ? "To show something else, use select, replace or reset."
        : "To show another place, use select; to go back in what contains it, use back()."
    }
    return callersStack.presentation == nil
      ? "To show something else in its place, use replace or reset." : "To close the modal, use dismiss() or back()."
  }

  /// An entry that a reader may take for the target, though it is another flow.
  private var lookalike: String {
    guard let flow = action.flow,
      let entry = tree.path.last(where: { $0.flow.name == flow.name && $0.flow != flow })
    else { return "" }
    return " (\(entry) is another flow, declared at \(entry.flow.place)"
      + (entry.flow.place == flow.place ? " with another key" : "") + ".)"
  }
}
