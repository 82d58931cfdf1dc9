import FlowKit
import FlowKitMaps
import FlowKitPictures
import Foundation
import Testing

/// The page of a large app.
@MainActor
struct BigPageTests {
  /// With `FLOWKIT_LONG=1`, as in CI, it has all the places that a page has, otherwise a few.
  @Test func itIsWrittenInSeconds() {
    let isLong = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil
    let clock = ContinuousClock(), map = FlowMap(of: BigApp().home)
    var page = ""
    let time = clock.measure { page = map.storyboard(title: "Big", limits: isLong ? .page : .init(places: 200)) }
    #expect(page.contains("</html>"))
    #expect(time < .seconds(15))  // three seconds, on a quiet machine
  }
}
