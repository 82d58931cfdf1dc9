/// Lists the tours.
@MainActor
final class MenuScreen: CardScreen {
  /// A tour was chosen.
  var onOpen: (Tour) -> Void = { _ in }

  private let tours: [Tour]

  init(_ tours: [Tour]) { self.tours = tours }

  var card: Card {
    Card(
      title: "Tours", texts: ["Each is an app of its own. Which one would you like to try?"],
      buttons: tours.map { tour in
        Card.Button("\(tour.title): \(tour.description)") { self.onOpen(tour) }
      })
  }
}
