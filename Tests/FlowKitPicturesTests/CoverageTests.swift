import FlowKit
import FlowKitMaps
import FlowKitPictures
import FlowKitTesting
import Testing

/// Which arrows of a map a test or a user has taken.
@MainActor
struct CoverageTests {
  @Test func coverageOfATestIsReported() throws {
    let map = FlowMap(of: Office().desk), spies = LetsSpyFactory()
    let navigator = Navigator(root: Office().desk, spies: spies)
    try #require(navigator.visibleScreen as? Desk).onOrder()
    #expect(
      map.coverage(of: spies.requests).description == """
        1 of 3 arrows were taken (33 %), these were not:
          Desk.on Order.done → popTo(Desk)
          Form.onDone → send(Order.done)
        """)
    let logger = navigator.startLog()
    try #require(navigator.visibleScreen as? Form).onDone()
    #expect(
      map.coverage(of: logger.log).missing.map(\.description) == ["onOrder → push(Form)", "onDone → send(Order.done)"])
  }

  @Test func aChoiceOfTheOtherFlowIsNoAnswerOfAGuard() throws {
    let other = desk("Other"), guarded = desk("Guarded").guarded(orElse: .instead(other)) { false }
    let home = desk("Home") { $0.onOrder = $1.choose(.push(guarded), orElse: .push(other)) { false } }
    let navigator = Navigator(root: home), logger = navigator.startLog()
    try navigator.screen(ofType: Desk.self).onOrder()
    #expect(FlowMap(of: home).coverage(of: logger.log).missing.count == 2)
  }

  @Test func theLogOfAGuardThatAnswersWithAnotherFlowCoversIt() throws {
    let other = desk("Other"), guarded = desk("Guarded").guarded(orElse: .instead(other)) { false }
    let home = desk("Home") { $0.onOrder = $1.push(guarded) }
    let navigator = Navigator(root: home), logger = navigator.startLog()
    try navigator.screen(ofType: Desk.self).onOrder()
    #expect(navigator.tree.summary == "Desk(Home) > Desk(Other)")
    #expect(FlowMap(of: home).coverage(of: logger.log).missing.map(\.description) == [])
  }

  private func desk(_ name: String, _ bind: @escaping @MainActor (Desk, Lets) -> Void = { _, _ in }) -> Flow<Desk> {
    Flow(with: Desk(), id: name, bind)
  }
}
