import News

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
