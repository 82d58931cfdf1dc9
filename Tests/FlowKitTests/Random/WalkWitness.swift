import FlowKit

/// Hears a navigator's events, and tells the world of them.
@MainActor
final class WalkWitness {
  private(set) var story: WalkStory
  private var observation: NavigationObservation?
  private unowned let world: WalkWorld

  init(_ navigator: Navigator, _ world: WalkWorld) {
    story = WalkStory(navigator.tree)
    self.world = world
    observation = navigator.observe { [unowned self, unowned navigator] event in hear(event, of: navigator) }
  }

  private func hear(_ event: NavigationEvent, of navigator: Navigator) {
    if event.tree != navigator.tree { world.problems.append("\(event) has another tree than the navigator") }
    story.hear(event)
    world.problems += story.problems
    guard event.isOf(.actions, .entries, .background) else { return }
    let id = event.entry?.id.number ?? 0
    world.mark(event.kind.place, id, text: "\(event.aboutText) of \(event.tree.count)")
  }
}

extension NavigationEvent.Kind {
  fileprivate var place: WalkMoment.Place {
    switch self {
    case .willNavigate: .will
    case .made: .entering
    case .disappeared: .disappeared
    case .partlyCovered: .partlyCovered
    case .removed: .removed
    case .appeared: .appeared
    case .ignored: .ignored
    case .refused: .refused
    default: .did
    }
  }
}

extension NavigationEvent {
  fileprivate var aboutText: String {
    if let issue { return "\(issue.reason) for \(issue.caller?.id.number ?? 0)" }
    if kind == .willNavigate { return "for \(caller?.id.number ?? 0)" }
    return changes.map(\.walkText).joined(separator: " ")
  }
}

extension NavigationOutcome {
  /// The changes, or the reason why there are none.
  var walkText: String {
    if isQueued || isWaiting { return "not ended" }
    return reason.map { "\($0)" } ?? changes.map(\.walkText).joined(separator: " ")
  }
}

extension NavigationChange {
  /// The change by its entry's number alone: `-3`, `+4`, `+5 sheet over 4`.
  var walkText: String {
    if kind == .removed { return "-\(entry.id.number)" }
    let over = presentation.map { " \($0.style) over \($0.presenter.number)" }
    return "+\(entry.id.number)\(over ?? "")"
  }
}
