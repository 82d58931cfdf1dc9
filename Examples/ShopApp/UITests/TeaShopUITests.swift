import XCTest

/// What a customer does, in a simulator.
///
/// A control is found by the callback that it calls, as the map of the flows names it.
@MainActor
final class TeaShopUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    app.launch()
  }

  /// Taps what calls a callback.
  private func tap(_ callback: String) {
    let button = app.buttons[callback].firstMatch
    XCTAssert(button.waitForExistence(timeout: 5), "nothing calls \(callback)")
    button.tap()
  }

  private func logIn() {
    tap("TutorialScreen.onContinue")
    let name = app.textFields["LoginScreen.name"]
    XCTAssert(name.waitForExistence(timeout: 5))
    name.tap()
    name.typeText("Ada")
    tap("LoginScreen.onLogin")
  }

  func testATeapotIsBought() {
    logIn()
    tap("DashboardScreen.onCatalogue")
    tap("CatalogueScreen.onSelect(1)")
    tap("ItemScreen.onBuy")
    tap("CheckoutScreen.onPay")
    tap("PaymentScreen.onPaid")
    tap("ThankYouScreen.onDone")
    XCTAssert(app.buttons["DashboardScreen.onCatalogue"].firstMatch.waitForExistence(timeout: 5))
  }

  func testTheSystemsBackLeadsBack() {
    logIn()
    tap("DashboardScreen.onCatalogue")
    XCTAssert(app.buttons["CatalogueScreen.onSelect(1)"].firstMatch.waitForExistence(timeout: 5))
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssert(app.buttons["DashboardScreen.onCatalogue"].firstMatch.waitForExistence(timeout: 5))
  }

  func testALinkOpensAnItem() throws {
    let url = try XCTUnwrap(URL(string: "playground://shop/items/2?quantity=3"))
    app.open(url)
    XCTAssert(app.buttons["ItemScreen.onBuy"].firstMatch.waitForExistence(timeout: 10))
    XCTAssertEqual(app.textFields["ItemScreen.quantity"].value as? String, "3")
  }

  func testTheGuideLeadsToTheShop() throws {
    app.open(try XCTUnwrap(URL(string: "playground://guide")))
    tap("GuideScreen.onTopic(boiling)")
    tap("TopicScreen.onEquipment")
    XCTAssert(app.buttons["ItemScreen.onBuy"].firstMatch.waitForExistence(timeout: 5))
  }
}
