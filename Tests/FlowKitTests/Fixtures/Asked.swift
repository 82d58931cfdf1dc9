import FlowKit

/// Takes note of who is asked to handle a step.
@MainActor
final class Asked {
  private(set) var names: [String] = []

  func note(_ name: String) { names.append(name) }

  func clear() { names = [] }

  /// The flow, which takes note that it is asked and passes the step on, unless it has an answer.
  func flow(_ flow: Flow<Page>, _ answer: NavigationAction = nil) -> Flow<Page> {
    flow.handling(Step.self) { [self] _ in
      note(flow.id.name)
      return answer
    }
  }
}
