import FlowKit

/// Flows as computed properties and functions of a struct, which name each other in circles.
@MainActor
struct ComputedFlows {
  let services: Services

  var first: Flow<Page> {
    Flow(with: Page()) { page, lets in
      page.onNext = lets.push(second)
      page.onText = lets.push(item(1)) { $0.receive }
    }.named("First")
  }

  var second: Flow<Page> {
    Flow(with: Page()) { page, lets in
      page.receive(services.greeting)
      page.onNext = lets.present(self.second)
      page.onText = lets.popTo(first) { $0.receive }
    }.named("Second")
  }

  func item(_ number: Int) -> Flow<Page> {
    Flow(with: Page(), id: number) { page, lets in
      page.onNext = lets.push(item(number + 1))
      page.onText = lets.popTo(item(1)) { $0.receive }
    }.named("Item")
  }
}
