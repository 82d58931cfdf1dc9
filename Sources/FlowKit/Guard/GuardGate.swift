/// The navigator's own guards, and the questions that all guards decide.
@MainActor
final class GuardGate {
  /// The navigator's own guards.
  let ofActions = Registrations<Guard<NavigationRequest>>()
  /// Where the groups are that guard the actions of their screens; `nil` until the first one has entered.
  @exclusivity(unchecked) private var groups: GuardingGroups?

  /// Whether every action may be asked about.
  var asksAlways: Bool { asksApp || groups != nil }

  /// Whether the navigator has guards of its own.
  var asksApp: Bool { !ofActions.enabled.isEmpty }

  /// What is known of the navigator's own guards, which are asked about another root if there is a request.
  func known(about change: NavigationRequest?) -> [KnownGuard] {
    ofActions.enabled.map(\.content).known(about: change)
  }

  nonisolated init() {}

  /// Notes that a group has entered.
  func noteGroup() { if groups == nil { groups = GuardingGroups() } }

  /// The groups that guard an action, from the inside out; none in apps without such groups.
  func groups(guarding caller: ScreenID?, in tree: NavigationTree) -> [NavigationTree.Entry] {
    let before = groups
    defer { withExtendedLifetime(before) {} }  // it may be the last that owns a flow, and so what the app keeps there
    return groups?.entries(from: caller, in: tree) ?? []
  }

  /// Adds the questions that somebody who is asked decides.
  ///
  /// - Parameters:
  ///   - asker: Who is asked.
  ///   - request: The action, for those who are asked about actions.
  ///   - navigator: Whose screens they are.
  ///   - questions: Receives the questions.
  func addQuestions(
    of asker: Asker, about request: NavigationRequest?, _ navigator: Navigator, to questions: inout [Question]
  ) {
    switch asker {
    case .guards(let subject): add(subject, request, navigator, to: &questions)
    case .preparation(let flow, let count):
      let trait = flow.blueprint.trait(GuardTrait.self)
      trait?.preparation(of: flow, after: count).map { questions.append($0) }
    }
  }

  private func add(
    _ subject: Question.Key.Subject, _ request: NavigationRequest?, _ navigator: Navigator,
    to questions: inout [Question]
  ) {
    func trait(_ flow: FlowID) -> GuardTrait? { flow.blueprint.trait(GuardTrait.self) }
    switch subject {
    case .flow(let flow): questions.add(trait(flow)?.entryGuards, subject, about: nil)
    case .screen(let entry):
      guard let guards = trait(entry.flow)?.updateGuards, !guards.isEmpty else { return }
      navigator.screen(of: entry.id).map { questions.add(guards, subject, about: $0) }
    case .leaving(let entry):
      navigator.screen(of: entry.id).map { questions.add(trait(entry.flow)?.leaveGuards, subject, about: $0) }
    case .actions(let entry?): request.map { questions.add(trait(entry.flow)?.actionGuards, subject, about: $0) }
    case .actions(nil):
      guard let request else { return }
      for (number, one) in ofActions.enabled {
        questions.append(one.makeQuestion(Question.Key(subject, number: number), about: request))
      }
    case .message: break
    }
  }
}

extension [Question] {
  /// Adds the questions of guards, in order.
  @MainActor
  fileprivate mutating func add<Subject>(
    _ guards: [Guard<Subject>]?, _ kind: Question.Key.Subject, about subject: Subject
  ) {
    guard let guards else { return }
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
