public import FlowKit

// The visible screens, by their types.
extension Navigator {
  /// The entry of the front visible screen of a type, or of one behind it.
  ///
  /// ```swift
  /// let tabs = try navigator.entry(ofType: TabScreen.self)
  /// navigator.perform(.select(1), from: tabs.id)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the screen. Superclasses and protocols match, too.
  ///   - count: How many visible screens of the type are in front of it.
  ///   - fileID: The file to name if there is none.
  ///   - line: The line to name if there is none.
  /// - Returns: The entry.
  /// - Throws: ``ScreenNotFound`` with what is visible.
  public func entry<Screen>(
    ofType type: Screen.Type, behind count: Int = 0, fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(ScreenNotFound) -> NavigationTree.Entry {
    try shown(type, count, SourcePlace(fileID: fileID, line: line)).entry
  }

  /// Does something with the front visible screen of a type, or with one behind it.
  ///
  /// ```swift
  /// try navigator.on(LoginScreen.self) { $0.onLogin(ann) }   // as a step of a driver is written
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the screen. Superclasses and protocols match, too.
  ///   - count: How many visible screens of the type are in front of it.
  ///   - fileID: The file to name if there is none.
  ///   - line: The line to name if there is none.
  ///   - step: Does what the user does, or looks at the screen.
  /// - Returns: What the closure returns.
  /// - Throws: ``ScreenNotFound`` with what is visible, or what the closure throws.
  @discardableResult
  public func on<Screen, Result>(
    _ type: Screen.Type, behind count: Int = 0, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ step: (Screen) throws -> Result
  ) throws -> Result {
    try step(screen(ofType: type, behind: count, fileID: fileID, line: line))
  }

  /// Does something with the front visible screen of a type, or with one behind it, and with a value.
  ///
  /// ```swift
  /// try navigator.on(OfferScreen.self, with: 25) { $0.onBuy($1) }   // as a driver's step with values is written
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the screen. Superclasses and protocols match, too.
  ///   - value: The value that the closure is called with.
  ///   - count: How many visible screens of the type are in front of it.
  ///   - fileID: The file to name if there is none.
  ///   - line: The line to name if there is none.
  ///   - step: Does what the user does with the value.
  /// - Returns: What the closure returns.
  /// - Throws: ``ScreenNotFound`` with what is visible, or what the closure throws.
  @discardableResult
  public func on<Screen, Value, Result>(
    _ type: Screen.Type, with value: Value, behind count: Int = 0,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ step: (Screen, Value) throws -> Result
  ) throws -> Result {
    try step(screen(ofType: type, behind: count, fileID: fileID, line: line), value)
  }
}
