import FlowKit

/// The simplest host: it keeps what it shows, as a real one would, and every transition ends at once.
@MainActor
final class ImmediateHost: NavigationHost {
  private(set) var shown: NavigationTree?

  func show(_ update: NavigationUpdate, of navigator: Navigator, finished: @escaping @MainActor () -> Void) {
    shown = update.tree
    finished()
  }
}

extension Navigator {
  /// Attaches a host; somebody must keep it.
  func attachHost() -> ImmediateHost {
    let host = ImmediateHost()
    attach(host)
    plainRoundTrip()
    confirm(host.shown == tree, "the host shows the tree")
    return host
  }
}
