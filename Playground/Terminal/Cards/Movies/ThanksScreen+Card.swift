import Movies

extension ThanksScreen: CardScreen {
  var card: Card {
    Card(
      title: "Thanks", texts: ["To all who never made these movies."], buttons: [Card.Button("Back", press: onBack)])
  }
}
