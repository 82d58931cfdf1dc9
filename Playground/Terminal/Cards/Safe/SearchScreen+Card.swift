import Safe

extension SearchScreen: CardScreen {
  var card: Card {
    Card(
      title: "Search", texts: (matches.isEmpty ? ["Nothing."] : matches) + diary.status,
      fields: [Card.Field("Text", text: text) { self.text = $0 }],
      buttons: [Card.Button("Close", press: onClose)])
  }
}
