import News

extension ArticleScreen: CardScreen {
  var card: Card {
    Card(
      title: article?.title ?? "Taken back", texts: [article?.text ?? "This is not known any more."],
      buttons: [Card.Button("Back", press: onBack)])
  }
}

extension ColourScreen: CardScreen {
  var card: Card {
    Card(
      title: "A colour", texts: [colour.map { "All is \($0.rawValue) here." } ?? "All is grey here."],
      buttons: [Card.Button("Back", press: onBack), Card.Button("To the news", press: onNews)])
  }
}

extension FrontPageScreen: CardScreen {
  var card: Card {
    let others = Look.allCases.filter { $0 != look }
    return Card(
      title: "The Morning Paper",
      buttons: [Card.Button("News") { self.onSelect(0) }, Card.Button("Readers") { self.onSelect(1) }]
        + others.map { other in Card.Button("As \(other.rawValue)") { self.onLook(other) } }
        + [Card.Button("Sign out", press: onSignOut)])
  }
}

extension GreetingScreen: CardScreen {
  var card: Card {
    Card(
      title: "Hello", texts: ["\(reader?.name ?? "Somebody") waves back."],
      buttons: [Card.Button("Close", press: onClose)])
  }
}

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

extension ReaderListScreen: CardScreen {
  var card: Card {
    Card(
      title: "Readers", texts: ["All who read this, too:"],
      buttons: model.readers.map { reader in
        Card.Button(reader.name) { self.model.select(reader.id) }
      } + [Card.Button("To the news", press: model.openNews), Card.Button("Sign out", press: model.signOut)])
  }
}

extension ReaderScreen: CardScreen {
  var card: Card {
    guard let reader else {
      return Card(title: "Moved away", texts: ["Nobody knows where to."], buttons: [back])
    }
    return Card(
      title: reader.name, texts: ["Reads this paper every morning."],
      buttons: [Card.Button("Draw a colour", press: drawColour), Card.Button("Wave", press: greet), back])
  }

  private var back: Card.Button { Card.Button("Back", press: onBack) }
}

extension SignInScreen: CardScreen {
  var card: Card {
    Card(
      title: "The Morning Paper", texts: [message],
      buttons: [
        Card.Button("In tabs") { self.onSignIn(.tabs) },
        Card.Button("Side by side") { self.onSignIn(.split) },
        Card.Button("Page by page") { self.onSignIn(.pages) },
        Card.Button("Show me around", press: onTour),
      ])
  }
}
