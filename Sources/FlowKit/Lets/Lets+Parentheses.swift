// Verbs without parentheses, for callbacks without arguments, with one and with two.
//
// What is unavailable is chosen by the compiler only where nothing else fits. The labels keep calls away, but for trailing
// closures: so `finish` has the first form only. A form for any number of arguments makes the compiler of Swift 6.3 crash.
extension Lets {
  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.pop(), with parentheses: that makes the closure")
  public var pop: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.pop(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func pop<Argument>(callback argument: Argument) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.pop(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func pop<First, Second>(callback first: First, _ second: Second) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.popToRoot(), with parentheses: that makes the closure")
  public var popToRoot: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.popToRoot(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func popToRoot<Argument>(callback argument: Argument) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.popToRoot(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func popToRoot<First, Second>(callback first: First, _ second: Second) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.dismiss(), with parentheses: that makes the closure")
  public var dismiss: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.dismiss(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func dismiss<Argument>(callback argument: Argument) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.dismiss(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func dismiss<First, Second>(callback first: First, _ second: Second) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.dismissAll(), with parentheses: that makes the closure")
  public var dismissAll: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.dismissAll(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func dismissAll<Argument>(callback argument: Argument) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.dismissAll(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func dismissAll<First, Second>(callback first: First, _ second: Second) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.back(), with parentheses: that makes the closure")
  public var back: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.back(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func back<Argument>(callback argument: Argument) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.back(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func back<First, Second>(callback first: First, _ second: Second) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.finish(), with parentheses: that makes the closure")
  public var finish: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.next(), with parentheses: that makes the closure")
  public var next: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.next(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func next<Argument>(callback argument: Argument) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.next(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func next<First, Second>(callback first: First, _ second: Second) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.previous(), with parentheses: that makes the closure")
  public var previous: @MainActor () -> Void { {} }

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.previous(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func previous<Argument>(callback argument: Argument) {}

  /// Parentheses are missing.
  @available(*, unavailable, message: "write lets.previous(), with parentheses: that makes the closure")
  @_disfavoredOverload
  public func previous<First, Second>(callback first: First, _ second: Second) {}
}
