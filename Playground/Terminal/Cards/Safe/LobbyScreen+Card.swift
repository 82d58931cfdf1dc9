import Safe

extension LobbyScreen: CardScreen {
  var card: Card {
    Card(
      title: "A safe", texts: texts + diary.status,
      buttons: [
        Card.Button("Account", press: onAccount), Card.Button("Report", press: onReport),
        Card.Button("Note", press: onNote), Card.Button("Colour", press: onColour),
        Card.Button("Search", press: onSearch), Card.Button("Hen or egg", press: onRiddle),
        Card.Button("Diary", press: onDiary),
      ] + (keeper.isAsked ? answers : [])
        + [Card.Button(alarm.rings ? "Stop the alarm" : "Ring the alarm", press: alarm.ring)])
  }

  private var texts: [String] {
    ["The lobby is \(colour.rawValue)."] + (note.map { ["The note says: \($0)"] } ?? [])
      + (alarm.rings ? ["Nothing can be opened."] : [])
  }

  private var answers: [Card.Button] {
    [
      Card.Button("Let the keeper allow it") { self.keeper.answer(true) },
      Card.Button("Let the keeper refuse it") { self.keeper.answer(false) },
    ]
  }
}
