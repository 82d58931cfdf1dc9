import FlowKit

/// Records which flows are asked to handle a step.
@MainActor
final class Asked {
  private(set) var names: [String] = []

  func note(_ name: String) { names.append(name) }

  func clear() { names = [] }

  /// The flow with a handler that records that it was asked, and returns the answer.
  func flow(_ flow: Flow<Page>, _ answer: NavigationAction = nil) -> Flow<Page> {
    flow.handling(Step.self) { [self] _ in
      note(flow.id.name)
      return answer
    }
  }
}

/// The messages of screens in these tests.
enum Step: Hashable, Sendable {
  case picked(id: Int)
  case done
  case other
}
