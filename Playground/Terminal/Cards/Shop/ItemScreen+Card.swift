import Shop

extension ItemScreen: CardScreen {
  var card: Card {
    guard let item else {
      return Card(title: "Sold out", texts: ["This is not sold any more."], buttons: [back])
    }
    return Card(
      title: item.name, texts: [item.text, "\(item.price) each", message],
      fields: [Card.Field("Quantity", text: quantity) { self.quantity = $0 }],
      buttons: [Card.Button("Buy", press: buy)] + goesWell + [Card.Button("Enough seen", press: onEnough), back])
  }

  private var goesWell: [Card.Button] {
    related.map { [Card.Button("Goes well with: \($0.name)", press: onRelated)] } ?? []
  }

  private var back: Card.Button { Card.Button("Back", press: onBack) }
}
