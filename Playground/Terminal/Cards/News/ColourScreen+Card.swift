import News

extension ColourScreen: CardScreen {
  var card: Card {
    Card(
      title: "A colour", texts: [colour.map { "All is \($0.rawValue) here." } ?? "All is grey here."],
      buttons: [Card.Button("Back", press: onBack), Card.Button("To the news", press: onNews)])
  }
}
