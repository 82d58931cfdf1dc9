/// Callbacks of every shape that a screen may have; the screen itself is isolated to nothing.
final class PlainShapes {
  var none: () -> Void = {}
  var one: (Int) -> Void = { _ in }
  var two: (Int, String) -> Void = { _, _ in }
  var many: (Int, String, Bool, [Int], Double?, Character) -> Void = { _, _, _, _, _, _ in }
  var optional: ((Int) -> Void)?
  var optionalNone: (() -> Void)?
  var isolated: @MainActor () -> Void = {}
  var isolatedOne: @MainActor (Int) -> Void = { _ in }
  var isolatedSendable: @MainActor @Sendable (Int, String) -> Void = { _, _ in }
  var optionalIsolated: (@MainActor (Int) -> Void)?
  var optionalSendable: (@MainActor @Sendable () -> Void)?
  var optionalArgument: (Int?) -> Void = { _ in }
  var closureArgument: (@escaping () -> Void) -> Void = { _ in }
}

/// The same, on a screen of the main actor.
@MainActor
final class IsolatedShapes {
  var none: () -> Void = {}
  var one: (Int) -> Void = { _ in }
  var two: (Int, String) -> Void = { _, _ in }
  var many: (Int, String, Bool, [Int], Double?, Character) -> Void = { _, _, _, _, _, _ in }
  var optional: ((Int) -> Void)?
  var optionalNone: (() -> Void)?
  var isolated: @MainActor () -> Void = {}
  var isolatedOne: @MainActor (Int) -> Void = { _ in }
  var isolatedSendable: @MainActor @Sendable (Int, String) -> Void = { _, _ in }
  var optionalIsolated: (@MainActor (Int) -> Void)?
  var optionalSendable: (@MainActor @Sendable () -> Void)?
  var optionalArgument: (Int?) -> Void = { _ in }
  var closureArgument: (@escaping () -> Void) -> Void = { _ in }
}
