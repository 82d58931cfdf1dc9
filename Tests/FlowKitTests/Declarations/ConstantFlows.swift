import FlowKit

/// Flows as constants of a struct: each names those made before it.
@MainActor
struct ConstantFlows {
  let last: Flow<Page>
  let first: Flow<Page>

  init(services: Services) {
    let last = Flow(with: Page()) { page, lets in
      page.receive(services.greeting)
      page.onNext = lets.popToRoot()
    }.named("Last")
    self.last = last
    first = Flow(with: Page()) { page, lets in
      page.onNext = lets.push(last)
      page.onText = lets.push(last) { $0.receive }
    }.named("First")
  }
}
