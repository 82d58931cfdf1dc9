import Safe

extension DiscardScreen: CardScreen {
  var card: Card {
    Card(
      title: "Discard changes?", texts: diary.status,
      buttons: [
        Card.Button("Discard") { self.onAnswer(true) }, Card.Button("Keep writing") { self.onAnswer(false) },
      ])
  }
}
