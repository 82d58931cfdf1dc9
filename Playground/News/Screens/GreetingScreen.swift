/// Says hello.
public final class GreetingScreen {
  /// That was enough.
  public var onClose: () -> Void = {}

  /// Whom it greets.
  public private(set) var reader: Reader?

  /// Makes the screen; it does not know whom to greet yet.
  public init() {}

  /// Takes whom to greet.
  public func greet(_ reader: Reader) { self.reader = reader }
}
