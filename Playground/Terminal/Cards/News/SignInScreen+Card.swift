import News

extension SignInScreen: CardScreen {
  var card: Card {
    Card(
      title: "The Morning Paper", texts: [message],
      buttons: [
        Card.Button("In tabs") { self.onSignIn(.tabs) },
        Card.Button("Side by side") { self.onSignIn(.split) },
        Card.Button("Page by page") { self.onSignIn(.pages) },
        Card.Button("Show me around", press: onTour),
      ])
  }
}
