import FlowKit

/// A task in one of the tours, which is done when the tree or the log says so.
struct Lesson: Sendable {
  let title: String
  /// The tour that it is in.
  let tour: String
  /// The lines that lead to its start.
  var setup: [String] = []
  let task: String
  /// What to read in the code, and why.
  let reading: String
  /// From vague to exact.
  let hints: [String]
  /// Decides whether the task is done.
  let verdict: @MainActor @Sendable (Evidence) -> Verdict

  enum Verdict: Equatable {
    case open, done
    /// The task can't be done any more; says what went wrong.
    case missed(String)
  }
}

extension Lesson {
  /// The facts that decide a lesson.
  @MainActor
  struct Evidence {
    let session: Session
    /// The navigator's events since the lesson began.
    let events: [NavigationEvent]
    /// How often the app was ended and restored.
    let restarts: Int
    /// The findings.
    let findings: [Finding]

    /// The current place: `TutorialScreen > LoginScreen`.
    var place: String { session.navigator.tree.summary }

    /// The visible screen: `LoginScreen`.
    var visible: String { "\(session.navigator.tree.visible.flow)" }

    /// All actions that were performed, in order.
    var actions: [NavigationAction] { events.filter { $0.kind == .didNavigate }.map(\.action) }

    /// Their verbs.
    var verbs: [NavigationAction.Kind] { actions.map(\.kind) }

    /// The texts of the visible card.
    var texts: [String] { session.place.cards.flatMap(\.card.texts) }

    /// Whether an action was not performed for this reason.
    func wasTurnedDown(_ reason: NavigationReason) -> Bool { events.contains { $0.issue?.reason == reason } }
  }
}

extension Lesson.Verdict {
  /// Done if a condition holds.
  static func done(if condition: Bool) -> Lesson.Verdict { condition ? .done : .open }
}
