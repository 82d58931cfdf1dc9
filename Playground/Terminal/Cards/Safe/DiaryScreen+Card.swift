import Safe

extension DiaryScreen: CardScreen {
  var card: Card {
    Card(
      title: "Diary", texts: diary.lines.filter { !$0.isEmpty }, buttons: [Card.Button("Close", press: onClose)])
  }
}
