import FlowKit
import News
import Testing

/// The lists of news and of readers, in each of three ways.
@MainActor
struct ReadingTests {
  let app = AppFlow()
  let visitor: Visitor

  init() {
    visitor = Visitor(root: app.signIn)
  }

  @Test(arguments: [
    (Look.tabs, "SignInScreen > FrontPageScreen(tabs)[*NewsListScreen, (ReaderListScreen)]"),
    (.split, "SignInScreen > FrontPageScreen(split)[*NewsListScreen, ReaderListScreen]"),
    (.pages, "SignInScreen > FrontPageScreen(pages)[*NewsListScreen, (ReaderListScreen)]"),
  ])
  func theSameListsAreShownAsTheReaderLikes(look: Look, place: String) throws {
    try visitor.see(SignInScreen.self).onSignIn(look)
    #expect(visitor.place == place)
    #expect(try visitor.screen(of: app.home.shown(as: look)).look == look)
  }

  @Test(arguments: Look.allCases) func anArticleIsPushedInItsList(look: Look) throws {
    try visitor.see(SignInScreen.self).onSignIn(look)
    try visitor.see(NewsListScreen.self).onSelect(2)
    #expect(try visitor.see(ArticleScreen.self).article?.title == "Bridge open again")
    #expect(visitor.place.contains("[*NewsListScreen > ArticleScreen(2), "))

    try visitor.see(ArticleScreen.self).onBack()
    #expect(visitor.place.contains("[*NewsListScreen, "))
    #expect(visitor.problems == [])
  }

  @Test(arguments: Look.allCases) func eachListLeadsToTheOther(look: Look) throws {
    try visitor.see(SignInScreen.self).onSignIn(look)
    try visitor.see(NewsListScreen.self).onReaders()
    #expect(visitor.place.hasSuffix("[NewsListScreen, *ReaderListScreen]"))

    try visitor.see(ReaderListScreen.self).model.openNews()
    #expect(visitor.place.hasSuffix("[*NewsListScreen, ReaderListScreen]"))
  }

  @Test func openArticleStaysUntilTheUserReturns() throws {
    try visitor.see(SignInScreen.self).onSignIn(.tabs)
    try visitor.see(NewsListScreen.self).onSelect(3)
    let page = try visitor.screen(of: app.home.shown(as: .tabs))
    page.onSelect(1)
    #expect(visitor.place.hasSuffix("[NewsListScreen > ArticleScreen(3), *ReaderListScreen]"))

    page.onSelect(0)
    #expect(try visitor.see(ArticleScreen.self).article?.id == 3)
  }

  @Test func inTabsBackLeadsThroughAllThatWereShown() throws {
    try visitor.see(SignInScreen.self).onSignIn(.tabs)
    try visitor.see(NewsListScreen.self).onReaders()
    try visitor.see(ReaderListScreen.self).model.openNews()
    var places: [String] = []
    while visitor.navigator.back() { places.append("\(visitor.navigator.tree.visible.flow)") }
    #expect(places == ["ReaderListScreen", "NewsListScreen", "SignInScreen"])
  }

  @Test func pagesFollowOneAnotherRoundAndRound() throws {
    try visitor.see(SignInScreen.self).onSignIn(.pages)
    visitor.navigator.perform(.next())
    #expect(visitor.place.hasSuffix("[NewsListScreen, *ReaderListScreen]"))

    visitor.navigator.perform(.next())
    #expect(visitor.place.hasSuffix("[*NewsListScreen, ReaderListScreen]"))
  }

  @Test func anotherLookMakesNewLists() throws {
    try visitor.see(SignInScreen.self).onSignIn(.tabs)
    try visitor.see(NewsListScreen.self).onSelect(1)
    try visitor.screen(of: app.home.shown(as: .tabs)).onLook(.split)

    #expect(visitor.place == "SignInScreen > FrontPageScreen(split)[*NewsListScreen, ReaderListScreen]")
    #expect(visitor.navigator.screenCount == 4)
  }

  @Test func anArticleThatWasTakenBackHasAPlaceAndNoText() throws {
    try visitor.see(SignInScreen.self).onSignIn(.tabs)
    try visitor.see(NewsListScreen.self).onSelect(99)
    #expect(try visitor.see(ArticleScreen.self).article == nil)
    #expect(visitor.place.contains("ArticleScreen(99)"))
  }

  @Test func aDoubleTapOpensOneArticle() throws {
    try visitor.see(SignInScreen.self).onSignIn(.tabs)
    let list = try visitor.see(NewsListScreen.self)
    list.onSelect(1)
    list.onSelect(2)

    #expect(visitor.place.hasSuffix("[*NewsListScreen > ArticleScreen(1), (ReaderListScreen)]"))
    #expect(visitor.problems.count == 1)
    #expect(
      visitor.problems.first?.contains("ArticleScreen(1) #4 is in front of the caller, NewsListScreen #3") == true)
  }
}
