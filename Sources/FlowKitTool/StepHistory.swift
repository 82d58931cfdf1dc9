import FlowKit
import FlowKitMaps

/// The steps that a user has taken in a running app, read from its events.
@MainActor
struct StepHistory {
  private(set) var steps: [TakenStep] = []
  private let tool: FlowTool
  /// The actions that wait: their steps stand where the user took them.
  private var begun: [(action: NavigationAction, caller: ScreenID?)] = []

  enum Item {
    case event(NavigationEvent)
    /// A step that has asked the navigator for nothing, so that there is no event.
    case silent(TakenStep)
  }

  init(_ items: [Item], _ tool: FlowTool) {
    self.tool = tool
    for item in items {
      switch item {
      case .silent(let step): steps.append(step)
      case .event(let event): read(event)
      }
    }
  }

  private mutating func read(_ event: NavigationEvent) {
    switch event.kind.code {
    case .waiting, .redirected:
      guard indexOfBegun(event) == nil else { return }
      begun.append((event.action, event.caller?.id))
      add(event, waits: true)
    case .didNavigate, .ignored, .refused:
      guard let index = indexOfBegun(event) else { return add(event, waits: false) }
      begun.remove(at: index)
      if let issue = event.issue { steps.append(TakenStep(answer: answer(about: event, nil, issue))) }
    default: break
    }
  }

  /// The action among those that wait.
  private func indexOfBegun(_ event: NavigationEvent) -> Int? {
    begun.firstIndex { $0.action == event.action && $0.caller == event.caller?.id }
  }

  private mutating func add(_ event: NavigationEvent, waits: Bool) {
    let step = event.treeBefore.step(event.action, by: event.caller, on: tool.map)
    guard step?.isConsequence != true else { return }
    var taken = TakenStep(answer: answer(about: event, step, event.issue))
    // What did nothing, and no user can do again, such as a second tap on a covered screen, is no line of a test.
    let placeholder = event.issue == nil ? "<#\(Self.words(event))#>" : nil
    taken.code = [step?.source(tool.sources) ?? placeholder].compactMap(\.self)
    if waits || step?.isDeclared == true { taken.code.append("try await navigator.settled()") }
    if case .arrow(let arrow)? = step?.act, case .callback(let name?) = arrow.cause, let caller = event.caller {
      taken.callback = FlowMap.Callback(flow: caller.flow, name: name)
    }
    steps.append(taken)
  }

  private func answer(
    about event: NavigationEvent, _ step: Exploration.Step?, _ issue: NavigationIssue?
  ) -> StepAnswer {
    let why = issue?.message ?? (event.wasSoAlready ? "It was so already, so nothing had to change." : nil)
    return StepAnswer(
      step: step?.written ?? Self.words(event), didNothing: why != nil,
      outcomes: issue == nil ? ["\(event)"] : [], reason: issue.map { "\($0.reason)" }, why: why,
      place: event.tree.summary)
  }

  private static func words(_ event: NavigationEvent) -> String {
    "\(event.caller.map { "\($0.flow): " } ?? "")\(event.action)"
  }
}

extension TakenStep {
  /// Whether it has asked the navigator for nothing.
  var hasReachedNothing: Bool { answer.outcomes.isEmpty && answer.reason == nil }
}

extension Exploration.Step {
  /// Whether it follows from a user's step, rather than being one.
  fileprivate var isConsequence: Bool {
    guard case .arrow(let arrow) = act else { return false }
    return switch arrow.cause {
    case .message, .guard: true
    case .callback, .outside, .back: false
    }
  }

  /// Whether its action is performed when the app's code has decided, which may take time.
  fileprivate var isDeclared: Bool { if case .arrow(let arrow) = act { arrow.isDeclared } else { false } }
}
