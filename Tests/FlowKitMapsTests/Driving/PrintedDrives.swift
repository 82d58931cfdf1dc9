import FlowKit
import FlowKitMaps
import FlowKitTesting
import Foundation
import Testing
import XCTest

/// Failures printed as tests: those below are what is printed; they fail with the mistake, and pass without it.
@MainActor
@Suite struct PrintedDriveTests {
  @Test(arguments: Bistro.Mistake.allCases)
  func printedTestIsTheOneInThisFile(_ mistake: Bistro.Mistake) async throws {
    let failure = try #require(await failure(Bistro.driver(mistake), seed: 1))
    let test = failure.test(named: "\(mistake)")
    #expect(failure.description.hasSuffix(failure.test(named: "whatTheDriverFound")))
    #expect(try isWrittenHere(test.replacingOccurrences(of: "@Test ", with: "")), "\(test)")
  }

  @Test(arguments: Bistro.Mistake.allCases)
  func printedTestFailsUntilTheMistakeIsFixed(_ mistake: Bistro.Mistake) async throws {
    try await PrintedDrive(mistake: nil).run(mistake)
    await withKnownIssue { try await PrintedDrive(mistake: mistake).run(mistake) }
  }

  @Test func testCanBePrintedForXCTest() async throws {
    let failure = try #require(await failure(Bistro.driver(.leak), seed: 1))
    let test = failure.test(named: "testNoDishLivesOn", as: .xcTest)
    #expect(try isWrittenHere(test.replacingOccurrences(of: "mistake: mistake", with: "mistake: nil")), "\(test)")
  }

  private func isWrittenHere(_ source: String) throws -> Bool {
    let file = try String(contentsOfFile: "\(#filePath)", encoding: .utf8)
    return file.contains(source.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
  }
}

final class DriveAsXCTest: XCTestCase {
  @MainActor func testNobodyBreaksTheBistro() async throws {
    try await Bistro.driver(nil).run(steps: 100, seed: 7)
  }

  @MainActor func testNoDishLivesOn() async throws {
    let navigator = Navigator(root: Bistro(mistake: nil).door)
    try navigator.on(DoorScreen.self) { $0.onEnter() }
    try navigator.on(MenuScreen.self) { $0.onDish(1) }
    weak var left: AnyObject?
    left = navigator.screen(of: 3)
    navigator.back()
    XCTAssertTrue(left == nil)
  }
}

extension PrintedDrive {
  func run(_ mistake: Bistro.Mistake) async throws {
    switch mistake {
    case .forgottenOrder: try forgottenOrder()
    case .leak: try leak()
    case .lostTarget: try lostTarget()
    case .oldNote: try oldNote()
    case .wayWithoutOrder: try wayWithoutOrder()
    case .silentGuard: try await silentGuard()
    case .noSuchTab: try noSuchTab()
    }
  }
}

@MainActor struct PrintedDrive {
  let mistake: Bistro.Mistake?

  @MainActor func forgottenOrder() throws {
    let navigator = Navigator(root: Bistro(mistake: mistake).door)
    try navigator.on(DoorScreen.self) { $0.onEnter() }
    try navigator.on(MenuScreen.self) { $0.onDish(3) }
    try navigator.on(DishScreen.self) { $0.onOrder(1) }
    #expect(try navigator.on(BasketScreen.self) { $0.count != nil })
  }

  @MainActor func leak() throws {
    let navigator = Navigator(root: Bistro(mistake: mistake).door)
    try navigator.on(DoorScreen.self) { $0.onEnter() }
    try navigator.on(MenuScreen.self) { $0.onDish(1) }
    weak var left: AnyObject?
    left = navigator.screen(of: 3)
    navigator.back()
    #expect(left == nil)
  }

  @MainActor func lostTarget() throws {
    let navigator = Navigator(root: Bistro(mistake: mistake).door)
    let issues = IssueSpy(navigator)
    try navigator.on(DoorScreen.self) { $0.onEnter() }
    try navigator.on(MenuScreen.self) { $0.onDish(1) }
    try navigator.on(DishScreen.self) { $0.onOrder(1) }
    try navigator.on(BasketScreen.self) { $0.onPay() }
    try navigator.on(ReceiptScreen.self) { $0.onDone() }
    #expect(!issues.issues.contains { $0.reason == .targetNotFound })
  }

  @MainActor func oldNote() throws {
    let navigator = Navigator(root: Bistro(mistake: mistake).door)
    try navigator.on(DoorScreen.self) { $0.onEnter() }
    try navigator.on(MenuScreen.self) { $0.onDish(1) }
    try navigator.on(DishScreen.self) { $0.onOrder(2) }
    try navigator.on(BasketScreen.self) { basket in
      // somebody has a "wish}"
      basket.note = ("no salt", basket.count)
    }
    try navigator.on(BasketScreen.self) { $0.onClose() }
    try navigator.on(DishScreen.self) { $0.onOrder(1) }
    #expect(try navigator.on(BasketScreen.self) { $0.note == nil || $0.note?.count == $0.count })
  }

  @MainActor func wayWithoutOrder() throws {
    let navigator = Navigator(root: Bistro(mistake: mistake).door)
    try navigator.on(DoorScreen.self) { $0.onSneak?() }
    let isWrong: (Navigator) -> Bool = { $0.tree.contains(Bistro().receipt) && !$0.tree.contains(Bistro().menu) }
    #expect(!isWrong(navigator))
  }

  @MainActor func silentGuard() async throws {
    let navigator = Navigator(root: Bistro(mistake: mistake).door)
    try navigator.on(DoorScreen.self) { $0.onEnter() }
    try navigator.on(MenuScreen.self) { $0.onDish(2) }
    try? await navigator.settled(within: .milliseconds(50))
    #expect(navigator.tree.summary != "DoorScreen > MenuScreen")
  }

  @MainActor func noSuchTab() throws {
    let navigator = Navigator(root: Bistro(mistake: mistake).door)
    let issues = IssueSpy(navigator)
    try navigator.on(DoorScreen.self) { $0.onEnter() }
    try navigator.on(MenuScreen.self) { $0.onDish(1) }
    try navigator.on(DishScreen.self) { $0.onChef() }
    try navigator.on(ChefScreen.self) { $0.onTwice() }
    #expect(!issues.issues.contains { $0.reason == .noContainer })
  }
}
