/// Lists the lessons and the tours.
@MainActor
final class MenuScreen: CardScreen {
  /// The lessons were chosen.
  var onLessons: () -> Void = {}
  /// A tour was chosen.
  var onOpen: (Tour) -> Void = { _ in }

  private let tours: [Tour]

  init(_ tours: [Tour]) { self.tours = tours }

  var card: Card {
    Card(
      title: "Playground",
      texts: [
        Tour.introduction,
        "New here? Begin with the shop, or with the lessons. Each tour is an app of its own, to explore as you like.",
      ],
      buttons: [Card.Button("Lessons: \(Lesson.all.count) short tasks, from push to proofs", press: onLessons)]
        + tours.map { tour in
          Card.Button("\(tour.title): \(tour.description)") { self.onOpen(tour) }
        })
  }
}
