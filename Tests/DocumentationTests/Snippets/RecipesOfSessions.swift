import FlowKit
import FlowKitLinks
import FlowKitTesting
import Foundation
import Testing

// hide
/// The recipes about who is signed in.
enum SessionRecipes {
  @MainActor
  final class Session {
    var user: String?
    var hasSeenIntro = false { didSet { onChange() } }
    var isConfirmed = false
    var onChange: () -> Void = {}

    func signIn(_ name: String) {
      user = name
      onChange()
    }

    func end() {
      user = nil
      onChange()
    }
  }

  final class WelcomeScreen { var onName: (String) -> Void = { _ in } }
  final class LoginScreen { var onName: (String) -> Void = { _ in } }
  final class ExpiredScreen { var onClose: () -> Void = {} }
  final class UpgradeScreen {}
  final class IntroScreen { var onDone: () -> Void = {} }
  final class OfferScreen {}
  final class OrderScreen { init(_ number: Int) {} }
  final class PaymentScreen { var onPaid: () -> Void = {} }
  final class CodeScreen {
    var onCode: (String) -> Void = { _ in }
    var onCancel: () -> Void = {}
  }
  final class HomeScreen {
    var onEdit: () -> Void = {}
    var onPay: () -> Void = {}
    var onSignOut: () -> Void = {}
  }
  final class EditorScreen {
    var hasChanges = true
    var onSignOut: () -> Void = {}
  }

  @MainActor
  struct ShopFlow {
    let session: Session

    // show
    func order(_ number: Int) -> Flow<OrderScreen> {
      Flow(with: OrderScreen(number), id: number)
        .guarded(orElse: .redirect(to: login)) { session.user != nil }
    }

    var login: Flow<LoginScreen> {
      Flow(with: LoginScreen()) { screen, lets in
        screen.onName = lets.perform(after: { session.signIn($0) }, .dismiss())
      }
    }

    var links: LinkGroup {
      var links = LinkGroup(schemes: ["shop"])
      links.add("orders", .int) { .resetRoot(to: home, order($0), keepingEqual: true) }
      return links
    }
    // hide

    // show
    func root() -> RootChoice {
      if session.user != nil { .root(home) } else if session.hasSeenIntro { .root(welcome) } else { .root(intro) }
    }

    var offer: Flow<OfferScreen> {
      Flow(with: OfferScreen()).guarded {
        if session.user != nil { .allow } else { session.hasSeenIntro ? .redirect(to: welcome) : .redirect(to: intro) }
      }
    }
    // hide

    var intro: Flow<IntroScreen> {
      Flow(with: IntroScreen()) { screen, _ in screen.onDone = { session.hasSeenIntro = true } }
    }

    var welcome: Flow<WelcomeScreen> {
      Flow(with: WelcomeScreen()) { screen, _ in screen.onName = { session.signIn($0) } }
    }

    var home: Flow<HomeScreen> {
      Flow(with: HomeScreen()) { screen, lets in
        screen.onEdit = lets.push(editor)
        screen.onPay = lets.present(payment)
        screen.onSignOut = signOut(lets)
      }
    }

    // show
    func signOut(_ lets: Lets) -> @MainActor () -> Void {
      lets.task(leadsTo: .resetRoot(to: welcome)) { lets in
        // Screens that confirm leaving are asked. If one refuses, the session goes on.
        if await lets.performAndWait(.resetRoot(to: welcome))?.isPerformed == true { session.end() }
      }
    }
    // hide

    var editor: Flow<EditorScreen> {
      Flow(with: EditorScreen()) { screen, lets in screen.onSignOut = signOut(lets) }
        .confirmsLeaving { screen in !screen.hasChanges }
    }

    var expired: Flow<ExpiredScreen> {
      Flow(with: ExpiredScreen()) { screen, lets in screen.onClose = lets.dismiss() }
    }

    var upgrade: Flow<UpgradeScreen> { Flow(with: UpgradeScreen()) }

    // show
    var payment: Flow<PaymentScreen> {
      Flow(with: PaymentScreen()) { screen, lets in
        screen.onPaid = lets.perform(after: { session.isConfirmed = false }, .dismiss())  // the next one asks again
      }
      .guarded(orElse: .redirect(to: code)) { session.isConfirmed }
    }

    var code: Flow<CodeScreen> {
      Flow(with: CodeScreen()) { screen, lets in
        screen.onCode = lets.choose(.dismiss(), orElse: .stay) { code in
          session.isConfirmed = code == "1234"
          return session.isConfirmed
        }
        screen.onCancel = lets.dismiss()
      }
    }
    // hide
  }

  // show
  @MainActor
  static func launch(_ shop: ShopFlow, with url: URL?) throws -> Navigator {
    let navigator = Navigator(root: shop.home)
    navigator.links = try LinkTable(shop.links)
    if let url { try navigator.open(url) }
    return navigator
  }

  @MainActor
  static func start(_ shop: ShopFlow) -> Navigator {
    let session = shop.session
    let navigator = Navigator { session.user == nil ? .root(shop.welcome) : .root(shop.home) }
    session.onChange = { [weak navigator] in
      navigator?.updateRoot()  // asksToLeave: false if nobody may hold it up
    }
    return navigator
  }

  @MainActor
  static func end(_ session: Session, in navigator: Navigator, _ shop: ShopFlow) {
    session.user = nil
    navigator.updateRoot(asksToLeave: false)
    navigator.perform(.present(shop.expired, as: .alert))
  }

  @MainActor
  static func wall(_ shop: ShopFlow, isTooOld: @escaping @MainActor @Sendable () -> Bool) -> Navigator {
    let navigator = Navigator { isTooOld() ? .root(shop.upgrade) : .root(shop.home) }
    navigator.guardActions(orElse: .refuse("this version is too old")) { request in
      !isTooOld() || request.entering.contains(shop.upgrade.id)
    }
    return navigator
  }
  // hide

  @MainActor
  @Suite struct SessionRecipeTests {
    let session = Session()
    var shop: ShopFlow { ShopFlow(session: session) }

    @Test func aColdLaunchByALinkBehindALogin() throws {
      let navigator = try launch(shop, with: URL(string: "shop://orders/7"))
      #expect(navigator.tree.summary == "HomeScreen | sheet: LoginScreen")
      try navigator.screen(ofType: LoginScreen.self).onName("Ada")
      #expect(navigator.tree.summary == "HomeScreen > OrderScreen(7)")
    }

    @Test func theLatestOfTwoLinksIsFollowed() throws {
      let navigator = try launch(shop, with: URL(string: "shop://orders/7"))
      try navigator.open(#require(URL(string: "shop://orders/8")))
      try navigator.screen(ofType: LoginScreen.self).onName("Ada")
      #expect(navigator.tree.summary == "HomeScreen > OrderScreen(8)")
    }

    @Test func aLinkWaitsForBothGates() throws {
      let navigator = Navigator { [shop] in shop.root() }
      session.onChange = { [weak navigator] in navigator?.updateRoot() }
      navigator.perform(.resetRoot(to: shop.home, shop.offer))
      #expect(navigator.tree.summary == "IntroScreen")
      try navigator.screen(ofType: IntroScreen.self).onDone()
      #expect(navigator.tree.summary == "WelcomeScreen")
      try navigator.screen(ofType: WelcomeScreen.self).onName("Ada")
      #expect(navigator.tree.summary == "HomeScreen > OfferScreen")
    }

    @Test func theRootFollowsTheSession() throws {
      let navigator = start(shop)
      try navigator.screen(ofType: WelcomeScreen.self).onName("Ada")
      #expect(navigator.tree.summary == "HomeScreen")
      session.end()
      #expect(navigator.tree.summary == "WelcomeScreen")
    }

    @Test func whoSignsOutIsAskedFirst() async throws {
      let navigator = start(shop)
      try navigator.screen(ofType: WelcomeScreen.self).onName("Ada")
      try navigator.screen(ofType: HomeScreen.self).onEdit()
      let editor = try navigator.screen(ofType: EditorScreen.self)
      navigator.onIssue = nil
      editor.onSignOut()
      try await navigator.settled()
      #expect(navigator.tree.summary == "HomeScreen > EditorScreen" && session.user == "Ada", "it has changes")
      editor.hasChanges = false
      editor.onSignOut()
      try await navigator.settled()
      #expect(navigator.tree.summary == "WelcomeScreen" && session.user == nil)
    }

    @Test func aSessionExpiresWhileAnythingIsOpen() throws {
      let navigator = start(shop)
      try navigator.screen(ofType: WelcomeScreen.self).onName("Ada")
      try navigator.screen(ofType: HomeScreen.self).onEdit()
      end(session, in: navigator, shop)
      #expect(navigator.tree.summary == "WelcomeScreen | alert: ExpiredScreen")
    }

    @Test func nobodyPassesTheWall() throws {
      final class Version { var isTooOld = false }
      let version = Version(), navigator = wall(shop) { version.isTooOld }
      navigator.links = try LinkTable(shop.links)
      session.user = "Ada"
      try navigator.screen(ofType: HomeScreen.self).onEdit()
      version.isTooOld = true
      navigator.updateRoot(asksToLeave: false)
      #expect(navigator.tree.summary == "UpgradeScreen")
      navigator.onIssue = nil
      try navigator.open(#require(URL(string: "shop://orders/7")))
      #expect(navigator.tree.summary == "UpgradeScreen")
      version.isTooOld = false
      navigator.updateRoot()
      try navigator.open(#require(URL(string: "shop://orders/7")))
      #expect(navigator.tree.summary == "HomeScreen > OrderScreen(7)")
    }

    @Test func aPaymentAsksForACodeEachTime() throws {
      let navigator = Navigator(root: shop.home), home = try navigator.screen(ofType: HomeScreen.self)
      for _ in 1...2 {
        home.onPay()
        #expect(navigator.tree.summary == "HomeScreen | sheet: CodeScreen")
        try navigator.screen(ofType: CodeScreen.self).onCode("0000")
        #expect(navigator.tree.summary == "HomeScreen | sheet: CodeScreen")
        try navigator.screen(ofType: CodeScreen.self).onCode("1234")
        #expect(navigator.tree.summary == "HomeScreen | sheet: PaymentScreen")
        try navigator.screen(ofType: PaymentScreen.self).onPaid()
      }
      navigator.onIssue = nil
      home.onPay()
      try navigator.screen(ofType: CodeScreen.self).onCancel()
      #expect(navigator.tree.summary == "HomeScreen")
    }
  }
}
