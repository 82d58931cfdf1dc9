/// Lists the lessons.
@MainActor
final class LessonListScreen: CardScreen {
  /// A lesson was chosen, by its number.
  var onOpen: (Int) -> Void = { _ in }

  private let done: () -> Set<Int>

  /// - Parameter done: Returns the numbers of the lessons that are done.
  init(done: @escaping () -> Set<Int>) { self.done = done }

  var card: Card {
    let done = done()
    return Card(
      title: "Lessons", texts: ["\(done.count) of \(Lesson.all.count) are done."],
      buttons: Lesson.all.enumerated().map { index, lesson in
        Card.Button("\(done.contains(index + 1) ? "✓ " : "")\(lesson.title)") { self.onOpen(index + 1) }
      })
  }
}
