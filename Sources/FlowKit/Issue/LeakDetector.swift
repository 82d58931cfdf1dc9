/// Waits for screens to go that have left.
@MainActor
final class LeakDetector {
  let patience: Int
  private var settled = 0
  /// In the order in which they left.
  private var suspects: [Suspect] = []
  /// The declarations of the flows that were reported.
  private var told: Set<SourcePlace> = []

  /// More than this are not looked at: a host that never finishes its transitions would make them pile up.
  private static var most: Int { 1_000 }

  private struct Suspect {
    weak var screen: AnyObject?
    let entry: NavigationTree.Entry
    let action: NavigationAction
    let due: Int
  }

  init(patience: Int) {
    self.patience = patience
  }

  /// Takes note that a transition has ended.
  func settle() { settled += 1 }

  /// Waits for a screen to go.
  ///
  /// Nothing of the app is kept meanwhile: neither what flows capture nor their keys.
  func watch(_ screen: AnyObject?, of entry: NavigationTree.Entry, _ action: NavigationAction) {
    guard let screen, suspects.count < Self.most else { return }
    let entry = NavigationTree.Entry(id: entry.id, flow: entry.flow.withoutClosures)
    let action = NavigationAction(action.verb, options: nil, origin: action.origin)
    suspects.append(Suspect(screen: screen, entry: entry, action: action, due: settled + patience))
  }

  /// The screens that should be gone by now and are not; they are not looked at again.
  func takeLeaks(in tree: NavigationTree) -> [(screen: AnyObject, issue: NavigationIssue)] {
    guard let first = suspects.first, first.due <= settled else { return [] }
    let due = suspects.prefix { $0.due <= settled }
    withExtendedLifetime(due) { suspects.removeFirst(due.count) }
    return due.compactMap { suspect in
      suspect.screen.map { screen in
        let issue = NavigationIssue(
          action: suspect.action, caller: suspect.entry, reason: .leaked, tree: tree, error: nil)
        return (screen, issue)
      }
    }
  }

  /// Whether no screen of the same declaration was reported before.
  func isFirst(of issue: NavigationIssue) -> Bool {
    issue.caller.map { told.insert($0.flow.place).inserted } ?? false
  }
}

extension FlowID {
  /// The same flow for who keeps it and does not use it, without its key.
  fileprivate var withoutClosures: FlowID {
    FlowID(
      declaration: FlowDeclaration(
        place: place, screenType: declaration.screenType, label: .with(key: nil, name: declaration.label?.name)))
  }
}

extension NavigationIssue {
  /// What is to be said of a screen that lives on.
  var leakMessage: String {
    "\(asker) is still alive, long after \(action) has removed it. Something keeps it: most often a closure that it"
      + " owns and that uses it, which should capture it weakly. Its flow is declared at"
      + " \(caller.map { "\($0.flow.place)" } ?? "an unknown place"). If it is kept on purpose, set"
      + " navigator.leakDetection = .off."
  }
}
