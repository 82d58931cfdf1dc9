import Safe

extension SearchScreen: CardScreen {
  var card: Card {
    Card(
      title: "Search", texts: [matches.isEmpty ? "Nothing." : "Which one?"] + diary.status,
      fields: [Card.Field("Text", text: text) { self.text = $0 }],
      buttons: matches.map { thing in
        Card.Button(thing) { self.take(thing) }
      } + [Card.Button("Close", press: onClose)])
  }
}
