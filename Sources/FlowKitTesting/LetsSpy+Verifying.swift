public import FlowKit

extension LetsSpy {
  /// Checks that the callbacks have requested exactly these actions, in this order, and forgets them.
  ///
  /// So each step of a test names its actions, and no other action can have been requested:
  ///
  /// ```swift
  /// screen.onAbout()
  /// try spy.verify(.present(shop.about, as: .sheet))
  /// screen.onTitle("tapped")
  /// try spy.verify()   // nothing was asked for
  /// ```
  ///
  /// The error names this line and shows the difference: see ``Mismatch``. XCTest and Swift Testing both print it.
  ///
  /// - Parameters:
  ///   - expected: The actions; none for a callback that should request nothing.
  ///   - fileID: The file to name as the place of the check.
  ///   - line: The line to name as the place of the check.
  /// - Throws: The expected and the requested actions, line by line, with the place where each callback was bound.
  public func verify(
    _ expected: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(Mismatch) {
    let actual = actions
    clear()
    guard actual != expected else { return }
    throw Mismatch(
      at: SourcePlace(fileID: fileID, line: line, column: 0), expected: expected, actual: actual)
  }

  /// Passes the arguments that the latest action forwards to a screen of yours, as performing the action would.
  ///
  /// It also works after the action was verified.
  ///
  /// ```swift
  /// screen.onBuy(item, 2)
  /// let checkout = CheckoutScreen()
  /// try spy.forwardArguments(to: checkout)
  /// XCTAssertEqual(checkout.quantity, 2)
  /// ```
  ///
  /// - Parameters:
  ///   - target: The screen that the action leads to; the lowest one for a reset.
  ///   - above: The other screens of a reset, from below up.
  ///   - fileID: The file to name as the place of the check.
  ///   - line: The line to name as the place of the check.
  /// - Throws: An error if there is no action, if it forwards nothing, or if it is for screens of another type.
  public func forwardArguments(
    to target: AnyObject, _ above: AnyObject..., fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(Mismatch) {
    let screens = [target] + above
    guard let problem = problemOfForwarding(to: screens) else {
      latest?.delivery?(target, above, 0)
      return
    }
    throw Mismatch("forwardArguments", at: SourcePlace(fileID: fileID, line: line, column: 0), problem)
  }

  /// Why the latest action's arguments can't be forwarded; nil if they can.
  private func problemOfForwarding(to screens: [AnyObject]) -> String? {
    guard let action = latest else { return "the callbacks have performed no action." }
    guard action.delivery != nil else {
      return "\(action) forwards no arguments. To forward them, write it with a closure such as { $0.prepare }."
    }
    let types = action.targetTypes
    guard types.count == screens.count else {
      return "\(action) forwards to \(types.count) screens, not to \(screens.count)."
    }
    for (type, screen) in zip(types, screens) where !isInstance(screen, of: type) {
      return "\(action) forwards to a \(type), not to a \(Swift.type(of: screen))."
    }
    return nil
  }

  private func isInstance<Screen>(_ screen: AnyObject, of type: Screen.Type) -> Bool { screen is Screen }
}
