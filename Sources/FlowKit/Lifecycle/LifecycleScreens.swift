/// Finds the screens that implement the lifecycle protocol, and notifies them.
@MainActor
final class LifecycleScreens {
  /// Which types implement it; there are some dozens at most, so they are looked through one by one.
  @exclusivity(unchecked) private var known: [(type: ObjectIdentifier, isListener: Bool)] = []
  /// Whether a screen has implemented it so far.
  private(set) var isNeeded = false

  nonisolated init() {}

  /// Checking a screen takes longer than making it, so each type is checked once.
  private func isListener(_ screen: AnyObject) -> Bool {
    let type = ObjectIdentifier(type(of: screen))
    for one in known where one.type == type { return one.isListener }
    let isListener = screen is any ScreenLifecycle
    known.append((type, isListener))
    return isListener
  }
}

/// The screen of an entry that implements the protocol; kept until it has been notified that it left.
@MainActor
private final class LifecycleScreen: ScreenAttachment {
  var screen: (any ScreenLifecycle)?

  init() {}

  func leave(isKept: Bool) {}

  /// Returns the screen for the last time.
  func takeScreen() -> (any ScreenLifecycle)? { screen.take() }
}

extension LifecycleScreens {
  /// Sees each screen that was made or supplied, and is about to enter.
  func made(_ screen: AnyObject, of id: ScreenID, in navigator: Navigator) {
    guard isListener(screen), let listener = screen as? any ScreenLifecycle else { return }
    navigator.attachments(of: id)?.of(LifecycleScreen.self).screen = listener
    isNeeded = true
  }

  func hear(
    _ kind: NavigationEvent.Kind, of entry: NavigationTree.Entry?, _ action: ToldAction, in navigator: Navigator
  ) {
    guard let id = entry?.id else { return }
    let here = { navigator.existing(LifecycleScreen.self, of: id)?.screen }
    let known = {
      action.removed?[id].map { $0.existing(LifecycleScreen.self) } ?? navigator.existing(LifecycleScreen.self, of: id)
    }
    switch kind.code {
    case .made: here()?.screenMade()
    case .appeared: here()?.screenAppeared()
    case .disappeared: known()?.screen?.screenDisappeared()
    case .partlyCovered: here()?.screenPartlyCovered()
    case .reselected: if action.cause.treeBefore.isAloneOnItsStack(id) { here()?.screenReselected() }
    case .enteredBackground: here()?.screenEnteredBackground()
    case .enteredForeground: here()?.screenEnteredForeground()
    case .removed: known()?.takeScreen()?.screenRemoved()
    default: break
    }
  }
}

extension NavigationTree {
  fileprivate func isAloneOnItsStack(_ id: ScreenID) -> Bool { position(of: id).map { $0.top.id == id } ?? false }
}
