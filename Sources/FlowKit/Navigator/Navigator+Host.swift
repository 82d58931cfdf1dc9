extension Navigator {
  /// Shows the tree on a host, from now on. It replaces the host before; the navigator holds it weakly.
  ///
  /// The host is told at once what to show, not animated.
  public func attach(_ host: any NavigationHost) {
    mirror = HostMirror(host: host)
    showOnHost(.none)
  }

  /// Lets go of the host. A transition that it runs is forgotten.
  public func detachHost() { mirror = nil }

  /// Begins a native gesture: until it ends, nothing is shown.
  ///
  /// - Returns: The gesture to finish or cancel; nil where there is no host, or a transition or another gesture is running.
  public func beginGesture() -> NavigationGesture? {
    guard let shown = mirror?.shown, mirror?.running == nil, let run = mirror?.begin() else { return nil }
    return NavigationGesture(of: self, run: run, visible: shown.visible.id)
  }

  func finishGesture(_ run: Int, _ action: NavigationAction, from caller: ScreenID) -> NavigationOutcome {
    guard mirror?.end(run) == true else {
      return giveUp(Turn(action: action, caller: tree[caller]), .gestureEnded)
    }
    mirror?.gestureDid(action, from: caller)
    let outcome: NavigationOutcome = perform(action, from: caller)
    showDifference()
    return outcome
  }

  func cancelGesture(_ run: Int) {
    if mirror?.end(run) == true { showDifference() }
  }

  func showOnHost(_ transition: ScreenTransition) {
    guard mirror != nil else { return }
    mirror?.transition = transition
    showDifference()
  }

  /// Brings the host up to date, unless it is busy; whoever makes it free calls this again.
  private func showDifference() {
    guard !isShowing else { return }
    isShowing = true
    while let host = mirror?.host, let (update, run) = mirror?.nextUpdate(to: tree) {
      host.show(update, of: self) { [weak self] in self?.finishTransition(run) }
    }
    isShowing = false
  }

  private func finishTransition(_ run: Int) {
    if mirror?.end(run) == true { showDifference() }
  }
}
