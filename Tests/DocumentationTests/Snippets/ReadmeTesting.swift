import FlowKit
import FlowKitTesting
import Testing
import XCTest

// hide
private typealias ShopFlow = ReadmeProgram.ShopFlow
private typealias LoginScreen = ReadmeProgram.LoginScreen
private typealias DashboardScreen = ReadmeProgram.DashboardScreen

// show
@MainActor  // XCTest; on Linux its main-actor tests have to be async
final class DashboardFlowTests: XCTestCase {
  func testLogOutLeadsToLogin() async {
    let shop = ShopFlow(), spy = LetsSpy()
    shop.dashboard.makeScreen(lets: spy.lets).onLogOut()
    XCTAssertEqual(spy.actions, [.popTo(shop.login)])
  }
}

@MainActor  // Swift Testing
@Test func theUserIsForwarded() throws {
  let shop = ShopFlow(), spies = LetsSpyFactory()
  let navigator = Navigator(root: shop.login, spies: spies)
  try navigator.screen(ofType: LoginScreen.self).onLogin("Ada")
  #expect(spies[1]?.actions == [.push(shop.dashboard)])  // screen #1, as the tree numbers it: this, and nothing else
  #expect(try navigator.screen(ofType: DashboardScreen.self).user == "Ada")
}
