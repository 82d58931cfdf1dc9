import FlowKit
import FlowKitRestoration
import FlowKitTesting
import Shop
import Testing

@testable import FlowKitInspector

/// The tool's questions, asked of a running app.
@MainActor
@Suite struct RunningAppTests {
  @Test func aCallbackIsPressedByItsName() async {
    let shop = InspectedShop()
    _ = shop.inspection.hello()
    let answer = await shop.press("onContinue", "LoginScreen.onLogin(Ada)", "onOffer", "onBuy(#1, 3)")
    #expect(answer.hasSuffix("Now: TutorialScreen > LoginScreen > DashboardScreen > ItemScreen(3) > CheckoutScreen"))
  }

  @Test func aScreenFromBeforeTheInspectorHasCallbacksWithoutValues() async throws {
    let shop = InspectedShop()
    try shop.navigator.screen(ofType: TutorialScreen.self).onContinue()
    _ = shop.inspection.hello()
    let answer = await shop.press("onLogin(Ada)")
    #expect(answer.contains("its screen was made before the inspector was there"))
    #expect(await shop.press("onBack", "onContinue", "onLogin(Ada)").hasSuffix("> DashboardScreen"))
  }

  @Test func whyIsAboutTheUsersTaps() async throws {
    let shop = InspectedShop()
    _ = shop.inspection.hello()
    let tutorial = try shop.navigator.screen(ofType: TutorialScreen.self)
    tutorial.onContinue()
    #expect(await shop.ask("why").hasPrefix("Every step so far has done something."))
    tutorial.onContinue()
    let why = await shop.ask("why")
    #expect(why.contains("Shop/ShopFlow.swift:20"))
    #expect(why.contains("TutorialScreen"))
  }

  @Test func whatWasSoAlreadyDidNothing() async {
    let shop = InspectedShop()
    _ = shop.inspection.hello()
    shop.navigator.perform(.dismissAll())
    let why = await shop.ask("why")
    #expect(why.contains("dismissAll()"))
    #expect(why.contains("It was so already"))
    #expect(shop.notes().last?["text"]?.string?.hasSuffix("dismissAll(): it was so already") == true)
  }

  @Test func whyDoesNotPassOffAnOldReasonAsThatOfTheLastTap() async throws {
    let shop = InspectedShop()
    _ = shop.inspection.hello()
    let tutorial = try shop.navigator.screen(ofType: TutorialScreen.self)
    tutorial.onContinue()
    tutorial.onContinue()
    #expect(await !shop.ask("why").contains("nothing has reached the navigator since"))
    try shop.navigator.screen(ofType: LoginScreen.self).onBack()
    #expect(await shop.ask("why").contains("The last step was LoginScreen.onBack, and nothing has reached"))
  }

  @Test func aStepThatAsksForNothingIsRemembered() async {
    let shop = InspectedShop()
    _ = shop.inspection.hello()
    _ = await shop.press("onNothing")
    #expect(await shop.ask("why").contains("No visible screen has a callback “onNothing”"))
  }

  @Test func whatTheUserDidIsATest() async throws {
    let shop = InspectedShop()
    _ = shop.inspection.hello()
    let tutorial = try shop.navigator.screen(ofType: TutorialScreen.self)
    tutorial.onContinue()
    tutorial.onContinue()
    try shop.navigator.screen(ofType: LoginScreen.self).onLogin(#require(User(name: "Ada")))
    try shop.navigator.screen(ofType: DashboardScreen.self).onOffer()
    shop.navigator.back()
    #expect(
      await shop.ask("test") == """
        @Test @MainActor func session() throws {
          let navigator = Navigator(root: ShopFlow().tutorial)
          try navigator.screen(ofType: TutorialScreen.self).onContinue()
          try navigator.screen(ofType: LoginScreen.self).onLogin(#require(User(name: "Ada")))
          try navigator.screen(ofType: DashboardScreen.self).onOffer()
          navigator.back()
          #expect(navigator.tree.summary == "TutorialScreen > LoginScreen > DashboardScreen")
        }
        """)
  }

  @Test func aTestOfALongSessionSaysThatItsBeginningIsMissing() async throws {
    let shop = InspectedShop(), missing = "// What the app did first is no longer known"
    _ = shop.inspection.hello()
    for round in 0..<400 {
      if round == 5 { #expect(await !shop.ask("test").contains(missing)) }
      _ = shop.navigator.perform(.goTo(ShopFlow().terms))
      shop.navigator.back()
    }
    #expect(await shop.ask("test").hasPrefix(missing))
  }

  @Test func aWayBeginsWhereTheAppIs() async throws {
    let shop = InspectedShop()
    _ = shop.inspection.hello()
    _ = await shop.press("onContinue", "onLogin")
    let way = await shop.ask("way", ["screen": "CheckoutScreen"])
    #expect(way.hasPrefix("From TutorialScreen > LoginScreen > DashboardScreen:\n1. DashboardScreen.onOffer"))
    #expect(shop.navigator.tree.summary == "TutorialScreen > LoginScreen > DashboardScreen")
    #expect(await shop.press("onOffer", "onBuy").hasSuffix("> CheckoutScreen"))
  }

  @Test func aCoveredScreenIsNamedWithItsKey() async {
    let shop = InspectedShop()
    _ = shop.inspection.hello()
    _ = await shop.press("onContinue", "onLogin", "onOffer", "onBuy")
    #expect(await shop.press("ItemScreen(3).onBack").contains("ItemScreen(3) is covered, so no user can use it."))
    #expect(await shop.press("ItemScreen(4).onBack").contains("ItemScreen(4) is not there, so no user can use it."))
  }

  @Test func itIsNotStartedAnew() async {
    let shop = InspectedShop()
    #expect(await shop.ask("restart").contains("start it anew where you have started it"))
  }
}
