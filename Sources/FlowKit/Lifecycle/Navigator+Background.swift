extension Navigator {
  /// Whether the app is in the background: nobody sees or uses it, though actions are performed as ever.
  ///
  /// The host says so, or the app where the host does not. Screens that are to be seen, all of them or partly, hear
  /// ``ScreenLifecycle/screenEnteredBackground()``, from the inside out, those that come to be seen meanwhile too;
  /// and ``ScreenLifecycle/screenEnteredForeground()`` when the app is back, from the outside in, if they are still to be
  /// seen. Observers hear the same of each entry. To say the same twice does nothing. What is said while an action is
  /// performed is told when that has ended, with all that it causes.
  ///
  /// ```swift
  /// navigator.isInBackground = true
  /// ```
  public var isInBackground: Bool {
    get { background?.isWanted == true }
    set {
      guard newValue != isInBackground else { return }
      let background = background ?? Background(of: self)
      background.isWanted = newValue
      background.rest(in: self)
    }
  }

  private var background: Background? {
    for case let background as Background in features.listeners { return background }
    return nil
  }
}

/// Listens while the app is in the background, and tells who is there: whoever has come to be seen, and has not been told
/// since.
@MainActor
private final class Background {
  /// After all others: what comes to be seen is told to everybody before it is told to be in the background.
  let rank = 2
  /// What was said last.
  var isWanted = false
  /// What screens have heard.
  private var isTold = false
  /// The entries that are in the background.
  private var inside: Set<ScreenID> = []

  init(of navigator: Navigator) {
    navigator.features.add(self as any NavigationListener)
    navigator.features.add(self as any TreeFollower)
  }

  /// Tells it of the entries that are to be seen.
  private func change(_ navigator: Navigator) {
    isTold = isWanted
    let seen = navigator.tree.partlyCovered + navigator.tree.shown
    let noAction = ToldAction(cause: navigator.cause(.none, .performed))
    guard !isTold else { return seen.reversed().forEach { enter($0, noAction, navigator) } }
    inside = []
    for entry in seen { navigator.tell(.enteredForeground, of: entry, noAction) }
  }

  private func enter(_ entry: NavigationTree.Entry, _ action: ToldAction, _ navigator: Navigator) {
    if inside.insert(entry.id).inserted { navigator.tell(.enteredBackground, of: entry, action) }
  }
}

extension Background: NavigationListener {
  func hear(
    _ kind: NavigationEvent.Kind, of entry: NavigationTree.Entry?, _ action: ToldAction, in navigator: Navigator
  ) {
    guard isTold, let entry else { return }
    switch kind.code {
    case .appeared, .partlyCovered: enter(entry, action, navigator)
    case .disappeared: inside.remove(entry.id)
    default: break
    }
  }
}

extension Background: TreeFollower {
  func follow(_: NavigationAction, _: TreeDifference, in _: Navigator) {}

  func rest(in navigator: Navigator) {
    while isTold != isWanted, !navigator.isPerforming { navigator.duringTurn { change(navigator) } }
    guard !isWanted, !navigator.isPerforming else { return }
    navigator.features.remove(self as any NavigationListener)
    navigator.features.remove(self as any TreeFollower)
  }
}
