/// The handlers of a navigator's screens, in the order in which they were added.
@MainActor
final class BackHandlers {
  private var all: [BackRegistration] = []

  nonisolated init() {}

  var isEmpty: Bool { all.isEmpty }

  func add(_ handler: BackRegistration) { all.append(handler) }

  /// Takes handlers out, to be let go of when nothing is being changed.
  func remove(where fits: (BackRegistration) -> Bool) -> [BackRegistration] {
    let removed = all.filter(fits)
    if !removed.isEmpty { all.removeAll(where: fits) }
    return removed
  }

  /// Those of some screens, in the order in which they are asked.
  ///
  /// - Parameter screens: The screens, the one first whose handlers are asked first.
  /// - Returns: Their handlers, without those that are disabled.
  func enabled(of screens: @autoclosure () -> [ScreenID]) -> [BackRegistration] {
    let enabled = all.filter(\.isEnabled)
    guard !enabled.isEmpty else { return [] }
    let screens = screens()
    let ranked = enabled.reversed().enumerated().compactMap { index, handler in
      screens.firstIndex(of: handler.caller.id).map { (handler, $0, index) }
    }
    return ranked.sorted { ($1.0.priority, $0.1, $0.2) < ($0.0.priority, $1.1, $1.2) }.map(\.0)
  }
}

extension NavigationTree {
  /// The entries that are to be seen, in the order in which they are asked before going back: the one in use, then from
  /// the inside out; of several at one depth the one around the entry in use, then the last.
  var shownFromInside: [ScreenID] {
    guard !containers.isEmpty else { return [visibleID] }
    let inUse = wayOut(from: visiblePosition).map { stacks[$0.stack][$0.index].id }
    let ranked = shown.enumerated().map { index, entry in
      let depth = entry.id == visibleID ? Int.max : wayOut(from: entry.id).count
      return (entry.id, [depth, inUse.contains(entry.id) ? 1 : 0, index])
    }
    return ranked.sorted { $1.1.lexicographicallyPrecedes($0.1) }.map(\.0)
  }
}
