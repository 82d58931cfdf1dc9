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

/// What flows are given from outside.
final class Services {
  let greeting = "hello"
}
