import FlowKit

/// A user's try at a lesson.
@MainActor
final class LessonRun {
  let lesson: Lesson
  /// The lesson's number, from 1.
  let number: Int
  private(set) var verdict = Lesson.Verdict.open
  /// How many hints were given.
  private var hintCount = 0
  private var start = 0
  private var restarts = 0
  private let onDone: () -> Void

  init(_ number: Int, onDone: @escaping () -> Void) {
    self.number = number
    self.onDone = onDone
    lesson = Lesson.all[number - 1]
  }

  /// Goes to the start of the lesson.
  func begin(in session: Session) {
    for line in lesson.setup { session.run(line) }
    start = session.journal.events.last?.number ?? 0
    _ = session.journal.takeNews()
  }

  /// The app was ended and restored.
  func restart() {
    restarts += 1
    start = 0
  }

  /// Checks the result of the last command; what is done stays done.
  func judge(_ session: Session) {
    guard verdict != .done else { return }
    verdict = lesson.verdict(
      Lesson.Evidence(
        session: session, events: session.journal.events.filter { $0.number > start }, restarts: restarts,
        findings: session.findings))
    if verdict == .done { onDone() }
  }

  /// Gives one more hint.
  func hint() { hintCount = min(hintCount + 1, lesson.hints.count) }
}

// What is shown.
extension LessonRun {
  /// `lesson 3 of 12`.
  var position: String { "lesson \(number) of \(Lesson.all.count)" }

  /// The hints that were given.
  var hints: [String] { Array(lesson.hints.prefix(hintCount)) }

  /// Whether there is another hint.
  var hasHint: Bool { hintCount < lesson.hints.count && verdict == .open }

  /// Whether there is another lesson.
  var hasNext: Bool { number < Lesson.all.count }

  /// What is said when the user goes on to another lesson: that this one is not done.
  var leaving: String {
    verdict == .done ? "" : "\(position.capitalisedStart) is not done yet; lesson \(number) begins it again.\n\n"
  }

  /// The result in words; `nil` while the lesson is open.
  ///
  /// - Parameters:
  ///   - next: The command or key for the next lesson.
  ///   - again: The command or key that begins this one again.
  /// - Returns: A sentence or two.
  func ending(next: String, again: String) -> String? {
    switch verdict {
    case .open: nil
    case .done: hasNext ? "✓ Done. \(next) for the next lesson." : "✓ Done. That was the last lesson."
    case .missed(let text): "✗ \(text) \(again) to begin again."
    }
  }
}

extension Session {
  /// Presses a button, or types into a field, as a line says.
  func run(_ line: String) {
    switch LineCommand(line) {
    case .press(let name): place.buttons.named(name).map { press($0) }
    case .type(let rest): place.fields.named(rest).map { type($1, into: $0) }
    default: break
    }
  }
}

extension String {
  /// The text with a capital letter at its start.
  var capitalisedStart: String { prefix(1).uppercased() + dropFirst() }
}

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
