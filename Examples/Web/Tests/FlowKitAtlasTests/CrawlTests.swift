import FlowKit
import FlowKitMaps
import FlowKitWeb
import Testing

@testable import FlowKitAtlas
@testable import WebTours

/// The walk through an app, without a browser.
@MainActor
struct CrawlTests {
  private func walk(_ name: String) async throws -> Atlas {
    let tour = try #require(Tour.all.first { $0.name == name })
    let crawl = tour.crawl
    crawl.maxTime = .seconds(600)  // other tests may have the processor
    return await crawl.run()
  }

  @Test func allScreensOfTheShopAreReachedByTheShortestWay() async throws {
    let atlas = try await walk("shop"), map = Tour.all[0].makeMap()
    #expect(Set(atlas.screens.map(\.name)) == Set(map.flows.map { "\($0)" }))
    #expect(atlas.screens.map(\.distance) == [0, 1, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 6])
    #expect(atlas["TermsScreen"]?.way == ["Continue", "Name = Ada", "Log in", "Settings", "Terms"])
  }

  @Test func eachArrowOfTheShopIsCalledByAButton() async throws {
    let atlas = try await walk("shop"), names = Set(atlas.arrows.map { "\($0.source) \($0.name)" })
    for arrow in Tour.all[0].makeMap().arrows {
      guard let callback = arrow.callback, !["?", "back"].contains(callback) else { continue }
      #expect(names.contains("\(arrow.source) \(callback) → \(arrow.action.kind)"))
    }
    #expect(atlas.findings.map(\.title) == ["Callbacks that are set to nothing"])
    #expect(atlas.unbound == ["ItemScreen(4).onRelated"])
    #expect(
      atlas.arrows.filter { $0.source == "PaymentScreen" }.map(\.line) == [
        "PaymentScreen, “‹ Checkout”: back to CheckoutScreen",
        "PaymentScreen, “Pay in cash”: onPaid → batch to ThankYouScreen",
        "PaymentScreen, “Back”: onBack → pop to CheckoutScreen",
        "PaymentScreen, “Cancel the order”: onCancel → pop to ItemScreen(3)",
      ])
  }

  @Test func whatIsWrongWithADeskIsTold() async throws {
    let app = WebApp("Desk") { Navigator(root: DeskFlow().desk) }
    let atlas = await AtlasCrawl(app, map: FlowMap(of: DeskFlow().desk)).run()
    let findings = Dictionary(uniqueKeysWithValues: atlas.findings.map { ($0.title, $0.lines) })
    #expect(findings["Buttons that do nothing"] == ["DeskScreen, “Ring the bell”"])
    #expect(findings["Callbacks that no button calls"] == ["DeskScreen.onBin"])
    #expect(findings["Screens that were not reached"] == ["Locked", "Bin"])
    #expect(findings["Callbacks that are set to nothing"] == ["DeskScreen.onLamp"])
    let refused = try #require(findings["Actions that were ignored or refused, or wait"])
    #expect(refused.count == 1 && refused[0].contains("there is no key"), "\(refused)")
    #expect(atlas.arrows.first { $0.label == "Switch the lamp" }?.result == .changes)
  }

  @Test func whatThereIsNoTimeForIsTold() async throws {
    let crawl = Tour.all[0].crawl
    crawl.maxPresses = 4
    let atlas = await crawl.run()
    #expect(atlas.arrows.count == 4)
    #expect(
      atlas.leftOut
        == ["‹ Log in", "Catalogue", "Today's offer", "Settings", "Log out"].map { "DashboardScreen, “\($0)”" })
  }

  @Test(arguments: [
    ("movies", ["PermissionScreen, state 2, “Yes, please”: onDone → send to Wishlist"]),
    ("news", ["SignInScreen, “In tabs”: onSignIn → push to NewsListScreen"]),
    ("rooms", ["RoomListScreen, “Attic”: onMessage → send to RoomScreen(3)"]),
    (
      "safe",
      [
        "LobbyScreen, “Account”: onAccount → push, guarded to KeyScreen",
        "PaintScreen, “red”: onPick → unwind to LobbyScreen",
        "LobbyScreen, state 2, “Let the keeper allow it”: onReport → push to ReportScreen",
      ]
    ),
  ])
  func otherToursAreWalkedThrough(_ tour: String, _ some: [String]) async throws {
    let atlas = try await walk(tour)
    #expect(Set(atlas.arrows.map(\.line)).isSuperset(of: some))
    #expect(atlas.leftOut.isEmpty)
  }
}
