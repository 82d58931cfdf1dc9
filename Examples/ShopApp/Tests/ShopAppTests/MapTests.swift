import FlowKitMaps
import FlowKitPictures
import Foundation
import ShopApp
import Testing

/// The map of the whole app.
@MainActor
struct MapTests {
  /// Only a link, and a button of the app's own, leads to the guide; all links together lead to too many places to walk through.
  @Test func nothingIsWrong() throws {
    #expect(try AppMap.make(opening: ["playground://guide"]).problems.map(\.description) == [])
  }

  @Test func eachLinkIsFollowed() throws {
    let open = try AppMap.make().open.map(\.description)
    #expect(open.count == 1 && open[0].contains(".onPaid at "))  // which chooses by the order
  }

  @Test func eachFlowHasANameThatStays() throws {
    #expect(try AppMap.make().problems(of: AppFlow().flows).map(\.description) == [])
  }

  /// README shows it.
  ///
  /// When it is meant to look different, renew it: `RENEW_PICTURES=1 swift test --filter MapTests`.
  @Test func thePictureIsAsReviewed() throws {
    let picture = try AppMap.make().svg(title: "The tea shop, with its links")
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.deletingLastPathComponent().appending(path: "pictures/map.svg")
    if ProcessInfo.processInfo.environment["RENEW_PICTURES"] != nil {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture)
  }
}
