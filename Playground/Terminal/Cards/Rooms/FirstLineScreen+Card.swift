import Rooms

extension FirstLineScreen: CardScreen {
  var card: Card {
    Card(
      title: name, texts: ["What do you say there first?"],
      fields: [Card.Field("Line", text: words) { self.words = $0 }],
      buttons: [
        Card.Button("Open the room", press: open), Card.Button("Back", press: onBack),
        Card.Button("Cancel", press: onCancel),
      ])
  }
}
