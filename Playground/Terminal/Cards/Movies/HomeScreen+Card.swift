import Movies

extension HomeScreen: CardScreen {
  var card: Card {
    Card(
      title: "Home",
      buttons: tabs.enumerated().map { index, title in
        Card.Button(title) { self.onTab(index) }
      })
  }
}
