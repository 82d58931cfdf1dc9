import FlowKit

/// Hears a navigator's events: knows the entries and the visible one from them alone, and tells the world.
@MainActor
final class WalkWitness {
  /// The entries, as far as the events tell.
  private(set) var entries: Set<Int>
  /// The entry that appeared last.
  private(set) var visible: Int
  private var isVisible = true
  private var lastNumber: Int?
  private var observation: NavigationObservation?
  private unowned let world: WalkWorld

  init(_ navigator: Navigator, _ world: WalkWorld) {
    entries = Set(navigator.tree.path.map(\.id.number))
    visible = navigator.tree.visible.id.number
    self.world = world
    observation = navigator.observe { [unowned self, unowned navigator] event in hear(event, of: navigator) }
  }

  private func hear(_ event: NavigationEvent, of navigator: Navigator) {
    check(event.tree == navigator.tree, "\(event) has another tree than the navigator")
    check(event.number == (lastNumber ?? event.number - 1) + 1, "\(event) has the number \(event.number)")
    lastNumber = event.number
    let place = take(event)
    world.mark(place, event.entry?.id.number ?? 0, text: "\(event.aboutShortly) of \(event.tree.count)")
  }

  private func take(_ event: NavigationEvent) -> WalkMoment.Place {
    let entry = event.entry?.id.number ?? 0
    switch event.kind {
    case .willNavigate: return .will
    case .ignored: return .ignored
    case .refused: return .refused
    case .removed:
      check(entries.contains(entry), "\(event), but it never entered")
      return .removed
    case .disappeared:
      check(isVisible && entry == visible, "\(event), but #\(visible) had appeared")
      isVisible = false
      return .disappeared
    case .appeared:
      check(!isVisible, "\(event), but #\(visible) has not disappeared")
      (visible, isVisible) = (entry, true)
      return .appeared
    default:
      for change in event.changes { take(change) }
      return .did
    }
  }

  private func take(_ change: NavigationChange) {
    let id = change.entry.id.number
    if change.kind == .removed {
      check(entries.remove(id) != nil, "\(change), but it was not there")
    } else {
      check(entries.insert(id).inserted, "\(change), but it was there")
    }
  }

  private func check(_ isFine: Bool, _ problem: @autoclosure () -> String) {
    if !isFine { world.problems.append(problem()) }
  }
}

extension NavigationEvent {
  fileprivate var aboutShortly: String {
    if let issue { return "\(issue.reason) for \(issue.caller?.id.number ?? 0)" }
    if kind == .willNavigate { return "for \(caller?.id.number ?? 0)" }
    return changes.map(\.shortly).joined(separator: " ")
  }
}

extension NavigationOutcome {
  /// The changes, or the reason why there are none.
  var shortly: String {
    if isDeferred { return "deferred" }
    return reason.map { "\($0)" } ?? changes.map(\.shortly).joined(separator: " ")
  }
}

extension NavigationChange {
  var shortly: String {
    if kind == .removed { return "-\(entry.id.number)" }
    let over = presentation.map { " \($0.style) over \($0.presenter.number)" }
    return "+\(entry.id.number)\(over ?? "")"
  }
}
