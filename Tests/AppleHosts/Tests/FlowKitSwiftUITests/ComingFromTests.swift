import FlowKit
import FlowKitSwiftUI
import SwiftUI
import Testing

/// The app of the articles on coming from other systems is shown with SwiftUI.
@MainActor
@Suite struct ComingFromTests {
  private let flow = SwiftUILibrary.LibraryFlow()

  @Test func theUserFindsABookAndTheWayBack() {
    let demo = Demo(flow.shelf, SwiftUILibrary.showLibrary)
    #expect(demo.tap("Emma"))
    #expect(demo.tap("More like this"))
    #expect(demo.navigator.tree.summary == "ShelfScreen > BookScreen(Emma) > BookScreen(Persuasion)")
    #expect(demo.tap("Back to the shelf"))
    #expect(demo.tap("Settings"))
    #expect(demo.navigator.tree.summary == "ShelfScreen | sheet: SettingsScreen")
    #expect(demo.tap("Done"))
    #expect(demo.navigator.tree.summary == "ShelfScreen")
    #expect(demo.issues == [])
  }

  @Test func anOldViewIsShownInAFlow() {
    let demo = Demo(flow.shelf, SwiftUILibrary.old)
    demo.perform(.open(flow.review("Emma")))
    #expect(demo.navigator.tree.summary == "ShelfScreen | fullScreen: ReviewScreen(Emma)")
    #expect(demo.tap("Emma"))
    #expect(demo.navigator.tree.summary == "ShelfScreen")
  }
}
