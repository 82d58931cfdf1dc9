import Rooms

extension DoorScreen: CardScreen {
  var card: Card {
    Card(
      title: "A house with rooms", texts: [message, "Whoever is not Nora sees a profile first."],
      fields: [Card.Field("Name", text: name) { self.name = $0 }],
      buttons: [
        Card.Button("Come in", press: enter),
        Card.Button("What was said about me?", press: enterToMentions),
      ])
  }
}
