import Rooms

extension ProfileScreen: CardScreen {
  var card: Card {
    Card(
      title: guest?.name ?? "Somebody", texts: [guest?.isNew == true ? "Here for the first time." : "Often here."],
      buttons: [
        Card.Button("Rooms", press: onRooms), Card.Button("Let somebody call me", press: onCall),
        Card.Button("Leave the house", press: onLeave),
      ])
  }
}
