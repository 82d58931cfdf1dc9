/// The tours without a terminal: a line in, lines out.
@MainActor
final class LineTours {
  private let guide: TourGuide
  private var session: Session
  private var mode: LineMode

  init(_ guide: TourGuide) {
    self.guide = guide
    session = guide.session
    mode = LineMode(session)
  }
}

extension LineTours {
  /// What is printed before the first line is read.
  var greeting: String { mode.greeting }

  /// Executes a line.
  ///
  /// - Returns: What to print; `nil` to quit.
  func answer(to line: String) async -> String? {
    var answer: String? = ""
    switch TourCommand(line) {
    case .open(let name):
      guard let tour = Tour.named(name) else { return "There is no tour “\(name.printable)”.\n" + Tour.overview }
      guide.open(tour)
    case .menu: guide.openMenu()
    case .lessons:
      guide.openLessonList()
      if session === guide.session { answer = mode.picture }
    case .lesson(let number?) where !Lesson.all.indices.contains(number - 1):
      return "There is no such lesson: they are numbered from 1 to \(Lesson.all.count).\n"
    case .lesson(let number): guide.openLesson(number)
    case .next where session.lesson != nil:
      let leaving = session.lesson?.leaving ?? ""
      guard guide.openLesson(after: 1) else { return "This is the last lesson.\n" }
      return leaving + follow()
    case .again where session.lesson != nil: guide.openLesson(after: 0)
    case .restart: if !guide.restart() { answer = "There is no app to restart in the menu.\n" }
    case .next, .again, nil: answer = await mode.answer(to: line)
    }
    return session === guide.session ? answer : follow()
  }

  /// Shows what is open.
  private func follow() -> String {
    session = guide.session
    mode = LineMode(session)
    return mode.beginning
  }
}
