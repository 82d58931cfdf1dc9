import FlowKit

/// A task in one of the tours, which is done when the tree or the log says so.
struct Lesson: Sendable {
  let title: String
  /// The tour that it is in.
  let tour: String
  /// The lines that lead to where it begins.
  var setup: [String] = []
  let task: String
  /// What to read in the code, and why.
  let reading: String
  /// From vague to exact.
  let hints: [String]
  /// What has become of the task.
  let verdict: @MainActor @Sendable (Evidence) -> Verdict

  enum Verdict: Equatable {
    case open, done
    /// It cannot be done any more; says what has gone wrong.
    case missed(String)
  }
}

extension Lesson {
  /// What a lesson is judged by.
  @MainActor
  struct Evidence {
    let session: Session
    /// What the navigator has told since the lesson began.
    let events: [NavigationEvent]
    /// How often the app was ended and restored.
    let restarts: Int
    /// What was found.
    let findings: [Finding]

    /// Where the app is: `TutorialScreen > LoginScreen`.
    var place: String { session.navigator.tree.summary }

    /// What is visible: `LoginScreen`.
    var visible: String { "\(session.navigator.tree.visible.flow)" }

    /// All actions that were performed, in order.
    var actions: [NavigationAction] { events.filter { $0.kind == .didNavigate }.map(\.action) }

    /// Their verbs.
    var verbs: [NavigationAction.Kind] { actions.map(\.kind) }

    /// The texts that can be read on the visible card.
    var texts: [String] { session.place.cards.flatMap(\.card.texts) }

    /// Whether an action was not performed for this reason.
    func wasTurnedDown(_ reason: NavigationReason) -> Bool { events.contains { $0.issue?.reason == reason } }
  }
}

extension Lesson.Verdict {
  /// Done where a condition holds.
  static func done(if condition: Bool) -> Lesson.Verdict { condition ? .done : .open }
}
