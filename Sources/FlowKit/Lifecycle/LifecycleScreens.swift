/// The live screens that want to know what happens to them.
///
/// They are kept until they have been told that they left.
@MainActor
final class LifecycleScreens {
  private var screens: [ScreenID: any ScreenLifecycle] = [:]
  /// Those whose ids other screens get, until they have been told that they left; nil where they want to know nothing.
  private var replaced: [ScreenID: (any ScreenLifecycle)?] = [:]

  nonisolated init() {}

  /// Whether nobody wants to know anything.
  var isEmpty: Bool { screens.isEmpty && replaced.isEmpty }

  func add(_ screen: any ScreenLifecycle, id: ScreenID) { screens[id] = screen }

  /// Makes way for other screens of the same ids.
  func setAside(_ ids: [ScreenID]) {
    for id in ids { replaced.updateValue(screens.removeValue(forKey: id), forKey: id) }
  }

  /// Tells a screen what has happened to its entry, if it wants to know.
  func tell(_ kind: NavigationEvent.Kind, to id: ScreenID) {
    switch kind.code {
    case .made: screens[id]?.screenWasMade()
    case .appeared: screens[id]?.screenBecameVisible()
    case .disappeared: (replaced[id] ?? screens[id])?.screenWasCovered()
    case .removed: (replaced.removeValue(forKey: id) ?? screens.removeValue(forKey: id))?.screenWasRemoved()
    default: break
    }
  }
}
