import FlowKit
import FlowKitLinks
import Movies
import Safe
import Shop
import Testing

@testable import Playground

/// What links open in each tour, and which addresses places have.
@MainActor
struct TourLinksTests {
  private func visitor(in tour: String) throws -> Visitor {
    Visitor(try #require(Tour.named(tour)).makeApp().navigator)
  }

  @Test(arguments: [
    ("shop", []), ("movies", []), ("safe", []), ("news", ["news/readers/{Int}/likes/{Colour}"]),
  ])
  func eachLinkHasAnAddressExceptTheListedOnes(tour: String, patterns: [String]) throws {
    let visitor = try visitor(in: tour)
    #expect(visitor.navigator.links?.linksWithoutAddress.map(\.pattern) == patterns)
  }

  @Test func aLinkFiltersTheCatalogue() throws {
    let visitor = try visitor(in: "shop")
    try visitor.navigator.open("playground://shop/items?name=tea&below=20")
    #expect(try visitor.see(CatalogueScreen.self).items.map(\.name) == ["Green tea"])
    try visitor.navigator.open("playground://shop/items")
    #expect(try visitor.see(CatalogueScreen.self).items.count == 4)
  }

  @Test(arguments: ["shop", "movies", "news", "safe"]) func theTableOfEachTourHasNoMistakes(tour: String) throws {
    #expect(try visitor(in: tour).navigator.links != nil)
  }

  @Test(arguments: [
    ("shop", "shop", "TutorialScreen"), ("shop", "shop/login", "TutorialScreen > LoginScreen"),
    ("shop", "shop/items", "TutorialScreen > DashboardScreen > CatalogueScreen"),
    ("shop", "shop/items?below=20&name=tea", "TutorialScreen > DashboardScreen > CatalogueScreen"),
    ("shop", "shop/items/2", "TutorialScreen > DashboardScreen > CatalogueScreen > ItemScreen(2)"),
    ("shop", "shop/items/2?quantity=3", "TutorialScreen > DashboardScreen > CatalogueScreen > ItemScreen(2)"),
    ("shop", "shop/terms", "TutorialScreen > DashboardScreen | sheet: SettingsScreen > TermsScreen"),
    ("news", "news", "SignInScreen"),
    ("news", "news/articles", "SignInScreen > FrontPageScreen(tabs)[*NewsListScreen, (ReaderListScreen)]"),
    (
      "news", "news/articles/2",
      "SignInScreen > FrontPageScreen(tabs)[*NewsListScreen > ArticleScreen(2), (ReaderListScreen)]"
    ),
    ("news", "news/readers", "SignInScreen > FrontPageScreen(tabs)[(NewsListScreen), *ReaderListScreen]"),
    (
      "news", "news/readers/1",
      "SignInScreen > FrontPageScreen(tabs)[(NewsListScreen), *ReaderListScreen > ReaderScreen(1)]"
    ),
    ("safe", "safe", "LobbyScreen"), ("safe", "safe/note", "LobbyScreen > NoteScreen"),
    ("safe", "safe/note?text=Buy%20milk.", "LobbyScreen > NoteScreen"),
    ("safe", "safe/boxes/purse", "LobbyScreen > BoxScreen(purse)"),
    ("safe", "safe/boxes/cigar%20box", "LobbyScreen > BoxScreen(chest) > BoxScreen(cigar box)"),
    ("safe", "safe/search", "LobbyScreen > SearchScreen"), ("safe", "safe/diary", "LobbyScreen | sheet: DiaryScreen"),
  ])
  func linkOpensItsPlaceAndIsItsAddress(tour: String, path: String, place: String) throws {
    let visitor = try visitor(in: tour), url = "playground://\(path)"
    try visitor.navigator.open(url)
    #expect(visitor.place == place)
    #expect(visitor.navigator.url.map { "\($0)" } == url)
    #expect(visitor.problems == [])
  }

  @Test func aLinkKeepsWhatIsOpenInTheOtherList() throws {
    let visitor = try visitor(in: "news")
    try visitor.navigator.open("playground://news/readers/1")
    let page = visitor.navigator.tree.stacks[0][1].id
    try visitor.navigator.open("playground://news/articles/2")
    try visitor.navigator.open("playground://news/articles/3")
    #expect(
      visitor.place == "SignInScreen > FrontPageScreen(tabs)"
        + "[*NewsListScreen > ArticleScreen(3), ReaderListScreen > ReaderScreen(1)]")
    #expect(visitor.navigator.tree.stacks[0][1].id == page)

    try visitor.navigator.open("playground://news/articles?look=split")
    #expect(visitor.place == "SignInScreen > FrontPageScreen(split)[*NewsListScreen, ReaderListScreen]")
  }

  @Test func requestedLookIsNotPartOfTheAddress() throws {
    let visitor = try visitor(in: "news")
    try visitor.navigator.open("playground://news/articles?look=split")
    #expect(visitor.place == "SignInScreen > FrontPageScreen(split)[*NewsListScreen, ReaderListScreen]")
  }

  @Test(arguments: [
    ("movies/wishlist", "*Wishlist, "), ("movies/watched", "*Watched, "),
    ("movies/2", "*Wishlist > MovieScreen(2), "), ("movies/5", "*Watched > MovieScreen(5), "),
    ("movies/cast/3", "*Wishlist > CastMemberScreen(3), "), ("movies/settings", "*Settings[*Topics, AccountScreen]]"),
    ("movies/settings/about", "*Settings[Topics, *AboutScreen]]"),
    ("movies/settings/news", "*Settings[Topics, *NewsSettingScreen]]"),
  ])
  func moviesNeedASignedInUser(path: String, tab: String) throws {
    let flow = MoviesFlow(library: MovieLibrary(user: "Ada"))
    let visitor = Visitor(Tour.App(flow.makeNavigator(), flow.links, flow.add).navigator), url = "playground://\(path)"
    try visitor.navigator.open(url)
    #expect(visitor.place.contains(tab))
    #expect(visitor.navigator.url.map { "\($0)" } == url)
    #expect(visitor.problems == [])

    let stranger = try self.visitor(in: "movies"), before = stranger.navigator.tree
    #expect(try !stranger.navigator.open(url).isPerformed)
    #expect(stranger.navigator.tree == before)
  }

  @Test func newMoviesNeedAUserWhoWantsThem() throws {
    let library = MovieLibrary(user: "Ada"), flow = MoviesFlow(library: library)
    let visitor = Visitor(Tour.App(flow.makeNavigator(), flow.links, flow.add).navigator)
    #expect(try visitor.navigator.open("playground://movies/new").reason == .noSuchChild)

    visitor.navigator.perform(.send(MovieStep.newsSwitched(on: true)))
    try visitor.navigator.open("playground://movies/new")
    #expect(visitor.place == "HomeScreen[Wishlist, (Watched), *New, (Settings)]")
    #expect(visitor.navigator.url.map { "\($0)" } == "playground://movies/new")
  }

  @Test(arguments: [
    ("safe", "safe/boxes/drawer"), ("shop", "shop/items/99"), ("movies", "movies/99"), ("movies", "movies/cast/0"),
  ])
  func linkToAMissingThingIsDeclined(tour: String, path: String) throws {
    let navigator = try visitor(in: tour).navigator
    #expect(throws: LinkIssue.self) { try navigator.open("playground://\(path)") }
  }

  @Test func theAccountAsksForItsNumberFirst() throws {
    let visitor = try visitor(in: "safe")
    try visitor.navigator.open("playground://safe/account")
    #expect(visitor.place == "LobbyScreen | sheet: KeyScreen")
    #expect(visitor.navigator.url == nil)

    let key = try visitor.see(KeyScreen.self)
    key.number = Vault.number
    key.open()
    #expect(visitor.place == "LobbyScreen > BalanceScreen")
  }

  @Test func theReportWaitsForItsKeeper() throws {
    let visitor = try visitor(in: "safe")
    try visitor.navigator.open("playground://safe/report")
    #expect(visitor.place == "LobbyScreen")
  }
}
