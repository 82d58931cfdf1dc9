import FlowKit

/// Flows as computed properties of a class, whose actions keep it alive as long as there are screens that need it.
@MainActor
final class ObjectFlows {
  let services: Services

  init(services: Services) {
    self.services = services
  }

  var first: Flow<Page> {
    Flow(with: Page()) { page, lets in
      page.receive(self.services.greeting)
      page.onNext = lets.push(self.second)
    }.named("First")
  }

  var second: Flow<Page> {
    Flow(with: Page()) { page, lets in
      page.onNext = lets.present(self.first)
      page.onText = lets.popTo(self.first) { $0.receive }
    }.named("Second")
  }
}
