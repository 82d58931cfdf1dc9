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
