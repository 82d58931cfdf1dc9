import News

extension ReaderListScreen: CardScreen {
  var card: Card {
    Card(
      title: "Readers", texts: ["All who read this, too:"],
      buttons: readers.map { reader in
        Card.Button(reader.name) { self.onSelect(reader.id) }
      } + [Card.Button("To the news", press: onNews), Card.Button("Sign out", press: onSignOut)])
  }
}
