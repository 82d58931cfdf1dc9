import Safe

extension KeyScreen: CardScreen {
  var card: Card {
    Card(
      title: "The safe is closed", texts: [message] + diary.status,
      fields: [Card.Field("Number", text: number) { self.number = $0 }],
      buttons: [Card.Button("Open", press: open), Card.Button("Give up", press: onCancel)])
  }
}
