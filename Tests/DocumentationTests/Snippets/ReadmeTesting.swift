import FlowKit
import FlowKitTesting
import Testing
import XCTest

// hide
private typealias ShopFlow = ReadmeProgram.ShopFlow
private typealias Session = ReadmeProgram.Session
private typealias ListScreen = ReadmeProgram.ListScreen
private typealias ItemScreen = ReadmeProgram.ItemScreen
private typealias BasketScreen = ReadmeProgram.BasketScreen

// show
@MainActor
@Test func whatIsBoughtIsInTheBasket() throws {  // Swift Testing, with a whole navigator
  let navigator = Navigator(root: ShopFlow(session: Session()).list)
  try navigator.screen(ofType: ListScreen.self).onItem(7)
  try navigator.screen(ofType: ItemScreen.self).onBuy(7, 2)
  #expect(navigator.tree.summary == "ListScreen > ItemScreen(7) | sheet: BasketScreen")
  #expect(try navigator.screen(ofType: BasketScreen.self).items == [7, 7])
}

@MainActor
final class ItemFlowTests: XCTestCase {  // XCTest, with a spy; on Linux its main-actor tests have to be async
  func testBackClosesTheItem() async {
    let spy = LetsSpy()
    ShopFlow(session: Session()).item(7).makeScreen(lets: spy.lets).onBack()
    XCTAssertEqual(spy.actions, [.close()])
  }
}
