import FlowKit

/// A host that runs a closure while it shows an update.
@MainActor
final class BusyHost: NavigationHost {
  private(set) var shown: [NavigationTree] = []
  var whenShowing: (Navigator) -> Void = { _ in }

  func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    shown.append(update.tree)
    context.navigator.map(whenShowing)
    finished()
  }
}

/// A host whose transitions end when a test calls the `finished` closures that it keeps.
@MainActor
final class StalledHost: NavigationHost {
  private(set) var pictures: [String] = []
  private(set) var finished: [@MainActor () -> Void] = []

  func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    pictures.append(update.description)
    self.finished.append(finished)
  }
}
