import Shop

extension DashboardScreen: CardScreen {
  var card: Card {
    Card(
      title: "Dashboard", texts: ["Hello, \(user?.name ?? "stranger")!"] + orders.map { "You have bought \($0)." },
      buttons: [
        Card.Button("Catalogue", press: onCatalogue), Card.Button("Today's offer", press: onOffer),
        Card.Button("Settings", press: openSettings), Card.Button("Log out", press: logOut),
      ])
  }
}
