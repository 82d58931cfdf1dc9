import FlowKit
import FlowKitMaps
import Foundation
import Shop
import Testing

/// A navigator with real screens takes each way that the explorer found, and reaches the same place.
@MainActor
@Suite struct WaysWithNavigatorTests {
  /// With `FLOWKIT_LONG=1`, as in CI, it takes more ways.
  private static let isLong = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil

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

  @Test func withTwoScreensOfOneTypeSideBySide() throws {
    try expectSame(Hotel().wing, atLeast: 20)
  }

  @Test func withAScreenOverOneOfTheSameFlow() throws { try expectSame(Hotel().room(1), atLeast: 5) }

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
    let places = FlowMap(of: root, samples: samples).explore(limits: .init(depth: 8, places: Self.isLong ? 600 : 220))
    #expect(places.count >= count)
    for place in places {
      #expect(place.visible == place.tree.visible.flow && place.modalCount == place.tree.modals.count, "\(place)")
      let navigator = Navigator(root: root)
      for step in place.way.steps { go(step, in: navigator) }
      #expect(navigator.tree.summary == place.description, "\(place.way)")
    }
  }

  private func go(_ step: Exploration.Step, in navigator: Navigator) {
    func entry(of flow: FlowID, _ behind: Int) -> ScreenID? {
      if let index = step.coveredIndex { return navigator.tree.path[index].id }
      let shown = navigator.tree.shown
      let kinds = shown.map { entry in navigator.screen(of: entry.id).map { ObjectIdentifier(type(of: $0)) } }
      let kind = zip(shown, kinds).first { $0.0.flow == flow }?.1
      return zip(shown, kinds).filter { $0.1 == kind }.dropLast(behind).last?.0.id
    }
    switch step.act {
    case .arrow(let arrow): navigator.perform(arrow.action, from: entry(of: arrow.source, step.behind))
    case .select(let index, let flow): navigator.perform(.select(index), from: entry(of: flow, step.behind))
    case .back: navigator.back()
    case .close: navigator.perform(.dismiss())
    case .answer, .state: Issue.record("the map has no states, and nothing awaits an answer")
    }
  }
}

@MainActor final class HotelRoom { var onDoor: () -> Void = {}, onCard: () -> Void = {}, onLeave: () -> Void = {} }

@MainActor struct Hotel {
  var wing: Flow<Hall> { Flow(with: Hall(), containing: .split(room(1), room(2))) }
  func room(_ number: Int) -> Flow<HotelRoom> {
    Flow(with: HotelRoom(), id: number) { screen, lets in
      screen.onDoor = lets.push(number > 2 ? room(1) : room(number + 2))
      screen.onCard = lets.present(room(number), as: .sheet)
      screen.onLeave = lets.dismiss()
    }
    .actsWhileCovered()
  }
}
