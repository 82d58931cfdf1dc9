import Rooms

extension RoomNameScreen: CardScreen {
  var card: Card {
    Card(
      title: "A new room", texts: [message, "This is the first of two steps."],
      fields: [Card.Field("Name", text: name) { self.name = $0 }],
      buttons: [Card.Button("Go on", press: goOn), Card.Button("Cancel", press: onCancel)])
  }
}
