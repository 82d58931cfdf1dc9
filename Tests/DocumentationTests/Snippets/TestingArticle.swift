import FlowKit
import FlowKitTesting
import Testing
import XCTest

// hide
private typealias ShopFlow = TestingArticle.ShopFlow
private typealias ItemScreen = TestingArticle.ItemScreen
private typealias CheckoutScreen = TestingArticle.CheckoutScreen
private typealias AuctionScreen = TestingArticle.AuctionScreen

enum TestingArticle {
  // show
  @MainActor
  struct ShopFlow {
    var item: Flow<ItemScreen> {
      Flow(with: ItemScreen()) { screen, lets in
        screen.onBuy = lets.push(checkout) { $0.prepare }
        screen.onHelp = lets.present(help, as: .sheet)
      }
    }

    var checkout: Flow<CheckoutScreen> {
      Flow(with: CheckoutScreen()) { screen, lets in screen.onPaid = lets.popToRoot() }
    }

    var help: Flow<HelpScreen> {
      Flow(with: HelpScreen()) { screen, lets in screen.onClose = lets.dismiss() }
    }
  }

  // hide
  final class ItemScreen {
    var onBuy: (String, Int) -> Void = { _, _ in }
    var onHelp: () -> Void = {}
  }

  final class CheckoutScreen {
    private(set) var total = ""
    var onPaid: () -> Void = {}
    func prepare(item: String, quantity: Int) { total = "\(quantity) x \(item)" }
  }

  final class HelpScreen {
    var onClose: () -> Void = {}
  }

  final class AuctionScreen {
    let (bids, _) = AsyncStream.makeStream(of: Int.self)
    var highest = 0
    var onOpen: () -> Void = {}
    var onClose: () -> Void = {}
  }
}

extension TestingArticle {
  // show
  @MainActor
  @Suite struct ItemFlowTests {
    let shop = ShopFlow()
    let spy = LetsSpy()

    @Test func helpIsASheet() throws {
      let screen = shop.item.makeScreen(lets: spy.lets)
      screen.onHelp()
      try spy.verify(.present(shop.help, as: .sheet))
    }

    @Test func buyingForwardsItemAndQuantity() throws {
      let screen = shop.item.makeScreen(lets: spy.lets)
      screen.onBuy("Lamp", 2)

      let checkout = CheckoutScreen()
      try spy.forwardArguments(to: checkout)
      #expect(checkout.total == "2 x Lamp")
    }
  }
  // hide
}

// show
@MainActor
final class CheckoutFlowTests: XCTestCase {
  func testPayingGoesBackToTheRoot() async throws {
    let spy = LetsSpy()
    let screen = ShopFlow().checkout.makeScreen(lets: spy.lets)
    screen.onPaid()
    XCTAssertEqual(spy.actions, [.popToRoot()])
  }
}

@MainActor
@Test func biddingEndsWithItsScreen() async {
  let spy = LetsSpy()
  let auction = Flow(with: AuctionScreen()) { screen, lets in
    screen.onOpen = lets.task { _ in
      for await bid in screen.bids { screen.highest = bid }  // there is always another one
    }
    screen.onClose = lets.pop()
  }
  let screen = auction.makeScreen(lets: spy.lets)
  screen.onOpen()

  spy.removeScreen()
  await spy.finishTasks()  // the task is cancelled, and has ended
  screen.onClose()
  #expect(spy.actions == [])
  #expect(spy.ignored == [.pop()])
}

@MainActor
@Test func payingEndsWhereTheUserBegan() throws {
  let shop = ShopFlow(), spies = LetsSpyFactory()
  let navigator = Navigator(root: shop.item, spies: spies)

  try navigator.screen(ofType: ItemScreen.self).onBuy("Lamp", 2)
  #expect(navigator.tree.summary == "ItemScreen > CheckoutScreen")
  try navigator.screen(ofType: CheckoutScreen.self).onPaid()
  #expect(navigator.tree.summary == "ItemScreen")

  #expect(spies[1]?.actions == [.push(shop.checkout)])
  #expect(spies[2]?.actions == [.popToRoot()])  // a spy outlives its screen
}

@MainActor
@Test func helpIsAboveTheCheckout() throws {
  let shop = ShopFlow(), navigator = Navigator(root: shop.item)
  navigator.perform(.push(shop.checkout))
  navigator.perform(.present(shop.help))
  try navigator.tree.verify("ItemScreen > CheckoutScreen | sheet: HelpScreen")
}

@MainActor
@Test func aDoubleTapBuysOnce() throws {
  let navigator = Navigator(root: ShopFlow().item)
  var events: [String] = []
  let observation = navigator.observe { events.append("\($0.kind)") }
  defer { observation.cancel() }

  let item = try navigator.screen(ofType: ItemScreen.self)
  item.onBuy("Lamp", 2)
  item.onBuy("Lamp", 2)

  #expect(
    events == [
      "willNavigate", "made", "disappeared", "appeared", "didNavigate", "ignored",
    ])
  #expect(navigator.perform(.dismiss()).reason == .nothingToDismiss)
}

@MainActor
@Test func aSlowGuardIsWaitedFor() async throws {
  let shop = ShopFlow(), navigator = Navigator(root: shop.item)
  navigator.perform(.push(shop.checkout.guarded { await isOpen() ? .allow : .refuse("closed") }))
  try await navigator.settled(within: .seconds(10))
  #expect(navigator.tree.summary == "ItemScreen > CheckoutScreen")
}

private func isOpen() async -> Bool { true }

@MainActor
@Test func whatHappensDuringATransitionIsShownAfterwards() throws {
  let shop = ShopFlow(), navigator = Navigator(root: shop.item)
  let host = HeadlessHost(delaysTransitions: true)
  navigator.attach(host)
  host.finishTransition()

  navigator.perform(.push(shop.checkout))  // begins to move
  navigator.perform(.present(shop.help))
  navigator.perform(.dismiss())  // both end before the host can show them
  #expect(!navigator.isSettled)  // performed, but not shown yet
  host.finishTransition()
  #expect(navigator.isSettled)
  #expect(
    host.pictures == [
      "ItemScreen, none", "ItemScreen → ItemScreen > CheckoutScreen, automatic",
    ])

  let swipe = host.beginSwipeBack()
  swipe?.cancel()
  #expect(navigator.tree.summary == "ItemScreen > CheckoutScreen")
  host.beginSwipeBack()?.finish()
  #expect(navigator.tree.summary == "ItemScreen")
  #expect(host.problems == [])  // the host shows what the navigator expects
}

@MainActor
@Test func theLandingPageTestsAWholeNavigation() throws {
  // show
  let navigator = Navigator(root: ShopFlow().item), issues = IssueSpy(navigator)
  try navigator.screen(ofType: ItemScreen.self).onBuy("Lamp", 2)
  #expect(navigator.tree.summary == "ItemScreen > CheckoutScreen")
  try issues.verify()  // nothing was ignored
  // hide
}
