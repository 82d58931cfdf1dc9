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

/// A target whose methods are isolated to nothing.
final class PlainTarget {
  private(set) var received: [String] = []

  func take() { received.append("nothing") }
  func take(_ number: Int) { received.append("\(number)") }
  func take(two number: Int, _ text: String) { received.append("\(number), \(text)") }
  func take(three number: Int, _ text: String, _ flag: Bool) { received.append("\(number), \(text), \(flag)") }
  func take(many one: Int, _ two: String, _ three: Bool, _ four: [Int], _ five: Double?) {
    received.append("\(one), \(two), \(three), \(four), \(five.map { "\($0)" } ?? "nil")")
  }
}

/// A target on the main actor, which takes what `PlainTarget` takes.
@MainActor
class IsolatedTarget {
  private(set) var received: [String] = []

  func take() { received.append("nothing") }
  func take(_ number: Int) { received.append("\(number)") }
  func take(two number: Int, _ text: String) { received.append("\(number), \(text)") }
  func take(three number: Int, _ text: String, _ flag: Bool) { received.append("\(number), \(text), \(flag)") }
  func take(many one: Int, _ two: String, _ three: Bool, _ four: [Int], _ five: Double?) {
    received.append("\(one), \(two), \(three), \(four), \(five.map { "\($0)" } ?? "nil")")
  }
}
