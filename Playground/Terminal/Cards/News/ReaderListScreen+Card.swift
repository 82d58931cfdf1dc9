import News

extension ReaderListScreen: CardScreen {
  var card: Card {
    Card(
      title: "Readers", texts: ["All who read this, too:"],
      buttons: model.readers.map { reader in
        Card.Button(reader.name) { self.model.select(reader.id) }
      } + [Card.Button("To the news", press: model.openNews), Card.Button("Sign out", press: model.signOut)])
  }
}
