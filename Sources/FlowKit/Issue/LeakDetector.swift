/// Waits for screens that have left to be deallocated.
@MainActor
final class LeakDetector {
  let patience: Int
  private var settled = 0
  /// In the order in which they left.
  private var suspects: [Suspect] = []
  /// The declarations of the flows that were reported.
  private var told: Set<SourcePlace> = []

  private struct Suspect {
    weak var screen: AnyObject?
    let entry: NavigationTree.Entry
    let action: NavigationAction
    let due: Int
  }

  init(patience: Int) {
    self.patience = patience
  }

  /// Watches a screen until it is deallocated.
  ///
  /// Meanwhile, nothing of the app is kept: neither what flows capture nor their keys.
  func watch(
    _ screen: AnyObject, of entry: NavigationTree.Entry, removedBy action: NavigationAction, in navigator: Navigator
  ) {
    guard suspects.count < Limits.watchedScreens else { return }
    let entry = NavigationTree.Entry(id: entry.id, flow: entry.flow.withoutClosures)
    let action = NavigationAction(.failure(.init(kind: action.kind, reason: .leaked)), at: action.origin)
    let begun = navigator.hasHost ? settled : settled + 1  // this action counts as a transition, which has ended
    let (due, isTooMuch) = begun.addingReportingOverflow(patience)
    suspects.append(Suspect(screen: screen, entry: entry, action: action, due: isTooMuch ? .max : due))
  }

  /// Without a host, an action counts as a transition.
  func countAction(in navigator: Navigator) { if !navigator.hasHost { countTransition() } }

  func countTransition() { settled += 1 }

  /// The entries whose screens are still alive; the others are forgotten.
  func alive(in navigator: Navigator) -> [NavigationTree.Entry] {
    suspects.removeAll { $0.screen.map(navigator.records.contains) ?? true }
    return suspects.map(\.entry)
  }

  /// Tells of the screens that should be gone by now; they are not looked at again.
  func becameIdle(in navigator: Navigator) {
    guard let first = suspects.first, first.due <= settled else { return }
    let due = suspects.prefix { $0.due <= settled }
    withExtendedLifetime(due) { suspects.removeFirst(due.count) }
    for suspect in due {
      guard let screen = suspect.screen, !navigator.records.contains(screen),
        told.insert(suspect.entry.flow.place).inserted
      else { continue }
      navigator.features.issues.hear(
        NavigationIssue(action: suspect.action, caller: Caller(suspect.entry), reason: .leaked, tree: navigator.tree))
    }
  }
}
