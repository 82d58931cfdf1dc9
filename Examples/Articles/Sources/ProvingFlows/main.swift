import FlowKit
import FlowKitMaps

final class StartScreen {
  var onLogin: () -> Void = {}
  var onOffer: () -> Void = {}
}

final class LoginScreen { var onDone: () -> Void = {} }

final class OfferScreen { var onBuy: (Int) -> Void = { _ in } }

final class PaymentScreen {
  var onHome: () -> Void = {}
  private(set) var price = 0
  func prepare(price: Int) { self.price = price }
}

@MainActor
struct KioskFlow {
  var start: Flow<StartScreen> {
    Flow(with: StartScreen()) { screen, lets in
      screen.onLogin = lets.push(login)
      screen.onOffer = lets.push(offer)
    }
  }

  var login: Flow<LoginScreen> {
    Flow(with: LoginScreen()) { screen, lets in screen.onDone = lets.push(offer) }
  }

  var offer: Flow<OfferScreen> {
    Flow(with: OfferScreen()) { screen, lets in screen.onBuy = lets.present(payment) }
  }

  var payment: Flow<PaymentScreen> {
    Flow(with: PaymentScreen()) { screen, lets in screen.onHome = lets.popTo(start) }
  }
}

let kiosk = KioskFlow(), map = FlowMap(of: kiosk.start)
print("problems:", map.problems)

let places = map.explore()
do {
  print(try places.canAlwaysReturn { $0.visible == kiosk.start.id })
  try places.never { $0.contains(kiosk.payment) && !$0.contains(kiosk.login) }
} catch {
  print(error)
}

var driver = FlowDriver { Navigator(root: KioskFlow().start) }
driver.on(StartScreen.self) { $0.onLogin() }
driver.on(StartScreen.self) { $0.onOffer() }
driver.on(LoginScreen.self) { $0.onDone() }
driver.on(OfferScreen.self, each: { _ in [1, 25] }) { $0.onBuy($1) }
driver.on(PaymentScreen.self) { $0.onHome() }
driver.always(PaymentScreen.self) { $0.price > 0 }
do {
  try await driver.run(steps: 2_000, seed: 7)
} catch let failure as FlowDriver.Failure {
  print(failure.problem)
  print(failure.steps.joined(separator: "\n"))
}
