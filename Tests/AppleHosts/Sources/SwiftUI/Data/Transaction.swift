public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// The one in which what is written now is written.
  @MainActor static var current = Transaction()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let before = MainActor.assumeIsolated { Transaction.current }
  MainActor.assumeIsolated { Transaction.current = transaction }
  defer { MainActor.assumeIsolated { Transaction.current = before } }
  return try body()
}
