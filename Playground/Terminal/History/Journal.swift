import FlowKit
import FlowKitLinks

/// The navigator's events, newest last.
///
/// Old notes are dropped, so that it doesn't grow endlessly.
@MainActor
final class Journal {
  private(set) var notes: [Note] = []
  /// The same events as values.
  private(set) var events: [NavigationEvent] = []
  /// Where the action that the user performed last was written; `nil` if there is none.
  private(set) var pressed: SourcePlace?
  /// The flow whose guard didn't allow that action at once; `nil` if there is none.
  private(set) var guarded: FlowID?
  /// The actions that wait for an answer, each with its event.
  private var waiting: [NavigationEvent] = []

  private var count = 0
  private var toldCount = 0
  private var isAsked = false

  private static let limit = 200

  /// One event.
  struct Note: Hashable {
    /// The number of notes until then.
    let number: Int
    let kind: NavigationEvent.Kind
    /// Whether it is about a message.
    var isMessage = false
    let text: String
  }

  /// The user does something: the next action is theirs.
  func beginStep() {
    pressed = nil
    guarded = nil
    isAsked = true
  }

  func note(_ event: NavigationEvent) {
    // Which columns are shown is reported by this program, and not by the user or the app.
    if event.entry == nil, event.action.kind == .select, event.action.origin == nil { return }
    if isAsked, event.action.origin != nil {
      pressed = event.action.origin
      isAsked = false
    }
    if guarded == nil, [.redirected, .waiting, .refused].contains(event.kind) { guarded = event.action.flow }
    follow(event)
    events = events.suffix(Self.limit - 1) + [event]
    add(event.kind, Self.text(of: event), isMessage: event.action.message != nil)
  }

  /// Records a URL that can't be opened.
  func note(_ issue: LinkIssue) { add(.ignored, "\(issue)") }

  /// Records another problem.
  func note(problem: String) { add(.ignored, problem) }

  private func add(_ kind: NavigationEvent.Kind, _ text: String, isMessage: Bool = false) {
    count += 1
    notes.append(Note(number: count, kind: kind, isMessage: isMessage, text: text))
    if notes.count > Self.limit { notes.removeFirst() }
  }
}

// What waits.
extension Journal {
  /// Whether an action waits for an answer.
  var isWaiting: Bool { !waiting.isEmpty }

  /// A second tap that is ignored while the first one waits doesn't end the first one.
  private func follow(_ event: NavigationEvent) {
    switch event.kind {
    case .redirected: waiting.removeAll { $0.action == event.action }
    case .waiting: waiting = waiting.filter { $0.action != event.action } + [event]
    case .didNavigate, .ignored, .refused:
      if event.issue?.reason != .waiting { waiting.removeAll { $0.action == event.action } }
    default: break
    }
  }
}

extension Journal {
  /// How actions ended, newest first, with the guards that were asked before, and the actions that wait.
  var endings: [Note] { notes.reversed().filter { $0.mark != nil } }

  /// What isn't visible in the tree, since the last call.
  func takeNews() -> [Note] {
    defer { toldCount = count }
    return notes.filter { $0.number > toldCount && $0.isNews }
  }

  private static func text(of event: NavigationEvent) -> String {
    switch event.kind {
    case .redirected: "\(event): its guard leads elsewhere first"
    case .waiting: "\(event): not answered yet; cancel ends the wait"
    case .didNavigate: "\(event)\(reference(of: event.action))"
    default: "\(event)"
    }
  }

  /// The message that an action answers.
  private static func reference(of action: NavigationAction) -> String {
    guard let message = action.message, ![.send, .broadcast].contains(action.kind) else { return "" }
    return ", for \(type(of: message)).\(message)"
  }
}

extension Journal.Note {
  /// Whether an action was not performed; the text is the sentence that says why.
  var isProblem: Bool { kind == .ignored || kind == .refused }

  /// What it is, at a glance; nil for the events on the way to an ending.
  var mark: String? {
    switch kind {
    case .ignored, .refused: "✗"
    case .didNavigate: isMessage ? "»" : "✓"
    case .redirected: "↪"
    case .waiting: "…"
    default: nil
    }
  }

  /// Whether it isn't visible in the tree.
  fileprivate var isNews: Bool { mark != nil && mark != "✓" }

  /// The text without the name of the event.
  var shortText: String {
    let name = "\(kind) "
    return text.hasPrefix(name) ? String(text.dropFirst(name.count)) : text
  }
}
