import FlowKit
import FlowKitMaps
import Foundation
import Testing

@testable import FlowKitAtlas
@testable import WebTours

/// The shop's atlas, made in Chromium.
@MainActor
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["WEB_DRIVER"] != nil, "`bash Examples/Web/run` runs this test in Chromium"))
struct PageTests {
  @Test func theShopsAtlasHasEachScreenAndEachArrow() async throws {
    let tour = Tour.all[0], (atlas, _) = try await tour.crawl.runWithPictures(), page = atlas.page()
    for flow in tour.makeMap().flows {
      #expect(page.contains("<figure tabindex=\"0\" data-screen=\"\(flow)\""), "\(flow)")
      #expect(atlas["\(flow)"]?.picture?.light.hasPrefix("data:image/webp;base64,") == true, "\(flow)")
    }
    for arrow in tour.makeMap().arrows {
      guard let callback = arrow.callback, !["?", "back"].contains(callback) else { continue }
      let start = "data-source=\"\(arrow.source)\" ", name = "data-name=\"\(callback) → \(arrow.action.kind)\""
      #expect(page.components(separatedBy: "<g class").contains { $0.contains(start) && $0.contains(name) }, "\(name)")
    }
    #expect(atlas.arrows.filter { $0.box == nil }.map(\.line) == [])
    #expect(page.utf8.count < 2_000_000)
  }

  @Test func theSameShopLooksTheSameUnlessAPictureWasReplaced() async throws {
    let (before, _) = try await Tour.all[0].crawl.runWithPictures()
    var old = try Atlas(page: before.page())
    old.screens[0].picture = old.screens[1].picture
    let (_, comparison) = try await Tour.all[0].crawl.runWithPictures(comparedWith: old)
    #expect(comparison?.screens.map(\.name) == [old.screens[0].name])
    #expect(comparison?.arrows == [])
  }
}
