import FlowKit

/// A navigator with many entries, which leave together.
///
/// From below up: the root, ``Flows/home``, plain ones, and the one that leads back.
@MainActor
struct TallStack {
  private let count: Int
  private var navigator: Navigator?

  init(count: Int, top: @MainActor (Flows) -> Flow<PlainScreen>) {
    let flows = Flows(services: Services())
    let navigator = Navigator.make(flows.plain, depth: 1)
    navigator.perform(.push(flows.home))
    navigator.push(times: count - 3)
    navigator.perform(.push(top(flows)))
    confirm(navigator.tree.count == count, "the stack has \(count) entries")
    self.count = count
    self.navigator = navigator
  }

  /// Presses the top screen's button that leads back.
  func leave() {
    navigator?.top(as: PlainScreen.self)?.onBack()
    confirm(navigator.map { $0.tree.count < 3 } ?? true, "nearly all entries have left")
  }

  /// Lets go of the navigator, and so of all screens.
  mutating func release() { navigator = nil }
}
