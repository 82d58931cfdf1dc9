import FlowKit
import FlowKitLinks
import FlowKitTesting
import Foundation
import MovieFlows
import ShopFlows
import ShopApp
import Testing

@MainActor
struct AppFlowTests {
  let app: AppFlow
  let navigator: Navigator
  let library = MovieLibrary(user: "Ada")

  init() throws {
    app = try AppFlow(library: library)
    navigator = try app.makeNavigator()
  }

  @Test func boughtItemsComeToTheDashboard() throws {
    let shop = ShopFlow()
    navigator.screen(of: shop.tutorial)?.onContinue()
    navigator.screen(of: shop.login)?.name = "Ada"
    navigator.screen(of: shop.login)?.logIn()
    navigator.screen(of: shop.dashboard)?.onOffer()
    navigator.screen(of: shop.item(3))?.buy()
    navigator.screen(of: shop.checkout)?.pay()
    navigator.screen(of: shop.payment)?.pay()
    navigator.screen(of: shop.thankYou)?.done()
    #expect(navigator.tree.summary == "TutorialScreen > LoginScreen > DashboardScreen")
    #expect(navigator.screen(of: shop.dashboard)?.orders.map(\.description) == ["1 × Green tea for 8.95 €"])
  }

  @Test(arguments: [
    ("playground://shop/items/2", "TutorialScreen > DashboardScreen > CatalogueScreen > ItemScreen(2)"),
    ("playground://shop/terms", "TutorialScreen > DashboardScreen | sheet: SettingsScreen > TermsScreen"),
    ("playground://guide/steeping", "TutorialScreen | sheet: GuideScreen > TopicScreen(steeping)"),
    ("playground://movies", "TutorialScreen | sheet: MoviesScreen"),
  ])
  func linksOpenTheAppWhereTheyLead(_ url: String, _ place: String) throws {
    try navigator.open(#require(URL(string: url)))
    #expect(navigator.tree.summary == place)
  }

  @Test func aLinkToAMovieOpensTheMoviesOnce() throws {
    try navigator.open(#require(URL(string: "playground://movies/3")))
    try navigator.open(#require(URL(string: "playground://movies/cast/1")))
    #expect(navigator.tree.summary == "TutorialScreen | sheet: MoviesScreen")
    let movies = try #require(navigator.screen(of: app.movies))
    #expect(try movies.navigator.screen(ofType: CastMemberScreen.self).person?.name == "Ines Valdor")
  }

  @Test func whoSignsOutOfTheMoviesIsAskedForANameAgain() throws {
    try navigator.open(#require(URL(string: "playground://movies")))
    let movies = try #require(navigator.screen(of: app.movies))
    #expect(movies.navigator.visibleScreen is MovieListScreen)
    library.signOut()
    #expect(movies.navigator.visibleScreen is WelcomeScreen)
  }

  @Test func theMoviesGoWithTheirSheet() throws {
    try navigator.open(#require(URL(string: "playground://movies/3")))
    weak var movies: MoviesScreen?
    movies = navigator.screen(of: app.movies)
    movies?.onClose()
    #expect(navigator.tree.summary == "TutorialScreen")
    #expect(movies == nil)
  }
}
