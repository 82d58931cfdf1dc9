extension Lets {
  /// Keeps a value alive as long as the screen is in the tree, and returns it.
  ///
  /// Use it for objects that nothing else holds: the object behind a weak delegate, a subscription, the token of an
  /// observation.
  ///
  /// ```swift
  /// screen.delegate = lets.keep(ScannerAdapter(onFind: lets.push(product) { $0.show }))   // a weak delegate
  /// lets.keep(screen.output.sink(receiveValue: lets.push(detail) { $0.show }))   // is cancelled with the screen
  /// ```
  ///
  /// The value is released when the screen leaves, or with the navigator. A screen that is kept for its next entry
  /// keeps its values: ``Flow/retained()``. If the screen has already left, nothing is kept. In a test of one screen,
  /// values live as long as the spy, or until `spy.removeScreen()`.
  ///
  /// A value may hold the screen without causing a leak. A struct is kept as it is now: fill a `Set` of subscriptions
  /// first.
  ///
  /// - Parameter value: An object, or any other value.
  /// - Returns: The same value.
  @discardableResult
  public func keep<Value>(_ value: Value) -> Value {
    performer.attachment(KeptValues.self, of: caller)?.keep(value)
    return value
  }
}

/// The values that a screen keeps, in the order in which they were added.
@MainActor
final class KeptValues: ScreenAttachment {
  private var values: [Any] = []

  nonisolated init() {}

  func keep(_ value: Any) { values.append(value) }

  func leave(isKept: Bool) {
    guard !isKept else { return }
    let gone = values
    values = []
    withExtendedLifetime(gone) {}  // released when nothing is being changed, because they are the app's objects
  }
}
