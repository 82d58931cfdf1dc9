import FlowKit
import Movies
import Testing

@MainActor
struct SettingsTests {
  let viewer = Viewer(signedIn: "Ada")

  @Test func settingsAreTwoColumnsBothShown() throws {
    try viewer.tab(2)

    #expect(
      viewer.navigator.tree.description == """
        stack
        └ HomeScreen #1
          · Wishlist
            └ Wishlist #2
          · Watched, not shown yet
          ▸ Settings
            └ Settings #3
              ▸ primary
                └ Topics #4 ← visible
              · detail
                └ AccountScreen #5
        """)
    #expect(
      viewer.navigator.tree.shown.map(\.description) == [
        "HomeScreen #1", "Settings #3", "Topics #4", "AccountScreen #5",
      ]
    )
  }

  @Test func listDecidesWhatTheOtherColumnShows() throws {
    try viewer.tab(2)
    let list = try viewer.see(PreferenceListScreen.self)
    var places: [String] = []
    for pick in [list.onNews, list.onAbout, list.onAccount] {
      pick()
      places.append(viewer.settings)
    }

    #expect(places == ["Topics, *NewsSettingScreen", "Topics, *AboutScreen", "Topics, *AccountScreen"])
    #expect(viewer.problems == [])
  }

  @Test func columnsHaveStacksOfTheirOwn() throws {
    try viewer.tab(2)
    try viewer.see(PreferenceListScreen.self).onAbout()
    try viewer.see(AboutScreen.self).onThanks()
    #expect(viewer.settings == "Topics, *AboutScreen > ThanksScreen")

    try viewer.see(ThanksScreen.self).onBack()
    #expect(viewer.settings == "Topics, *AboutScreen")

    viewer.navigator.back()
    #expect(viewer.settings == "*Topics, AboutScreen")
  }

  @Test func newsAreSwitchedInTheirColumn() throws {
    try viewer.tab(2)
    try viewer.see(PreferenceListScreen.self).onNews()
    try viewer.see(NewsSettingScreen.self).change()

    #expect(viewer.library.wantsNews)
    #expect(try viewer.see(NewsSettingScreen.self).isOn)
  }

  @Test func newsAreATabForThoseWhoWantThem() throws {
    try viewer.tab(2)
    try viewer.see(PreferenceListScreen.self).onNews()
    try viewer.see(NewsSettingScreen.self).change()
    #expect(
      viewer.place == "HomeScreen[Wishlist, (Watched), (New), *Settings[Topics, *NewsSettingScreen]]")
    #expect(try viewer.around(HomeScreen.self).tabs == ["Wishlist", "Watched", "New", "Settings"])

    try viewer.tab(2)
    let news = try viewer.see(NewMovieListScreen.self)
    #expect(news.movies.map(\.id) == [5, 4, 3])
    news.pick(4)
    #expect(viewer.place.contains("*New > MovieScreen(4)"))
    viewer.navigator.back()
    news.switchOff()
    #expect(viewer.place == "HomeScreen[Wishlist, (Watched), *Settings[Topics, *NewsSettingScreen]]")
    #expect(!viewer.library.wantsNews)
    #expect(viewer.problems == [])
  }

  @Test func signingOutIsConfirmedAndLeadsToTheWizard() throws {
    try viewer.pick(1)
    try viewer.tab(2)
    try viewer.see(PreferenceListScreen.self).onAccount()
    try viewer.see(AccountScreen.self).onSignOut()
    #expect(viewer.place.hasSuffix(" | alert: SignOutScreen"))

    try viewer.see(SignOutScreen.self).onConfirm()
    #expect(viewer.place == "OnboardingScreen[*WelcomeScreen, (NameScreen), (PermissionScreen)]")
    #expect(viewer.navigator.screenCount == 2)
    #expect(viewer.library.user == nil)
    #expect(viewer.problems == [])
  }

  @Test func userWhoStaysIsAskedAndContinues() throws {
    try viewer.tab(2)
    try viewer.see(PreferenceListScreen.self).onAccount()
    try viewer.see(AccountScreen.self).onSignOut()
    try viewer.see(SignOutScreen.self).onCancel()

    #expect(viewer.settings == "Topics, *AccountScreen")
    #expect(viewer.library.user == "Ada")
  }

  @Test func nextUserFindsTheShelvesAndNoOpenMovie() throws {
    try viewer.pick(1)
    try viewer.see(MovieScreen.self).changeShelf()
    try viewer.signOut()
    try viewer.signIn(as: "Grace")
    #expect(viewer.place == "HomeScreen[*Wishlist, (Watched), (Settings)]")
    #expect(viewer.library.movies(on: .watched).map(\.id) == [5, 1])

    try viewer.tab(2)
    try viewer.see(PreferenceListScreen.self).onAccount()
    #expect(try viewer.see(AccountScreen.self).name == "Grace")
  }
}
