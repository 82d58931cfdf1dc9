import Rooms

extension TabBarScreen: CardScreen {
  var card: Card {
    Card(
      title: "A house with rooms",
      texts: ["Welcome, \(guest?.name ?? "friend").", "To be read: \(rooms)."],
      buttons: HouseTab.allCases.map { tab in Card.Button("\(tab)") { self.onTab(tab) } })
  }

  private var rooms: String { unreadCount == 1 ? "1 room" : "\(unreadCount) rooms" }
}
