import FlowKit
import Testing

/// A walk through flows of pages, which remembers every page it saw, to ask in the end whether they are all gone.
@MainActor
struct Walkabout {
  private var navigator: Navigator?
  private var seen: [Weak] = []

  init(_ root: () throws -> Flow<Page>) throws {
    navigator = Navigator(root: try root())
    watch(navigator)
    watchScreens()
  }

  var picture: String? { navigator?.tree.summary }

  var visible: Page {
    get throws { try #require(navigator?.visibleScreen as? Page) }
  }

  mutating func next() throws {
    try visible.onNext()
    watchScreens()
  }

  mutating func text(_ text: String) throws {
    try visible.onText(text)
    watchScreens()
  }

  mutating func watch(_ objects: AnyObject?...) {
    seen += objects.map { Weak($0) }
  }

  /// Lets go of the navigator.
  ///
  /// - Returns: How many of the objects it saw are still alive.
  mutating func leaks() -> Int {
    navigator = nil
    return seen.filter { $0.object != nil }.count
  }

  private mutating func watchScreens() {
    for entry in navigator?.tree.path ?? [] { watch(navigator?.screen(of: entry.id)) }
  }
}
