import Rooms

extension PeopleScreen: CardScreen {
  var card: Card {
    Card(
      title: "Who is here?", texts: names.isEmpty ? ["Nobody."] : names,
      buttons: [Card.Button("Close", press: close), Card.Button("Leave the house", press: leave)])
  }
}
