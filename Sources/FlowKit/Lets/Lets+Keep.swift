extension Lets {
  /// Keeps a value as long as the screen is there, and returns it.
  ///
  /// It is for what has to live as long as its screen, and what nothing else holds: the object behind a weak delegate, a
  /// subscription, the token of an observation.
  ///
  /// ```swift
  /// screen.delegate = lets.keep(ScannerAdapter(onFind: lets.push(product) { $0.show }))   // a weak delegate
  /// lets.keep(screen.output.sink(receiveValue: lets.push(detail) { $0.show }))   // is cancelled with the screen
  /// ```
  ///
  /// The value is let go of when the screen leaves, or with the navigator. A screen that is kept for its next entry keeps
  /// its values: ``Flow/retained()``. In a test of one screen they live as long as the spy. A value may hold the screen,
  /// which leaks nothing. Where the screen has left already, nothing is kept. A value of a struct is kept as it is now:
  /// fill a `Set` of subscriptions first.
  ///
  /// - Parameter value: An object, or any other value.
  /// - Returns: The same value.
  @discardableResult
  public func keep<Value>(_ value: Value) -> Value {
    performer.belonging(KeptValues.self, of: caller)?.keep(value)
    return value
  }
}

/// The values that a screen keeps, in the order in which they came.
@MainActor
final class KeptValues: ScreenBelonging {
  private var values: [Any] = []

  nonisolated init() {}

  func keep(_ value: Any) { values.append(value) }

  func leave(isKept: Bool) {
    guard !isKept else { return }
    let gone = values
    values = []
    withExtendedLifetime(gone) {}  // let go of when nothing is being changed: they are the app's objects
  }
}
