import Safe

extension PaintScreen: CardScreen {
  var card: Card {
    Card(
      title: "Which colour?", texts: diary.status,
      buttons: Paint.allCases.map { paint in Card.Button(paint.rawValue) { self.onPick(paint) } })
  }
}
