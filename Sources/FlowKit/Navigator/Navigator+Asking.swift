/// An action that is about to be performed, and its effects: what questions are about.
@MainActor
struct Transaction {
  let action: NavigationAction
  let caller: Caller?
  let treeBefore: NavigationTree
  let difference: TreeDifference
  /// The screens to be made ahead of time.
  let preloads: [TreeReducer.Preload]
  /// The entries reused instead of new ones.
  ///
  /// They may be new themselves, or have left by the end of a batch.
  let reused: [NavigationTree.Entry]
  /// What there is to be asked about; nobody is asked about anything else.
  let interests: Interests

  /// The entries that exist before and after it, and are reused instead of new ones.
  var updated: [NavigationTree.Entry] {
    reused.filter { treeBefore.contains($0.id) && difference.new.contains($0.id) }
  }
}

// Who is asked before an action: the only place that collects questions.
extension Navigator {
  /// Whether there may be questions; nearly always there are none.
  func mayBeAsked(about action: NavigationAction, _ interests: Interests) -> Bool {
    !interests.isEmpty || features.guards.asksAlways || action.kind == .recheckGuards
  }

  /// The questions before an action; a travel asks nobody, unless it restores a place, when nobody leaves.
  func questions(
    about action: NavigationAction, _ caller: Caller?, _ reducer: borrowing TreeReducer, _ difference: TreeDifference,
    isRestoring: Bool = false
  ) -> [Question] {
    if action.isTravel, !isRestoring { return [] }
    let transaction = Transaction(
      action: action, caller: caller, treeBefore: tree, difference: difference, preloads: reducer.preloads,
      reused: reducer.updated, interests: reducer.interests.union(difference.interests))
    let guards = features.guards
    var questions: [Question] = []
    if action.kind == .recheckGuards {
      guards.addStaying(difference, to: &questions)
    } else {
      guards.addAboutAction(transaction, to: &questions)
    }
    if !isRestoring { guards.addLeaving(transaction, self, to: &questions) }
    guards.addUpdating(transaction, self, to: &questions)
    guards.addEntering(transaction, self, to: &questions)
    return questions
  }
}
