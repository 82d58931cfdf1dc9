/// An action that listeners are notified of.
@MainActor
struct ToldAction {
  let cause: NavigationEvent.Cause
  /// The attachments of the entries that have left.
  var removed: [ScreenID: ScreenAttachments]?
}

extension Navigator {
  func told(
    _ turn: borrowing Turn, _ outcome: consuming NavigationOutcome, _ treeAfter: consuming NavigationTree? = nil
  ) -> ToldAction {
    ToldAction(cause: cause(turn.action.withoutDelivery, caller: turn.caller, outcome, treeAfter))
  }

  /// The same for an action that is performed.
  func told(_ turn: borrowing Turn, _ difference: TreeDifference) -> ToldAction {
    told(turn, .performed(difference), difference.new)
  }

  /// What all notifications of one action share.
  ///
  /// `treeAfter` is the current tree if the action doesn't change it.
  func cause(
    _ action: consuming NavigationAction, caller: consuming Caller? = nil, _ outcome: consuming NavigationOutcome,
    _ treeAfter: consuming NavigationTree? = nil
  ) -> NavigationEvent.Cause {
    NavigationEvent.Cause(action, caller: caller, outcome, treeAfter ?? tree)
  }

  /// Notifies everybody who listens: the screens first, and the background last, which reports who has come into it.
  func tell(_ kind: NavigationEvent.Kind, of entry: NavigationTree.Entry? = nil, _ action: ToldAction) {
    if features.lifecycle.isNeeded { features.lifecycle.hear(kind, of: entry, action, in: self) }
    features.observers?.hear(kind, of: entry, action, in: self)
    if !features.logs.isEmpty { for log in features.logs { log.hear(kind, action) } }
    features.background?.hear(kind, of: entry, action, in: self)
  }

  /// Notifies listeners about an action that is not performed, or not yet.
  func tell(_ kind: NavigationEvent.Kind, about turn: Turn) {
    if features.isHeard { tell(kind, told(turn, .queued)) }
  }

  /// Notifies listeners of what an action has changed, in the documented order.
  func tellChange(_ reducer: borrowing TreeReducer, _ difference: TreeDifference, _ action: ToldAction) {
    let visibility = difference.visibilityChange
    for entry in reducer.reselected { tell(.reselected, of: entry, action) }
    visibility.lessVisible.forEach { node in
      tell(visibility.isPartlyCovered(node) ? .partlyCovered : .disappeared, of: node.entry, action)
    }
    difference.entries.forEachLeft { tell(.removed, of: $0.entry, action) }
    visibility.moreVisible.forEach { node in
      tell(visibility.isPartlyCovered(node) ? .partlyCovered : .appeared, of: node.entry, action)
    }
    tell(.didNavigate, action)
  }

  /// Ends a message that a handler has dealt with.
  func consume(_ action: NavigationAction, from caller: Caller?) -> NavigationOutcome {
    consume(Turn(action, from: caller))
  }

  /// Ends a message or a back that a handler has dealt with.
  func consume(_ turn: Turn) -> NavigationOutcome {
    if features.isHeard {
      let told = told(turn, .performed)
      tell(.willNavigate, told)
      tell(.didNavigate, told)
    }
    features.backWatch?.update(self)
    features.leakDetector?.countAction(in: self)
    return .performed
  }

  /// Ends an action that is not performed, and reports its outcome.
  func ignore(_ turn: Turn, _ reason: NavigationReason, _ error: (any Error)? = nil) -> NavigationOutcome {
    let issue = issue(turn, reason, error), outcome = NavigationOutcome.undone(issue)
    if features.isHeard {
      let cause = cause(issue.action, caller: issue.asker, outcome)
      tell(issue.isRefusal ? .refused : .ignored, ToldAction(cause: cause))
    }
    features.issues.hear(issue)
    return outcome
  }

  func issue(_ turn: Turn, _ reason: NavigationReason, _ error: (any Error)? = nil) -> NavigationIssue {
    let isNotEntered = reason == .removed && turn.caller?.id == .notEntered && turn.caller?.flow != nil
    var issue = NavigationIssue(
      action: turn.action.withoutDelivery, caller: turn.caller, reason: isNotEntered ? .notEntered : reason, tree: tree,
      error: error)
    issue.errorText = issue.error.flatMap { features.issues.text(of: $0) }
    return issue
  }
}
