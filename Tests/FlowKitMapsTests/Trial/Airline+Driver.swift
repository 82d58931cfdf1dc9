import FlowKit
import FlowKitMaps

extension Airline {
  /// Drives the airline's app with a mistake, or without one.
  ///
  /// A driver takes long to shorten a long way, so what leads to a booking may be driven alone, from its beginning.
  static func driver(_ mistake: Mistake?, onlyBooks: Bool = false) -> FlowDriver {
    var driver = FlowDriver {
      let app = Airline(mistake: mistake)
      app.session.isSignedIn = true
      let navigator = app.navigator
      if onlyBooks {
        navigator.openText("sky://flights/oslo")
        if let flight = navigator.visibleScreen as? FlightScreen { flight.onBook() }
      }
      return navigator
    }
    addBooking(to: &driver)
    driver.always(ResultsScreen.self) { $0.query != nil }
    if onlyBooks { return driver }
    addSearch(to: &driver)
    addAccount(to: &driver)
    driver.anywhere { $0.openText("sky://flights/oslo") }
    driver.anywhere { $0.updateRoot() }
    let lock = Airline().lock
    driver.never { $0.tree.contains(lock) }  // nobody locks it
    return driver
  }

  private static func addBooking(to driver: inout FlowDriver) {
    let trips = Airline().trips.id, notice = Airline().notice
    driver.on(SearchScreen.self) { $0.onSearch("Oslo") }
    driver.on(ResultsScreen.self, each: { _ in FlightID.allCases }) { $0.onFlight($1) }
    driver.on(FlightScreen.self) { $0.onBook() }
    driver.on(PassengersScreen.self) { $0.onNext() }
    driver.on(ExtrasScreen.self) { $0.onNext() }
    driver.on(ConfirmScreen.self, then: { !$0.tree.contains(notice) }) { $0.onCode(7) }
    driver.on(PaymentScreen.self) { $0.onPaid() }
    driver.on(ReceiptScreen.self, then: { $0.tree.visible.flow == trips }) { $0.onDone() }
  }

  private static func addSearch(to driver: inout FlowDriver) {
    let app = Airline(), trips = app.trips.id, chat = app.chat.id, miles = app.miles.id
    driver.on(SearchScreen.self) { $0.onRecent("Rome") }
    driver.on(SearchScreen.self) { $0.onCabin() }
    driver.on(SearchScreen.self, then: { $0.tree.visible.flow == trips }) { $0.onTrips() }
    driver.on(SearchScreen.self, then: { [chat, miles].contains($0.tree.visible.flow) }) { $0.onTopic(.money) }
    driver.on(SearchScreen.self, each: { _ in Topic.allCases }) { $0.onTopic($1) }
    driver.on(ResultsScreen.self) { $0.onBack() }
    driver.on(FlightScreen.self) { $0.onSeats() }
    driver.on(SeatsScreen.self, then: { $0.visibleScreen is FlightScreen }) { $0.onDone() }
    driver.on(CabinScreen.self) { $0.onPick("business") }
    driver.on(CabinScreen.self) { $0.onCancel() }
    driver.on(PassengersScreen.self) { $0.onCancel() }
    driver.on(DiscardScreen.self, then: { $0.visibleScreen is FlightScreen }) { $0.onDiscard() }
    driver.on(DiscardScreen.self) { $0.onKeep() }
    driver.on(ExtrasScreen.self) { $0.onBack() }
    driver.on(NoticeScreen.self) { $0.onClose() }
    driver.on(ChatScreen.self) { $0.onClose() }
  }

  private static func addAccount(to driver: inout FlowDriver) {
    driver.on(TripsScreen.self, each: { _ in FlightID.allCases }) { $0.onTrip($1) }
    driver.on(TripsScreen.self) { $0.onAdd() }
    driver.on(TripScreen.self) { $0.onPass() }
    driver.on(TripScreen.self) { $0.onSeat() }
    driver.on(PassScreen.self) { $0.onShare() }
    driver.on(PassScreen.self) { $0.onClose() }
    driver.on(UnlockScreen.self) { $0.onUnlock() }
    driver.on(UnlockScreen.self) { $0.onCancel() }
    driver.on(ChangeSeatScreen.self) { $0.onDone() }
    driver.on(AddTripScreen.self) { $0.onAdded() }
    driver.on(AddTripScreen.self) { $0.onHelp() }
    driver.on(AddHelpScreen.self, then: { $0.tree.modals.isEmpty }) { $0.onDone() }
    driver.on(MilesScreen.self) { $0.onHistory() }
    driver.on(MilesScreen.self) { $0.onRedeem() }
    driver.on(HistoryScreen.self) { $0.onBack() }
    driver.on(JoinScreen.self) { $0.onClose() }
    driver.on(MailsScreen.self) { $0.onMail(.delay) }
    driver.on(MailScreen.self) { $0.onReply() }
    driver.on(ReplyScreen.self) { $0.onSent() }
    driver.on(MoreScreen.self, then: { $0.visibleScreen is ProfileScreen }) { $0.onProfile() }
    driver.on(MoreScreen.self, then: { $0.visibleScreen is SettingsScreen }) { $0.onSettings() }
    driver.on(ProfileScreen.self) { $0.onHelp() }
    driver.on(SettingsScreen.self) { $0.onLanguage() }
    driver.on(LanguageScreen.self) { $0.choose("no") }
  }
}
