/// What a navigator knows of its host: what it shows, and whether it is busy.
@MainActor
final class HostMirror {
  private(set) weak var host: (any NavigationHost)?
  private weak var gesture: NavigationGesture?
  private var isGesture = false
  /// What the host shows, or moves to now; nil before its first update.
  private(set) var shown: NavigationTree?
  /// The transition or gesture that is running, by its number.
  private(set) var running: Int?
  /// How the next update should look.
  var transition = ScreenTransition.none

  /// What the host shows and what has another screen now.
  private var remade: Set<ScreenID> = []
  private var lastRun = 0

  init(host: any NavigationHost) {
    self.host = host
  }

  /// The update that is due, if any; the host is busy from now on.
  func nextUpdate(to tree: NavigationTree) -> (NavigationUpdate, run: Int)? {
    forgetDroppedGesture()
    guard running == nil, shown != tree || !remade.isEmpty else { return nil }
    let update = NavigationUpdate(previous: shown, tree: tree, transition: transition, remade: remade)
    remade = []
    withExtendedLifetime(shown) { shown = tree }
    return (update, begin())
  }

  /// Takes note of entries that have other screens now, as far as the host shows them.
  func note(remade isRemade: (ScreenID) -> Bool) {
    remade.formUnion((shown?.path ?? []).map(\.id).filter(isRemade))
  }

  /// A new gesture of this navigator's host; nil while it is busy.
  func beginGesture(of navigator: Navigator) -> NavigationGesture? {
    forgetDroppedGesture()
    guard host != nil, let shown, running == nil else { return nil }
    let gesture = NavigationGesture(of: navigator, on: self, run: begin(), visible: shown.visible.id)
    self.gesture = gesture
    isGesture = true
    return gesture
  }

  private func forgetDroppedGesture() {
    if isGesture, gesture == nil { running = nil }
  }

  private func begin() -> Int {
    isGesture = false
    lastRun += 1
    running = lastRun
    return lastRun
  }

  /// Ends this run; false when it has ended before.
  func end(_ run: Int) -> Bool {
    guard running == run else { return false }
    running = nil
    isGesture = false
    return true
  }

  /// Takes note of what a gesture has done to what the host shows.
  func gestureDid(_ action: NavigationAction, from caller: ScreenID?) {
    guard let prospect = try? shown?.prospect(of: action, from: caller, firstID: 0), prospect.entering.isEmpty else {
      return
    }
    withExtendedLifetime(shown) { shown = prospect.tree }
  }
}
