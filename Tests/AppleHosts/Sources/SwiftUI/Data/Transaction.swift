public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

public struct Transaction {
  /// What a transaction says.
  struct Values: Sendable {
    var animation: Animation?
    var disablesAnimations = false
    /// Those in which what is written now is written.
    @MainActor static var current = Values()
  }

  private(set) var values = Values()

  public var animation: Animation? {
    get { values.animation }
    set { values.animation = newValue }
  }
  public var disablesAnimations: Bool {
    get { values.disablesAnimations }
    set { values.disablesAnimations = newValue }
  }

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let values = transaction.values
  let before = MainActor.assumeIsolated { Transaction.Values.current }
  MainActor.assumeIsolated { Transaction.Values.current = values }
  defer { MainActor.assumeIsolated { Transaction.Values.current = before } }
  return try body()
}
