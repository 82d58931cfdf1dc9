/// What a navigator knows about its host: what it shows, and whether it is busy.
///
/// It brings the host up to date.
@MainActor
final class HostMirror {
  private(set) weak var host: (any NavigationHost)?
  /// What the host shows, or currently moves to; `nil` before its first update.
  private(set) var shown: NavigationTree?
  /// The transition or gesture that is running.
  private(set) var running: HostRun?
  /// The latest of the actions that require the next update.
  private var cause: NavigationAction?
  /// The latest of the actions that the running transition shows.
  private var shownCause: NavigationAction?
  /// Whether the host must not be updated now: an update is in progress, or the previous host is still showing one.
  var isHeldBack = false
  /// The host's side of the navigator.
  let context: HostContext

  /// - Parameters:
  ///   - host: The host that shows the tree.
  ///   - navigator: The navigator.
  ///   - cause: The action that the previous host has not finished showing.
  init(host: any NavigationHost, of navigator: Navigator, cause: NavigationAction?) {
    self.host = host
    self.cause = cause
    context = HostContext(navigator)
  }

  func questionsChanged() { host?.questionsChanged(in: context) }

  /// Notes the action that requires the next update.
  func note(_ action: NavigationAction, _ difference: TreeDifference) {
    if !difference.isEmpty { cause = action.withoutDelivery }
  }

  func follow(_ action: NavigationAction, _ difference: TreeDifference, in navigator: Navigator) {
    if case .setShownColumns = action.verb { questionsChanged() }
    if !difference.isEmpty, mayShow(navigator) { show(navigator, since: difference) }
  }

  /// Changes that are already shown, because a gesture made them or they have cancelled out, are reported, too.
  func becameIdle(in navigator: Navigator) {
    if cause != nil, isUpToDate(navigator), let shown = cause.take() { navigator.tellShown(shown) }
  }

  /// Brings the host up to date, unless it is busy; whatever frees the host calls this again.
  func showDifference(_ navigator: Navigator) { if mayShow(navigator) { show(navigator, since: nil) } }

  private func mayShow(_ navigator: Navigator) -> Bool { !isHeldBack && isDue(navigator) }

  /// Brings the host up to date.
  ///
  /// Actions that the host performs meanwhile wait their turn, even if no action is being performed.
  ///
  /// - Parameters:
  ///   - navigator: The navigator whose tree is shown.
  ///   - latest: What has just changed, which is nearly always all that the host must show.
  private func show(_ navigator: Navigator, since latest: TreeDifference?) {
    navigator.duringTurn {
      showUpdates(navigator, since: latest)
      var last = self
      for _ in 0..<Limits.chainOfActions {
        guard let next = navigator.mirror, next !== last else { return }
        last = next
        last.showUpdates(navigator)
      }
      let issue = NavigationIssue(action: .stay, caller: nil, reason: .endless, tree: navigator.tree)
      navigator.features.issues.hear(issue)  // hosts that attach each other while they show something
    }
  }

  private func showUpdates(_ navigator: Navigator, since latest: TreeDifference? = nil) {
    isHeldBack = true
    while isDue(navigator), navigator.mirror === self {
      guard let host else {
        navigator.features.mirror = nil
        break
      }
      guard let update = nextUpdate(to: navigator.tree, latest) else { break }
      let run = HostRun(of: navigator)
      running = run
      shownCause = cause.take()
      host.show(update, in: context) { run.end() }
    }
    isHeldBack = false
  }

  /// Whether the host shows the tree, and nothing moves.
  func isUpToDate(_ navigator: Navigator) -> Bool {
    guard host != nil, isDue(navigator) else { return host == nil || running == nil }
    // A different tree value may still be equal.
    guard let shown, TreeDifference(old: shown, new: navigator.tree).isEmpty else { return false }
    withExtendedLifetime(shown) { self.shown = navigator.tree }
    return true
  }

  /// Whether there is something to do now: nothing moves, and the tree is another one; or the host was released in the
  /// middle of a transition or a gesture.
  private func isDue(_ navigator: Navigator) -> Bool {
    forgetDroppedGesture()
    guard running == nil else { return host == nil }
    return shown?.isIdentical(to: navigator.tree) != true
  }

  /// The update that is due; `nil` if the trees are equal.
  ///
  /// It begins with what has just changed, if the host shows what was there before; whatever is missing then is due next.
  private func nextUpdate(to tree: NavigationTree, _ latest: TreeDifference?) -> NavigationUpdate? {
    if let latest, shown.map(latest.begins) == true { return update(latest) }
    let next = TreeDifference(old: shown, new: tree)
    if shown == nil || !next.isEmpty { return update(next) }
    shown = next.new  // the difference holds the one before
    return nil
  }

  private func update(_ next: TreeDifference) -> NavigationUpdate {
    shown = next.new  // the difference holds the one before
    if next.old == nil { return NavigationUpdate(next, .none) }
    return NavigationUpdate(next, cause?.transition ?? .automatic)
  }

  /// A new gesture of this navigator's host; `nil` while it is busy.
  func beginGesture(of navigator: Navigator) -> NavigationGesture? {
    forgetDroppedGesture()
    guard host != nil, let shown, running == nil else { return nil }
    let run = HostRun(of: navigator, isGesture: true)
    running = run
    return NavigationGesture(run, visible: shown.visible.id)
  }

  private func forgetDroppedGesture() {
    if running?.isGesture == true, isKnownUniquelyReferenced(&running) { running = nil }
  }

  /// Ends this run; `false` if it has already ended.
  func end(_ run: HostRun) -> Bool {
    guard running === run else { return false }
    running = nil
    return true
  }

  /// The action shown by the transition that has just ended; `nil` for a gesture.
  func takeShownCause() -> NavigationAction? { shownCause.take() }

  /// The action that has not been fully shown yet.
  var unshown: NavigationAction? { cause ?? shownCause }

  /// Records what a gesture has done to what the host shows.
  func gestureDid(_ action: NavigationAction, from caller: ScreenID?) {
    guard let before = shown else { return }
    var reducer = TreeReducer(before, lastID: 0)
    guard (try? reducer.take(action, from: caller)) != nil else { return }
    let difference = TreeDifference(old: before, new: reducer.tree)
    if difference.bringsNothing { withExtendedLifetime(before) { shown = reducer.tree } }
  }
}

extension Navigator {
  /// Whether a host shows the tree.
  var hasHost: Bool { mirror != nil }

  var mirror: HostMirror? { features.mirror }

  /// Ends a transition or a gesture; those of a replaced host have no effect.
  fileprivate func end(_ run: HostRun) {
    guard let mirror, mirror.end(run) else { return }
    features.leakDetector?.countTransition()
    if let action = mirror.takeShownCause() { tellShown(action) }
    mirror.showDifference(self)
    if !isPerforming { tellIdle() }
  }

  /// Reports that the host shows what an action has changed.
  fileprivate func tellShown(_ action: NavigationAction) {
    guard features.isHeard else { return }
    duringTurn { tell(.shown, ToldAction(cause: cause(action, .performed))) }
  }

  func finishGesture(_ run: HostRun, _ action: NavigationAction, from caller: ScreenID) -> NavigationOutcome {
    guard let mirror, mirror.end(run) else {
      return end(action, from: Caller(id: caller, flow: nil), because: .gestureEnded)
    }
    duringTurn { mirror.gestureDid(action, from: caller) }
    let outcome: NavigationOutcome = perform(action.happened, from: caller)
    if !outcome.isQueued { mirror.showDifference(self) }
    if !isPerforming { tellIdle() }
    return outcome
  }
}

/// A transition or a gesture of one host, until it ends.
@MainActor
final class HostRun {
  private let reference: NavigatorReference
  let isGesture: Bool

  init(of navigator: Navigator, isGesture: Bool = false) {
    reference = navigator.reference
    self.isGesture = isGesture
  }

  var navigator: Navigator? { reference.navigator }

  var isRunning: Bool { navigator?.mirror?.running === self }

  func end() { navigator?.end(self) }
}
