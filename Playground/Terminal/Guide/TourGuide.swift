import FlowKit
import FlowKitRestoration
import Foundation

/// Leads from the menu into a tour or a lesson, and back.
@MainActor
final class TourGuide {
  private lazy var menu = Session(root: menuFlow, about: "lessons and tours", leaving: "quit")
  private var tour: Session?
  private var doneLessons: Set<Int> = []

  /// What could not be restored of a saved session, in words.
  private(set) var problems: [String] = []

  /// Starts in a tour, or in the menu.
  init(_ tour: Tour? = nil) {
    self.tour = tour?.makeSession()
  }

  /// Starts at the place of a saved session; in a tour, or in the menu, if there is no such file.
  convenience init(_ tour: Tour?, restoring file: String?) {
    self.init(tour)
    guard let file else { return }
    do {
      if let saved = try SavedSession(readingFrom: file) { restore(saved) }
    } catch {
      problems = ["\(file.printable) cannot be restored: it is no session of the Playground."]
    }
  }
}

extension TourGuide {
  /// What is open: a tour, or the menu.
  var session: Session { tour ?? menu }

  /// Whether the menu is open.
  var isInMenu: Bool { tour == nil }

  /// Starts the tour of a session, and goes to its place.
  func restore(_ saved: SavedSession) {
    guard let session = Tour.named(saved.tour)?.makeSession() else {
      return problems.append("There is no tour “\(saved.tour.printable)” to restore.")
    }
    tour = session
    problems += session.restore(saved.snapshot)
  }

  /// Saves the place of the tour; nothing in the menu.
  func save(to file: String) throws { try tour?.saved?.write(to: file) }

  /// Starts a tour anew.
  func open(_ tour: Tour) { self.tour = tour.makeSession() }

  /// Ends the tour, and shows the menu.
  func openMenu() {
    tour = nil
    if menu.navigator.canGoBack { menu.navigator.perform(.popToRoot()) }
  }

  /// Ends the tour: a lesson leads back to the list of lessons, everything else to the menu.
  func leave() { tour?.lesson == nil ? openMenu() : openLessonList() }

  /// Ends the app like a system that needs the memory, and starts it again from its snapshot.
  ///
  /// Data that is not in the snapshot is lost, as in a new process.
  ///
  /// - Returns: Whether there was anything to end.
  @discardableResult
  func restart() -> Bool {
    guard let ended = tour, let saved = ended.saved, let data = try? JSONEncoder().encode(saved),
      let read = try? JSONDecoder().decode(SavedSession.self, from: data),
      let session = Tour.named(read.tour)?.makeSession(about: ended.about)
    else { return false }
    for problem in session.restore(read.snapshot) { session.journal.note(problem: problem) }
    session.lesson = ended.lesson
    session.lesson?.restart()
    tour = session
    return true
  }
}

// Lessons.
extension TourGuide {
  /// Begins a lesson, counted from 1, or the first one that is not done.
  func openLesson(_ number: Int? = nil) {
    let number = number ?? Lesson.all.indices.map { $0 + 1 }.first { !doneLessons.contains($0) } ?? 1
    guard Lesson.all.indices.contains(number - 1) else { return }
    let run = LessonRun(number) { [weak self] in self?.doneLessons.insert(number) }
    guard let session = Tour.named(run.lesson.tour)?.makeSession(about: "\(run.position): \(run.lesson.title)") else {
      return
    }
    run.begin(in: session)
    session.lesson = run
    tour = session
  }

  /// Begins the next lesson, or this one again.
  ///
  /// - Returns: Whether there is such a lesson.
  @discardableResult
  func openLesson(after step: Int) -> Bool {
    guard let run = tour?.lesson, step == 0 || run.hasNext else { return false }
    openLesson(run.number + step)
    return true
  }

  /// Ends the tour, and shows the list of lessons.
  func openLessonList() {
    tour = nil
    if menu.navigator.tree.visible.flow != lessonListFlow.id {
      menu.navigator.perform(.goTo(lessonListFlow))
    }
  }

  private var menuFlow: Flow<MenuScreen> {
    Flow(with: MenuScreen(Tour.all)) { [weak self] screen, lets in
      if let self { screen.onLessons = lets.push(lessonListFlow) }
      screen.onOpen = { self?.open($0) }
    }
  }

  private var lessonListFlow: Flow<LessonListScreen> {
    Flow(with: LessonListScreen { [weak self] in self?.doneLessons ?? [] }) { [weak self] screen, _ in
      screen.onOpen = { self?.openLesson($0) }
    }
  }
}
