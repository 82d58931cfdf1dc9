/// An action that is about to be performed, and its effects: what questions are about.
@MainActor
struct Transaction {
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

  /// The entries that exist before and after it, and are reused instead of new ones.
  var updated: [NavigationTree.Entry] {
    reused.filter { treeBefore.contains($0.id) && difference.new.contains($0.id) }
  }
}

// Who is asked before an action: the only place that collects questions.
extension Navigator {
  /// The questions before an action; a travel asks nobody, unless it restores a place, when nobody leaves.
  func questions(
    about action: NavigationAction, _ caller: Caller?, _ reducer: borrowing TreeReducer, _ difference: TreeDifference,
    isRestoring: Bool = false
  ) -> [Question] {
    if action.isTravel, !isRestoring { return [] }
    let transaction = Transaction(
      action: action, caller: caller, treeBefore: tree, difference: difference, preloads: reducer.preloads.map(\.flow),
      reused: reducer.updated, isGuardedBelow: reducer.isGuardedBelow)
    var questions: [Question] = []
    if action.kind == .recheckGuards {
      features.guards.addStaying(difference, to: &questions)
    } else {
      features.guards.addAboutAction(transaction, to: &questions)
    }
    if !isRestoring { features.guards.addLeaving(transaction, self, to: &questions) }
    features.guards.addUpdating(transaction, self, to: &questions)
    features.guards.addEntering(transaction, self, to: &questions)
    return questions
  }
}
