import FlowKit

/// Flows by their names, of which some ask before they enter or leave, as the walk says at the time.
@MainActor
final class MixedFlows {
  /// What the guard of A says.
  var ofA = Verdict.allow
  /// Whether Q lets itself be left.
  var mayLeaveQ = true
  /// How often X's guard has been asked.
  private(set) var asked = 0
  private var thinking: [Int: AsyncStream<GuardDecision>.Continuation] = [:]
  /// What S has been handed, in order.
  private(set) var received: [String] = []
  /// What S has waited for in tasks, each with its end.
  private(set) var answers: [String?] = []
  private(set) var answered: Set<Int> = []
  /// How many of these tasks have begun.
  private(set) var begun = 0
  private var tasks: [Int: Task<Void, Never>] = [:]

  enum Verdict: CaseIterable { case allow, refuse, instead, redirect }
}

extension MixedFlows {
  /// A asks at once, X thinks, Q confirms leaving, R is retained, M moves to the front, H handles messages, S waits for
  /// results of K.
  func flow(_ name: String) -> Flow<Page> {
    switch name {
    case "A": Pages.a.guarded { [unowned self] in decision }
    case "S": asker
    case "K": Flow(with: Page()).named("K")
    case "X": Pages.x.guarded { [weak self] in await self?.think() ?? .allow }
    case "Q": Pages.q.confirmsLeaving { [unowned self] _ in mayLeaveQ }
    case "R": Flow(with: Page()).named("R").retained()
    case "M": Flow(with: Page()).named("M").movesToFront()
    case "H": Flow(with: Page()).named("H").handling(Int.self) { _ in .goTo(Pages.p) }
    default: BoxDeed.flow(name)
    }
  }

  private var decision: GuardDecision {
    switch ofA {
    case .allow: .allow
    case .refuse: .refuse("A is not for you")
    case .instead: .instead(.push(Pages.b))
    case .redirect: .redirect(.push(Pages.b))
    }
  }

  private var asker: Flow<Page> {
    Flow(with: Page()) { [self] screen, lets in
      screen.onNext = lets.push(flow("K"), until: \.onText) { [self] in received.append($0) }
      screen.onText = { [self] _ in wait(lets) }
    }
    .named("S")
  }

  private func wait(_ lets: Lets) {
    let number = answers.count
    answers.append(nil)
    tasks[number] = Task {
      begun += 1
      answers[number] = await lets.push(flow("K"), until: \.onText)
      answered.insert(number)
    }
  }

  /// S doesn't want to know any more.
  func stopWaiting(_ number: Int) { tasks[number]?.cancel() }

  private func think() async -> GuardDecision {
    let (stream, continuation) = AsyncStream.makeStream(of: GuardDecision.self)
    thinking[asked] = continuation
    asked += 1
    for await decision in stream { return decision }
    return .allow  // cancelled: nobody wants to know
  }

  /// Ends the thinking of one that was asked.
  func answer(_ number: Int, _ decision: GuardDecision) {
    thinking.removeValue(forKey: number)?.yield(decision)
  }
}
