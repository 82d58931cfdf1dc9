import FlowKit
import FlowKitLinks

/// What a navigator has told, newest last; old notes are dropped, so that it does not grow without end.
@MainActor
final class Journal {
  private(set) var notes: [Note] = []
  /// The same events as values.
  private(set) var events: [NavigationEvent] = []
  /// Where the action was written that the user has asked for last; nil where they asked for none.
  private(set) var pressed: SourcePlace?
  /// The flow whose guard did not let that action through at once; nil where there is none.
  private(set) var guarded: FlowID?
  /// The actions that wait for an answer, each as it was told.
  private var waiting: [NavigationEvent] = []

  private var count = 0
  private var toldCount = 0
  private var isAsked = false

  private static let limit = 200

  /// One event.
  struct Note: Hashable {
    /// How often something was noted until then.
    let number: Int
    let kind: NavigationEvent.Kind
    /// Whether it is about a message.
    var isMessage = false
    let text: String
  }

  /// The user does something: the next action is what they have asked for.
  func beginStep() {
    pressed = nil
    guarded = nil
    isAsked = true
  }

  func note(_ event: NavigationEvent) {
    if isAsked, event.action.origin != nil {
      pressed = event.action.origin
      isAsked = false
    }
    if guarded == nil, [.redirected, .waiting, .refused].contains(event.kind) { guarded = event.action.flow }
    follow(event)
    events = events.suffix(Self.limit - 1) + [event]
    add(event.kind, Self.text(of: event), isMessage: event.action.message != nil)
  }

  /// Takes note of a URL that cannot be opened.
  func note(_ issue: LinkIssue) { add(.ignored, "\(issue)") }

  /// Takes note of something else that did not work.
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

  /// A second tap is ignored while the first one waits: that is not the end of the first one.
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
  /// What an action has led to, newest first: how it ended, who was asked before, and what waits.
  var endings: [Note] { notes.reversed().filter { $0.mark != nil } }

  /// What somebody who sees the tree alone would miss, since this was asked for the last time.
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

  /// Whether the tree does not show it.
  fileprivate var isNews: Bool { mark != nil && mark != "✓" }

  /// The text without the name of the event.
  var shortText: String {
    let name = "\(kind) "
    return text.hasPrefix(name) ? String(text.dropFirst(name.count)) : text
  }
}
