/// Says who is asked before an action is done: the guards of actions, from the inside out, then the screens that would
/// leave, from the top down, then the flows that would enter.
///
/// It is the order of Vue Router's and Angular's global and own guards but for one point: those ask the pages that
/// would be left first of all.
@MainActor
final class GuardGate: ActionGate {
  /// The navigator's own guards.
  @exclusivity(unchecked) var ofActions: [Guard<NavigationRequest>] = []

  var asksAlways: Bool { !ofActions.isEmpty }

  nonisolated init() {}

  func questions(about transaction: Transaction, of navigator: Navigator) -> [Question] {
    if transaction.action.verb == .goToTree, !transaction.isRestoring { return [] }
    var questions: [Question] = []
    if !ofActions.isEmpty || transaction.before.isConcerned(transaction.caller?.id) {
      questions = aboutAction(transaction)
    }
    if transaction.isRestoring { return questions }  // the flows were asked before; those that leave are not asked
    for node in transaction.difference.left {
      if let trait = node.flow.blueprint.trait(GuardTrait.self) { questions += leaving(node.entry, trait, navigator) }
    }
    questions += entering(transaction, navigator)
    return questions
  }

  private func aboutAction(_ transaction: Transaction) -> [Question] {
    let caller = transaction.caller.map { caller in
      caller.flow.map { NavigationTree.Entry(id: caller.id, flow: $0.id) } ?? transaction.before[caller.id]
        ?? NavigationTree.Entry(id: caller.id, flow: .unknown)
    }
    let request = NavigationRequest(
      action: transaction.action.withoutDelivery, caller: caller,
      entering: transaction.difference.entered.map(\.flow), leaving: transaction.difference.left.map(\.entry),
      tree: transaction.before)
    let groups = transaction.before.concerned(from: transaction.caller?.id).flatMap { entry in
      (entry.flow.blueprint.trait(GuardTrait.self)?.actionGuards ?? []).enumerated().map { number, one in
        one.makeQuestion(.action(entry, number: number), about: request)
      }
    }
    return groups + ofActions.enumerated().map { $1.makeQuestion(.anyAction(number: $0), about: request) }
  }

  private func leaving(_ entry: NavigationTree.Entry, _ trait: GuardTrait, _ navigator: Navigator) -> [Question] {
    guard !trait.leaveGuards.isEmpty, let screen = navigator.screen(of: entry.id) else { return [] }
    return trait.leaveGuards.enumerated().map { $1.makeQuestion(.exit(entry, number: $0), about: screen) }
  }

  private func entering(_ transaction: Transaction, _ navigator: Navigator) -> [Question] {
    var questions: [Question] = [], preparations: [Question] = [], known: [FlowID: Int] = [:]
    let add = { (flow: Blueprint, isEntering: Bool) in
      guard !flow.traits.isEmpty else { return }
      let count = known[flow.id] ?? 0, isFirst = isEntering && count == 0
      known[flow.id] = count + 1
      for question in flow.entryQuestions(after: count) {
        if !question.key.isPreparing {
          questions.append(question)
        } else if !(isFirst && navigator.hasScreen(for: flow)) {
          preparations.append(question)
        }
      }
    }
    for flow in transaction.preloads where !navigator.hasScreen(for: flow) { add(flow, false) }
    for node in transaction.difference.entered { add(node.flow.blueprint, true) }
    return preparations.isEmpty ? questions : questions + preparations
  }
}

extension Navigator {
  /// Whether a screen waits for the next entry of a flow.
  func hasScreen(for flow: Blueprint) -> Bool { features.suppliers.contains { $0.hasScreen(for: flow) } }

  var guards: GuardGate {
    for case let gate as GuardGate in features.gates { return gate }
    let gate = GuardGate()
    features.gates.append(gate)
    return gate
  }

  /// Whether somebody has to be asked before an action is done: a guard, a screen that confirms leaving, or one that takes
  /// the system's back over (``Lets/onBack(priority:fileID:line:_:)``).
  ///
  /// A host asks this before it lets a native gesture begin, as that cannot be held up: where it is true, the host
  /// performs the action instead (as UIKit's `presentationControllerDidAttemptToDismiss` is for), and the guards decide.
  ///
  /// ```swift
  /// sheet.isModalInPresentation = navigator.asksBefore(.dismiss)
  /// ```
  ///
  /// - Parameters:
  ///   - action: What the gesture would do.
  ///   - caller: The entry that it would be done to; nil for the visible one.
  /// - Returns: Whether somebody has to be asked; false for what cannot be done as things are.
  public func asksBefore(_ action: NavigationAction = .back, from caller: ScreenID? = nil) -> Bool {
    if action.verb == .back, !handlersToAsk(from: caller).isEmpty { return true }
    var reducer = newReducer
    guard (try? reducer.take(action, from: caller)) != nil else { return false }
    let transaction = Transaction(
      action: action, caller: caller.map { Caller(id: $0, flow: nil) }, before: tree,
      difference: TreeDifference(old: tree, new: reducer.tree), preloads: reducer.preloads, isRestoring: false)
    return guards.questions(about: transaction, of: self).contains { !$0.key.isPreparing }
  }
}

extension Blueprint {
  /// Who is asked before the flow may enter, and what is to be prepared then.
  ///
  /// - Parameter count: How many entries of it enter before.
  /// - Returns: The questions.
  package func entryQuestions(after count: Int = 0) -> [Question] {
    guard let trait = trait(GuardTrait.self) else { return [] }
    let guards = trait.entryGuards.enumerated().map { $1.makeQuestion(.entry(id, number: $0), about: ()) }
    return guards + (trait.prepareEntry.map { [Self.preparing(id, count, $0)] } ?? [])
  }

  fileprivate static func preparing(
    _ flow: FlowID, _ number: Int, _ preparation: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Question {
    Question(
      .preparation(flow, number: number), at: nil,
      .later {
        try await preparation()
        return .yes
      })
  }
}
