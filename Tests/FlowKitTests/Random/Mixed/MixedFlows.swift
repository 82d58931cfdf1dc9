import FlowKit

/// Flows by their names, many of which ask before something happens, and answer when and as the walk says.
@MainActor
final class MixedFlows {
  let questions = MixedQuestions()
  /// What the guard of A says.
  var ofA = MixedReply(verdict: .allow, tag: 0)
  /// Whether Q lets itself be left.
  var mayLeaveQ = true
  /// What S has been handed, in order.
  private(set) var received: [String] = []
  /// How tasks have ended, by their numbers.
  private(set) var ends: [Int: String] = [:]
  /// How many tasks have begun.
  private(set) var begun = 0
  private var tasks: [Int: Task<Void, Never>] = [:]

  /// The lines of the actions that flows write themselves.
  nonisolated static let lineOfS = 1, lineOfH = 2
}

extension MixedFlows {
  static let names = ["A", "B", "C", "D", "G", "H", "K", "L", "M", "P", "Q", "R", "S", "U", "X", "Y"]

  /// - A asks at once, and X and U think before they enter; Y is prepared first.
  /// - L thinks before it leaves, Q says at once whether it may be left.
  /// - U is used again on top of its stack, and thinks before it is.
  /// - G thinks about all that is done above it.
  /// - R is retained, M moves to the front, H handles messages, S waits for results of K.
  func flow(_ name: String) -> Flow<Page> {
    switch name {
    case "A": Pages.a.guarded { [unowned self] in try ofA.decision(flow) }
    case "G": Flow(with: Page()).named("G").guardingActions { [unowned self] _ in try await thought() }
    case "H":
      Flow(with: Page()).named("H").handling(Int.self) { _ in .goTo(Pages.p, line: UInt32(MixedFlows.lineOfH)) }
    case "K": Flow(with: Page()).named("K")
    case "L": leaving
    case "M": Flow(with: Page()).named("M").movesToFront()
    case "Q": Pages.q.confirmsLeaving { [unowned self] _ in mayLeaveQ }
    case "R": Flow(with: Page()).named("R").retained()
    case "S": asker
    case "U": used
    case "X": Pages.x.guarded { [unowned self] in try await thought(isPolite: true) }
    case "Y": prepared
    default: BoxDeed.flow(name)
    }
  }

  private var leaving: Flow<Page> {
    Flow(with: Page()).named("L").confirmsLeaving { [unowned self] _ in
      try await questions.ask(isPolite: false).isYes()
    }
  }

  private var used: Flow<Page> {
    Flow(with: Page()).named("U").singleTop().guarded { [unowned self] (_: Page?) in try await thought() }
  }

  private var prepared: Flow<Page> {
    Flow(with: Page()).named("Y").preparing { [unowned self] in
      if case .fail = await questions.ask(isPolite: true).verdict { throw MixedReply.Failure() }
    }
  }

  /// What a guard says that thinks first.
  func thought(isPolite: Bool = false) async throws -> GuardDecision {
    try await questions.ask(isPolite: isPolite).decision(flow)
  }

  private var asker: Flow<Page> {
    Flow(with: Page()) { [unowned self] screen, lets in
      screen.onNext = lets.push(flow("K"), until: \.onText, line: UInt32(Self.lineOfS)) { [unowned self] in
        received.append($0)
      }
      screen.onText = { [unowned self] words in wait(lets, words.split(separator: " ").map { Int($0) ?? 0 }) }
    }
    .named("S")
  }

  /// Waits for K in a task; the words are the task's number, that of the step, and whether K is presented.
  private func wait(_ lets: Lets, _ words: [Int]) {
    let line = UInt32(words[1])
    begin(words[0]) { [unowned self] in
      let text: String? =
        words[2] > 0
        ? await lets.present(flow("K"), until: \.onText, line: line)
        : await lets.push(flow("K"), until: \.onText, line: line)
      return text ?? "nothing"
    }
  }
}

// Tasks.
extension MixedFlows {
  func begin(_ number: Int, _ body: @escaping @MainActor () async -> String) {
    tasks[number] = Task {
      begun += 1
      let end = await body()
      if ends[number] != nil { ends[number] = "ended twice" } else { ends[number] = end }
    }
  }

  func cancel(_ number: Int) { tasks[number]?.cancel() }
}
