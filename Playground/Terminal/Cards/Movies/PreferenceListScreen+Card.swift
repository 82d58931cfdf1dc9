import Movies

extension PreferenceListScreen: CardScreen {
  var card: Card {
    Card(
      title: "Settings",
      buttons: [
        Card.Button("Account", press: onAccount), Card.Button("News", press: onNews),
        Card.Button("About", press: onAbout),
      ])
  }
}
