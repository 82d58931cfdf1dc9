import Movies

extension MovieScreen: CardScreen {
  var card: Card {
    guard let movie else {
      return Card(title: "Lost", texts: ["Nobody knows this movie."], buttons: [back])
    }
    return Card(
      title: movie.title, texts: ["\(movie.year). \(movie.text)"],
      buttons: cast.map { person in
        Card.Button("With \(person.name)") { self.onCastMember(person.id) }
      } + [
        Card.Button(isWatched ? "Watch it again" : "I have watched it", press: changeShelf),
        Card.Button("Trailer", press: playTrailer), back,
      ])
  }

  private var back: Card.Button { Card.Button("Back", press: onBack) }
}
