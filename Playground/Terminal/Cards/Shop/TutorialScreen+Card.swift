import Shop

extension TutorialScreen: CardScreen {
  var card: Card {
    Card(
      title: "Welcome",
      texts: [
        "This is a small shop. Its screens are plain classes with callbacks; one struct of flows says where each leads.",
        "Press a button twice at once: the second one is ignored, and the events say why.",
      ],
      buttons: [Card.Button("Continue", press: onContinue)])
  }
}
