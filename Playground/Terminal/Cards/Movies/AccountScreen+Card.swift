import Movies

extension AccountScreen: CardScreen {
  var card: Card {
    Card(
      title: "Account", texts: ["You are \(name)."], buttons: [Card.Button("Sign out", press: onSignOut)])
  }
}
