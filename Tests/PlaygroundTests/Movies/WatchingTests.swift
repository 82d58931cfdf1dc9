import FlowKit
import Movies
import Testing

@MainActor
struct WatchingTests {
  let viewer = Viewer(signedIn: "Ada")

  @Test func tabsKeepTheirStacks() throws {
    try viewer.pick(2)
    try viewer.tab(1)
    try viewer.pick(5)
    try viewer.see(MovieScreen.self).onCastMember(4)
    try viewer.tab(0)

    #expect(
      viewer.navigator.tree.description == """
        stack
        └ HomeScreen #1
          ▸ Wishlist
            ├ Wishlist #2
            └ MovieScreen(2) #3 ← visible
          · Watched
            ├ Watched #4
            ├ MovieScreen(5) #5
            └ CastMemberScreen(4) #6
          · Settings, not shown yet
        """)
  }

  @Test func selectedTabLeadsToItsFirstScreen() throws {
    try viewer.pick(2)
    try viewer.see(MovieScreen.self).onCastMember(2)
    try viewer.tab(0)

    #expect(viewer.place == "HomeScreen[*Wishlist, (Watched), (Settings)]")
  }

  @Test func castIsBelowItsMovie() throws {
    try viewer.pick(2)
    try viewer.see(MovieScreen.self).onCastMember(3)
    #expect(viewer.place == "HomeScreen[*Wishlist > MovieScreen(2) > CastMemberScreen(3), (Watched), (Settings)]")

    try viewer.see(CastMemberScreen.self).onBack()
    #expect(viewer.place == "HomeScreen[*Wishlist > MovieScreen(2), (Watched), (Settings)]")
  }

  @Test func otherMoviesOfTheCastArePushedOnceAndThenReturnedTo() throws {
    try viewer.pick(2)
    try viewer.see(MovieScreen.self).onCastMember(3)
    try viewer.see(CastMemberScreen.self).onMovie(4)
    #expect(viewer.navigator.tree.visible.flow == viewer.flow.movie(4).id)

    try viewer.see(MovieScreen.self).onCastMember(3)
    try viewer.see(CastMemberScreen.self).onMovie(2)
    #expect(viewer.place == "HomeScreen[*Wishlist > MovieScreen(2), (Watched), (Settings)]")
  }

  @Test func movieThatIsOpenInTheOtherTabIsShownThere() throws {
    try viewer.pick(4)
    try viewer.tab(1)
    try viewer.pick(5)
    try viewer.see(MovieScreen.self).onCastMember(4)
    try viewer.see(CastMemberScreen.self).onMovie(4)

    #expect(
      viewer.place
        == "HomeScreen[*Wishlist > MovieScreen(4), Watched > MovieScreen(5) > CastMemberScreen(4), (Settings)]")
  }

  @Test func theTrailerOfEachMovieIsReadyWhenItIsAskedFor() throws {
    try viewer.pick(2)
    #expect(viewer.navigator.retainedCount == 1)
    try viewer.see(MovieScreen.self).onCastMember(3)
    try viewer.see(CastMemberScreen.self).onMovie(4)
    #expect(viewer.navigator.retainedCount == 1)

    try viewer.see(MovieScreen.self).playTrailer()
    let trailer = try viewer.see(TrailerScreen.self)
    #expect(trailer.movie?.id == 4)
    #expect(trailer.isPlaying && trailer.wasReady)

    trailer.onClose()
    #expect(viewer.navigator.tree.visible.flow == viewer.flow.movie(4).id)
    #expect(viewer.navigator.retainedCount == 1)
    #expect(viewer.problems == [])
  }

  @Test func movieThatWasWatchedMovesToTheOtherTabAsOneChange() throws {
    try viewer.pick(2)
    try viewer.see(MovieScreen.self).changeShelf()

    #expect(viewer.place == "HomeScreen[Wishlist, *Watched > MovieScreen(2), (Settings)]")
    #expect(viewer.library.movies(on: .watched).map(\.id) == [5, 2])
    #expect(viewer.actions.last == .batch(.pop(), .goTo(viewer.flow.watched), .push(viewer.flow.movie(2))))
    #expect(viewer.actions.count == 2)
  }

  @Test func movieThatIsToBeWatchedAgainMovesBack() throws {
    try viewer.tab(1)
    try viewer.pick(5)
    try viewer.see(MovieScreen.self).changeShelf()
    try viewer.see(MovieScreen.self).onBack()

    #expect(viewer.place == "HomeScreen[*Wishlist, Watched, (Settings)]")
    #expect(try viewer.see(MovieListScreen.self).movies.map(\.id) == [1, 2, 3, 4, 5])
  }

  @Test func backAtTheFirstScreenOfATabLeadsToTheTabBefore() throws {
    try viewer.tab(2)
    try viewer.tab(1)
    #expect(viewer.navigator.back())
    #expect(viewer.place == "HomeScreen[Wishlist, Watched, *Settings[*Topics, AccountScreen]]")

    #expect(viewer.navigator.back())
    #expect(viewer.place == "HomeScreen[*Wishlist, Watched, Settings[*Topics, AccountScreen]]")
    #expect(!viewer.navigator.back())
  }

  @Test func pickingTwiceOpensOneMovieAndReportsWhy() throws {
    let list = try viewer.see(MovieListScreen.self)
    list.pick(1)
    list.pick(1)

    #expect(viewer.place == "HomeScreen[*Wishlist > MovieScreen(1), (Watched), (Settings)]")
    #expect(viewer.problems.count == 1)
  }

  @Test func unknownMoviesAndPeopleAreNoProblem() throws {
    try viewer.pick(99)
    let movie = try viewer.see(MovieScreen.self)
    movie.changeShelf()
    #expect(movie.movie == nil)

    movie.onCastMember(99)
    #expect(try viewer.see(CastMemberScreen.self).person == nil)
    #expect(viewer.problems == [])
  }
}
