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
    let mirror = HostMirror(host: host, of: self, cause: before?.unshown)
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

  /// The host's side of this navigator; without a host, one that nobody shows.
  package var host: HostContext { mirror?.context ?? HostContext(self) }
}
