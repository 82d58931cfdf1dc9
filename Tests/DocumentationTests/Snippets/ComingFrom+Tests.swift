import FlowKit
import FlowKitLinks
import FlowKitTesting
import Foundation
import Testing

// hide
extension ComingFrom {
  @MainActor
  @Suite struct LibraryFlowTests {
    // show
    @Test func aLinkWaitsUntilTheUserHasSignedIn() throws {
      let navigator = try LibraryFlow(session: Session()).start()
      try navigator.open(#require(URL(string: "library://books/Emma")))
      #expect(navigator.tree.summary == "SignInScreen")
      try navigator.screen(ofType: SignInScreen.self).onSignIn("Ada")
      #expect(navigator.tree.summary == "HomeScreen[*ShelfScreen > BookScreen(Emma), (AccountScreen)]")
    }

    @Test func theSheetReturnsStars() async throws {
      let navigator = Navigator(root: LibraryFlow(session: Session()).book("Emma"))
      let book = try navigator.screen(ofType: BookScreen.self)
      book.onRate()
      try navigator.screen(ofType: RatingScreen.self).onStars(4)
      try await navigator.settled()
      #expect(navigator.tree.summary == "BookScreen(Emma)")
      #expect(book.stars == 4)
    }
    // hide

    @Test func aSheetThatIsCancelledReturnsNothing() async throws {
      let navigator = Navigator(root: LibraryFlow(session: Session()).book("Emma"))
      let book = try navigator.screen(ofType: BookScreen.self)
      book.onRate()
      try navigator.screen(ofType: RatingScreen.self).onCancel()
      try await navigator.settled()
      #expect(navigator.tree.summary == "BookScreen(Emma)")
      #expect(book.stars == 0)
    }

    @Test func aBookLeadsBackToTheShelf() throws {
      let navigator = try signedIn()
      try navigator.screen(ofType: ShelfScreen.self).onBook("Emma")
      try navigator.screen(ofType: BookScreen.self).onSimilar("Persuasion")
      #expect(
        navigator.tree.summary
          == "HomeScreen[*ShelfScreen > BookScreen(Emma) > BookScreen(Persuasion), (AccountScreen)]")
      try navigator.screen(ofType: BookScreen.self).onShelf()
      #expect(navigator.tree.summary == "HomeScreen[*ShelfScreen, (AccountScreen)]")
    }

    @Test func aSecondTapInTheSameMomentIsIgnored() throws {
      let navigator = try signedIn(), shelf = try navigator.screen(ofType: ShelfScreen.self)
      let issues = IssueSpy(navigator)
      shelf.onBook("Emma")
      shelf.onBook("Emma")
      #expect(navigator.tree.summary == "HomeScreen[*ShelfScreen > BookScreen(Emma), (AccountScreen)]")
      try issues.expect(.covered)
    }

    @Test func whoSignsOutSignsInAgain() throws {
      let navigator = try signedIn()
      navigator.perform(.select(1))
      try navigator.screen(ofType: AccountScreen.self).onSignOut()
      #expect(navigator.tree.summary == "SignInScreen")
      try navigator.screen(ofType: SignInScreen.self).onSignIn("Ada")
      #expect(navigator.tree.summary == "HomeScreen[*ShelfScreen, (AccountScreen)]")
    }

    @Test func aLinkOpensItsBookWhateverIsOpen() async throws {
      let navigator = try signedIn()
      try navigator.screen(ofType: ShelfScreen.self).onBook("Persuasion")
      try navigator.screen(ofType: BookScreen.self).onRate()
      try navigator.open(#require(URL(string: "library://books/Emma")))
      try await navigator.settled()
      #expect(navigator.tree.summary == "HomeScreen[*ShelfScreen > BookScreen(Emma), (AccountScreen)]")
    }

    private func signedIn() throws -> Navigator {
      let session = Session()
      session.user = "Ada"
      return try LibraryFlow(session: session).start()
    }
  }
}
