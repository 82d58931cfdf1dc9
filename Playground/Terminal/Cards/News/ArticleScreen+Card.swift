import News

extension ArticleScreen: CardScreen {
  var card: Card {
    Card(
      title: article?.title ?? "Taken back", texts: [article?.text ?? "This is not known any more."],
      buttons: [Card.Button("Back", press: onBack)])
  }
}
