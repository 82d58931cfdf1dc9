// The messages: what happened, why, and what would help. They are all in one place so that they sound alike.
extension NavigationIssue: CustomStringConvertible {
  /// The message.
  public var description: String { message }

  /// What happened, where it was written, why, and what would help; for a reader who has never seen the code.
  public var message: String {
    if isAboutScreen { return explanation }
    let inBatch = stepIssue.map { issue in
      "its step \(stepNumber), \(issue.action.call), cannot be done: \(issue.textInBatch ?? issue.explanation)"
    }
    return "\(action) \(ending): \(inBatch ?? explanation)"
  }

  /// What became of it, in a word or two.
  private var ending: String {
    switch reason.code {
    case .taskFailed, .messagesFailed: "failed"
    case .overdue: "still waits"
    default: isRefusal ? "was refused" : "was ignored"
    }
  }

  private var explanation: String { "\(cause) \(help)" }

  /// The step of a batch that could not be performed, counted from 0; `nil` for other actions.
  package var step: Int? { reason.failure?.steps.first }

  /// The step's number for a reader, who counts from 1: `2`, or `2.1` for a step of a nested batch.
  private var stepNumber: String {
    (reason.failure?.steps ?? []).map { "\($0 + 1)" }.joined(separator: ".")
  }

  /// The issue with that step, in the tree as it would have been.
  private var stepIssue: NavigationIssue? {
    reason.failure.map { failure in
      NavigationIssue(
        action: failure.action, caller: failure.caller.map { Caller(id: $0, flow: nil) },
        reason: reason.outsideOfBatch, tree: failure.tree, error: nil)
    }
  }

  var whoAsked: String { caller.map { "\($0)" } ?? "\(tree.visible)" }

  /// Why it was not performed.
  var cause: String {
    switch reason.code {
    case .covered: "\(tree.visible) is in front of the caller, \(whoAsked)."
    case .removed: isCallerKnown ? "the caller, \(whoAsked), is closed." : "there is no \(whoAsked)."
    case .nothingToPop: nothingBelow
    case .nothingToDismiss where action.kind == .unwind: "\(whoAsked) has opened nothing."
    case .nothingToDismiss: "\(whoAsked) has presented nothing and is not in a modal."
    case .targetNotFound where action.kind == .send: "\(missingReceiver) (\(tree.summary)).\(lookalike)"
    case .targetNotFound where action.kind == .select || action.kind == .open:
      "the child \(target) does not begin with \(target) any more (\(tree.summary))."
    case .targetNotFound where action.kind == .unwind:
      "its arguments go to the calling screen, which is \(whoAsked) and not \(target)."
    case .targetNotFound: "there is no \(target) below \(whoAsked) (\(tree.summary)).\(lookalike)"
    case .noContainer: "neither \(whoAsked) nor anything around it is \(neededContainer)."
    case .noSuchChild where action.kind == .setChildren:
      "there is no \(child) among the \(action.flows.count) new ones."
    case .noSuchChild where action.kind == .open:
      "\(target) opens as a child, and no container around \(whoAsked) has it (\(tree.summary))."
    case .noSuchChild: "no container around \(whoAsked) has a \(child) (\(tree.summary))."
    case .noChildren: "a container would have no children."
    case .sameChildren: "a container would contain \(twin ?? "the same flow") twice."
    case .endlessContainers: "\(reason.text ?? "containers would contain each other endlessly")."
    case .endless: "it is one of more than a thousand actions, each caused by the one before."
    case .gestureEnded: "its gesture had already ended."
    case .nothingChosen: "no action was chosen."
    case .unhandled: "nothing handles it. \(askedSentence)"
    case .messagesFailed: "the sequence that \(whoAsked) follows threw an error\(errorEnd)"
    case .preparationFailed: "\(reason.text ?? "a preparation") threw an error\(errorEnd)"
    case .cancelled: "\(cancellation) while \(reason.text ?? "it was waiting")."
    case .superseded: "\(reason.text ?? "another action") has taken its place."
    case .guardRefused, .redirectEnded, .waiting, .overdue: (reason.text ?? "a guard does not allow it").asSentence
    case .guardFailed: "\(reason.text ?? "a guard") threw an error\(errorEnd)"
    case .leavingRefused: (reason.text ?? "a screen would be closed, and does not allow it").asSentence
    case .redirectLoop: "guards redirect it in a circle: \(reason.text ?? "there is no end")."
    case .taskFailed: "the task that \(whoAsked) started threw an error\(errorEnd)"
    case .notEntered:
      "the screen of \(caller?.flow.description ?? "a flow") was made ahead of time and is not in the tree yet."
    case .wrongThread: "a callback of \(whoAsked) was called on a thread other than the main one."
    case .travelling: "\(whoAsked) performed it while the navigator was going to an earlier tree."
    case .invalidTree: "a new entry would get an id that is taken or out of range."
    case .leaked: leakSentence
    case .notShown: (reason.text ?? "\(whoAsked) cannot be shown").asSentence
    case .notAwaited: "\(whoAsked) has come back, but \(reason.text ?? "nobody") no longer waits for its answer."
    case .awaitedInstead: "another screen waits for this callback of \(whoAsked), which closes it instead."
    case .sharedScreen: "the screen of \(whoAsked) is shown by another navigator, too: its callbacks act here now."
    case .keyMissing:
      "\(reason.text ?? "the app") took \(whoAsked), which may be another one: its flow has no key, though its function has"
        + " parameters (\(caller.map { "\($0.flow.place)" } ?? "")), so all flows of that function are the same."
    case .notKept:
      "nobody has kept the closure of \(action.kind == .nothing ? "choose\(originText)" : "\(action)"), which the flow of"
        + " \(whoAsked) made, so it can't be called."
    }
  }

  /// What would help.
  var help: String { reason.help ?? usualHelp }

  private var usualHelp: String {
    switch reason.code {
    case .covered: coveredHelp
    case .removed:
      "The callback of a closed screen does nothing." + removedHelp
    case .nothingToPop: rootHelp
    case .nothingToDismiss where action.kind == .unwind: "To leave the screen itself, use close()."
    case .nothingToDismiss:
      "To leave a pushed screen, use close(), which leaves it whichever way it was opened, or pop()."
    case .targetNotFound where action.kind == .select || action.kind == .open:
      "The arguments fit no other screen. To select the child as it is, forward none."
    case .targetNotFound where action.kind == .send: receiverHelp
    case .targetNotFound where action.kind == .unwind:
      "Name the flow of that screen; to go back to another screen, use popTo."
    case .targetNotFound: "To open a new one, use push; to go to one wherever it is, use goTo."
    case .noContainer: "Perform it from a screen inside one, or use goTo."
    case .noSuchChild where action.kind == .open:
      "Open it from a screen inside that container, or let it open as something else."
    case .noSuchChild where action.kind == .select && action.flow.map(tree.contains) == true:
      "To go there from what covers it, use goTo(\(target))."
    case .noSuchChild: "Children are counted from 0, or named by their flows."
    case .noChildren: "Give it at least one; only .embedded may be empty."
    case .sameChildren: "Give flows of one declaration different keys: Flow(with: ItemScreen(id), id: id)."
    case .endlessContainers:
      reason.text == nil
        ? "Make the child that leads back to its container one that is not shown at first."
        : "Go back before you open it again, or replace what is there."
    case .endless: "Look for screens or observers that answer every action with another one."
    case .wrongThread: "Call it on the main actor: await MainActor.run { ... }, or DispatchQueue.main.async { ... }."
    case .gestureEnded: "Finish a gesture once, with one action."
    case .nothingChosen: "To do nothing on purpose, choose .stay."
    case .unhandled: handlingHelp
    case .messagesFailed: "It sends nothing more. To continue after an error, handle the error in the sequence."
    case .preparationFailed: "To show the screen anyway, handle the error in the preparation."
    case .cancelled: "If it is still wanted, perform it again."
    case .superseded: "While an action waits, a newer one counts instead."
    case .guardRefused: "To lead the user somewhere else first, return .redirect(...) from the guard."
    case .guardFailed: "To allow the action anyway, handle the error in the guard."
    case .leavingRefused: "Nothing has changed. Perform the action again once the screen may be closed."
    case .redirectLoop: "Let one of these guards allow its flow, or return .refuse(...)."
    case .redirectEnded: "If the user cancelled on purpose, nothing is wrong. Otherwise, check the guard's condition."
    case .waiting: "A screen does one thing at a time, so that a double tap opens only one screen."
    case .overdue: "Give the guard or the preparation a limit of its own, or call navigator.cancelWaiting()."
    case .taskFailed: "To tell the user, handle the error in the task."
    case .notEntered: "Perform actions when the screen is used, not when it is made."
    case .invalidTree: "Give a first id above those of the tree."
    case .notShown: "Tell the host how to show it."
    case .notAwaited: "Its callback does nothing. Close it, and let the user ask again."
    case .awaitedInstead: "Do it in the closure of that screen; only work of lets.perform(after:) is done here."
    case .sharedScreen: "Make a screen for each: Flow(with: EditorScreen())."
    case .keyMissing:
      "Give it what tells them apart: Flow(with: ItemScreen(id), id: id). If the parameters don't, any key says so."
    case .notKept: "Assign it to the screen, or keep the object that has it: lets.keep(adapter)."
    case .travelling: "Its effects are already in that tree."
    case .leaked:
      "Let that closure capture it weakly. If it is kept on purpose, set navigator.leakDetection = .off."
    }
  }

  private var removedHelp: String {
    if action.kind == .send, action.flow == nil, isCallerKnown {
      return " To let it send messages, add .sendsAfterLeaving() to its flow."
    }
    return isCallerKnown && action.kind.traits.contains(.takesFlow) && action.flow != nil
      ? " If that callback has closed it, write both as one: lets.perform(.pop(), .\(action.call))."
      : " To act without the screen, perform the action on the navigator."
  }

  private var coveredHelp: String {
    "A screen can \(action.kind) only while it is in front, so that a double tap counts once."
      + " To allow it, add .actsWhileCovered() to the flow of \(caller?.flow.name ?? "that screen")."
  }

  private var originText: String { action.origin.map { " at \($0)" } ?? "" }

  /// The missing receiver of a message.
  private var missingReceiver: String {
    caller.map { "\($0) neither contains nor has led to \(target)" } ?? "there is no \(target) in the tree"
  }

  private var receiverHelp: String {
    caller == nil
      ? "A message reaches only screens that are in the tree."
      : "A screen sends to what it contains or has led to; navigator.perform(.send(_:to:)) reaches every screen."
  }

  /// Whether the caller is known to have been a screen of the navigator; the caller of a callback always is.
  private var isCallerKnown: Bool { caller?.flow != .unknown }

  /// The flow that a container would contain twice, if the action names it.
  private var twin: String? {
    var seen: Set<FlowID> = []
    return action.kind == .setChildren ? action.flows.first { !seen.insert($0).inserted }.map { "\($0)" } : nil
  }

  private var neededContainer: String {
    switch action.verb {
    case .show(_, let column): "a split with a .\(column) column"
    case .turnPages: "a container of pages"
    case .setChildren: "a container whose children can be set"
    default: "a container whose children can be selected"
    }
  }

  private var child: String {
    switch action.verb {
    case .selectChild(let index), .setChildren(_, let index?): "child \(index)"
    case .turnPages(let count): "page \(count > 0 ? "after" : "before") the selected one"
    default: "child \(target)"
    }
  }

  private var target: String { action.flow.map { "\($0)" } ?? "such screen" }

  /// The position of the caller.
  private var callerPosition: NavigationTree.Position {
    caller.flatMap { tree.position(of: $0.id) } ?? tree.visiblePosition
  }

  private var nothingBelow: String {
    let position = callerPosition, root = position.top.bottom.entry, holder = position.holder
    if action.kind == .popToRoot { return "\(root) is the root of its stack, and is already in front." }
    if action.kind == .remove { return "\(target) is alone on its stack." }
    if case .pop(let count) = action.verb, position.node.below != nil {
      return
        "\(count) screens would leave, but only \(position.node.depth) can, because \(root) is the root of the stack."
    }
    if let holder { return "\(root) is the root of its stack in \(holder.node.entry)." }
    guard let presentation = tree.layer(position.layer).modal?.presentation else {
      return "\(root) is the app's root, and nothing is below it."
    }
    return "\(root) is the root of a modal (.\(presentation.style)), and pop() never closes a modal."
  }

  private var rootHelp: String {
    if action.kind == .popToRoot {
      return tree.layer(callerPosition.layer).modal == nil
        ? "There was nothing to do."
        : "To close the modal, use dismiss(), or dismissAll() for all of them; to go to a screen below it, use popTo."
    }
    if action.kind == .remove {
      return "To close a modal, use dismiss(); to show something else in its place, use replace or reset."
    }
    if action.kind == .pop, callerPosition.node.below != nil { return "To go to the root, use popToRoot()." }
    if let holder = callerPosition.holder {
      return "To show another child of \(holder.node.entry), use select; to go back further, use back()."
    }
    return tree.layer(callerPosition.layer).modal == nil
      ? "To show something else in its place, use replace or reset." : "To close it, use dismiss() or back()."
  }

  /// An entry that a reader may mistake for the target, though it is another flow.
  private var lookalike: String {
    guard let flow = action.flow,
      let entry = tree.path.last(where: { $0.flow.name == flow.name && $0.flow != flow })
    else { return "" }
    return " (\(entry) is of another flow, declared at \(entry.flow.place)"
      + (entry.flow.place == flow.place ? " with another key" : "") + ".)"
  }

  /// The error's text, up to the end of the sentence.
  private var errorEnd: String {
    guard let error else { return "." }
    let text = errorText ?? ""
    return ": \(text.isEmpty ? "\(error)" : text)".asSentence
  }

  /// The entries whose handlers were asked about a message.
  private var askedSentence: String {
    if action.kind == .broadcast {
      return "Every screen\(caller.map { " that \($0) contains or has led to" } ?? "") was asked (\(tree.summary))."
    }
    if let flow = action.flow {
      let receiver = tree.nearestPosition(of: flow, ledToBy: caller?.id)?.node.entry
      return "\(receiver.map { "\($0)" } ?? "\(flow)") was asked."
    }
    if let caller, tree[caller.id] == nil {
      return "The screens below \(caller) that are still there, and the navigator, were asked."
    }
    return "\(chain) and the navigator were asked."
  }

  /// The entries from the sender down; for a long way, its beginning and end.
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
    if type.contains("->") {  // Swift 5 mode lets it through
      return "The message is the closure itself: its parameters do not fit the callback's."
    }
    return action.kind == .send && action.flow == nil
      ? "To handle it, add .handling(\(type).self) to one of their flows, or call navigator.handle(\(type).self)."
      : "To handle it, add .handling(\(type).self) to the flow, and return an action, or .stay."
  }

  /// Why a step can't be performed, if the reason is that it is in a batch.
  private var textInBatch: String? {
    action.kind.effect == .sends
      ? "a batch sends no messages. Send it before or after the batch, or use close(sending:) or unwind(sending:)."
      : nil
  }

  /// What has cancelled the waiting action.
  private var cancellation: String {
    guard let caller, tree[caller.id] == nil else { return "it was cancelled" }
    return "the caller, \(caller), was closed"
  }

  /// What is known about a screen that is still alive.
  private var leakSentence: String {
    "\(whoAsked) is still alive, long after \(action) removed it. Something keeps it, most often a closure that it owns"
      + " and that captures it. Its flow is declared at \(caller.map { "\($0.flow.place)" } ?? "an unknown place")."
  }
}

extension String {
  /// The same text, ending with a full stop.
  package var asSentence: String {
    guard let last, ".!?…".contains(last) else { return self + "." }
    return self
  }
}
