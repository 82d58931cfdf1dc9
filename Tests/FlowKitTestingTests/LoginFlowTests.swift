import FlowKit
import FlowKitTesting
import Shop
import XCTest

/// A spy in XCTest; on Linux, main-actor tests have to be `async` there.
@MainActor
final class LoginFlowTests: XCTestCase {
  private let shop = ShopFlow()

  func testBackPops() async {
    let spy = LetsSpy()
    shop.login.makeScreen(lets: spy.lets).onBack()
    XCTAssertEqual(spy.actions, [.pop()])
  }

  func testAnEmptyNamePerformsNothing() async throws {
    let spy = LetsSpy()
    let screen = shop.login.makeScreen(lets: spy.lets)
    screen.name = "  "
    screen.logIn()
    try spy.verify()
    XCTAssertEqual(screen.message, "Please type your name first.")
  }

  func testLoggingInForwardsTheUser() async throws {
    let spy = LetsSpy()
    let screen = shop.login.makeScreen(lets: spy.lets)
    screen.name = "Ada"
    screen.logIn()
    XCTAssertEqual(spy.actions, [.push(shop.dashboard)])

    let dashboard = DashboardScreen()
    try spy.forwardArguments(to: dashboard)
    XCTAssertEqual(dashboard.user?.name, "Ada")
  }

  func testAnotherActionFailsWithASentence() async {
    let spy = LetsSpy()
    shop.login.makeScreen(lets: spy.lets).onBack()
    XCTAssertThrowsError(try spy.verify(.push(shop.dashboard))) { error in
      XCTAssert("\(error)".hasPrefix("verify at FlowKitTestingTests/LoginFlowTests.swift:"))
      XCTAssert("\(error)".contains("\n- push(DashboardScreen)\n+ pop() at Shop/ShopFlow.swift:"))
    }
  }

  func testAWholeNavigatorHasASpyOnEachScreen() async throws {
    let spies = LetsSpyFactory()
    let navigator = Navigator(root: shop.tutorial, spies: spies)
    (navigator.visibleScreen as? TutorialScreen)?.onContinue()
    (navigator.visibleScreen as? LoginScreen)?.onBack()

    XCTAssertEqual(navigator.tree.summary, "TutorialScreen")
    XCTAssertEqual(spies[1]?.actions, [.push(shop.login)])
    XCTAssertEqual(spies[2]?.actions, [.pop()])
    XCTAssertNil(spies[3])
  }
  func testSpiesAlsoStandBeforeTheScreensOfARule() throws {
    final class User { var isNew = true }
    let spies = LetsSpyFactory(), shop = shop, user = User()
    let navigator = Navigator(spies: spies) { user.isNew ? .root(shop.tutorial) : .root(shop.login) }
    try navigator.screen(ofType: TutorialScreen.self).onContinue()
    user.isNew = false
    navigator.updateRoot()
    try navigator.screen(ofType: LoginScreen.self).onBack()
    XCTAssertEqual(navigator.tree.summary, "LoginScreen")
    try spies.verify(.push(shop.login), .pop())
  }
}
