/// Finds the screens that implement the lifecycle protocol, and notifies them.
///
/// Checking a screen takes longer than making it, so each type is checked once. Types that don't implement it, which
/// most don't, are found again without a hash: each at a slot given by its address, which holds the latest one.
@MainActor
final class LifecycleScreens {
  @exclusivity(unchecked) private var plain = [ObjectIdentifier?](repeating: nil, count: places)
  private var known: [ObjectIdentifier: Bool] = [:]
  /// Whether a screen has implemented it so far.
  @exclusivity(unchecked) private(set) var isNeeded = false

  private static nonisolated var places: Int { 64 }

  nonisolated init() {}

  private static func place(of type: ObjectIdentifier) -> Int {
    let address = Int(bitPattern: type)
    return (address >> 4 ^ address >> 10) & (places - 1)
  }

  /// The screen, if it implements the protocol.
  private func listener(_ screen: AnyObject, _ type: ObjectIdentifier) -> (any ScreenLifecycle)? {
    if known[type] == nil { known[type] = screen is any ScreenLifecycle }
    if known[type] == true { return screen as? any ScreenLifecycle }
    plain[Self.place(of: type)] = type
    return nil
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
  func made(_ screen: AnyObject, for caller: Caller, in navigator: Navigator) {
    let type = ObjectIdentifier(type(of: screen))
    guard plain[Self.place(of: type)] != type, let listener = listener(screen, type) else { return }
    navigator.attachment(LifecycleScreen.self, of: caller)?.screen = listener
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
    case .made: here()?.screenWasMade()
    case .appeared: here()?.screenBecameVisible()
    case .disappeared: known()?.screen?.screenWasCovered()
    case .partlyCovered: here()?.screenWasPartlyCovered()
    case .enteredBackground: here()?.screenEnteredBackground()
    case .enteredForeground: here()?.screenEnteredForeground()
    case .removed: known()?.takeScreen()?.screenWasRemoved()
    default: break
    }
  }
}
