/// A screen whose callbacks have something to forward.
@MainActor
final class Source {
  var none: () -> Void = {}
  var one: (Int) -> Void = { _ in }
  var two: (Int, String) -> Void = { _, _ in }
  var three: (Int, String, Bool) -> Void = { _, _, _ in }
  var many: (Int, String, Bool, [Int], Double?) -> Void = { _, _, _, _, _ in }
  var optional: ((Int) -> Void)?
  var sendable: @MainActor @Sendable (Int) -> Void = { _ in }
  var text: (String) -> Void = { _ in }
}
