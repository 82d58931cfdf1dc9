import Movies

extension MovieListScreen: CardScreen {
  var card: Card {
    Card(
      title: shelf == .wishlist ? "Wishlist" : "Watched", texts: [text],
      buttons: movies.map { movie in
        Card.Button("\(movie.title) · \(movie.year)") { self.pick(movie.id) }
      })
  }

  private var text: String {
    switch shelf {
    case .wishlist: movies.isEmpty ? "All is seen." : "To be watched some day:"
    case .watched: movies.isEmpty ? "Nothing was watched yet." : "Watched already:"
    }
  }
}
