import News

extension NewsListScreen: CardScreen {
  var card: Card {
    Card(
      title: "News", texts: ["What happened in town:"],
      buttons: articles.map { article in
        Card.Button(article.title) { self.onSelect(article.id) }
      } + [Card.Button("Who else reads this?", press: onReaders)] + looks + [Card.Button("Sign out", press: onSignOut)])
  }

  private var looks: [Card.Button] {
    Look.allCases.map { look in Card.Button("Show as \(look.rawValue)") { self.onLook(look) } }
  }
}
