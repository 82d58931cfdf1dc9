import FlowKit
import Foundation
import Testing

@testable import Playground

/// Sessions that are saved in a file, and continue in another run.
@MainActor
struct SavedSessionTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json").path

  private func summary(_ guide: TourGuide) -> String { guide.session.navigator.tree.summary }

  /// Ends a tour and begins again.
  private func again(_ tour: String, _ body: (Session) throws -> Void) throws -> (before: TourGuide, after: TourGuide) {
    let before = TourGuide(Tour.named(tour))
    try body(before.session)
    try before.save(to: file)
    defer { try? FileManager.default.removeItem(atPath: file) }
    return (before, TourGuide(nil, restoring: file))
  }

  private func press(_ titles: String..., on session: Session) throws {
    for title in titles {
      let card = session.card(of: session.navigator.tree.visible.id)
      session.press(try #require(card.buttons.first { $0.title.hasPrefix(title) }))
    }
  }

  @Test(arguments: Tour.all.map(\.name))
  func everyTourIsWhereItWas(_ tour: String) throws {
    let (before, after) = try again(tour) { _ in }
    #expect(summary(after) == summary(before))
    #expect(after.problems.isEmpty)
    #expect(!after.isInMenu)
  }

  @Test func theShopKnowsItsCustomerAndTheirOrder() throws {
    let (before, after) = try again("shop") { session in
      try press("Continue", on: session)
      let fields = session.card(of: session.navigator.tree.visible.id).fields
      session.type("Ada", into: try #require(fields.first))
      try press("Log in", "Catalogue", "Kettle", "Buy", "Pay", on: session)
    }
    #expect(summary(after) == summary(before))
    #expect(summary(after).hasSuffix("ItemScreen(1) > CheckoutScreen > PaymentScreen"))
    try press("Pay", on: after.session)
    #expect(summary(after).hasSuffix("ThankYouScreen"))
  }

  @Test func aNoteThatWasNotSavedIsStillThere() throws {
    let (_, after) = try again("safe") { session in
      try press("Note", on: session)
      let fields = session.card(of: session.navigator.tree.visible.id).fields
      session.type("buy tea", into: try #require(fields.first))
    }
    let card = after.session.card(of: after.session.navigator.tree.visible.id)
    #expect(card.fields.first?.text == "buy tea")
  }

  @Test func guardedScreensStayGuarded() throws {
    let (before, after) = try again("safe") { session in
      try press("Account", on: session)
      let fields = session.card(of: session.navigator.tree.visible.id).fields
      session.type("4711", into: try #require(fields.first))
      try press("Open", on: session)
    }
    #expect(summary(before) == "LobbyScreen > BalanceScreen")
    #expect(summary(after) == "LobbyScreen")
    #expect(after.problems.count == 1)
  }

  @Test func brokenFilesAreReported() throws {
    try Data("{\"tour\": 5}".utf8).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let guide = TourGuide(nil, restoring: file)
    #expect(guide.isInMenu)
    #expect(guide.problems == ["\(file) cannot be restored: it is no session of the Playground."])
  }

  @Test func tourStartsWithoutAFile() throws {
    #expect(summary(TourGuide(Tour.named("shop"), restoring: file)) == "TutorialScreen")
    let menu = TourGuide(nil, restoring: nil)
    try menu.save(to: file)
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
