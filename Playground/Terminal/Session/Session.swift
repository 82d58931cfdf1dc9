import FlowKit
import FlowKitRestoration

/// A running app: its navigator, its events, and what its user can do.
@MainActor
final class Session {
  let navigator: Navigator
  let journal = Journal()
  /// Its lesson; `nil` if the user can do as they like.
  var lesson: LessonRun?
  /// The answers about places that its flows can reach.
  private(set) var findings: [Finding] = []
  /// What it is, in a few words.
  let about: String
  /// What leaving opens, in a word.
  let leaving: String
  /// The name of the tour; `nil` for the menu.
  private let tour: String?
  /// The flows by names.
  private let flows: FlowRegistry?
  private let logger: NavigationLogger
  private let timeline: Timeline

  private static let longestText = 200
  private static let longestLog = 200

  convenience init(root: Flow<some AnyObject>, about: String = "", leaving: String = "menu") {
    self.init(Navigator(root: root), about: about, leaving: leaving)
  }

  init(
    _ navigator: Navigator, about: String, leaving: String = "menu", tour: String? = nil, flows: FlowRegistry? = nil
  ) {
    self.tour = tour
    self.flows = flows
    self.about = about
    self.leaving = leaving
    self.navigator = navigator
    logger = navigator.startLog(keeping: Self.longestLog)
    timeline = Timeline(of: navigator)
    navigator.observe { [journal] in journal.note($0) }
    navigator.onIssue = nil  // the journal says what was ignored
  }
}

extension Session {
  /// The card of a screen.
  func card(of id: ScreenID) -> Card {
    (navigator.screen(of: id) as? any CardScreen)?.card ?? Card(title: "A screen without a card")
  }

  /// Presses a button; twice, like an impatient finger, before anything else can happen.
  func press(_ button: Card.Button, isDouble: Bool = false) {
    journal.beginStep()
    button.press()
    if isDouble { button.press() }
  }

  /// Types a text into a field, without invisible characters.
  func type(_ text: String, into field: Card.Field) {
    field.change(String(text.printable.prefix(Self.longestText)))
  }

  /// All actions with their outcomes.
  var log: NavigationLog { logger.log }

  /// Travels to the tree before the latest action, or after it again.
  ///
  /// - Returns: Whether there is such a tree.
  @discardableResult
  func step(_ step: Int) -> Bool {
    journal.beginStep()
    return timeline.step(step, navigator)
  }

  /// The position in time, if it isn't the latest tree; otherwise `nil`.
  var time: String? { timeline.isAtEnd ? nil : timeline.text }

  /// What to do if there is nothing to go back to, in words.
  var wayOut: String { leaving == "menu" ? "menu leads to the other tours." : "quit leaves the program." }

  /// The position in time, even if it is the latest tree.
  var step: String { timeline.text }

  /// Ends everything that waits for an answer.
  ///
  /// - Returns: Whether anything was waiting.
  @discardableResult
  func cancel() -> Bool {
    defer { navigator.cancelWaiting() }
    return journal.isWaiting
  }

  /// Its place, to save; `nil` for the menu.
  var saved: SavedSession? {
    guard let tour, let flows else { return nil }
    return SavedSession(tour: tour, snapshot: navigator.snapshot(with: flows))
  }

  /// Goes to the place of a saved session.
  ///
  /// - Returns: What could not be restored, in words.
  func restore(_ snapshot: NavigationSnapshot) -> [String] {
    guard let flows else { return [] }
    let restoration = navigator.restore(snapshot, from: flows)
    return restoration.issues.map { "\($0)" }
  }

  /// Searches for a place that the tour's flows can reach.
  ///
  /// - Returns: The answer; `nil` in the menu.
  func find(_ question: String) -> String? {
    guard let map = tour.flatMap(Tour.named)?.makeMap() else { return nil }
    let finding = Finding(question, in: map)
    findings.append(finding)
    return finding.answer
  }

  /// The system's back.
  ///
  /// - Returns: Whether there was something to go back from.
  @discardableResult
  func back() -> Bool {
    journal.beginStep()
    return navigator.back()
  }

  /// The code of the visible screen.
  var code: ScreenCode {
    ScreenCode(of: navigator.tree.visible.flow, pressed: journal.pressed, guarded: journal.guarded)
  }
}

/// The turns of the main actor's tasks.
///
/// The program waits for keys and lines on the main actor's thread, so the app's tasks run only when it lets them.
@MainActor
enum Turns {
  /// More turns than any task of the tours needs between two waits.
  private static let count = 20

  /// Lets tasks continue; each turn runs those that were ready before it.
  ///
  /// Elements of a sequence arrive by way of another thread, which may have to wait for a processor. Two short rests
  /// leave it the time.
  static func pass() async {
    for round in 1...count {
      await Task.detached {}.value
      await Task.yield()
      if round.isMultiple(of: 10) { try? await Task.sleep(for: .milliseconds(4)) }
    }
  }
}
