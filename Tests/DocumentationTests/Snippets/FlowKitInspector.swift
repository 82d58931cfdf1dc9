import FlowKit
import FlowKitInspector
import FlowKitMaps
import FlowKitTool

// hide
@MainActor
enum InspectorArticle {
  typealias CafeFlow = ToolArticle.CafeFlow

  // show
  func makeNavigator() -> Navigator {
    let navigator = Navigator(root: CafeFlow().menu)
    navigator.inspect(as: "Café") {
      FlowTool(of: CafeFlow().menu, source: "CafeFlow().menu", samples: [Int.self: [7, 8]])
    }
    return navigator
  }
}
