import FlowKit

extension Navigator {
  /// The visible screen, as the type that the caller knows it to be.
  func top<Screen: AnyObject>(as type: Screen.Type) -> Screen? { visibleScreen as? Screen }

  /// A navigator with so many entries on its stack.
  static func make(_ root: Flow<PlainScreen>, depth: Int) -> Navigator {
    let navigator = Navigator(root: root)
    navigator.push(times: depth - 1)
    confirm(navigator.tree.count == depth, "the stack has \(depth) entries")
    return navigator
  }

  /// Presses the visible screen's button that leads on.
  func push(times: Int) {
    for _ in 0..<times { top(as: PlainScreen.self)?.onNext() }
  }

  /// On and back.
  func plainRoundTrip() {
    top(as: PlainScreen.self)?.onNext()
    top(as: PlainScreen.self)?.onBack()
  }
}
