import FlowKit
import FlowKitMaps
import FlowKitWeb
import Testing

@testable import FlowKitAtlas
@testable import WebTours

/// Two atlases of an app, and what is different.
@MainActor
struct ComparisonTests {
  /// The desk's atlas with pictures that are only words.
  private func atlas() async -> Atlas {
    let app = WebApp("Desk") { Navigator(root: DeskFlow().desk) }
    var atlas = await AtlasCrawl(app, map: FlowMap(of: DeskFlow().desk)).run()
    for index in atlas.screens.indices {
      atlas.screens[index].picture = picture("<\(atlas.screens[index].name)>")
    }
    return atlas
  }

  private func picture(_ text: String) -> Atlas.Picture {
    Atlas.Picture(light: text, dark: "\(text) in the dark", width: 320, height: 520)
  }

  @Test func anAtlasIsReadFromItsPage() async throws {
    let atlas = await atlas(), read = try Atlas(page: atlas.page())
    #expect(read.screens.map(\.name) == atlas.screens.map(\.name))
    #expect(read.arrows == atlas.arrows)
    #expect(read.screens[0].picture?.light == "<DeskScreen>")
    #expect(throws: Atlas.NoAtlas.self) { try Atlas(page: "<html></html>") }
  }

  @Test func nothingIsDifferentFromItself() async {
    let atlas = await atlas()
    let comparison = await AtlasComparison(from: atlas, to: atlas) { _, _ in 1 }
    #expect(comparison.isEmpty && comparison.lines.isEmpty)
    #expect(atlas.page(comparison).contains("Nothing is different"))
  }

  @Test func newGoneAndChangedPicturesAndArrowsAreTold() async throws {
    let old = await atlas()
    var new = old
    new.screens[0].picture = picture("another desk")
    new.screens[1] = Atlas.Screen(
      name: "BoxScreen", flow: "BoxScreen", containers: [], distance: 1, way: ["Drawer"], isOnMap: true)
    new.arrows[1].callback = "onBox"
    let bell = new.arrows.remove(at: 3)
    new.arrows.append(
      Atlas.Arrow(source: "BoxScreen", label: "Shut", kind: "button", target: "DeskScreen", result: .leads))
    let comparison = await AtlasComparison(from: old, to: new) { _, _ in 0.25 }
    #expect(bell.label == "Ring the bell")
    #expect(
      comparison.lines == [
        "changed: DeskScreen (250 ‰ of the picture)", "new: BoxScreen", "gone: DrawerScreen",
        "changed: DeskScreen, “Drawer”: onDrawer → push to DrawerScreen\n"
          + "      now: DeskScreen, “Drawer”: onBox → push to DrawerScreen",
        "new: BoxScreen, “Shut”: nothing to DeskScreen", "gone: DeskScreen, “Ring the bell”: nothing",
      ])
    #expect(new.page(comparison).contains("<h2>What is different <b>6</b></h2>"))
  }

  @Test func aFewPixelsAreNotTold() async {
    let old = await atlas()
    var new = old
    new.screens[0].picture = picture("nearly the same desk")
    let comparison = await AtlasComparison(from: old, to: new) { _, _ in 0.0005 }
    #expect(comparison.isEmpty)
  }
}
