// Who is asked before an action: the only place that collects questions.
extension Navigator {
  func transaction(
    _ action: NavigationAction, _ caller: Caller?, _ reducer: borrowing TreeReducer, _ difference: TreeDifference,
    _ part: Transaction.Part = .whole
  ) -> Transaction {
    Transaction(
      action: action, caller: caller, treeBefore: tree, difference: difference, preloads: reducer.preloads.map(\.flow),
      reused: reducer.updated, isGuardedBelow: reducer.isGuardedBelow, part: part)
  }

  /// A travel is not asked about, unless it goes to a restored place.
  func questions(about transaction: Transaction) -> [Question] {
    if transaction.action.isTravel, transaction.part == .whole { return [] }
    var questions: [Question] = []
    features.guards.addQuestions(about: transaction, of: self, to: &questions)
    for gate in features.otherGates { gate.addQuestions(about: transaction, of: self, to: &questions) }
    return questions
  }

  /// Whether somebody asks about every action, whichever flows come and go.
  var asksAlways: Bool {
    @inline(__always) get {
      features.guards.asksAlways || !features.otherGates.isEmpty && features.otherGates.contains { $0.asksAlways }
    }
  }

  /// The questions and preparations before a flow may enter, wherever that is.
  package func questions(beforeEntering flow: Blueprint) -> [Question] {
    guard flow.hasTraits || asksAlways else { return [] }
    let alone = NavigationTree(root: NavigationTree.Entry(id: .notEntered, flow: flow.id))
    return questions(
      about: Transaction(
        action: .none, caller: nil, treeBefore: tree, difference: TreeDifference(old: nil, new: alone), preloads: [],
        reused: [], isGuardedBelow: false, part: .entering))
  }
}
