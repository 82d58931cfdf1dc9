import FlowKit
import FlowKitRestoration
import FlowKitTesting
import FlowKitTool
import Shop
import Testing

@testable import FlowKitInspector

/// What an inspector is told, and what it may do.
@MainActor
@Suite struct InspectionTests {
  @Test func thePlaceIsTold() throws {
    let shop = InspectedShop()
    try shop.navigator.screen(ofType: TutorialScreen.self).onContinue()
    let place = try #require(shop.inspection.hello()["place"])
    #expect(place["summary"] == "TutorialScreen > LoginScreen")
    #expect(place["shown"]?.text() == "[1]")
    #expect(place["path"]?.text() == "[0,1]")
    #expect(place["layers"]?.text().contains("{\"flow\":\"LoginScreen\",\"isVisible\":true}") == true)
  }

  @Test func theMapIsToldOnce() {
    let shop = InspectedShop()
    #expect(shop.inspection.hello()["map"]?["picture"] != nil)
    #expect(shop.inspection.news(after: 0)["map"] == nil)
    #expect(InspectedShop(isMapped: false).inspection.hello()["map"] == nil)
  }

  @Test func aTapThatDoesNothingIsToldWithItsReasonAndLine() throws {
    let shop = InspectedShop()
    let tutorial = try shop.navigator.screen(ofType: TutorialScreen.self)
    tutorial.onContinue()
    let heard = shop.inspection.lastNote
    tutorial.onContinue()
    let note = try #require(shop.notes(after: heard).last)
    #expect(note["kind"] == "ignored")
    #expect(note["reason"] == "covered")
    #expect(note["file"] == "Shop/ShopFlow.swift")
    #expect(note["line"]?.int == 20)
    #expect(note["text"]?.string?.contains("TutorialScreen") == true)
  }

  @Test func anActionHasTheNumberOfItsArrow() throws {
    let shop = InspectedShop()
    _ = shop.inspection.hello()
    try shop.navigator.screen(ofType: TutorialScreen.self).onContinue()
    let done = shop.notes().first { $0["kind"] == "didNavigate" }
    #expect(done?["arrows"]?.text() == "[0]")
  }

  @Test func theOldestNotesAreDroppedAndTheirNumbersAreMissing() {
    let shop = InspectedShop(isMapped: false)
    for _ in 0..<600 { shop.navigator.perform(.pop()) }
    let first = shop.notes().first?["number"]?.int ?? 0
    #expect(first > 1)
    #expect(shop.inspection.hello()["first"]?.int == first)
    #expect(shop.notes().compactMap { $0["number"]?.int } == Array(first...shop.inspection.lastNote))
    #expect(shop.inspection.lastNote == 600)
    #expect(shop.notes().count <= 550)
  }

  @Test func onlyWhatIsNewIsTold() throws {
    let shop = InspectedShop()
    try shop.navigator.screen(ofType: TutorialScreen.self).onContinue()
    let heard = shop.inspection.lastNote
    #expect(shop.notes(after: heard).isEmpty)
    try shop.navigator.screen(ofType: LoginScreen.self).onBack()
    #expect(shop.notes(after: heard).first?["number"]?.int == heard + 1)
  }

  @Test func aKeptPlaceIsGoneToAgain() async throws {
    let shop = InspectedShop()
    try shop.navigator.screen(ofType: TutorialScreen.self).onContinue()
    _ = await shop.inspection.carryOut(["do": "keep", "name": "the login"])
    shop.navigator.back()
    #expect(shop.inspection.news(after: 0)["place"]?["kept"]?.text().contains("the login") == true)
    _ = await shop.inspection.carryOut(["do": "go", "place": .whole(1)])
    #expect(shop.navigator.tree.summary == "TutorialScreen > LoginScreen")
    _ = await shop.inspection.carryOut(["do": "forget", "place": .whole(1)])
    let answer = await shop.inspection.carryOut(["do": "go", "place": .whole(1)])
    #expect(answer == ["text": "That place is no longer known.", "isError": true])
  }

  @Test func itTravelsToTheTreeOfANote() async throws {
    let shop = InspectedShop()
    try shop.navigator.screen(ofType: TutorialScreen.self).onContinue()
    let number = shop.inspection.lastNote
    shop.navigator.back()
    #expect(shop.navigator.tree.summary == "TutorialScreen")
    _ = await shop.inspection.carryOut(["do": "travel", "note": .whole(number)])
    #expect(shop.navigator.tree.summary == "TutorialScreen > LoginScreen")
  }

  @Test func theAppsOwnHandlerOfIssuesStillHears() {
    let navigator = Navigator(root: ShopFlow().tutorial), spy = IssueSpy(navigator)
    let inspection = Inspection(of: navigator, as: "Shop", RunningApp(navigator, nil))
    navigator.perform(.pop())
    #expect(spy.issues.count == 1)
    #expect(inspection.lastNote == 1)
  }

  @Test func theSignalEndsWithTheNavigator() async {
    var navigator: Navigator? = Navigator(root: ShopFlow().tutorial)
    let inspection = navigator.map { Inspection(of: $0, as: "Shop", RunningApp($0, nil)) }
    let signals = inspection?.signals()
    weak var gone: Navigator?
    gone = navigator
    navigator = nil
    #expect(gone == nil)
    var count = 0
    if let signals { for await _ in signals { count += 1 } }
    #expect(count == 1)
  }
}
