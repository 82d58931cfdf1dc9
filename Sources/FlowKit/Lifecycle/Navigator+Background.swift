extension Navigator {
  /// Whether the app is in the background: the user doesn't see or use it, but actions work as usual.
  ///
  /// The host sets it, or the app if the host doesn't. Setting the same value twice does nothing. If it is set while an
  /// action is being performed, notifications follow when that action has ended, with all that it causes.
  ///
  /// - In the background: visible and partly covered screens get ``ScreenLifecycle/screenEnteredBackground()``, from
  ///   the inside out, including those that become visible meanwhile.
  /// - Back from it: those that are still visible or partly covered get ``ScreenLifecycle/screenEnteredForeground()``,
  ///   from the outside in.
  ///
  /// Observers get the same events for each entry.
  ///
  /// ```swift
  /// navigator.isInBackground = true
  /// ```
  public var isInBackground: Bool {
    get { background?.isWanted == true }
    set {
      guard newValue != isInBackground else { return }
      let background = background ?? Background()
      if features.background == nil { features.background = background }
      background.isWanted = newValue
      background.becameIdle(in: self)
    }
  }

  private var background: Background? { features.background }
}

/// While the app is in the background, notifies the entries that have become visible and don't know it yet.
@MainActor
final class Background {
  /// The value set last.
  var isWanted = false
  /// The value that screens have been notified of.
  private var isTold = false
  /// Whether screens are being notified, and what they do about it comes next.
  private var isTelling = false
  /// The entries that are in the background.
  private var inside: Set<ScreenID> = []

  /// Notifies the visible and partly covered entries.
  private func change(_ navigator: Navigator) {
    isTold = isWanted
    let seen = navigator.tree.partlyCovered + navigator.tree.shown
    let noAction = ToldAction(cause: navigator.cause(.stay, .performed))
    guard !isTold else { return seen.reversed().forEach { enter($0, noAction, navigator) } }
    inside = []
    for entry in seen { navigator.tell(.enteredForeground, of: entry, noAction) }
  }

  /// Gives up on observers that change the value whenever they are notified of it.
  private func stop(_ navigator: Navigator) {
    isWanted = isTold
    navigator.features.issues.hear(
      NavigationIssue(action: .stay, caller: nil, reason: .endless, tree: navigator.tree))
  }

  private func enter(_ entry: NavigationTree.Entry, _ action: ToldAction, _ navigator: Navigator) {
    if inside.insert(entry.id).inserted { navigator.tell(.enteredBackground, of: entry, action) }
  }
}

extension Background {
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

extension Background {
  func becameIdle(in navigator: Navigator) {
    guard !isTelling, !navigator.isPerforming else { return }
    isTelling = true
    var count = 0
    while isTold != isWanted, count < Limits.chainOfActions {
      count += 1
      navigator.duringTurn { change(navigator) }
    }
    isTelling = false
    if isTold != isWanted { stop(navigator) }
    guard !isWanted else { return }
    navigator.features.background = nil
  }
}
