import FlowKit
import FlowKitLinks
import FlowKitMaps
import FlowKitTesting
import Testing

// hide
enum ProvingArticle {
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
          This must never be true, but can be:
          0. begin with StartScreen
          1. StartScreen.onOffer → push(OfferScreen)
          2. OfferScreen.onBuy → present(PaymentScreen, as: .sheet)
          There: StartScreen > OfferScreen | sheet: PaymentScreen
          """)
    }

    // show
    func nobodyPaysUnknown() throws {
      let kiosk = KioskFlow(), places = FlowMap(of: kiosk.start).explore()
      try places.never { $0.contains(kiosk.payment) && !$0.contains(kiosk.login) }
    }
    // hide
    // show
    func nobodyPaysUnknownForSure() throws {
      let kiosk = KioskFlow(), places = FlowMap(of: kiosk.start, states: [.current]).explore()
      try places.never { $0.contains(kiosk.payment) && !$0.contains(kiosk.login) }.requireProof()
    }
    // hide
    @Test func theProofIsRight() {
      #expect(throws: Exploration.Contradiction.self) { try nobodyPaysUnknownForSure() }
    }
    @Test func theDriverIsRight() async {
      let error = await #expect(throws: FlowDriver.Failure.self) { try await everyPaymentHasAPrice() }
      let lines = error?.description.split(separator: "\n") ?? []
      #expect(lines.first?.hasPrefix("This must always hold for PaymentScreen, but does not (") == true)
      #expect(lines.first?.hasSuffix("): { $0.price > 0 }") == true)
      #expect(
        lines.dropFirst().joined(separator: "\n") == """
          0. begin
             StartScreen
          1. StartScreen { $0.onOffer() }
             StartScreen > OfferScreen
          2. OfferScreen { $0.onBuy($1) } with 1
             StartScreen > OfferScreen | sheet: PaymentScreen
          Found with seed 7 after 3 steps. As a test:
          @Test @MainActor func whatTheDriverFound() throws {
            let navigator = Navigator(root: KioskFlow().start)
            try navigator.on(StartScreen.self) { $0.onOffer() }
            try navigator.on(OfferScreen.self) { $0.onBuy(1) }
            #expect(try navigator.on(PaymentScreen.self) { $0.price > 0 })
          }
          """)
    }

    // show
    func everyPaymentHasAPrice() async throws {
      var driver = FlowDriver { Navigator(root: KioskFlow().start) }
      driver.on(StartScreen.self) { $0.onLogin() }
      driver.on(StartScreen.self) { $0.onOffer() }
      driver.on(LoginScreen.self) { $0.onDone() }
      driver.on(OfferScreen.self, each: { _ in [1, 25] }) { $0.onBuy($1) }
      driver.on(PaymentScreen.self) { $0.onHome() }
      driver.always(PaymentScreen.self) { $0.price > 0 }
      try await driver.run(steps: 2_000, seed: 7)
    }

    func whatTheDriverFound() throws {
      let navigator = Navigator(root: KioskFlow().start)
      try navigator.on(StartScreen.self) { $0.onOffer() }
      try navigator.on(OfferScreen.self) { $0.onBuy(1) }
      #expect(try navigator.on(PaymentScreen.self) { $0.price > 0 })
    }
    // hide
  }
}

// hide
enum DecidingArticle {
  final class Session { var isOpen = false }

  final class AccountScreen {}

  final class HomeScreen { var onAccount: () -> Void = {} }

  enum News: Sendable { case arrived }

  @MainActor
  struct ShopFlow {
    let session: Session
    let login = Flow(with: ProvingArticle.LoginScreen())

    // show
    var account: Flow<AccountScreen> {
      Flow(with: AccountScreen()).guarded(orElse: .redirect(to: login)) { session.isOpen }
    }

    var home: Flow<HomeScreen> {
      Flow(with: HomeScreen()) { screen, lets in
        screen.onAccount = lets.choose(.push(account), orElse: .present(login)) { session.isOpen }
      }
    }
    // hide
  }

  @MainActor
  @Suite struct Tests {
    private let session = Session()
    private var shop: ShopFlow { ShopFlow(session: session) }

    @Test func statesAreNamed() throws {
      // show
      let map = FlowMap(
        of: shop.home,
        states: [.init("signed out") { session.isOpen = false }, .init("signed in") { session.isOpen = true }])
      // hide
      let error = #expect(throws: Exploration.Contradiction.self) {
        // show
        try map.explore().never { $0.contains(shop.account) && $0.state == "signed out" }
        // hide
      }
      #expect(error?.way?.steps.last?.description == "the app is now signed out")
      #expect(map.states == ["signed out", "signed in"])
      #expect(try map.explore().never { _ in false }.isProved)
    }

    @Test func aNavigatorIsRead() throws {
      let navigator = Navigator(root: shop.home)
      var links = LinkGroup(schemes: ["shop"])
      links.add("account") { [shop] in .goTo(shop.account) }
      navigator.links = try LinkTable(links)
      navigator.handle(News.self) { [shop] _ in .goTo(shop.account) }
      // show
      let map = FlowMap(
        of: navigator,
        opening: ["shop://account"],  // an address of each link
        samples: [Int.self: [5]],  // what callbacks choose a flow by
        messages: [News.arrived],  // what comes from outside
        states: [
          FlowMap.AppState("signed out") { session.isOpen = false },
          FlowMap.AppState("signed in") { session.isOpen = true },
        ])
      // hide
      #expect(map.open.isEmpty && map.problems.isEmpty)
      #expect(map.arrows.contains { $0.source.name == "App" })
    }
  }
}
