extension Navigator {
  func told(_ turn: borrowing Turn, _ outcome: NavigationOutcome, _ treeAfter: NavigationTree? = nil) -> ToldAction {
    let caller = entry(of: turn.caller)
    return ToldAction(cause: cause(turn.action.withoutDelivery, caller: caller, outcome, treeAfter))
  }

  /// The same of one that is carried out.
  func told(_ turn: borrowing Turn, _ difference: TreeDifference) -> ToldAction {
    told(turn, NavigationOutcome(ending: .performed(difference)), difference.new)
  }

  /// What all that is told of an action has in common; of one that does not change the tree, with the tree as it is.
  func cause(
    _ action: NavigationAction, caller: NavigationTree.Entry? = nil, _ outcome: NavigationOutcome,
    _ treeAfter: NavigationTree? = nil
  ) -> NavigationEvent.Cause {
    NavigationEvent.Cause(action, caller: caller, outcome, tree, treeAfter ?? tree)
  }

  /// The entry of a caller; of one that has left, what is known.
  func entry(of caller: Caller?) -> NavigationTree.Entry? {
    guard let caller else { return nil }
    if let flow = caller.flow { return NavigationTree.Entry(id: caller.id, flow: flow.id) }
    return tree[caller.id] ?? NavigationTree.Entry(id: caller.id, flow: .unknown)
  }

  func tell(_ kind: NavigationEvent.Kind, of entry: NavigationTree.Entry? = nil, _ action: ToldAction) {
    for listener in features.listeners { listener.hear(kind, of: entry, action, in: self) }
  }

  /// Tells something about an action that is not carried out, or not yet.
  func tell(_ kind: NavigationEvent.Kind, about turn: Turn) {
    if !features.listeners.isEmpty { tell(kind, told(turn, .deferred)) }
  }

  /// Tells what an action has changed, in the promised order.
  func tellChange(_ reducer: borrowing TreeReducer, _ difference: TreeDifference, _ action: ToldAction) {
    let sight = difference.sight
    for entry in reducer.reselected { tell(.reselected, of: entry, action) }
    for node in sight?.less ?? difference.disappeared {
      tell(sight?.isPartlyCovered(node) == true ? .partlyCovered : .disappeared, of: node.entry, action)
    }
    difference.entries.forEachLeft { tell(.removed, of: $0.entry, action) }
    for node in sight?.more ?? difference.appeared {
      tell(sight?.isPartlyCovered(node) == true ? .partlyCovered : .appeared, of: node.entry, action)
    }
    tell(.didNavigate, action)
  }

  /// A message that somebody has dealt with.
  func consume(_ action: NavigationAction, from caller: Caller?) -> NavigationOutcome {
    consume(Turn(action, from: caller))
  }

  /// A message, or a back, that somebody has dealt with.
  func consume(_ turn: Turn) -> NavigationOutcome {
    if !features.listeners.isEmpty {
      let told = told(turn, .performed)
      tell(.willNavigate, told)
      tell(.didNavigate, told)
    }
    let difference = TreeDifference(old: tree, new: tree)
    for follower in features.followers { follower.follow(turn.action, difference, in: self) }
    return .performed
  }

  /// An action that is not done: its outcome, told to whoever wants to hear of it.
  func ignore(_ turn: Turn, _ reason: NavigationReason, _ error: (any Error)? = nil) -> NavigationOutcome {
    let issue = issue(turn, reason, error), outcome = NavigationOutcome.undone(issue)
    if !features.listeners.isEmpty {
      let cause = cause(issue.action, caller: issue.caller, outcome)
      tell(issue.isRefusal ? .refused : .ignored, ToldAction(cause: cause))
    }
    features.issues?.hear(issue)
    return outcome
  }

  func issue(_ turn: Turn, _ reason: NavigationReason, _ error: (any Error)? = nil) -> NavigationIssue {
    let isNotEntered = reason == .removed && turn.caller?.id == .notEntered && turn.caller?.flow != nil
    var issue = NavigationIssue(
      action: turn.action.withoutDelivery, caller: entry(of: turn.caller), reason: isNotEntered ? .notEntered : reason,
      tree: tree, error: error)
    issue.errorText = issue.error.flatMap { features.issues?.text(of: $0) }
    return issue
  }
}
