import Movies

extension NewMovieListScreen: CardScreen {
  var card: Card {
    Card(
      title: "New", texts: ["This tab comes with a setting."],
      buttons: movies.map { movie in
        Card.Button("\(movie.title) · \(movie.year)") { self.pick(movie.id) }
      } + [Card.Button("No more of this", press: switchOff)])
  }
}
