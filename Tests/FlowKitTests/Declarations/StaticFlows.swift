import FlowKit

/// Flows as static constants, which may name each other in circles.
@MainActor
enum StaticFlows {
  static let first: Flow<Page> = Flow(with: Page()) { page, lets in
    page.onNext = lets.push(second)
  }.named("First")

  static let second: Flow<Page> = Flow(with: Page()) { page, lets in
    page.onNext = lets.present(first)
    page.onText = lets.popTo(first) { $0.receive }
  }.named("Second")
}
