import FlowKit
import News
import Testing

/// The routes that the front page answers, for all that it contains.
@MainActor
struct RouteTests {
  let app = AppFlow()
  let visitor: Visitor

  init() throws {
    visitor = Visitor(root: app.signIn)
    try visitor.see(SignInScreen.self).onSignIn(.tabs)
  }

  @Test(arguments: [
    (HomeRoute.news, "tabs)[*NewsListScreen > ArticleScreen(1), (ReaderListScreen)]"),
    (.article(1), "tabs)[*NewsListScreen > ArticleScreen(1), (ReaderListScreen)]"),
    (.article(2), "tabs)[*NewsListScreen > ArticleScreen(1) > ArticleScreen(2), (ReaderListScreen)]"),
    (.readers, "tabs)[NewsListScreen > ArticleScreen(1), *ReaderListScreen]"),
    (.reader(3), "tabs)[NewsListScreen > ArticleScreen(1), *ReaderListScreen > ReaderScreen(3)]"),
    (.look(.split), "split)[*NewsListScreen, ReaderListScreen]"),
    (.look(.pages), "pages)[*NewsListScreen, (ReaderListScreen)]"),
  ])
  func eachRouteLeadsToItsPlaceFromAnArticle(route: HomeRoute, place: String) throws {
    try visitor.see(NewsListScreen.self).onSelect(1)
    #expect(visitor.navigator.perform(.send(route)).isPerformed)
    #expect(visitor.place == "SignInScreen > FrontPageScreen(\(place)")
  }

  @Test func routeOutOfTheAppGreetsTheUser() throws {
    visitor.navigator.perform(.send(HomeRoute.signOut))
    #expect(visitor.place == "SignInScreen")
    #expect(try visitor.see(SignInScreen.self).message.hasPrefix("Back so soon?"))
  }

  @Test func aModelThatOutlivesItsScreenLeadsNowhere() throws {
    try visitor.see(NewsListScreen.self).onReaders()
    let model = try visitor.see(ReaderListScreen.self).model
    model.signOut()
    model.select(1)

    #expect(visitor.place == "SignInScreen")
    #expect(visitor.problems.count == 1)
    #expect(visitor.problems.first?.contains("the caller, ReaderListScreen #4, is closed.") == true)
  }

  @Test func aModelThatOutlivesItsNavigatorLeadsNowhere() throws {
    var lost: Visitor? = Visitor(root: app.home.shown(as: .split))
    let model = try #require(lost?.screen(of: app.home.readers.list).model)
    let weak = try WeakScreens(#require(lost))
    lost = nil
    model.select(1)
    #expect(weak.alive == [])
  }

  @Test func routeIsUnhandledOutsideTheFrontPage() {
    visitor.navigator.perform(.send(HomeRoute.signOut))
    #expect(visitor.navigator.perform(.send(HomeRoute.reader(1))).reason == .unhandled)
    #expect(visitor.place == "SignInScreen")
    #expect(visitor.problems.first?.contains("send(HomeRoute.reader(1))") == true)
  }

  @Test func awaitedRouteReturnsItsOutcome() async throws {
    let outcome = await visitor.navigator.performAndWait(.send(HomeRoute.article(3)))
    #expect(outcome.description == "pushed ArticleScreen(3) #4 for HomeRoute.article(3)")
  }
}
