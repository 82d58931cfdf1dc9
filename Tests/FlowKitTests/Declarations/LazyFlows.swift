import FlowKit

/// Flows as lazy properties of a class, which name each other in circles and must not keep their object alive.
@MainActor
final class LazyFlows {
  let services: Services

  init(services: Services) {
    self.services = services
  }

  lazy var first: Flow<Page> = Flow(with: Page()) { [unowned self] page, lets in
    page.onNext = lets.push(second)
    page.onText = lets.push(built) { $0.receive }
  }.named("First")

  lazy var second: Flow<Page> = Flow(with: Page()) { [unowned self] page, lets in
    page.receive(services.greeting)
    page.onNext = lets.present(second)
    page.onText = lets.popTo(first) { $0.receive }
  }.named("Second")

  lazy var built: Flow<Page> = Flow { [unowned self] lets in
    let page = Page()
    page.receive(services.greeting)
    page.onNext = lets.push(first)
    return page
  }.named("Built")
}
