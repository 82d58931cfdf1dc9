import FlowKit

/// A host whose transitions end when a test says so: it keeps every `finished` that it is given.
@MainActor
final class StalledHost: NavigationHost {
  private(set) var pictures: [String] = []
  private(set) var finished: [@MainActor () -> Void] = []

  func show(_ update: NavigationUpdate, of navigator: Navigator, finished: @escaping @MainActor () -> Void) {
    pictures.append(update.description)
    self.finished.append(finished)
  }
}
