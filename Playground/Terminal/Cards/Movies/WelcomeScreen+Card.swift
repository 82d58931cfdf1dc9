import Movies

extension WelcomeScreen: CardScreen {
  var card: Card {
    Card(
      title: "Movies that were never made",
      texts: [
        "Keep a list of those that you want to see, and one of those that you have seen.",
        "This is the first of three pages; they are flows in a flow.",
      ],
      buttons: [Card.Button("Continue", press: onContinue)])
  }
}
