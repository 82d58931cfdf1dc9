import FlowKit
import FlowKitMaps

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

let map = FlowMap(of: CafeFlow().menu, samples: [Int.self: [7]])
print(map)
