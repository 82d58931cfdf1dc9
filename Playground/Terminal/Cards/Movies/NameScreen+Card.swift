import Movies

extension NameScreen: CardScreen {
  var card: Card {
    Card(
      title: "Sign in", texts: [message],
      fields: [Card.Field("Name", text: name) { self.name = $0 }],
      buttons: [Card.Button("Go on", press: goOn), Card.Button("Back", press: onBack)])
  }
}
