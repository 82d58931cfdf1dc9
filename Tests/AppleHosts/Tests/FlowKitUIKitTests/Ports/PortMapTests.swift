import FlowKit
import FlowKitMaps
import Testing
import UIKit

/// The maps of apps with view controllers as screens: everything is followed, and nothing is wrong.
@MainActor
@Suite struct PortMapTests {
  @Test func nothingIsWrongWithTheBirds() {
    StandIn.run { _ in
      let map = FlowMap(
        of: BirdFlow().home, samples: [String.self: ["robin", "wren"]], states: [FlowMap.AppState("as it was") {}])
      #expect(map.nodes.count > 5)
      #expect(map.problems == [])
      #expect(map.open.map(\.description) == [])
    }
  }

  @Test func nothingIsWrongWithTheLibrary() {
    StandIn.run { _ in
      let library = ComingFrom.LibraryFlow(session: ComingFrom.Session())
      let map = FlowMap(of: library.shelf, samples: [String.self: ["Emma"], Int.self: [4]])
      #expect(map.nodes.map(\.flow.description) == ["ShelfScreen", "BookScreen(Emma)", "RatingScreen"])
      #expect(map.problems == [])
      #expect(map.open.map(\.description) == [])
    }
  }
}
