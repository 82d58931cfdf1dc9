import FlowKit
import FlowKitMaps
import Foundation
import Movies
import News
import Rooms
import Safe
import Shop
import Testing

/// A random user walks through the tours, and nothing goes wrong.
@MainActor
@Suite struct DrivenToursTests {
  @Test func theShop() async throws {
    var driver = FlowDriver { Navigator(root: ShopFlow().tutorial) }
    driver.on(TutorialScreen.self) { $0.onContinue() }
    driver.on(LoginScreen.self, each: { _ in ["Ann", " "] }) { login, name in
      login.name = name
      login.logIn()
    }
    driver.on(LoginScreen.self) { $0.onBack() }
    driver.on(DashboardScreen.self) { $0.onCatalogue() }
    driver.on(DashboardScreen.self) { $0.onOffer() }
    driver.on(DashboardScreen.self) { $0.openSettings() }
    driver.on(DashboardScreen.self) { $0.logOut() }
    driver.on(CatalogueScreen.self, each: { $0.items.map(\.id) }) { $0.onSelect($1) }
    driver.on(CatalogueScreen.self) { $0.filters = ["name": "tea"] }
    driver.on(CatalogueScreen.self) { $0.onBack() }
    driver.on(ItemScreen.self, each: { _ in ["2", "many"] }) { item, quantity in
      item.quantity = quantity
      item.buy()
    }
    driver.on(ItemScreen.self, when: { $0.related != nil }) { $0.onRelated() }
    driver.on(ItemScreen.self) { $0.onEnough() }
    driver.on(ItemScreen.self) { $0.onBack() }
    driver.on(CheckoutScreen.self) { $0.pay() }
    driver.on(CheckoutScreen.self) { $0.onCancel() }
    driver.on(PaymentScreen.self) { $0.pay() }
    driver.on(PaymentScreen.self) { $0.onBack() }
    driver.on(PaymentScreen.self) { $0.onCancel() }
    driver.on(ThankYouScreen.self) { $0.done() }
    driver.on(ThankYouScreen.self) { $0.onNextCustomer() }
    driver.on(SettingsScreen.self) { $0.switchLetters() }
    driver.on(SettingsScreen.self) { $0.onTerms() }
    driver.on(SettingsScreen.self) { $0.logOut() }
    driver.on(SettingsScreen.self) { $0.onDone() }
    driver.on(TermsScreen.self) { $0.onBack() }
    driver.on(TermsScreen.self) { $0.onClose() }
    driver.on(LogOutScreen.self) { $0.confirm() }
    driver.on(LogOutScreen.self) { $0.onCancel() }
    driver.always(DashboardScreen.self) { $0.user != nil }
    driver.always(CheckoutScreen.self) { $0.order != nil }
    driver.always(PaymentScreen.self) { $0.order != nil }
    driver.never { $0.tree.contains(ShopFlow().thankYou) && $0.tree.contains(ShopFlow().payment) }
    try await expectNothingWrong(driver)
  }

  @Test func theMovies() async throws {
    var driver = FlowDriver { MoviesFlow().makeNavigator() }
    driver.on(WelcomeScreen.self) { $0.onContinue() }
    driver.on(NameScreen.self) { name in
      name.name = "Ann"
      name.goOn()
    }
    driver.on(NameScreen.self) { $0.onBack() }
    driver.on(PermissionScreen.self, each: { _ in [true, false] }) { $0.answer($1) }
    driver.on(MovieListScreen.self, each: { $0.movies.map(\.id) }) { $0.pick($1) }
    driver.on(NewMovieListScreen.self, each: { $0.movies.map(\.id) }) { $0.pick($1) }
    driver.on(NewMovieListScreen.self) { $0.switchOff() }
    driver.on(MovieScreen.self) { $0.playTrailer() }
    driver.on(MovieScreen.self) { $0.changeShelf() }
    driver.on(MovieScreen.self, each: { $0.cast.map(\.id) }) { $0.onCastMember($1) }
    driver.on(MovieScreen.self) { $0.onBack() }
    driver.on(CastMemberScreen.self, each: { $0.movies.map(\.id) }) { $0.onMovie($1) }
    driver.on(CastMemberScreen.self) { $0.onBack() }
    driver.on(TrailerScreen.self) { $0.onClose() }
    driver.on(PreferenceListScreen.self) { $0.onAccount() }
    driver.on(PreferenceListScreen.self) { $0.onNews() }
    driver.on(PreferenceListScreen.self) { $0.onAbout() }
    driver.on(AccountScreen.self) { $0.onSignOut() }
    driver.on(SignOutScreen.self) { $0.onConfirm() }
    driver.on(SignOutScreen.self) { $0.onCancel() }
    driver.on(NewsSettingScreen.self) { $0.change() }
    driver.on(AboutScreen.self) { $0.onThanks() }
    driver.on(ThanksScreen.self) { $0.onBack() }
    driver.always(TrailerScreen.self) { $0.isPlaying && $0.wasReady }
    try await expectNothingWrong(driver)
  }

  @Test func theNews() async throws {
    var driver = FlowDriver { Navigator(root: AppFlow().signIn) }
    driver.on(SignInScreen.self, each: { _ in Look.allCases }) { $0.onSignIn($1) }
    driver.on(SignInScreen.self) { $0.onTour() }
    driver.on(FrontPageScreen.self, each: { _ in Look.allCases }) { $0.onLook($1) }
    driver.on(FrontPageScreen.self, each: { _ in [0, 1] }) { $0.onSelect($1) }
    driver.on(FrontPageScreen.self) { $0.onSignOut() }
    driver.on(NewsListScreen.self, each: { $0.articles.map(\.id) }) { $0.onSelect($1) }
    driver.on(NewsListScreen.self) { $0.onReaders() }
    driver.on(ReaderListScreen.self, each: { $0.model.readers.map(\.id) }) { $0.model.select($1) }
    driver.on(ReaderListScreen.self) { $0.model.openNews() }
    driver.on(ReaderScreen.self) { $0.drawColour() }
    driver.on(ReaderScreen.self) { $0.greet() }
    driver.on(ReaderScreen.self) { $0.onBack() }
    driver.on(ColourScreen.self) { $0.onNews() }
    driver.on(ColourScreen.self) { $0.onBack() }
    driver.on(GreetingScreen.self) { $0.onClose() }
    driver.on(ArticleScreen.self) { $0.onBack() }
    driver.anywhere { $0.perform(.resetRoot(to: AppFlow().signIn)) }
    driver.always(ColourScreen.self) { $0.colour != nil }
    driver.always(GreetingScreen.self) { $0.reader != nil }
    try await expectNothingWrong(driver)
  }

  @Test func theRooms() async throws {
    var driver = FlowDriver { Navigator(root: DoorFlow().door) }
    driver.on(DoorScreen.self, each: { _ in ["Nora", "Ben", ""] }) { door, name in
      door.name = name
      door.enter()
    }
    driver.on(DoorScreen.self) { $0.enterToMentions() }
    driver.on(TabBarScreen.self, each: { _ in HouseTab.allCases }) { $0.onTab($1) }
    driver.on(RoomListScreen.self, each: { $0.rooms.map(\.id) }) { $0.onMessage(.opened($1)) }
    driver.on(RoomListScreen.self) { $0.onNewRoom() }
    driver.on(RoomNameScreen.self) { name in
      name.name = "Cellar"
      name.goOn()
    }
    driver.on(RoomNameScreen.self) { $0.onCancel() }
    driver.on(FirstLineScreen.self) { $0.open() }
    driver.on(FirstLineScreen.self) { $0.onBack() }
    driver.on(FirstLineScreen.self) { $0.onCancel() }
    driver.on(MentionListScreen.self, each: { $0.mentions.map(\.room) }) { $0.onMessage(.opened($1)) }
    driver.on(RoomScreen.self) { room in
      room.words = "Hello?"
      room.say()
    }
    driver.on(RoomScreen.self) { $0.markAsRead() }
    driver.on(RoomScreen.self) { $0.close() }
    driver.on(RoomScreen.self) { $0.onPeople() }
    driver.on(RoomScreen.self) { $0.onBack() }
    driver.on(PeopleScreen.self) { $0.close() }
    driver.on(PeopleScreen.self) { $0.leave() }
    driver.on(ProfileScreen.self) { $0.onRooms() }
    driver.on(ProfileScreen.self) { $0.onCall() }
    driver.on(ProfileScreen.self) { $0.onLeave() }
    driver.always(TabBarScreen.self) { $0.guest != nil }
    try await expectNothingWrong(driver)
  }

  @Test func theSafe() async throws {
    var driver = FlowDriver { SafeFlow().makeNavigator() }
    driver.on(LobbyScreen.self) { $0.onAccount() }
    driver.on(LobbyScreen.self) { $0.onReport() }
    driver.on(LobbyScreen.self, each: { $0.keeper.isAsked ? [true, false] : [] }) { $0.keeper.answer($1) }
    driver.on(LobbyScreen.self) { $0.onNote() }
    driver.on(LobbyScreen.self) { $0.onColour() }
    driver.on(LobbyScreen.self) { $0.onSearch() }
    driver.on(LobbyScreen.self) { $0.onDiary() }
    driver.on(LobbyScreen.self) { $0.alarm.ring() }
    driver.on(KeyScreen.self, each: { _ in ["4711", "1"] }) { key, number in
      key.number = number
      key.open()
    }
    driver.on(KeyScreen.self) { $0.onCancel() }
    driver.on(BalanceScreen.self) { $0.onLock() }
    driver.on(ReportScreen.self) { $0.onBack() }
    driver.on(NoteScreen.self) { $0.text += "!" }
    driver.on(NoteScreen.self) { $0.save() }
    driver.on(NoteScreen.self) { $0.onClose() }
    driver.on(DiscardScreen.self, each: { _ in [true, false] }) { $0.onAnswer($1) }
    driver.on(PaintScreen.self, each: { _ in Paint.allCases }) { $0.onPick($1) }
    driver.on(SearchScreen.self, each: { $0.matches }) { $0.take($1) }
    driver.on(SearchScreen.self) { $0.text = "a" }
    driver.on(SearchScreen.self) { $0.onClose() }
    driver.on(BoxScreen.self, each: { $0.boxes }) { $0.onOpen($1) }
    driver.on(BoxScreen.self, each: { $0.outerBoxes }) { $0.goOut(to: $1) }
    driver.on(BoxScreen.self) { $0.onSearch() }
    driver.on(DiaryScreen.self) { $0.onClose() }
    driver.allowed.insert(.waiting)  // the keeper's answer is a step
    try await expectNothingWrong(driver)
  }

  /// At last all steps were taken, and no screen had none.
  ///
  /// With `FLOWKIT_LONG=1`, as in CI, it goes on for longer.
  private func expectNothingWrong(_ driver: FlowDriver) async throws {
    let isLong = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil
    if isLong { for seed in 1...40 { try await driver.run(steps: 200, seed: UInt64(seed)) } }
    let report = try await driver.run(steps: isLong ? 2_000 : 400, seed: 8)
    #expect(report.neverTaken.isEmpty && report.withoutSteps.isEmpty, "\(report)")
  }
}
