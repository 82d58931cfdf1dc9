import FlowKit

/// Flows with names of one letter, so that a picture of a tree fits into a line.
///
/// The callbacks of P and Q may lead forward while something covers them.
enum Pages {
  static var a: Flow<Page> { Flow(with: Page()).named("A") }
  static var b: Flow<Page> { Flow(with: Page()).named("B") }
  static var c: Flow<Page> { Flow(with: Page()).named("C") }
  static var d: Flow<Page> { Flow(with: Page()).named("D") }
  static var p: Flow<Page> { Flow(with: Page()).named("P").acceptsActions(.whileOnStack) }
  static var q: Flow<Page> { Flow(with: Page()).named("Q").acceptsActions(.whileOnStack) }
  /// A flow that no test's tree starts with.
  static var x: Flow<Page> { Flow(with: Page()).named("X") }

  /// The flow with this letter.
  static func flow(_ letter: Substring) -> Flow<Page>? {
    [a, b, c, d, p, q, x].first { $0.id.name == letter }
  }
}
