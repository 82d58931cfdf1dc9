/// The panel above the tree while a lesson is open.
struct LessonPanel {
  let title: String
  let isDone: Bool
  let hasHint: Bool
  /// The keys for the lesson.
  let keys: [Hint]
  private let texts: [Page.Line]

  @MainActor
  init(_ run: LessonRun) {
    title = "\(run.verdict == .done ? "✓ " : "")\(run.position.capitalisedStart)"
    let isDone = run.verdict == .done
    self.isDone = isDone
    hasHint = run.hasHint
    let ending = run.ending(next: "Press n", again: "Press a")
    let task = [Page.Line(text: run.lesson.task)] + run.hints.map { Page.Line(text: "Hint: \($0)") }
    texts =
      (isDone ? [] : task)
      + (ending.map { [Page.Line(text: $0, ink: isDone ? .good : .warning)] } ?? [])
      + (isDone ? [Page.Line(text: "In the code (c): \(run.lesson.reading)")] : [])
    keys =
      (hasHint ? [Hint("h", "hint")] : [])
      + (isDone ? run.hasNext ? [Hint("n", "next lesson")] : [] : [Hint("a", "again", rank: 4)])
  }

  /// All lines, wrapped.
  func lines(width: Int) -> [Page.Line] {
    texts.flatMap { line in line.text.wrapped(to: width).map { Page.Line(text: $0, ink: line.ink) } }
  }
}
