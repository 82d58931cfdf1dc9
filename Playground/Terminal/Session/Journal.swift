import FlowKit
import FlowKitLinks

/// What a navigator has told, newest last; old notes are dropped, so that it does not grow without end.
@MainActor
final class Journal {
  private(set) var notes: [Note] = []

  private var count = 0

  private static let limit = 200

  /// One event.
  struct Note: Hashable {
    /// How often something was noted until then.
    let number: Int
    let kind: NavigationEvent.Kind
    let text: String
  }

  func note(_ event: NavigationEvent) { add(event.kind, "\(event)") }

  /// Takes note of a URL that cannot be opened.
  func note(_ issue: LinkIssue) { add(.ignored, "\(issue)") }

  private func add(_ kind: NavigationEvent.Kind, _ text: String) {
    count += 1
    notes.append(Note(number: count, kind: kind, text: text))
    if notes.count > Self.limit { notes.removeFirst() }
  }
}

extension Journal {
  /// How the actions ended, newest first.
  var endings: [Note] { notes.reversed().filter { $0.isDone || $0.isProblem } }
}

extension Journal.Note {
  /// Whether an action was performed.
  var isDone: Bool { kind == .didNavigate }

  /// Whether an action was not performed; the text is the sentence that says why.
  var isProblem: Bool { kind == .ignored || kind == .refused }

  /// How an action ended, at a glance.
  var mark: String { isProblem ? "✗" : "✓" }

  /// The text without the name of the event.
  var shortText: String {
    let name = "\(kind) "
    return text.hasPrefix(name) ? String(text.dropFirst(name.count)) : text
  }
}
