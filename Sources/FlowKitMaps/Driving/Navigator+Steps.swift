import FlowKit

extension Navigator {
  /// Waits after a step, for at most 50 milliseconds, until nothing is going on but tasks that were waited for before.
  ///
  /// - Parameter others: How many tasks go on for so long that nobody waits for them.
  /// - Returns: Whether a task ran, or something changed in the meantime, and the number of long tasks afterwards.
  package func settleStep(besides others: Int = 0) async -> (hasRun: Bool, longTasks: Int) {
    let before = tree
    let hasWaited = await whatIsLeft(within: .milliseconds(50), besides: min(others, busyTasks)).hasWaited
    return (hasWaited || !before.isIdentical(to: tree), busyTasks)
  }

  /// The line of a printed test that waits as long as a step has waited.
  package static func waitingLine(longTasks: Int) -> String {
    longTasks == 0 ? "try await navigator.settled()" : "try? await navigator.settled(within: .milliseconds(50))"
  }

  /// What waits for an answer, in words: `push(Page) waits for the guard of Page`.
  var actionsWithoutAnswer: [String] {
    waiting.all.compactMap { one in
      switch one.until {
      case .answer(let key, _): "\(one.turn.action.call) waits for \(key)"
      case .end(let other): "\(one.turn.action.call) waits for the end of \(other.call)"
      case .turn: "\(one.turn.action.call) waits for its turn"
      case .left: nil
      }
    }
  }
}
