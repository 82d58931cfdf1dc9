import FlowKit
import FlowKitMaps
import FlowKitTesting
import FlowKitTool
import Foundation
import Testing

// hide
/// The flows of the skill for coding agents.
enum SkillPage {
  final class TeaListScreen {
    var onTea: (Int) -> Void = { _ in }
    var onCart: () -> Void = {}
  }

  final class TeaScreen {
    var onBuy: (Int) -> Void = { _ in }
    var onBack: () -> Void = {}
    init(_ number: Int) {}
  }

  final class CartScreen {
    var onClose: () -> Void = {}
    func add(_ number: Int) {}
  }

  // show
  @MainActor
  struct TeaFlow {
    var list: Flow<TeaListScreen> {
      Flow(with: TeaListScreen()) { screen, lets in
        screen.onTea = lets.push(tea)  // (Int) -> Void goes to tea(_:)
        screen.onCart = lets.present(cart, as: .sheet)
      }
    }

    func tea(_ number: Int) -> Flow<TeaScreen> {
      Flow(with: TeaScreen(number), id: number) { screen, lets in
        screen.onBuy = lets.push(cart) { $0.add }  // the callback's arguments go to the new screen's add(_:)
        screen.onBack = lets.pop()
      }
    }

    var cart: Flow<CartScreen> {
      Flow(with: CartScreen()) { screen, lets in screen.onClose = lets.close() }
    }
  }

  @MainActor
  @Suite struct TeaFlowTests {
    @Test func teaIsBought() throws {
      let navigator = Navigator(root: TeaFlow().list)
      try navigator.screen(ofType: TeaListScreen.self).onTea(1)
      try navigator.screen(ofType: TeaScreen.self).onBuy(1)
      #expect(navigator.tree.summary == "TeaListScreen > TeaScreen(1) > CartScreen")
    }

    @Test func nothingIsWrongWithTheFlows() {
      let map = FlowMap(of: TeaFlow().list, samples: [Int.self: [1, 2]])
      #expect(map.problems.isEmpty && map.open.isEmpty)
    }
  }

  // hide
  @MainActor
  static func program() async {
    // show
    let tool = FlowTool(of: TeaFlow().list, source: "TeaFlow().list", samples: [Int.self: [1, 2]])
    exit(await tool.run())
    // hide
  }
}
