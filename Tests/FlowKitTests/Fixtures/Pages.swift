import FlowKit

/// Flows with names of one letter, so that the picture of a tree fits on one line.
///
/// P and Q accept forward actions while they are covered.
enum Pages {
  static var a: Flow<Page> { Flow(with: Page()).named("A") }
  static var b: Flow<Page> { Flow(with: Page()).named("B") }
  static var c: Flow<Page> { Flow(with: Page()).named("C") }
  static var d: Flow<Page> { Flow(with: Page()).named("D") }
  static var p: Flow<Page> { Flow(with: Page()).named("P").actsWhileCovered() }
  static var q: Flow<Page> { Flow(with: Page()).named("Q").actsWhileCovered() }
  /// A flow that isn't part of any tree at the start of a test.
  static var x: Flow<Page> { Flow(with: Page()).named("X") }

  /// The flow with this letter.
  static func flow(_ letter: Substring) -> Flow<Page>? {
    [a, b, c, d, p, q, x].first { $0.id.name == letter }
  }
}

/// A screen with callbacks, and a list of the arguments that it received.
@MainActor
final class Page {
  var onNext: () -> Void = {}
  var onText: (String) -> Void = { _ in }
  private(set) var received: [String] = []

  func receive(_ text: String) { received.append(text) }
}
