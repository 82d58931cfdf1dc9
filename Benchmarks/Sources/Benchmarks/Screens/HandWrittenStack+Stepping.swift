extension HandWrittenStack {
  /// The top screen, as the type that the caller knows it to be.
  func top<Screen: AnyObject>(as type: Screen.Type) -> Screen? { screens.last as? Screen }

  /// An array of so many screens.
  static func make(depth: Int) -> HandWrittenStack {
    let stack = HandWrittenStack(Services())
    stack.pushPlain()
    for _ in 1..<depth { stack.top(as: PlainScreen.self)?.onNext() }
    return stack
  }

  /// On and back.
  func plainRoundTrip() {
    top(as: PlainScreen.self)?.onNext()
    top(as: PlainScreen.self)?.onBack()
  }
}
