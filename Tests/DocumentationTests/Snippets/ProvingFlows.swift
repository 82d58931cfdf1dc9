import FlowKit
import FlowKitTesting
import Testing

// hide
enum ProvingArticle {
  final class StartScreen {
    var onLogin: () -> Void = {}
    var onOffer: () -> Void = {}
  }

  final class LoginScreen { var onDone: () -> Void = {} }

  final class OfferScreen { var onBuy: () -> Void = {} }

  final class PaymentScreen { var onHome: () -> Void = {} }

  // show
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

  // hide
  @MainActor
  @Suite struct Tests {
    // show
    @Test func nothingIsWrong() {
      #expect(FlowMap(of: KioskFlow().start).problems.isEmpty)
    }
    // hide
    @Test func theArticleIsRight() {
      let error = #expect(throws: Exploration.Contradiction.self) { try nobodyPaysUnknown() }
      #expect(
        error?.description == """
          This must never be, and can be:
          0. begin with StartScreen
          1. StartScreen.onOffer → push(OfferScreen)
          2. OfferScreen.onBuy → present(PaymentScreen, as: .sheet)
          There: StartScreen > OfferScreen | sheet: PaymentScreen
          """)
    }

    @Test func theCoverageIsRight() {
      var lines: [String] = []
      ProvingArticle.cover { lines.append("\($0)") }
      #expect(
        lines == [
          """
          1 of 5 arrows were taken, these were not:
            StartScreen.onLogin → push(LoginScreen)
            LoginScreen.onDone → push(OfferScreen)
            OfferScreen.onBuy → present(PaymentScreen, as: .sheet)
            PaymentScreen.onHome → popTo(StartScreen)
          """
        ])
    }

    // show
    func nobodyPaysUnknown() throws {
      let kiosk = KioskFlow(), places = FlowMap(of: kiosk.start).explore()
      try places.never { $0.contains(kiosk.payment) && !$0.contains(kiosk.login) }
    }
    // hide
  }

  @MainActor
  static func cover(print: (Any) -> Void) {
    // show
    let spies = LetsSpyFactory()
    let navigator = Navigator(root: KioskFlow().start, spies: spies)
    (navigator.visibleScreen as? StartScreen)?.onOffer()
    print(FlowMap(of: KioskFlow().start).coverage(of: spies.requests))
    // 1 of 5 arrows were taken, these were not:
    //   StartScreen.onLogin → push(LoginScreen)
    //   LoginScreen.onDone → push(OfferScreen)
    //   OfferScreen.onBuy → present(PaymentScreen, as: .sheet)
    //   PaymentScreen.onHome → popTo(StartScreen)
    // hide
  }
}
