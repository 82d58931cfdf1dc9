import FlowKit
import FlowKitLinks
import FlowKitMaps
import Testing

/// What happens in a tab while another one hides it is not forgotten where something acts in it.
@MainActor
@Suite struct HiddenTabsTests {
  private enum Alert: Hashable { case open, close }

  /// Two tabs: the first one asks for an alert, the second one pushes a flow.
  ///
  /// If that one wants the alert to be closed, this is possible only while it is hidden.
  private func home(_ c: Flow<Chamber>) -> Flow<Chamber> {
    let b = room("B") { $0.onA = $1.push(c) }, alert = room("Alert") { $0.onA = $1.dismiss() }
    return rooms("Home", .tabs(room("A") { $0.onA = $1.send(Alert.open) }, b))
      .handling(Alert.self) { $0 == .open ? .present(alert, as: .alert) : .dismiss() }
  }

  /// Wants the alert to be closed when it gets a message.
  private let c = room("C").handling(Near.Step.self) { _ in .send(Alert.close) }

  /// Checks that nothing is reported, and the same if all places are told apart.
  private func expectNoProblems(_ map: FlowMap) {
    #expect(map.problems == [])
    #expect(map.problems(within: .init(), forgetsHidden: false, stopsEarly: false).problems == [])
  }

  @Test func oneThatALinkSendsAMessageTo() throws {
    let navigator = Navigator(root: home(c))
    var links = LinkGroup(schemes: ["a"])
    links.add("c") { .send(Near.Step.done, to: c) }
    navigator.links = try LinkTable(links)
    expectNoProblems(FlowMap(of: navigator, opening: ["a://c"]))
  }

  @Test func oneThatActsWhileItIsCovered() {
    let c = room("C") { $0.onA = $1.send(Alert.close) }.actsWhileCovered()
    expectNoProblems(FlowMap(of: home(c)))
  }

  @Test func oneThatIsSelectedForTheNextStep() {
    let b = room("B") { $0.onA = $1.push(c) }
    let a = room("A") { $0.onA = $1.perform(.select(b), .popTo(b)) }
    expectNoProblems(FlowMap(of: rooms("Home", .tabs(a, b))))
  }
}
