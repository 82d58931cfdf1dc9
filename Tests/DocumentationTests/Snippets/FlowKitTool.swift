import FlowKit
import FlowKitMaps
import FlowKitTool
import Foundation

// hide
enum ToolArticle {
  // show
  final class MenuScreen {
    var onDish: (Int) -> Void = { _ in }
    var onHelp: () -> Void = {}
  }

  final class DishScreen {
    var onOrder: () -> Void = {}
    var onBack: () -> Void = {}

    init(_ id: Int) {}
  }

  final class ThanksScreen { var onDone: () -> Void = {} }

  @MainActor
  struct CafeFlow {
    var menu: Flow<MenuScreen> {
      Flow(with: MenuScreen()) { screen, lets in screen.onDish = lets.push(dish) }
    }

    func dish(_ id: Int) -> Flow<DishScreen> {
      Flow(with: DishScreen(id), id: id) { screen, lets in
        screen.onOrder = lets.push(thanks)
        screen.onBack = lets.pop()
      }
    }

    var thanks: Flow<ThanksScreen> {
      Flow(with: ThanksScreen()) { screen, lets in screen.onDone = lets.popTo(menu) }
    }
  }

  // hide
  /// The tool, handed to a test instead of being run.
  @MainActor
  static func run(exit: (FlowTool) async -> Void) async {
    // show
    let tool = FlowTool(of: CafeFlow().menu, source: "CafeFlow().menu", samples: [Int.self: [7, 8]])
    // hide
    await exit(tool)
  }

  static func program(_ tool: FlowTool) async {
    // show
    exit(await tool.run())
    // hide
  }
}
