import News

extension ReaderScreen: CardScreen {
  var card: Card {
    guard let reader else {
      return Card(title: "Moved away", texts: ["Nobody knows where to."], buttons: [back])
    }
    return Card(
      title: reader.name, texts: ["Reads this paper every morning."],
      buttons: [Card.Button("Draw a colour", press: drawColour), Card.Button("Wave", press: greet), back])
  }

  private var back: Card.Button { Card.Button("Back", press: onBack) }
}
