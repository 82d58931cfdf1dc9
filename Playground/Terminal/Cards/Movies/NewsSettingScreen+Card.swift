import Movies

extension NewsSettingScreen: CardScreen {
  var card: Card {
    Card(
      title: "News", texts: ["What we tell you of."],
      buttons: [Card.Button("New movies: \(isOn ? "yes" : "no")", press: change)])
  }
}
