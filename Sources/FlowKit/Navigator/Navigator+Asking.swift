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
    let interests = reducer.interests.union(difference.interests), guards = features.guards
    let updated = reducer.updated.filter { tree.contains($0.id) && difference.new.contains($0.id) }
    var questions: [Question] = []
    if action.kind == .recheckGuards {
      guards.addStaying(difference, to: &questions)
    } else if guards.asksAlways || interests.contains(.actions) || action.replacesApp {
      // Who replaces the app may act for the app by now, and was asked about as an action of its screen.
      let request = NavigationRequest(
        action: action.withoutDelivery, caller: caller?.entry(in: tree), entering: difference.entered.map(\.flow),
        updating: updated, leaving: difference.left.map(\.entry), tree: tree)
      guards.addAboutAction(request, from: caller?.id, to: &questions)
    }
    if interests.contains(.leaving), !action.skipsConfirmation, !isRestoring {
      guards.addLeaving(difference.left, self, to: &questions)
    }
    if !updated.isEmpty { guards.addUpdating(updated, self, to: &questions) }
    if interests.contains(.entering) {
      guards.addEntering(difference.entered, ahead: reducer.preloads, self, to: &questions)
    }
    return questions
  }
}
