import FlowKit
import FlowKitMaps
import Testing

/// If each action was performed somewhere, and no flow can be a dead end, the rest of the places isn't looked at.
@MainActor
@Suite struct StoppingEarlyTests {
  /// Four halls that lead to one another, and from one of them to a flow that may be a dead end.
  private func hall(_ number: Int, _ lead: NavigationAction) -> Flow<Chamber> {
    room("Hall \(number)") { screen, lets in
      screen.onA = lets.push(hall((number + 1) % 4, lead))
      screen.onB = number == 0 ? lets.perform(lead) : lets.push(hall((number + 2) % 4, lead))
    }
  }

  private func home(_ last: Flow<Chamber>, _ lead: (Flow<Chamber>) -> NavigationAction) -> FlowMap {
    FlowMap(of: hall(0, lead(last)))
  }

  /// The numbers of places that are found.
  private func counts(_ map: FlowMap) -> (early: Int, all: Int) {
    let early = map.problems(within: .init(), forgetsHidden: true)
    let all = map.problems(within: .init(), forgetsHidden: true, stopsEarly: false)
    #expect(early.problems.map(\.text) == all.problems.map(\.text))
    return (early.places, all.places)
  }

  @Test func whatIsPushedHasAWayBack() {
    let counts = self.counts(home(room("End") { _, _ in }) { .push($0) })
    #expect(counts.early * 3 < counts.all)
  }

  @Test func whatIsPresentedAsASheetCanBeClosed() {
    let counts = self.counts(home(room("End") { _, _ in }) { .present($0) })
    #expect(counts.early * 3 < counts.all)
  }

  @Test func anotherModalNeedsAWayOut() {
    let map = home(room("End") { _, _ in }) { .present($0, as: .fullScreen) }, counts = self.counts(map)
    #expect(map.problems.map(\.rule) == [.deadEnd])
    #expect(counts.early * 2 > counts.all)  // one of two walks, to its end
    let closing = self.counts(home(room("End") { $0.onA = $1.dismiss() }) { .present($0, as: .fullScreen) })
    #expect(closing.early * 3 < closing.all)
  }

  @Test func aNewRootNeedsAWayOut() {
    let map = home(room("End") { $0.onA = $1.pop(0) }) { .resetRoot(to: $0) }
    #expect(map.problems.map(\.rule) == [.deadEnd])
  }

  @Test func whatNobodyMayEnterIsNoWayOut() {
    let closed = end.guarded { .refuse("shut") }
    let root = hall(0, .present(room("Trap") { $0.onA = $1.push(closed) }, as: .fullScreen))
    let map = FlowMap(of: root, states: [.init("early") {}, .init("late") {}]), counts = self.counts(map)
    #expect(map.problems.map(\.rule) == [.deadEnd])
    #expect(counts.early * 2 > counts.all)  // one of two walks, to its end
  }

  @Test func whatNobodyMayEnterInAnyStateIsNotLookedFor() {
    let closed = room("Closed") { $0.onA = $1.push(end) }.guarded { .refuse("shut") }
    let root = hall(0, .push(room("Door") { $0.onA = $1.push(closed) }))
    let map = FlowMap(of: root, states: [.init("early") {}, .init("late") {}])
    let counts = self.counts(map)
    #expect(counts.early * 3 < counts.all)
  }

  @Test func whatReplacesAModalStandsWhereThatOneWas() {
    let end = room("End") { _, _ in }
    let map = home(room("First") { $0.onA = $1.replace(with: end) }) { .present($0, as: .fullScreen) }
    #expect(map.problems.map(\.rule) == [.deadEnd])
  }

  @Test func whatRemainsAloneNeedsAWayOut() {
    #expect(FlowMap(of: entrance).problems.map(\.rule) == [.deadEnd])
  }

  private var end: Flow<Chamber> { room("End") { $0.onA = $1.pop() } }
  private var entrance: Flow<Chamber> { room("Entrance") { $0.onA = $1.push(lobby) } }
  private var lobby: Flow<Chamber> { room("Lobby") { $0.onA = $1.perform(.remove(entrance)) } }
}
