extension Navigator {
  /// Shows the tree on a host, from now on.
  ///
  /// It replaces the host before; the navigator holds it weakly.
  ///
  /// The host is told at once what to show, not animated.
  public func attach(_ host: any NavigationHost) {
    withExtendedLifetime(mirror) { mirror = HostMirror(host: host) }
    showOnHost(.none)
  }

  /// Lets go of the host.
  ///
  /// A transition that it runs is forgotten.
  public func detachHost() { withExtendedLifetime(mirror) { mirror = nil } }

  /// Begins a native gesture: until it ends, nothing is shown.
  ///
  /// - Returns: The gesture to finish or cancel; nil where there is no host, or a transition or another gesture is
  ///   running.
  public func beginGesture() -> NavigationGesture? {
    mirror?.beginGesture(of: self)
  }

  func finishGesture(
    _ run: Int, on mirror: HostMirror?, _ action: NavigationAction, from caller: ScreenID
  ) -> NavigationOutcome {
    guard let mirror, mirror === self.mirror, mirror.end(run) else {
      return end(action, from: Caller(id: caller, flow: nil), because: .gestureEnded)
    }
    mirror.gestureDid(action, from: caller)
    let outcome: NavigationOutcome = perform(action.happened, from: caller)
    if !outcome.isDeferred || outcome.isPreparing { showDifference() }
    return outcome
  }

  /// Ends a transition or a gesture; those of a host that was replaced end nothing.
  func endRun(_ run: Int, on mirror: HostMirror?) {
    guard let mirror, mirror === self.mirror, mirror.end(run) else { return }
    work?.leaks?.settle()
    showDifference()
  }

  func showOnHost(_ transition: ScreenTransition) {
    guard let mirror else { return }
    mirror.transition = transition
    showDifference()
  }

  /// Brings the host up to date, unless it is busy; whoever makes it free calls this again.
  ///
  /// What the host performs meanwhile waits its turn, also where no action is being performed.
  func showDifference() {
    guard mirror != nil, !isShowing else { return }
    let isOutsideOfActions = turns.begin()
    isShowing = true
    while let mirror, let host = mirror.host, let (update, run) = mirror.nextUpdate(to: tree) {
      host.show(update, of: self) { [weak self, weak mirror] in self?.endRun(run, on: mirror) }
    }
    isShowing = false
    if mirror?.host == nil { detachHost() }
    if isOutsideOfActions { performWaiting() }
  }
}
