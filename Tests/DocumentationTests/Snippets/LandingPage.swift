import FlowKit

// hide
@MainActor
struct LandingPage {
  // show
  var dashboard: Flow<DashboardScreen> {
    Flow(with: DashboardScreen()) { screen, lets in
      // The callback's arguments go to prepare(...).
      screen.onItem = lets.push(item) { $0.prepare }
      screen.onSettings = lets.present(settings, as: .sheet)
      screen.onLogOut = lets.popTo(login)
    }
  }
  // hide

  var login: Flow<OtherScreen> { Flow(with: OtherScreen()) }
  var item: Flow<ItemScreen> { Flow(with: ItemScreen()) }
  var settings: Flow<OtherScreen> { Flow(with: OtherScreen()) }

  final class DashboardScreen {
    var onItem: (Int) -> Void = { _ in }
    var onSettings: () -> Void = {}
    var onLogOut: () -> Void = {}
  }

  final class ItemScreen {
    func prepare(id: Int) {}
  }

  final class OtherScreen {}
}
