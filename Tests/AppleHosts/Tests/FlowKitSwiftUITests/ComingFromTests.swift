import FlowKit
import FlowKitLinks
import FlowKitSwiftUI
import SwiftUI
import Testing

/// The app of the articles on coming from other systems is shown with SwiftUI.
@MainActor
@Suite struct ComingFromTests {
  private let library: ComingFrom.LibraryFlow

  init() {
    let session = ComingFrom.Session()
    session.user = "Ada"
    library = ComingFrom.LibraryFlow(session: session)
  }

  @Test func theUserFindsABookAndTheWayBack() {
    let demo = Demo(library.home, library.setUp)
    #expect(demo.tap("Emma"))
    #expect(demo.tap("More like this"))
    #expect(
      demo.navigator.tree.summary
        == "HomeScreen[*ShelfScreen > BookScreen(Emma) > BookScreen(Persuasion), (AccountScreen)]")
    #expect(demo.tap("Back to the shelf"))
    demo.perform(.select(1))
    #expect(demo.tap("Sign out"))
    #expect(demo.navigator.tree.summary == "SignInScreen")
    #expect(demo.tap("Sign in"))
    #expect(demo.navigator.tree.summary == "HomeScreen[*ShelfScreen, (AccountScreen)]")
    #expect(demo.issues == [])
  }

  @Test func aSheetAsksForStars() {
    let demo = Demo(library.book("Emma"), library.setUp)
    #expect(demo.tap("Rate it"))
    #expect(demo.navigator.tree.summary == "BookScreen(Emma) | sheet: RatingScreen")
    #expect(demo.tap("Cancel"))
    #expect(demo.navigator.tree.summary == "BookScreen(Emma)")
    #expect(demo.issues == [])
  }

  @Test func theLibraryIsATabOfAnotherApp() throws {
    let window = ViewRuntime(profile: .iOS18, seed: 1)
    let tabs = ComingFrom.OldTabs(library: library, navigator: try library.start())
    window.show(tabs)
    window.clock.settle()
    #expect(window.takeComplaints() == [])
  }

  @Test func anOldViewIsShownInAFlow() {
    let demo = Demo(library.shelf) { ComingFrom.old(library, $0) }
    demo.perform(.open(library.review("Emma")))
    #expect(demo.navigator.tree.summary == "ShelfScreen | fullScreen: ReviewScreen(Emma)")
    #expect(demo.tap("Emma"))
    #expect(demo.navigator.tree.summary == "ShelfScreen")
  }
}
