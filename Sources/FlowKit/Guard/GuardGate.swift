/// Decides which guards run for an action, and in which order.
///
/// First come the guards of actions, from the inside out, then the screens that would leave, from the top down, then
/// the flows that would enter. This is the order of global and local guards in Vue Router and Angular, with one
/// difference: those ask the pages that would leave first.
@MainActor
final class GuardGate: ActionGate {
  /// The navigator's own guards, each with its number.
  @exclusivity(unchecked) private var ofActions: [(number: Int, asked: Guard<NavigationRequest>)] = []
  private var lastNumber = 0

  var asksAlways: Bool { !ofActions.isEmpty }

  nonisolated init() {}

  func add(_ asked: Guard<NavigationRequest>) -> ActionGuard {
    lastNumber += 1
    ofActions.append((lastNumber, asked))
    return ActionGuard(lastNumber, of: self)
  }

  func remove(_ number: Int) {
    let before = ofActions
    ofActions.removeAll { $0.number == number }
    withExtendedLifetime(before) {}  // it may own whoever removes it
  }

  func addQuestions(about transaction: Transaction, of navigator: Navigator, to questions: inout [Question]) {
    if transaction.action.kind == .travel, !transaction.isRestoring { return }
    if !ofActions.isEmpty || transaction.isConcerned {
      questions += aboutAction(transaction)
    }
    if transaction.isRestoring { return }  // the flows were asked before; those that leave are not asked
    for node in transaction.difference.left where node.element.hasTraits {
      guard let trait = node.flow.blueprint.trait(GuardTrait.self), !trait.leaveGuards.isEmpty else { continue }
      questions += leaving(node.entry, trait, navigator)
    }
    if !transaction.reused.isEmpty { questions += updating(transaction, navigator) }
    addEntering(transaction, navigator, to: &questions)
  }

  private func aboutAction(_ transaction: Transaction) -> [Question] {
    let caller = transaction.caller?.entry(in: transaction.before)
    let request = NavigationRequest(
      action: transaction.action.withoutDelivery, caller: caller,
      entering: transaction.difference.entered.map(\.flow), updating: transaction.updated,
      leaving: transaction.difference.left.map(\.entry), tree: transaction.before)
    let groups = transaction.before.concerned(from: transaction.caller?.id).flatMap { entry in
      (entry.flow.blueprint.trait(GuardTrait.self)?.actionGuards ?? []).enumerated().map { number, one in
        one.makeQuestion(.action(entry, number: number), about: request)
      }
    }
    return groups + ofActions.map { $0.asked.makeQuestion(.anyAction(number: $0.number), about: request) }
  }

  private func leaving(_ entry: NavigationTree.Entry, _ trait: GuardTrait, _ navigator: Navigator) -> [Question] {
    guard let screen = navigator.screen(of: entry.id) else { return [] }
    return trait.leaveGuards.enumerated().map { $1.makeQuestion(.exit(entry, number: $0), about: screen) }
  }

  /// The entries that would be reused, each once.
  private func updating(_ transaction: Transaction, _ navigator: Navigator) -> [Question] {
    var asked: Set<ScreenID> = []
    return transaction.updated.flatMap { entry -> [Question] in
      guard let trait = entry.flow.blueprint.trait(GuardTrait.self), !trait.updateGuards.isEmpty,
        asked.insert(entry.id).inserted, let screen = navigator.screen(of: entry.id)
      else { return [] }
      return trait.updateGuards.enumerated().map { $1.makeQuestion(.update(entry, number: $0), about: screen) }
    }
  }

  /// The flows that would enter, each once, then the preparation for each new screen.
  private func addEntering(_ transaction: Transaction, _ navigator: Navigator, to questions: inout [Question]) {
    var preparations: [Question] = [], counts = FlowCounts(), ahead: [FlowID] = []
    for flow in transaction.preloads where flow.hasTraits && !navigator.hasScreen(for: flow) {
      if ahead.contains(flow.id) { continue }
      ahead.append(flow.id)
      flow.addEntryGuards(to: &questions)
      flow.preparation(after: 0).map { preparations.append($0) }
    }
    for node in transaction.difference.entered where node.element.hasTraits {
      let flow = node.flow.blueprint, count = counts.add(node.flow), isMadeAhead = ahead.contains(node.flow)
      if count == 0, !isMadeAhead { flow.addEntryGuards(to: &questions) }
      guard let preparation = flow.preparation(after: count) else { continue }
      if count > 0 || !isMadeAhead && !navigator.hasScreen(for: flow) { preparations.append(preparation) }
    }
    if !preparations.isEmpty { questions += preparations }
  }

  /// How often each flow has occurred: usually one flow, once, so that nothing is hashed.
  private struct FlowCounts {
    private var first: FlowID?
    private var all: [FlowID: Int] = [:]

    /// How often it had occurred before.
    mutating func add(_ flow: FlowID) -> Int {
      guard let first else {
        first = flow
        return 0
      }
      if all.isEmpty { all[first] = 1 }
      let count = all[flow] ?? 0
      all[flow] = count + 1
      return count
    }
  }
}

extension Navigator {
  /// Whether a screen is ready for the flow's next entry.
  func hasScreen(for flow: Blueprint) -> Bool { features.suppliers.contains { $0.hasScreen(for: flow) } }

  var guards: GuardGate {
    for case let gate as GuardGate in features.gates { return gate }
    let gate = GuardGate()
    features.gates.append(gate)
    return gate
  }

  /// Whether something must decide before an action is performed.
  ///
  /// That is a guard, a screen that confirms leaving, or one that handles the system's back
  /// (``Lets/onBack(priority:fileID:line:_:)``). A host calls this before a native gesture begins, because the gesture
  /// can't be suspended. If the result is `true`, the host performs the action instead, as with UIKit's
  /// `presentationControllerDidAttemptToDismiss`, and the guards decide.
  ///
  /// ```swift
  /// sheet.isModalInPresentation = navigator.asksBefore(.dismiss())
  /// ```
  ///
  /// - Parameters:
  ///   - action: What the gesture would do.
  ///   - caller: The entry that the gesture acts on; `nil` for the visible one.
  /// - Returns: Whether something must decide; `false` if the action isn't possible with the current state.
  public func asksBefore(_ action: NavigationAction = .back(), from caller: ScreenID? = nil) -> Bool {
    if action.kind == .back, !handlersToAsk(from: caller).isEmpty { return true }
    let action = action.kind == .back ? besideColumns(action, from: caller) : action
    var reducer = newReducer
    guard (try? reducer.take(action, from: caller)) != nil else { return false }
    let difference = TreeDifference(old: tree, new: reducer.tree)
    if action.isDone(by: reducer, difference) { return false }
    let transaction = Transaction(
      action: action, caller: caller.map { Caller(id: $0, flow: nil) }, before: tree, difference: difference,
      preloads: reducer.preloads.map(\.flow), reused: reducer.updated, isConcerned: reducer.isConcerned,
      isRestoring: false)
    var questions: [Question] = []
    guards.addQuestions(about: transaction, of: self, to: &questions)
    return questions.contains { !$0.key.isPreparing }
  }
}

extension Blueprint {
  /// The questions and preparations before the flow may enter.
  package func entryQuestions() -> [Question] {
    var questions: [Question] = []
    addEntryGuards(to: &questions)
    preparation(after: 0).map { questions.append($0) }
    return questions
  }

  fileprivate func addEntryGuards(to questions: inout [Question]) {
    guard let guards = trait(GuardTrait.self)?.entryGuards else { return }
    for (number, one) in guards.enumerated() {
      questions.append(one.makeQuestion(.entry(id, number: number), about: nil))
    }
  }

  /// The preparation before a screen enters.
  ///
  /// - Parameter count: How many screens of the flow enter before it.
  /// - Returns: The question; `nil` if there is nothing to prepare.
  fileprivate func preparation(after count: Int) -> Question? {
    guard let prepare = trait(GuardTrait.self)?.prepareEntry else { return nil }
    return Question(
      .preparation(id, number: count), at: nil,
      .later {
        try await prepare()
        return .yes
      })
  }
}
