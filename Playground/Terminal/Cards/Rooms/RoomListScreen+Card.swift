import Rooms

extension RoomListScreen: CardScreen {
  var card: Card {
    Card(
      title: "Rooms", texts: ["A star is where something is to be read."],
      buttons: rooms.map { room in
        Card.Button(room.name + (isUnread(room) ? " *" : "")) { self.onMessage(.opened(room.id)) }
      } + [
        Card.Button("New room", press: onNewRoom),
        Card.Button("Mentions") { self.onMessage(.turned(to: .mentions)) },
        Card.Button("Profile") { self.onMessage(.turned(to: .profile)) },
      ])
  }
}
