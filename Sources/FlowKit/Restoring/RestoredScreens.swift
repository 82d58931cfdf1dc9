/// The screens of restored entries that have not been needed yet: nobody has seen them, or asked for them.
@MainActor
final class RestoredScreens {
  /// The restoration that has brought them.
  let action: NavigationAction
  private var waiting: [ScreenID: RestoredEntry] = [:]

  init(_ action: NavigationAction) {
    self.action = action
  }

  var isEmpty: Bool { waiting.isEmpty }

  func add(_ entries: [RestoredEntry]) { for entry in entries { waiting[entry.id] = entry } }

  /// Whether the screen of an entry is still to be made.
  func has(_ id: ScreenID) -> Bool { waiting[id] != nil }

  /// What was saved of a screen that is still to be made.
  func saved(_ id: ScreenID) -> SavedValue? { waiting[id]?.saved }

  /// Takes an entry out, if it is of this flow: a travel may bring another one with its id.
  func take(_ id: ScreenID, of flow: Blueprint) -> RestoredEntry? { waiting[id]?.flow === flow ? take(id) : nil }

  /// Takes an entry out, as its screen is made now, or never.
  func take(_ id: ScreenID) -> RestoredEntry? { waiting.removeValue(forKey: id) }
}

extension Navigator {
  /// Makes the screen of a restored entry, if it has not been needed yet.
  func wake(_ id: ScreenID) -> AnyObject? {
    guard let restored, tree.contains(id), let entry = restored.take(id) else { return nil }
    let isFirst = turns.begin(), ignoresScreens = turns.ignoresScreens
    turns.ignoresScreens = true
    let screen = takeScreen(of: entry.flow, id: id)
    entry.restore(screen)
    turns.ignoresScreens = ignoresScreens
    _ = takeNote(of: screen, id)
    state.insert(screen, id: id)
    if isWatched {
      tell(
        .made, Report(action: restored.action, caller: nil), entry: NavigationTree.Entry(id: id, flow: entry.flow.id))
    }
    forgetRestored()
    if isFirst { performWaiting() }
    return screen
  }

  /// Makes the screens that an action shows, and those that it hands arguments to.
  func wakeThoseNeeded(by prospect: Prospect) {
    guard let restored else { return }
    let targets = prospect.steps.flatMap(\.targets).filter(prospect.tree.contains)
    for id in prospect.tree.shown.map(\.id) + targets where restored.has(id) { _ = wake(id) }
  }

  /// Forgets screens that were never made, as their entries have left.
  func forgetRestored(_ leaving: [ScreenID] = []) {
    guard let restored else { return }
    let gone = leaving.compactMap { restored.take($0) }
    if restored.isEmpty { self.restored = nil }
    withExtendedLifetime(gone) {}
  }

  /// Whether an entry has a screen, or will have one when it is needed.
  package func hasScreen(of id: ScreenID) -> Bool { state.screens[id] != nil || restored?.has(id) == true }
}
