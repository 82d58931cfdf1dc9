/// The live screens that want to know what happens to them.
///
/// They are kept until they have been told that they left.
@MainActor
final class LifecycleScreens {
  private var screens: [ScreenID: any ScreenLifecycle] = [:]

  nonisolated init() {}

  /// Whether nobody wants to know anything.
  var isEmpty: Bool { screens.isEmpty }

  func add(_ screen: any ScreenLifecycle, id: ScreenID) { screens[id] = screen }

  /// Tells a screen what has happened to its entry, if it wants to know.
  func tell(_ kind: NavigationEvent.Kind, to id: ScreenID) {
    switch kind.code {
    case .made: screens[id]?.screenWasMade()
    case .appeared: screens[id]?.screenBecameVisible()
    case .disappeared: screens[id]?.screenWasCovered()
    case .removed: screens.removeValue(forKey: id)?.screenWasRemoved()
    default: break
    }
  }
}
