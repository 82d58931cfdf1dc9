import FlowKit
import FlowKitMaps
import Testing

/// A screen keeps what it was bound to when it was made, although the app's state has changed since.
@MainActor
@Suite struct BoundInAnotherStateTests {
  private final class Session { var isIn = false }
  private let session = Session(), pay = room("Pay")

  private var states: [FlowMap.AppState] {
    [.init("out") { [session] in session.isIn = false }, .init("in") { [session] in session.isIn = true }]
  }

  /// A room that leads to the payment if it was made while somebody was signed in.
  private var desk: Flow<Chamber> { room("Desk") { [session, pay] in if session.isIn { $0.onA = $1.push(pay) } } }

  /// Whether the payment is pushed while nobody is signed in, and not only still there.
  private func isPaidSignedOut(_ home: Flow<Chamber>) -> Bool {
    let places = FlowMap(of: home, states: states).explore(), pay = pay.id
    do {
      try places.never(reaching: { $0.visible == pay && $0.state == "out" }) { $0.visible == pay && $0.state == "in" }
      return false
    } catch {
      return true
    }
  }

  /// What a real app does: it pushes the payment, signed out.
  private func reallyPays(_ home: Flow<Chamber>, _ go: (Navigator) throws -> Void) rethrows -> Bool {
    session.isIn = true
    let navigator = Navigator(root: home)
    try go(navigator)
    session.isIn = false
    (navigator.visibleScreen as? Chamber)?.onA()
    return navigator.tree.visible.flow == pay.id
  }

  @Test func aScreenThatStays() throws {
    let home = room("Home") { [desk] in $0.onA = $1.push(desk) }
    #expect(try reallyPays(home) { try $0.screen(ofType: Chamber.self).onA() })
    #expect(isPaidSignedOut(home))
  }

  /// A screen that is made anew is bound anew.
  @Test func aScreenThatIsMadeAnew() throws {
    let home = room("Home") { [desk, session] in $0.onA = $1.choose { session.isIn ? .stay : .push(desk) } }
    let navigator = Navigator { [session] in .root(session.isIn ? room("Inside") : home) }
    let map = FlowMap(of: navigator, states: states)
    #expect(map.explore().contains { $0.visible == desk.id })
    try map.explore().never { $0.contains(pay) && $0.visible == pay.id && $0.state == "out" }
  }

  @Test func aScreenThatIsRetainedOrAChild() {
    let kept = room("Home") { [desk] in $0.onA = $1.push(desk.retained()) }
    #expect(isPaidSignedOut(kept))
    let tabs = rooms("Tabs", .tabs(desk, room("Other")))
    #expect(isPaidSignedOut(tabs))
  }

  /// What is bound to a choice is asked when it is called.
  @Test func aChoiceIsMadeInTheStateOfTheCall() throws {
    let home = room("Home") { [session, pay] in $0.onA = $1.choose { session.isIn ? .push(pay) : .stay } }
    let places = FlowMap(of: home, states: states).explore()
    #expect(places.contains { $0.visible == pay.id && $0.state == "in" })
    let ways = places.filter { $0.visible == pay.id && $0.state == "out" }.map(\.way.description)
    #expect(ways.allSatisfy { $0.contains("while the app is in") || $0.contains("the app is now in") })
  }

  /// What a container has is decided when it is made.
  @Test func childrenByState() throws {
    let a = room("A"), b = room("B")
    let tabs = Flow(with: Chamber(), containing: .tabs(session.isIn ? [a, b] : [a]), id: "Tabs")
    let home = room("Home") { $0.onA = $1.push(tabs) }
    let map = FlowMap(of: home, states: states), places = map.explore()
    #expect(map[tabs]?.children == [a.id, b.id])
    #expect(places.contains { $0.visible == b.id })
    for place in places where place.contains(b) {
      #expect(place.way.description.contains("app is in") || place.way.description.contains("app is now in"))
    }
  }

  /// A way back that only screens of another state have proves nothing.
  @Test func aWayBackOfAnotherState() throws {
    let desk = room("Desk") { [session] screen, lets in
      lets.onBack { .stay }
      if session.isIn { screen.onA = lets.pop() }
    }
    let home = room("Home") { $0.onA = $1.push(desk) }
    #expect(throws: Exploration.Contradiction.self) {
      try FlowMap(of: home, states: states).explore().canAlwaysReturn { $0.visible == home.id }
    }
    let kept = room("Home") { $0.onA = $1.push(desk.retained()) }
    let verdict = try? FlowMap(of: kept, states: states).explore().canAlwaysReturn { $0.visible == kept.id }
    #expect(verdict?.isProved != true)
  }
}
