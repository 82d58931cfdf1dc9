import Rooms

extension RoomScreen: CardScreen {
  var card: Card {
    Card(
      title: room?.name ?? "No such room", texts: lines.map(\.description),
      fields: [Card.Field("Line", text: words) { self.words = $0 }],
      buttons: [
        Card.Button("Say it", press: say), Card.Button("I have read it", press: markAsRead),
        Card.Button("Who is here?", press: onPeople),
        Card.Button("Close the room", press: close), Card.Button("Back", press: onBack),
      ])
  }
}
