import FlowKit
import FlowKitTesting
import Shop
import XCTest

/// What was not done, in XCTest; on Linux, main-actor tests have to be `async` there.
@MainActor
final class ShopIssuesTests: XCTestCase {
  private let shop = ShopFlow()

  func testADoubleTapIsIgnoredOnce() async throws {
    let navigator = Navigator(root: shop.tutorial), issues = IssueSpy(navigator)
    let tutorial = navigator.visibleScreen as? TutorialScreen
    tutorial?.onContinue()
    tutorial?.onContinue()
    try issues.expect(.covered)
    try issues.verify()
  }

  func testUnexpectedIssueIsThrown() async {
    let navigator = Navigator(root: shop.tutorial), issues = IssueSpy(navigator)
    await navigator.performAndWait(.pop())
    XCTAssertThrowsError(try issues.verify()) { error in
      XCTAssert("\(error)".hasPrefix("verify at FlowKitTestingTests/ShopIssuesTests.swift:"))
      XCTAssert("\(error)".contains(":\n+ pop() at FlowKitTestingTests/"))
    }
  }
}
