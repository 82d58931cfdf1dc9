package import FlowKit
import FlowKitMaps
package import FlowKitRestoration

/// A running app, of which the tool's questions are asked: a user uses it meanwhile.
///
/// It keeps what was done, as the steps of a session, so that `why` and `test` are about the user's taps, too.
@MainActor
package final class RunningApp {
  private weak var navigator: Navigator?
  private let makeTool: (@MainActor () -> FlowTool)?
  /// What was heard, until somebody asks: only then are steps made of it.
  private var heard: [StepHistory.Item] = []

  /// Whether some of it is no longer kept.
  private var hasForgotten = false

  /// How much is kept.
  private static let limit = 1_000

  /// The app's map and samples; those of an empty map if the app gives none.
  package private(set) lazy var tool =
    makeTool?()
    ?? FlowTool(source: "<#the navigator#>", map: FlowMap()) { [weak self] in
      guard let navigator = self?.navigator else { throw ToolMistake(description: "The app has ended.") }
      return navigator
    }

  /// Whether the app gives a map.
  package var hasMap: Bool { makeTool != nil }

  /// Makes the tool, if it has not been made, and records what new screens' callbacks are bound to, so that they can be called.
  package func begin() { navigator.map { tool.map.record($0) } }

  /// - Parameters:
  ///   - navigator: The app's navigator, which is not kept.
  ///   - makeTool: Makes its tool when it is needed; nil if there is none.
  package init(_ navigator: Navigator, _ makeTool: (@MainActor () -> FlowTool)?) {
    (self.navigator, self.makeTool) = (navigator, makeTool)
  }
}

// Questions.
extension RunningApp {
  /// The answer to a question: its `text`, the same as a `value`, and whether it `isError`.
  package func answer(_ question: String, _ values: [String: SavedValue]) async -> SavedValue {
    do {
      guard let navigator else { throw ToolMistake(description: "The app has ended.") }
      let steps = StepHistory(heard, tool).steps
      let session = ToolSession(navigator, after: steps, tool)
      session.isCut = hasForgotten
      let answer = try await session.answer(question, values).written
      // Steps that have reached the navigator were heard.
      for step in session.steps.dropFirst(steps.count) where step.hasReachedNothing { keep(.silent(step)) }
      return .record(["text": .text(answer.text), "value": answer.value, "isError": .bool(false)])
    } catch {
      return .record(["text": .text("\(error)"), "isError": .bool(true)])
    }
  }

  /// The visible screens with their callbacks, the front one first.
  package var visible: [SavedValue] {
    guard let navigator else { return [] }
    let session = ToolSession(navigator, after: [], tool)
    return navigator.tree.shown.reversed().compactMap { entry in
      try? SavedValue(saving: tool.map.answer(about: entry.flow, session.callbacks(of: entry)))
    }
  }
}

// What the user does.
extension RunningApp {
  /// Keeps an event, which may belong to a step of the user.
  package func hear(_ event: NavigationEvent) { keep(.event(event)) }

  private func keep(_ one: StepHistory.Item) {
    heard.append(one)
    guard heard.count > Self.limit + Self.limit / 10 else { return }
    heard.removeFirst(heard.count - Self.limit)
    hasForgotten = true
  }
}
