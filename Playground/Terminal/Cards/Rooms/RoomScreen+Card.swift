import Rooms

extension RoomScreen: CardScreen {
  var card: Card {
    Card(
      title: room?.name ?? "No such room", texts: lines.map(\.description),
      buttons: [
        Card.Button("I have read it", press: markAsRead), Card.Button("Who is here?", press: onPeople),
        Card.Button("Back", press: onBack),
      ])
  }
}
