public import FlowKit

extension LetsSpy {
  /// Checks that the callbacks have asked for exactly these actions, in this order, and forgets them.
  ///
  /// So each step of a test names what it has caused, and nothing else can have been asked for:
  ///
  /// ```swift
  /// screen.onAbout()
  /// try spy.verify(.present(shop.about, as: .sheet))
  /// screen.onTitle("tapped")
  /// try spy.verify()   // nothing was asked for
  /// ```
  ///
  /// - Parameter expected: The actions; none for a callback that should ask for nothing.
  /// - Throws: What was expected and what was asked for, in words, with the place where each callback was bound.
  public func verify(_ expected: NavigationAction...) throws(SpyMismatch) {
    let actual = actions
    clear()
    guard actual != expected else { return }
    throw SpyMismatch(expected: expected, actual: actual)
  }

  /// Hands the arguments that the latest action forwards to a screen of yours, as its performing would; also when it
  /// was verified before.
  ///
  /// ```swift
  /// screen.onBuy(item, 2)
  /// let checkout = CheckoutScreen()
  /// try spy.forwardArguments(to: checkout)
  /// XCTAssertEqual(checkout.quantity, 2)
  /// ```
  ///
  /// - Parameters:
  ///   - target: The screen that the action leads to; for a reset the lowest one.
  ///   - above: The other screens of a reset, from below up.
  /// - Throws: When there is no action, when it forwards nothing, or when it is for screens of another type.
  public func forwardArguments(to target: AnyObject, _ above: AnyObject...) throws(SpyMismatch) {
    guard let action = latest else {
      throw SpyMismatch("No arguments can be forwarded: the screen's callbacks have asked for nothing.")
    }
    guard let delivery = action.delivery else {
      throw SpyMismatch("\(action) forwards no arguments: it was written without a closure such as { $0.prepare }.")
    }
    try requireToFit(action, [target] + above)
    delivery(target, above, 0)
  }

  private func requireToFit(_ action: NavigationAction, _ screens: [AnyObject]) throws(SpyMismatch) {
    let types = action.targetTypes
    guard types.count == screens.count else {
      throw SpyMismatch("\(action) forwards to \(types.count) screens, not to \(screens.count).")
    }
    for (type, screen) in zip(types, screens) where !isInstance(screen, of: type) {
      throw SpyMismatch("\(action) forwards to a \(type), not to a \(Swift.type(of: screen)).")
    }
  }

  private func isInstance<Screen>(_ screen: AnyObject, of type: Screen.Type) -> Bool { screen is Screen }
}
