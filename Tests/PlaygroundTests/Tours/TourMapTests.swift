import FlowKit
import FlowKitLinks
import FlowKitMaps
import Foundation
import Testing

@testable import PlaygroundTool

/// The maps of the tours, compared with files.
///
/// When one is meant to change, renew the files, and read what has changed:
///
///     for tour in shop movies news rooms safe; do
///       swift run PlaygroundTool map $tour > Tests/PlaygroundTests/Expected/$tour.map.txt; done
///     resources=Sources/FlowKitPictures/FlowKitPictures.docc/Resources
///     swift run PlaygroundTool map shop --as svg > $resources/ShopMap.svg
@MainActor
struct TourMapTests {
  @Test(arguments: ["shop", "movies", "news", "rooms", "safe"])
  func mapOfATourIsAsReviewed(tour: String) throws {
    let tour = try #require(Tour.named(tour))
    let reviewed = try text("Tests/PlaygroundTests/Expected/\(tour.name).map.txt")
    #expect(MapForm.text.text(of: tour) == reviewed)
  }

  @Test func pictureInTheDocumentationIsCorrect() throws {
    let shop = try #require(Tour.named("shop"))
    let file = "Sources/FlowKitPictures/FlowKitPictures.docc/Resources/ShopMap.svg"
    let picture = try text(file)
    #expect(MapForm.svg.text(of: shop) == picture)
  }

  @Test(arguments: Tour.all.map(\.name))
  func everyTourHasAMapInEveryForm(tour: String) throws {
    let tour = try #require(Tour.named(tour))
    let root = try #require(tour.makeMap().root)
    let starts: [MapForm: String] = [.mermaid: "flowchart LR\n", .dot: "digraph flows {\n", .svg: "<svg xmlns="]
    for form in MapForm.allCases {
      let text = form.text(of: tour)
      #expect(text.hasPrefix(starts[form] ?? "\(root) (root)"))
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
  }

  @Test func aStoryboardIsWritten() throws {
    let tour = try #require(Tour.named("safe"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("flowkit-storyboard-\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try tour.writeStoryboard(to: file.path)
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.hasPrefix("<!doctype html>") || page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("LobbyScreen"))
    #expect(throws: (any Error).self) { try tour.writeStoryboard(to: "/nowhere/at/all.html") }
  }

  /// All tours with `FLOWKIT_LONG=1`, as in CI, otherwise one.
  @Test func everyAddressOfATourIsOneOfItsLinks() {
    let isLong = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil
    for tour in Tour.all where isLong || tour.name == "shop" {
      #expect(throws: Never.self, "\(tour.name)") { try tour.makeStoryboard() }
    }
  }

  @Test func nothingIsWrongWithTheTours() {
    for tour in Tour.all where tour.name != "safe" { #expect(tour.makeMap().problems.isEmpty, "\(tour.name)") }
  }

  @Test(arguments: Tour.all.map(\.name))
  func namesAndLinksFitTheFlows(tour: String) throws {
    let tour = try #require(Tour.named(tour)), app = tour.makeApp(), map = tour.makeMap()
    // What nobody wants to find open when they come back.
    let transient = [
      "TrailerScreen", "RoomNameScreen", "FirstLineScreen", "PaintScreen", "LogOutScreen", "GreetingScreen",
    ]
    #expect(try map.problems(of: #require(app.flows)) { transient.contains($0.name) } == [])
    if let links = app.navigator.links { #expect(map.problems(of: links, opening: tour.addresses) == []) }
  }

  @Test func redirectCircleOfTheSafeIsFound() throws {
    let problems = try #require(Tour.named("Safe")).makeMap().problems
    #expect(problems.map(\.rule) == [.guardLoop, .guardLoop])
    #expect(problems.map(\.flow.description) == ["Hen", "Egg"])
  }

  private func text(_ file: String, here: String = #filePath) throws -> String {
    let root = URL(fileURLWithPath: here).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }
}
