/// Decides which guards run for an action, and in which order.
///
/// First come the guards of actions, from the inside out, then the screens that would leave, from the top down, then
/// the flows that would enter. This is the order of global and local guards in Vue Router and Angular, with one
/// difference: those ask the pages that would leave first.
@MainActor
final class GuardGate {
  /// The navigator's own guards, each with its number; exchanged as a whole, so that looking needs no check.
  private var ofActions: [(number: Int, asked: Guard<NavigationRequest>)] = []
  private var lastNumber = 0
  /// Where the groups are that guard the actions of their screens; `nil` until the first one has entered.
  @exclusivity(unchecked) private var groups: GuardingGroups?

  /// Whether every action may be asked about.
  var asksAlways: Bool { !ofActions.isEmpty || groups != nil }

  /// What is known of the navigator's own guards.
  var notes: [GuardNote] { ofActions.map { $0.asked.note(.acting) } }

  nonisolated init() {}

  func add(_ asked: Guard<NavigationRequest>) -> ActionGuard {
    lastNumber += 1
    ofActions = ofActions + [(lastNumber, asked)]
    return ActionGuard(lastNumber, of: self)
  }

  func remove(_ number: Int) {
    let before = ofActions
    ofActions = before.filter { $0.number != number }
    withExtendedLifetime(before) {}  // it may own whoever removes it
  }

  /// Notes that a group has entered.
  func noteGroup() { if groups == nil { groups = GuardingGroups() } }

  /// Asks about an action: the entries at or below its caller, from the inside out, then the navigator's own guards.
  func addAboutAction(_ request: NavigationRequest, from caller: ScreenID?, to questions: inout [Question]) {
    for entry in groups(guarding: caller, in: request.tree) {
      guard let trait = entry.flow.blueprint.trait(GuardTrait.self) else { continue }
      questions.add(trait.actionGuards, .actions(entry), about: request)
    }
    for (number, one) in ofActions {
      questions.append(one.makeQuestion(Question.Key(.actions(nil), number: number), about: request))
    }
  }

  private func groups(guarding caller: ScreenID?, in tree: NavigationTree) -> [NavigationTree.Entry] {
    let before = groups
    defer { withExtendedLifetime(before) {} }  // it may be the last that owns a flow, and so what the app keeps there
    return groups?.entries(from: caller, in: tree) ?? []
  }

  /// Asks the screens that would leave, from the top down.
  func addLeaving(_ left: TreeDifference.Nodes, _ navigator: Navigator, to questions: inout [Question]) {
    for node in left where node.element.interests.contains(.leaving) {
      guard let trait = node.flow.blueprint.trait(GuardTrait.self), let screen = navigator.screen(of: node.id) else {
        continue
      }
      questions.add(trait.leaveGuards, .leaving(node.entry), about: screen)
    }
  }

  /// Asks the screens that would be used again, each once.
  func addUpdating(_ updated: [NavigationTree.Entry], _ navigator: Navigator, to questions: inout [Question]) {
    var asked: Set<ScreenID> = []
    for entry in updated {
      guard let trait = entry.flow.blueprint.trait(GuardTrait.self), !trait.updateGuards.isEmpty,
        asked.insert(entry.id).inserted, let screen = navigator.screen(of: entry.id)
      else { continue }
      questions.add(trait.updateGuards, .screen(entry), about: screen)
    }
  }

  /// Asks the flows whose entries are there and would stay, each once.
  func addStaying(_ difference: TreeDifference, to questions: inout [Question]) {
    let new = Set(difference.entered.map(\.id))
    var asked: Set<FlowID> = []
    for entry in difference.new.path where !new.contains(entry.id) && asked.insert(entry.flow).inserted {
      guard let trait = entry.flow.blueprint.trait(GuardTrait.self) else { continue }
      questions.add(trait.entryGuards, .flow(entry.flow), about: nil)
    }
  }

  /// Asks the flows that would enter, each once, and then prepares each new screen.
  func addEntering(
    _ entered: TreeDifference.Nodes, ahead preloads: [TreeReducer.Preload], _ navigator: Navigator,
    to questions: inout [Question]
  ) {
    var preparations: [Question] = [], counts: [FlowID: Int] = [:], ahead: [FlowID] = []
    for preload in preloads {
      let flow = preload.flow
      guard let trait = flow.trait(GuardTrait.self), !navigator.hasScreen(for: flow), !ahead.contains(flow.id) else {
        continue
      }
      ahead.append(flow.id)
      questions.add(trait.entryGuards, .flow(flow.id), about: nil)
      trait.preparation(of: flow.id, after: 0).map { preparations.append($0) }
    }
    for node in entered {
      guard let trait = node.flow.blueprint.trait(GuardTrait.self) else { continue }
      let count = entered.isOne ? 0 : counts[node.flow] ?? 0, isMadeAhead = ahead.contains(node.flow)
      if !entered.isOne { counts[node.flow] = count + 1 }
      if count == 0, !isMadeAhead { questions.add(trait.entryGuards, .flow(node.flow), about: nil) }
      guard let preparation = trait.preparation(of: node.flow, after: count) else { continue }
      if count > 0 || !isMadeAhead && !navigator.hasScreen(for: node.flow.blueprint) {
        preparations.append(preparation)
      }
    }
    if !preparations.isEmpty { questions += preparations }
  }
}

extension [Question] {
  /// Adds the questions of guards, in order.
  @MainActor
  fileprivate mutating func add<Subject>(
    _ guards: [Guard<Subject>], _ kind: Question.Key.Subject, about subject: Subject
  ) {
    for (number, one) in guards.enumerated() {
      append(one.makeQuestion(Question.Key(kind, number: number), about: subject))
    }
  }
}

extension GuardTrait {
  /// The preparation before a screen enters.
  ///
  /// - Parameters:
  ///   - flow: The screen's flow.
  ///   - count: How many screens of the flow enter before it.
  /// - Returns: The question; `nil` if there is nothing to prepare.
  fileprivate func preparation(of flow: FlowID, after count: Int) -> Question? {
    guard let prepare = prepareEntry else { return nil }
    return Question(
      Question.Key(.flow(flow), number: count, isPreparation: true), at: nil,
      .later {
        try await prepare()
        return .allow
      })
  }
}
