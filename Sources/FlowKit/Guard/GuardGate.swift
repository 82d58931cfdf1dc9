/// Decides which guards run for an action, and in which order.
///
/// First come the guards of actions, from the inside out, then the screens that would leave, from the top down, then
/// the flows that would enter. This is the order of global and local guards in Vue Router and Angular, with one
/// difference: those ask the pages that would leave first.
@MainActor
final class GuardGate {
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

  func addAboutAction(_ transaction: Transaction, to questions: inout [Question]) {
    if !ofActions.isEmpty || transaction.isGuardedBelow { questions += aboutAction(transaction) }
  }

  func addLeaving(_ transaction: Transaction, _ navigator: Navigator, to questions: inout [Question]) {
    if transaction.action.skipsConfirmation { return }
    for node in transaction.difference.left where node.element.hasTraits {
      guard let trait = node.flow.blueprint.trait(GuardTrait.self), !trait.leaveGuards.isEmpty else { continue }
      questions += leaving(node.entry, trait, navigator)
    }
  }

  private func aboutAction(_ transaction: Transaction) -> [Question] {
    let caller = transaction.caller?.entry(in: transaction.treeBefore)
    let request = NavigationRequest(
      action: transaction.action.withoutDelivery, caller: caller,
      entering: transaction.difference.entered.map(\.flow), updating: transaction.updated,
      leaving: transaction.difference.left.map(\.entry), tree: transaction.treeBefore)
    let groups = transaction.treeBefore.actionGuards(from: transaction.caller?.id).flatMap { entry in
      (entry.flow.blueprint.trait(GuardTrait.self)?.actionGuards ?? []).enumerated().map { number, one in
        one.makeQuestion(Question.Key("the action guard", .actions(entry), number: number), about: request)
      }
    }
    return groups
      + ofActions.map { number, one in
        one.makeQuestion(Question.Key("the navigator's guard", .actions(nil), number: number), about: request)
      }
  }

  private func leaving(_ entry: NavigationTree.Entry, _ trait: GuardTrait, _ navigator: Navigator) -> [Question] {
    guard let screen = navigator.screen(of: entry.id) else { return [] }
    return trait.leaveGuards.enumerated().map { number, one in
      one.makeQuestion(Question.Key("confirmsLeaving", .leaving(entry), number: number), about: screen, leaving: entry)
    }
  }

  /// The entries that would be reused, each once.
  func addUpdating(_ transaction: Transaction, _ navigator: Navigator, to questions: inout [Question]) {
    guard !transaction.reused.isEmpty else { return }
    var asked: Set<ScreenID> = []
    questions += transaction.updated.flatMap { entry -> [Question] in
      guard let trait = entry.flow.blueprint.trait(GuardTrait.self), !trait.updateGuards.isEmpty,
        asked.insert(entry.id).inserted, let screen = navigator.screen(of: entry.id)
      else { return [] }
      return trait.updateGuards.enumerated().map { number, one in
        one.makeQuestion(Question.Key("the guard", .screen(entry), number: number), about: screen)
      }
    }
  }

  /// The flows of the entries that are there and would stay, each once.
  func addStaying(_ difference: TreeDifference, to questions: inout [Question]) {
    let new = Set(difference.entered.map(\.id))
    var asked: Set<FlowID> = []
    for entry in difference.new.path where !new.contains(entry.id) && asked.insert(entry.flow).inserted {
      entry.flow.blueprint.addEntryGuards(to: &questions)
    }
  }

  /// The flows that would enter, each once, then the preparation for each new screen.
  func addEntering(_ transaction: Transaction, _ navigator: Navigator, to questions: inout [Question]) {
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

extension Blueprint {
  fileprivate func addEntryGuards(to questions: inout [Question]) {
    guard let guards = trait(GuardTrait.self)?.entryGuards else { return }
    for (number, one) in guards.enumerated() {
      questions.append(one.makeQuestion(Question.Key("the guard", .flow(id), number: number), about: nil))
    }
  }

  /// The preparation before a screen enters.
  ///
  /// - Parameter count: How many screens of the flow enter before it.
  /// - Returns: The question; `nil` if there is nothing to prepare.
  fileprivate func preparation(after count: Int) -> Question? {
    guard let prepare = trait(GuardTrait.self)?.prepareEntry else { return nil }
    return Question(
      Question.Key("the preparation", .flow(id), number: count, isPreparation: true), at: nil,
      .later {
        try await prepare()
        return .yes
      })
  }
}
