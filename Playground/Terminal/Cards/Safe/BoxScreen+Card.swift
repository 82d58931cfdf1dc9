import Safe

extension BoxScreen: CardScreen {
  var card: Card {
    Card(
      title: "In the \(name)", texts: things + diary.status,
      buttons: inner + outer + [Card.Button("Search", press: onSearch)])
  }

  private var inner: [Card.Button] {
    boxes.map { name in Card.Button("Open the \(name)") { self.onOpen(name) } }
  }

  private var outer: [Card.Button] {
    outerBoxes.map { name in Card.Button("Out to the \(name)") { self.goOut(to: name) } }
  }
}
