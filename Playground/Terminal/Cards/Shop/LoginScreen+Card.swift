import Shop

extension LoginScreen: CardScreen {
  var card: Card {
    Card(
      title: "Log in", texts: [message],
      fields: [Card.Field("Name", text: name) { self.name = $0 }],
      buttons: [Card.Button("Log in", press: logIn), Card.Button("Back", press: onBack)])
  }
}
