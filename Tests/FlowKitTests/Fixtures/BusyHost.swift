import FlowKit

/// A host that does something while it is told to show an update.
@MainActor
final class BusyHost: NavigationHost {
  private(set) var shown: [NavigationTree] = []
  var whenShowing: (Navigator) -> Void = { _ in }

  func show(_ update: NavigationUpdate, of navigator: Navigator, finished: @escaping @MainActor () -> Void) {
    shown.append(update.tree)
    whenShowing(navigator)
    finished()
  }
}
