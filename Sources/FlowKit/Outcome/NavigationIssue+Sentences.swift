// The words: what happened, why, and what would help; all in one place, so that they sound alike.
extension NavigationIssue: CustomStringConvertible {
  /// The message.
  public var description: String { message }

  /// What happened, where it was written, why, and what would help; for a reader who has never seen the code.
  public var message: String {
    if reason == .leaked { return leakSentence }
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
    case .nothingToDismiss: "\(asker) presents nothing and is in no modal."
    case .targetNotFound where action.verb == .sendMessage: "\(missingReceiver) (\(tree.summary)).\(lookalike)"
    case .targetNotFound where action.verb == .select:
      "the child \(target) has no \(target) any more (\(tree.summary))."
    case .targetNotFound where action.verb == .finish: "it forwards to the screen that asks, which is \(asker)."
    case .targetNotFound: "there is no \(target) below \(asker) (\(tree.summary)).\(lookalike)"
    case .noContainer: "\(asker) neither is nor is in \(neededContainer)."
    case .noSuchChild where action.verb == .setChildren:
      "there is no child \(action.choice?.number ?? 0) among the \(action.flows.count) new ones."
    case .noSuchChild: "no container around \(asker) has \(child) (\(tree.summary))."
    case .noChildren: "a container would contain nothing."
    case .sameChildren: "a container would contain the same flow twice."
    case .endlessContainers: "\(reason.text ?? "containers would contain each other without an end")."
    case .endless: "it is one of more than a thousand actions that were caused by each other, without an end in sight."
    case .gestureEnded: "the gesture that it belongs to has ended before."
    case .nothingChosen: "no action was chosen."
    case .unhandled: "nobody handles it. \(askedSentence)"
    case .messagesFailed: "the sequence that \(asker) follows has failed: \(errorText)"
    case .preparationFailed: "the preparation of \(reason.text ?? "a flow") has failed: \(errorText)"
    case .cancelled: "\(cancellation) while \(reason.text ?? "it waited")."
    case .superseded: "\(reason.text ?? "another action") has taken its place."
    case .guardRefused, .redirectEnded, .waiting: text(or: "a guard does not allow it") + "."
    case .guardFailed: "\(reason.text ?? "a guard") has failed: \(errorText)"
    case .leavingRefused: "\(reason.text ?? "a screen") would leave, and has not confirmed it."
    case .redirectLoop: "guards redirect in a circle: \(reason.text ?? "without an end")."
    case .taskFailed: "the task of \(asker) has failed: \(errorText)"
    case .notEntered: "the screen of \(caller?.flow.description ?? "a flow") was made ahead and is in no tree yet."
    case .travelling: "\(asker) asked for it while the navigator travelled to a tree that was there before."
    case .invalidTree: "no navigator can be in the tree that it leads to."
    case .busy: "an action was being performed."
    case .leaked: leakSentence
    }
  }

  private func text(or usual: String) -> String { reason.text ?? usual }

  private var help: String {
    switch reason.code {
    case .covered: coveredHelp
    case .removed:
      "A callback that outlives its screen does nothing."
        + (action.verb == .sendMessage && action.flow == nil && isCallerKnown
          ? " To let it send messages, add .sendsAfterLeaving() to its flow."
          : " What is to be done without the screen can be performed on the navigator.")
    case .nothingToPop: rootHelp
    case .nothingToDismiss: "To leave a pushed screen, use pop()."
    case .targetNotFound where action.verb == .select:
      "Its root was replaced, and the arguments are for no other screen. Without arguments it can be selected."
    case .targetNotFound where action.verb == .sendMessage: receiverHelp
    case .targetNotFound where action.verb == .finish: "Name that screen's own flow; to go back to another, use popTo."
    case .targetNotFound: "To open a new one, use push; to go to one wherever it is, use goTo."
    case .noContainer: "Ask from a screen inside of one, or use goTo."
    case .noSuchChild: "Children are counted from 0, and known by their flows."
    case .noChildren: "Only an embedding screen may be empty."
    case .sameChildren: "Tell flows of one declaration apart with keys: Flow(with: ItemScreen(id), id: id)."
    case .endlessContainers:
      reason.text == nil
        ? "Let the child that leads back to its container be shown later than the others."
        : "Go back before it is opened again, or replace what is there."
    case .endless: "Look for screens or observers that answer each action with another one."
    case .gestureEnded: "Finish a gesture once, with one action."
    case .nothingChosen: "To do nothing on purpose, answer .none."
    case .unhandled: handlingHelp
    case .messagesFailed: "It sends nothing any more. Handle errors in the sequence, where it should go on."
    case .preparationFailed: "Handle errors in the preparation, where the screen should be shown nevertheless."
    case .cancelled: "To go there again, perform the action again."
    case .superseded: "While something loads, the latest action of a screen counts."
    case .guardRefused: "To lead to where its condition can be met, let it answer .redirect(...)."
    case .guardFailed: "Handle errors in the guard, where the action should go on nevertheless."
    case .leavingRefused: "Nothing was changed. Perform the action again when the screen may leave."
    case .redirectLoop: "Let one of these guards allow its flow, or answer .refuse(...)."
    case .redirectEnded: "It was asked again when the screen that it redirected to had left."
    case .waiting: "A screen asks for one thing at a time, so that a double tap opens one screen."
    case .taskFailed: "Handle errors in the task, where the user should hear of them."
    case .notEntered: "Let a screen ask for something when it is used, not when it is made."
    case .invalidTree: "Each entry needs an id of its own, from 1, and a flow of the app."
    case .busy: "Begin a replay outside of actions and observers."
    case .travelling, .leaked: "What came of it then is in that tree already."
    }
  }

  private var coveredHelp: String {
    (action.verb == .sendMessage
      ? "A screen sends messages only while it is in front, so that a double tap sends one."
      : "A screen pushes, presents or replaces only while it is in front, so that a double tap opens one screen.")
      + " To allow it, add .acceptsActions(.whileOnStack) to the flow of \(caller?.flow.name ?? "that screen")."
  }

  /// Who is not there to be sent a message.
  private var missingReceiver: String {
    caller.map { "\($0) neither contains nor has led to \(target)" } ?? "there is no \(target)"
  }

  private var receiverHelp: String {
    caller == nil
      ? "A message reaches screens that are in the tree."
      : "A screen sends down to what it contains or has led to; navigator.send(_:to:) reaches all."
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

  /// Where the action came from.
  private var callerPosition: NavigationTree.Position {
    caller.flatMap { tree.position(of: $0.id) } ?? tree.visiblePosition
  }

  private var nothingBelow: String {
    let position = callerPosition, root = position.top.bottom.entry, holder = position.holder
    if action.verb == .popToRoot { return "\(root) is the root of its stack, and in front already." }
    if let holder { return "\(root) is the root of its place in \(holder.node.entry)." }
    guard let presentation = tree.layer(position.layer).modal?.presentation else {
      return "\(root) is the app's root, and nothing is below it."
    }
    return "\(root) is the root of its \(presentation.style), and a pop never closes a modal."
  }

  private var rootHelp: String {
    if action.verb == .popToRoot { return "There was nothing to do." }
    if callerPosition.holder != nil {
      return "To show another place, use select; to go back in what contains it, use back()."
    }
    return tree.layer(callerPosition.layer).modal == nil
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

  private var errorText: String { error.map { "\($0)." } ?? "it ended." }

  /// Who was asked to handle a message.
  private var askedSentence: String {
    if action.verb == .sendToAll {
      return "Asked was every screen\(caller.map { " that \($0) contains or has led to" } ?? "") (\(tree.summary))."
    }
    if let flow = action.flow {
      let receiver = tree.nearestPosition(of: flow, ledToBy: caller?.id)?.node.entry
      return "Asked was \(receiver.map { "\($0)" } ?? "\(flow)")."
    }
    if let caller, tree[caller.id] == nil {
      return "Asked were those who stood below \(caller) and are still there, and the navigator."
    }
    return "Asked were \(chain), and the navigator."
  }

  /// The entries from the sender down; of a long way, its beginning and end.
  private var chain: String {
    var entries: [NavigationTree.Entry] = []
    _ = tree.nearest(onTheWayFrom: callerPosition) { place in
      entries.append(place.entry)
      return false
    }
    let names = entries.map(\.description)
    guard names.count > 10 else { return names.joined(separator: ", ") }
    return (names.prefix(5) + ["… \(names.count - 8) more"] + names.suffix(3)).joined(separator: ", ")
  }

  private var handlingHelp: String {
    let type = action.payload?.typeName ?? "Message"
    return action.verb == .sendMessage && action.flow == nil
      ? "To handle it, add .handling(\(type).self) to one of their flows, or call navigator.handle(\(type).self)."
      : "To handle it, add .handling(\(type).self) to the flow, and answer with an action, or with .none."
  }

  /// Why a step of a batch cannot be done, where that is because it is in a batch.
  private var textInBatch: String? {
    switch action.verb {
    case .sendMessage, .sendToAll: "a batch sends no messages. Send it before the batch, or after it."
    default: nil
    }
  }

  /// Who has cancelled what was waited for.
  private var cancellation: String {
    guard let caller, tree[caller.id] == nil else { return "it was cancelled" }
    return "\(caller), which asked for it, was closed"
  }

  /// What is to be said of a screen that lives on.
  private var leakSentence: String {
    "\(asker) is still alive, long after \(action) has removed it. Something keeps it: most often a closure that it"
      + " owns and that uses it, which should capture it weakly. Its flow is declared at"
      + " \(caller.map { "\($0.flow.place)" } ?? "an unknown place"). If it is kept on purpose, set"
      + " navigator.leakDetection = .off."
  }
}
