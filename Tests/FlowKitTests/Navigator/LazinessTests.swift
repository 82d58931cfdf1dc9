import FlowKit
import Testing

/// A screen is made when its action is performed, once for each entry.
@MainActor
struct LazinessTests {
  /// Counts the screens that its flow has made.
  @MainActor
  private final class Counter {
    private(set) var made = 0

    var flow: Flow<Page> { Flow(with: self.page(), { _, _ in }).named("Counted") }

    private func page() -> Page {
      made += 1
      return Page()
    }
  }

  private let counter = Counter()

  @Test func namingAFlowMakesNothing() {
    let navigator = Navigator(
      root: Flow(with: Page()) { [counter] page, lets in
        page.onNext = lets.push(counter.flow)
        page.onText = lets.reset(to: counter.flow, counter.flow) { $1.receive }
      })
    let action = NavigationAction.push(counter.flow.named("other").id(3))
    #expect(counter.made == 0)
    #expect(action == .push(counter.flow.id(3)))
    #expect(navigator.tree.count == 1)
  }

  @Test func rootIsMadeOnce() {
    let navigator = Navigator(root: counter.flow)
    #expect(counter.made == 1)
    _ = (navigator.visibleScreen, navigator.tree.visible, navigator.screen(of: 1))
    #expect(counter.made == 1)
  }

  @Test func eachEntryIsMadeOnce() throws {
    let navigator = try Navigator(showing: "A")
    let flow = counter.flow
    let actions: [NavigationAction] = [.push(flow), .present(flow), .replace(with: flow), .reset(to: flow, flow, flow)]
    let made = actions.map { action in
      navigator.perform(action)
      return counter.made
    }
    #expect(made == [1, 2, 3, 6])
    #expect(navigator.tree.summary == "A > Counted | sheet: Counted > Counted > Counted")
  }

  @Test func returningToAnEntryMakesNothing() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(.push(counter.flow))
    navigator.perform(.push(Pages.b))
    navigator.perform(.popTo(counter.flow))
    navigator.perform(.goTo(counter.flow))
    navigator.perform(.push(Pages.b))
    navigator.perform(.goTo(counter.flow))
    #expect(counter.made == 1)
    navigator.perform(.popToRoot())
    navigator.perform(.goTo(counter.flow))
    #expect(counter.made == 2)
  }

  @Test func ignoredActionMakesNothing() throws {
    let navigator = try Navigator(showing: "A > B")
    let flow = counter.flow
    let reasons = [NavigationAction.push(flow), .present(flow), .replace(with: flow), .popTo(flow)].map {
      navigator.perform($0, from: 1).reason
    }
    #expect(reasons == [.covered, .covered, .covered, .targetNotFound])
    #expect(navigator.perform(.reset(to: flow), from: 9).reason == .removed)
    #expect(navigator.perform(.goTo(flow), from: 9).reason == .removed)
    #expect(counter.made == 0)
    navigator.perform(.push(Pages.c))
    #expect(navigator.tree.visible.id == 3)
  }

  @Test func actionThatWaitsMakesItsScreenWhenItsTurnComes() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(
      .push(Pages.b) { [unowned navigator, counter] _ in
        navigator.perform(.push(counter.flow))
        #expect(counter.made == 0)
      })
    #expect(counter.made == 1)
  }

  @Test func refusedActionMakesNothing() throws {
    let navigator = try Navigator(showing: "A")
    let observation = navigator.observe { [unowned navigator, counter] event in
      if event.kind == .didNavigate { navigator.perform(.reset(to: counter.flow)) }
    }
    navigator.perform(.push(Pages.b))
    #expect(counter.made == 999)
    #expect(navigator.screenCount == 1)
    observation.cancel()
  }

  @Test func screensOfAResetAreMadeFromBelowUp() throws {
    var made: [String] = []
    func flow(_ name: String) -> Flow<Page> { Flow(with: Page()) { _, _ in made.append(name) } }
    try Navigator(showing: "A").perform(.reset(to: flow("one"), flow("two"), flow("three")))
    #expect(made == ["one", "two", "three"])
  }

  @Test func screenIsMadeThenBoundThenHandedItsArguments() throws {
    var order: [String] = []
    let navigator = try Navigator(showing: "A")
    let observation = navigator.observe { event in
      if event.isOf(.actions, .entries, [.shown]) { order.append("\(event.kind)") }
    }
    let host = BusyHost()
    navigator.attach(host)
    host.whenShowing = { _ in order.append("host") }
    func make() -> Page {
      order.append("initialized")
      return Page()
    }
    let flow = Flow(with: make()) { _, _ in order.append("bound") }
    navigator.perform(.push(flow) { _ in order.append("handed over") })
    #expect(
      order == [
        "willNavigate", "initialized", "bound", "handed over", "made", "disappeared", "appeared", "didNavigate",
        "host", "shown",
      ])
    observation.cancel()
  }
}
