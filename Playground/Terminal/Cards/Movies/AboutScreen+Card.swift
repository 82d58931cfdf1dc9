import Movies

extension AboutScreen: CardScreen {
  var card: Card {
    Card(
      title: "About", texts: ["Columns have stacks of their own."],
      buttons: [Card.Button("Thanks", press: onThanks)])
  }
}
