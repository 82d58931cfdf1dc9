// Verbs without parentheses, for callbacks without arguments. Callbacks with arguments have no such overload: one for
// any number of arguments crashes the compiler of Swift 6.3, and one for each number is mistaken for a call with a
// trailing closure.
extension Lets {
  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.pop(), with parentheses: that makes the closure")
  public var pop: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.popToRoot(), with parentheses: that makes the closure")
  public var popToRoot: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.dismiss(), with parentheses: that makes the closure")
  public var dismiss: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.dismissAll(), with parentheses: that makes the closure")
  public var dismissAll: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.close(), with parentheses: that makes the closure")
  public var close: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.back(), with parentheses: that makes the closure")
  public var back: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.unwind(), with parentheses: that makes the closure")
  public var unwind: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write what to select: lets.select(child), or lets.select { $0 }")
  public var select: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(
    *, unavailable, message: "write lets.perform(.next()) for a callback; to act at once, lets.now(.next())"
  )
  public var next: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(
    *, unavailable, message: "write lets.perform(.previous()) for a callback; to act at once, lets.now(.previous())"
  )
  public var previous: @MainActor () -> Void { {} }
}
