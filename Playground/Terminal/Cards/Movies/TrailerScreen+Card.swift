import Movies

extension TrailerScreen: CardScreen {
  var card: Card {
    Card(
      title: "Trailer", texts: [movie.map { "\($0.title), in two minutes." } ?? "Nothing to play.", state],
      buttons: [Card.Button("Close", press: onClose)])
  }

  private var state: String { wasReady ? "It was loaded before you asked for it." : "It had to be loaded first." }
}
