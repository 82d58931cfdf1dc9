import FlowKit

/// The simplest host: it keeps what it shows, reads what has changed, as a real one would, and every transition ends at
/// once.
@MainActor
final class ImmediateHost: NavigationHost {
  private(set) var shown: NavigationTree?
  private(set) var changeCount = 0

  func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    shown = update.tree
    changeCount += update.changes.count
    finished()
  }
}

extension Navigator {
  /// Attaches a host; somebody must keep it.
  func attachHost() -> ImmediateHost {
    let host = ImmediateHost()
    attach(host)
    plainRoundTrip()
    confirm(host.shown == tree && host.changeCount >= 3, "the host shows the tree and reads what has changed")
    return host
  }
}
