import FlowKit

/// The questions that take time: a test answers them, in any order, whether or not anybody still wants to know.
@MainActor
final class MixedQuestions {
  /// How many guards and preparations have begun to think.
  private(set) var begun = 0
  /// Those that were told that nobody wants to know.
  private(set) var cancelled: Set<Int> = []
  private var open: [Int: CheckedContinuation<Word, Never>] = [:]

  /// What one that is thinking is told.
  private enum Word: Sendable {
    case answer(MixedReply)
    case act(@MainActor @Sendable () -> Void)
  }

  nonisolated init() {}

  /// The numbers of those that are thinking.
  var numbers: [Int] { open.keys.sorted() }

  /// Thinks until it is answered; if it is polite, no longer than somebody wants to know.
  func ask(isPolite: Bool) async -> MixedReply {
    let number = begun
    begun += 1
    return await withTaskCancellationHandler {
      while true {
        switch await withCheckedContinuation({ open[number] = $0 }) {
        case .answer(let reply): return reply
        case .act(let act): act()
        }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number, isPolite) }
    }
  }

  private func cancel(_ number: Int, _ isPolite: Bool) {
    cancelled.insert(number)
    if isPolite { answer(number, MixedReply(verdict: .allow, tag: 0)) }
  }

  func answer(_ number: Int, _ reply: MixedReply) {
    open.removeValue(forKey: number)?.resume(returning: .answer(reply))
  }

  /// Lets one that is thinking do something, and think on.
  func act(_ number: Int, _ act: @escaping @MainActor @Sendable () -> Void) {
    open.removeValue(forKey: number)?.resume(returning: .act(act))
  }
}

/// What a guard says, and the number of the step in which it was told to say so: that of the actions that it names.
struct MixedReply {
  let verdict: MixedDeed.Verdict
  let tag: Int

  struct Failure: Error {}

  @MainActor
  func decision(_ flow: BoxDeed.Flows) throws -> GuardDecision {
    switch verdict {
    case .allow: .allow
    case .refuse: .refuse("no")
    case .fail: throw Failure()
    case .instead(let deed): .instead(deed.action(flow).tagged(tag))
    case .redirect(let deed): .redirect(deed.action(flow).tagged(tag))
    }
  }

  func isYes() throws -> Bool {
    switch verdict {
    case .allow: true
    case .fail: throw Failure()
    case .refuse, .instead, .redirect: false
    }
  }
}

extension NavigationAction {
  /// The action of a step: its origin has the step's number as its line.
  func tagged(_ tag: Int) -> NavigationAction { written(SourcePlace(line: UInt32(tag), column: 0)) }
}
