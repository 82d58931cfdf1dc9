import FlowKit
import FlowKitMaps
import Foundation
import Testing

// hide
enum MapsArticle {
  final class MenuScreen {
    var onDish: (Int) -> Void = { _ in }
    var onHelp: () -> Void = {}
    var onNews: () -> Void = {}

    func countNews() {}
  }

  final class DishScreen {
    var onOrder: () -> Void = {}
    var onBack: () -> Void = {}

    init(_ id: Int) {}
  }

  final class ThanksScreen { var onDone: () -> Void = {} }

  final class HelpScreen { var onClose: () -> Void = {} }

  // show
  @MainActor
  struct CafeFlow {
    var menu: Flow<MenuScreen> {
      Flow(with: MenuScreen()) { screen, lets in
        screen.onNews = { [weak screen] in screen?.countNews() }
        screen.onDish = lets.push(dish)
        screen.onHelp = lets.present(help, as: .sheet)
      }
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

    var help: Flow<HelpScreen> {
      Flow(with: HelpScreen()) { screen, lets in screen.onClose = lets.dismiss() }
    }
  }

  // hide
  @MainActor
  @Test static func openCallbacksAreListed() {
    let map = FlowMap(of: CafeFlow().menu, samples: [Int.self: [7]])
    // show
    #expect(
      map.open.map(\.description) == [
        "MenuScreen.onNews: a closure of your own, which is not called; say where it leads: lets.closure(leadsTo: ...)"
      ])
    // hide
  }

  final class PaymentScreen {
    var onPay: () -> Void = {}
    var asksToDiscard: () async -> Bool = { true }
  }

  final class DiscardScreen { var onAnswer: (Bool) -> Void = { _ in } }

  struct Bank { func pay() async {} }

  @MainActor
  @Test static func whatIsNotCalledSaysWhereItLeads() {
    let receipt = Flow(with: ThanksScreen()), discard = Flow(with: DiscardScreen()), bank = Bank()
    let payment = Flow(with: PaymentScreen()) { screen, lets in
      // show
      screen.onPay = lets.task(leadsTo: .push(receipt)) { lets in
        await bank.pay()
        lets.now(.push(receipt))
      }
      screen.asksToDiscard = lets.closure(leadsTo: .present(discard, as: .alert)) {
        await lets.present(discard, as: .alert, until: \.onAnswer) ?? false
      }
      // hide
    }
    let map = FlowMap(of: payment)
    #expect(map.open.isEmpty)
    #expect(map.unbound.map(\.description) == [])
  }

  @MainActor
  @Test static func forgottenCallbacksAreListed() {
    let map = FlowMap(of: CafeFlow().menu, samples: [Int.self: [7]])
    // show
    #expect(map.unbound.isEmpty)
    // hide
  }

  @MainActor
  struct Reviewed {
    let file = Project.root.appending(path: "Tests/PlaygroundTests/Expected/cafe.map.txt")
    // show
    @Test func theFlowsAreAsReviewed() throws {
      let map = FlowMap(of: CafeFlow().menu, samples: [Int.self: [7]])
      let reviewed = try String(contentsOf: file, encoding: .utf8)
      #expect("\(map)\n" == reviewed)
    }
    // hide
  }
}
