import FlowKit
import FlowKitMaps
import FlowKitRestoration
import FlowKitTesting
import FlowKitTool
import Shop

@testable import FlowKitInspector

/// The shop of the Playground, as the app that an inspector looks into.
@MainActor
struct InspectedShop {
  let navigator: Navigator
  let inspection: Inspection

  /// - Parameter isMapped: Whether the app gives a map.
  init(isMapped: Bool = true) {
    navigator = Navigator(root: ShopFlow().tutorial)
    navigator.onIssue = nil
    let app = isMapped ? RunningApp(navigator) { Self.tool } : RunningApp(navigator, nil)
    inspection = Inspection(of: navigator, as: "Shop", app)
  }

  static let item = Services.teaShop[0]

  private static var tool: FlowTool {
    FlowTool(
      of: ShopFlow().tutorial, source: "ShopFlow().tutorial",
      samples: [
        Item.ID.self: [1, 4], Item.self: [item], Order.self: [Order(item: item, quantity: 1)],
        User.self: [User(name: "Ada")].compactMap(\.self),
      ], sources: ["User": "#require(User(name: \"Ada\"))"])
  }

  /// Asks one of the tool's questions, and returns its text.
  func ask(_ question: String, _ values: [String: SavedValue] = [:]) async -> String {
    let answer = await inspection.carryOut(["do": "ask", "question": .text(question), "values": .record(values)])
    return answer["text"]?.string ?? ""
  }

  func press(_ steps: String...) async -> String { await ask("press", ["steps": .list(steps.map(SavedValue.text))]) }

  /// What an inspector is told that has heard this number of notes.
  func notes(after number: Int = 0) -> [SavedValue] {
    if case .list(let notes)? = inspection.news(after: number)["notes"]?.form { notes } else { [] }
  }
}

extension SavedValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral values: (String, SavedValue)...) {
    self = .record(Dictionary(values) { first, _ in first })
  }
}
