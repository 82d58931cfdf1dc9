import FlowKit
import FlowKitTesting
import Shop
import Testing

/// A real navigator, with real screens, goes each way that the explorer has found, and comes to the same place.
@MainActor
@Suite struct WaysWithNavigatorTests {
  @Test func inACircle() throws { try expectSame(Town().gate, atLeast: 7) }
  @Test func withMessages() throws { try expectSame(Office().desk, atLeast: 2) }
  @Test func inContainers() throws { try expectSame(Market().hall, atLeast: 20) }

  @Test func inTabsThatRemember() throws {
    let tabs = Flow(
      with: Gate(), containing: .tabs(Town().square, Office().desk, Market().hall, back: .allPreviousTabs))
    try expectSame(tabs, atLeast: 200)
  }

  @Test func inPagesAndSplits() throws {
    let split = Flow(with: House(), containing: .split(Market().hall, Office().desk)) { screen, lets in
      screen.onNext = lets.show(Town().square, in: .detail)
    }
    try expectSame(Flow(with: Gate(), containing: .pages(split, Town().square, back: .inOrder)), atLeast: 200)
  }

  @Test func inTheShop() throws {
    let item = try #require(Services().items.first)
    try expectSame(
      ShopFlow().tutorial, samples: [Item.ID.self: [1, 2], Shop.Order.self: [Shop.Order(item: item, quantity: 1)]],
      atLeast: 30)
  }

  private func expectSame(
    _ root: Flow<some AnyObject>, samples: MapSamples = [Stall.self: [Stall.fish, Stall.fruit], Int.self: [3]],
    atLeast count: Int
  ) throws {
    let places = FlowMap(of: root, samples: samples).explore(limits: .init(depth: 8, places: 600))
    #expect(places.count >= count)
    for place in places {
      let navigator = Navigator(root: root)
      for step in place.way.steps { go(step, in: navigator) }
      #expect(navigator.tree.summary == place.description, "\(place.way)")
    }
  }

  private func go(_ step: Exploration.Step, in navigator: Navigator) {
    func entry(of flow: FlowID) -> ScreenID? { navigator.tree.shown.last { $0.flow == flow }?.id }
    switch step {
    case .arrow(let arrow, _): navigator.perform(arrow.action, from: entry(of: arrow.source))
    case .select(let index, let flow): navigator.perform(.select(index), from: entry(of: flow))
    case .back: navigator.back()
    case .close: navigator.perform(.dismiss)
    }
  }
}
