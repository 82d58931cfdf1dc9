/// What a navigator knows of its host: what it shows, and whether it is busy.
@MainActor
struct HostMirror {
  weak var host: (any NavigationHost)?
  /// What the host shows, or moves to now; nil before its first update.
  private(set) var shown: NavigationTree?
  /// The transition or gesture that is running, by its number.
  private(set) var running: Int?
  /// How the next update should look.
  var transition = ScreenTransition.none

  private var lastRun = 0

  init(host: any NavigationHost) {
    self.host = host
  }

  /// The update that is due, if any; the host is busy from now on.
  mutating func nextUpdate(to tree: NavigationTree) -> (NavigationUpdate, run: Int)? {
    guard running == nil, shown != tree else { return nil }
    let update = NavigationUpdate(previous: shown, tree: tree, transition: transition)
    shown = tree
    return (update, begin())
  }

  /// Makes the host busy.
  mutating func begin() -> Int {
    lastRun += 1
    running = lastRun
    return lastRun
  }

  /// Ends this run; false when it has ended before.
  mutating func end(_ run: Int) -> Bool {
    guard running == run else { return false }
    running = nil
    return true
  }

  /// Takes note of what a gesture has done to what the host shows.
  mutating func gestureDid(_ action: NavigationAction, from caller: ScreenID?) {
    guard let edit = try? shown?.edit(for: action.verb, from: caller), edit.entrance == .none else { return }
    shown?.apply(edit, entering: nil)
  }
}
