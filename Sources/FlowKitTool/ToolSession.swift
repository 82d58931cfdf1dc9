package import FlowKit
package import FlowKitMaps
import FlowKitTesting

/// A running app without a UI, and what was done in it.
@MainActor
final class ToolSession {
  let tool: FlowTool
  private(set) var navigator: Navigator
  /// The steps since the start, also those that did nothing.
  private(set) var steps: [TakenStep] = []
  private var issues: [NavigationIssue] = []
  /// Whether the navigator is that of a running app, which users use meanwhile.
  let isRunning: Bool
  /// Whether more was done before the first step.
  var isCut = false

  /// - Throws: What the app's own closure throws.
  init(_ tool: FlowTool) throws {
    (self.tool, isRunning) = (tool, false)
    navigator = try tool.map.recording(tool.makeNavigator)
    listen()
  }

  /// Asks a running app.
  ///
  /// - Parameters:
  ///   - navigator: The app's navigator.
  ///   - steps: What was done in it until now.
  ///   - tool: The app's map.
  init(_ navigator: Navigator, after steps: [TakenStep], _ tool: FlowTool) {
    (self.tool, self.navigator, self.steps, isRunning) = (tool, navigator, steps, true)
  }

  /// Begins again with a new navigator.
  func restart() throws {
    if isRunning { throw ToolMistake(description: "The app is running; start it anew where you have started it.") }
    navigator = try tool.map.recording(tool.makeNavigator)
    (steps, issues) = ([], [])
    listen()
  }

  private func listen() {
    navigator.onIssue = { [weak self] issue in self?.issues.append(issue) }
  }
}

/// A step that was tried, and what came of it.
struct TakenStep {
  let answer: StepAnswer
  /// The lines of a test that do the same; none if it could not be tried.
  var code: [String] = []
  /// The callback that was called.
  var callback: FlowMap.Callback?
}

extension ToolSession {
  /// Takes a step, and waits until nothing changes any more.
  @discardableResult
  func take(_ text: String) async -> StepAnswer {
    let taken: TakenStep
    do {
      taken = await take(try ToolStep(text, in: self))
    } catch {
      taken = TakenStep(answer: StepAnswer(step: text, didNothing: true, why: "\(error)", place: place))
    }
    steps.append(taken)
    return taken.answer
  }

  private func take(_ step: ToolStep) async -> TakenStep {
    let logger = navigator.startLog(), before = navigator.tree
    issues = []
    var problem: String?
    do { try step.perform() } catch { problem = "\(error)" }
    let wait = await navigator.settleStep()
    logger.cancel()
    if isRunning { issues = logger.log.compactMap(\.outcome.issue) }
    let outcomes = logger.log.filter { $0.outcome.issue == nil }.map { "\($0.action): \($0.outcome)" }
    let didNothing =
      navigator.tree == before && logger.log.allSatisfy { $0.outcome.issue != nil || $0.outcome.wasSoAlready }
    let why = ([problem].compactMap(\.self) + issues.map(\.message)).joined(separator: "\n")
    return TakenStep(
      answer: StepAnswer(
        step: step.text, didNothing: didNothing, outcomes: outcomes, reason: issues.first.map { "\($0.reason)" },
        why: !why.isEmpty ? why : didNothing ? silence(after: step.callback) : nil, place: place),
      code: problem == nil
        ? [step.code] + (wait.hasRun ? [Navigator.waitingLine(longTasks: wait.longTasks)] : []) : [],
      callback: step.callback)
  }

  /// Why a callback did nothing without any issue.
  private func silence(after callback: FlowMap.Callback?) -> String {
    guard navigator.isSettled else { return "An action waits: for a guard, a preparation, or an answer." }
    guard let callback else { return "There was nothing to do." }
    return tool.map.binding(of: callback)
      ?? "\(callback) was called, and asked the navigator for nothing."
  }

  /// Where it is, in one line.
  var place: String { navigator.tree.summary }

  /// The callbacks of a screen; none if it must not be read.
  func callbacks(of entry: NavigationTree.Entry) -> [RealCallback] {
    isRunning ? tool.map.runningCallbacks(of: entry, in: navigator) : tool.map.callbacks(of: entry, in: navigator)
  }

  /// The session as a test.
  func test(named name: String, as kind: Exploration.Way.TestKind) -> String {
    let lines = steps.flatMap(\.code)
    return kind.test(
      named: name, ["let navigator = \(tool.source)"] + lines, leadingTo: place,
      isAsync: lines.contains { $0.hasPrefix("try await ") || $0.hasPrefix("try? await ") })
  }
}

extension FlowMap {
  /// What is special about a callback's binding, in a sentence; nil if it is bound to a verb.
  func binding(of callback: Callback) -> String? {
    let flow = known(callback.flow)
    if unbound.contains(Callback(flow: flow, name: callback.name)) {
      return "\(callback) is bound to nothing: the flow assigns no verb to it."
    }
    return open.first { $0.flow == flow && $0.callback == callback.name }
      .map { "\(callback) is not followed by the map: \($0.reason)." }
  }

  /// The flow itself, or another one of its declaration, if the map knows no flow with its key.
  package func known(_ flow: FlowID) -> FlowID {
    self[flow] == nil ? nodes.first { $0.flow.place == flow.place }?.flow ?? flow : flow
  }
}
