import FlowKit
import FlowKitRestoration

/// An app that is being tried: its navigator, what was heard of it, and what its user can do.
@MainActor
final class Session {
  let navigator: Navigator
  let journal = Journal()
  /// The lesson that it is for; nil where it may be tried as one likes.
  var lesson: LessonRun?
  /// What was asked about the places that its flows can lead to.
  private(set) var findings: [Finding] = []
  /// What it is, in a few words.
  let about: String
  /// Where leaving it leads, in a word.
  let leaving: String
  /// The name of the tour; nil of the menu.
  private let tour: String?
  /// The flows by names.
  private let flows: FlowCatalogue?
  private let logger: NavigationLogger
  private let timeline: Timeline
  private let observation: NavigationObservation

  private static let longestText = 200
  private static let longestLog = 200

  convenience init(root: Flow<some AnyObject>, about: String = "", leaving: String = "menu") {
    self.init(Navigator(root: root), about: about, leaving: leaving)
  }

  init(
    _ navigator: Navigator, about: String, leaving: String = "menu", tour: String? = nil, flows: FlowCatalogue? = nil
  ) {
    self.tour = tour
    self.flows = flows
    self.about = about
    self.leaving = leaving
    self.navigator = navigator
    logger = navigator.startLog(keeping: Self.longestLog)
    timeline = Timeline(of: navigator)
    observation = navigator.observe { [journal] in journal.note($0) }
    navigator.onIssue = nil  // the journal says what was ignored
  }
}

extension Session {
  /// The card of a screen.
  func card(of id: ScreenID) -> Card {
    (navigator.screen(of: id) as? any CardScreen)?.card ?? Card(title: "A screen without a card")
  }

  /// Presses a button; twice, as a hasty finger does, before anything else can happen.
  func press(_ button: Card.Button, isDouble: Bool = false) {
    journal.beginStep()
    button.press()
    if isDouble { button.press() }
  }

  /// Puts a text into a field, without characters that cannot be seen.
  func type(_ text: String, into field: Card.Field) {
    field.change(String(text.printable.prefix(Self.longestText)))
  }

  /// All actions, with what came of them.
  var log: NavigationLog { logger.log }

  /// Travels to the tree before the latest action, or after it again.
  ///
  /// - Returns: Whether there is such a tree.
  @discardableResult
  func step(_ step: Int) -> Bool {
    journal.beginStep()
    return timeline.step(step, navigator)
  }

  /// Which of the trees it shows that it has had, in words; nil where it is the latest.
  var time: String? { timeline.isAtEnd ? nil : timeline.text }

  /// What to do where there is nothing to go back to, in words.
  var wayOut: String { leaving == "menu" ? "menu leads to the other tours." : "quit leaves the program." }

  /// The same, also for the latest.
  var step: String { timeline.text }

  /// Ends all that waits for an answer.
  ///
  /// - Returns: Whether anything has waited.
  @discardableResult
  func cancel() -> Bool {
    defer { navigator.cancelWaiting() }
    return journal.isWaiting
  }

  /// Where it is, to be kept; nil of the menu.
  var saved: SavedSession? {
    guard let tour, let flows else { return nil }
    return SavedSession(tour: tour, snapshot: navigator.snapshot(with: flows))
  }

  /// Goes to where a session was.
  ///
  /// - Returns: What could not be restored, in words.
  func restore(_ snapshot: NavigationSnapshot) -> [String] {
    guard let flows else { return [] }
    let restoration: NavigationRestoration = navigator.restore(snapshot, from: flows)
    return restoration.issues.map { "\($0)" }
  }

  /// Looks for a place that the tour's flows can lead to.
  ///
  /// - Returns: The answer; nil in the menu.
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
}
