import Movies

extension CastMemberScreen: CardScreen {
  var card: Card {
    Card(
      title: person?.name ?? "Unknown", texts: [person?.text ?? "Nobody knows them."],
      buttons: movies.map { movie in
        Card.Button(movie.title) { self.onMovie(movie.id) }
      } + [Card.Button("Back", press: onBack)])
  }
}
