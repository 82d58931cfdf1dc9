// What a host needs from a navigator in addition to its tree and its screens.
extension Navigator {
  /// Shows the tree on a host from now on, instead of the previous one.
  ///
  /// The navigator holds the host weakly, and calls it at once with the first update, not animated. A host that is
  /// attached while another one is being updated comes next.
  ///
  /// - Parameter host: The host.
  /// - Returns: The host that has shown the tree until now; `nil` if there was none.
  @discardableResult
  public func attach(_ host: any NavigationHost) -> (any NavigationHost)? {
    let before = mirror, previous = before?.host
    let mirror = HostMirror(host: host, cause: before?.unshown)
    features.mirror = mirror
    watchThread(host.isOnUIThread, of: host)
    if before?.isHeldBack != true { mirror.showDifference(self) }
    if !isPerforming { tellIdle() }
    return previous
  }

  /// Removes the host.
  ///
  /// A transition that it runs is discarded.
  public func detachHost() {
    features.mirror = nil
    watchThread(nil, of: nil)
    if !isPerforming { tellIdle() }
  }

  /// Begins a native gesture; until it ends, the host gets no updates.
  ///
  /// - Returns: The gesture to finish or cancel; `nil` if there is no host, or a transition or another gesture is
  ///   running.
  public func beginGesture() -> NavigationGesture? { mirror?.beginGesture(of: self) }

  /// Whether a host currently shows the tree, and has not been replaced or released.
  ///
  /// The tree shouldn't follow what the user does in the UI of any other host.
  ///
  /// - Parameter host: The host.
  /// - Returns: Whether it is the one attached last.
  public func isShown(on host: any NavigationHost) -> Bool { mirror?.host === host }

  /// Reports what a host can't show, or what its UI doesn't do, as an issue with ``NavigationReason/notShown``.
  ///
  /// ```swift
  /// navigator.tellNotShown("no view is registered for LoginScreen", of: id, helpedBy: "Register one.")
  /// ```
  ///
  /// - Parameters:
  ///   - text: What is not shown, and why.
  ///   - id: The entry concerned; `nil` if there is none.
  ///   - help: What would help.
  public func tellNotShown(_ text: String, of id: ScreenID? = nil, helpedBy help: String) {
    let reason = NavigationReason.notShown.saying(text, helpedBy: help)
    features.issues.hear(
      NavigationIssue(action: .none, caller: id.flatMap { tree[$0] }.map { Caller($0) }, reason: reason, tree: tree))
  }

  /// Whether something must decide before an action is performed.
  ///
  /// That is a guard, a screen that confirms leaving, or one that handles the system's back
  /// (``Lets/onBack(priority:fileID:line:_:)-6fl8x``). A host calls this before a native gesture begins, because the gesture
  /// can't be suspended. If the result is `true`, the host performs the action instead, as with UIKit's
  /// `presentationControllerDidAttemptToDismiss`, and the guards decide.
  ///
  /// ```swift
  /// sheet.isModalInPresentation = navigator.asksBefore(.dismiss())
  /// ```
  ///
  /// - Parameters:
  ///   - action: What the gesture would do.
  ///   - caller: The entry that the gesture acts on; `nil` for the visible one.
  ///   - includingPreparations: Whether a preparation counts, too. It refuses nothing, so a swipe may begin before it,
  ///     but the tree follows only when it has ended.
  /// - Returns: Whether something must decide; `false` if the action isn't possible with the current state.
  public func asksBefore(
    _ action: NavigationAction = .back(), from caller: ScreenID? = nil, includingPreparations: Bool = false
  ) -> Bool {
    if action.kind == .back, !handlersToAsk(from: caller).isEmpty { return true }
    let action = action.kind == .back ? besideColumns(action, from: caller) : action
    var reducer = newReducer
    guard (try? reducer.take(action, from: caller)) != nil else { return false }
    let difference = TreeDifference(old: tree, new: reducer.tree)
    if action.isDone(by: reducer, difference) { return false }
    guard mayBeAsked(about: action, reducer.interests.union(difference.interests)) else { return false }
    let caller = caller.map { Caller(id: $0, flow: nil) }
    return questions(about: action, caller, reducer, difference).contains {
      includingPreparations || !$0.key.isPreparation
    }
  }
}
