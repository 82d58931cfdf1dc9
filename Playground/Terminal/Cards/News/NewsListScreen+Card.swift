import News

extension NewsListScreen: CardScreen {
  var card: Card {
    Card(
      title: "News", texts: ["What happened in town:"],
      buttons: articles.map { article in
        Card.Button(article.title) { self.onSelect(article.id) }
      } + [Card.Button("Who else reads this?", press: onReaders), Card.Button("Sign out", press: onSignOut)])
  }
}
