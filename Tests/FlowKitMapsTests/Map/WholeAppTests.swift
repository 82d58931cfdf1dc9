import FlowKit
import FlowKitLinks
import FlowKitMaps
import Testing

/// The map of a navigator: what it adds to its flows.
@MainActor
@Suite struct WholeAppTests {
  private let office = Office()
  private let help = Flow(with: Gate())

  @Test func whatTheAppItselfAnswersIsOnTheMap() throws {
    let desk = Flow(with: Desk()) { $0.onOrder = $1.send("help") }
    let navigator = Navigator(root: desk)
    navigator.handle(String.self) { [help] _ in .present(help) }
    let map = FlowMap(of: navigator)
    #expect(
      map.description == """
        Desk (root)
          onOrder → send("help")

        App
          handles String
          on "help" → present(Gate, as: .sheet)

        Gate
        """)
    #expect(map.problems.isEmpty)
    #expect(map.nodes.filter(\.isApp).map(\.flow.description) == ["App"])
    let places = map.explore()
    #expect(places.map(\.description) == ["Desk", "Desk | sheet: Gate"])
    #expect(try places.canAlwaysReturn { $0.visible == desk.id }.isOfAllPlaces)
    #expect(FlowMap(of: desk).problems.map(\.rule) == [.neverWorks])
  }

  @Test func messagesFromOutsideArriveAnywhere() throws {
    let navigator = Navigator(root: office.desk)
    let places = FlowMap(of: navigator, messages: [Order.urgent]).explore(limits: .init(sameFlow: 1))
    #expect(places.map(\.description) == ["Desk", "Desk > Form"])
    #expect(FlowMap(of: office.desk, messages: ["lost"]).problems.map(\.rule) == [.neverWorks])
  }

  @Test func linksAreOpenedAnywhere() throws {
    let navigator = Navigator(root: office.desk)
    var links = LinkGroup(schemes: ["office"])
    links.add("help") { [help] in .present(help) }
    links.add("form") { [office] in .goTo(office.form) }
    navigator.links = try LinkTable(links)
    let map = FlowMap(of: navigator, opening: ["office://help", "office://nowhere"])
    #expect(
      map.arrows.filter { map[$0.source]?.isApp == true }.map(\.description) == [
        "office://help → present(Gate, as: .sheet)"
      ])
    #expect(
      map.open.map(\.reason) == [
        "no link opens office://nowhere", "nothing opens the link form; give the map an address: opening: [...]",
      ])
    let places = map.explore(limits: .init(modals: 1))
    let way = try places.reachable { $0.contains(help) && $0.contains(office.form) }
    #expect(
      way.steps.map(\.description) == ["Desk.onOrder → push(Form)", "App.office://help → present(Gate, as: .sheet)"])
    #expect(way.test(named: "a", root: "desk").contains(#"try navigator.open(#require(URL(string: "office://help")))"#))
  }

  @Test func whatNoAddressIsGivenForIsOpen() throws {
    let navigator = Navigator(root: office.desk)
    var links = LinkGroup(schemes: ["office"])
    links.add("help") { [help] in .present(help) }
    navigator.links = try LinkTable(links)
    #expect(try !FlowMap(of: navigator).explore(limits: .init(sameFlow: 1)).never { $0.contains(help) }.isOfAllPlaces)
  }

  @Test func guardsOfTheAppAnswerForAllActions() throws {
    let navigator = Navigator(root: office.desk), map = { FlowMap(of: navigator) }
    let declared = navigator.guardActions(orElse: .instead(.present(help))) { _ in fatalError("asked") }
    let places = map().explore(limits: .init(sameFlow: 1))
    #expect(places.contains { $0.description == "Desk | sheet: Gate" })
    declared.cancel()
    #expect(map().explore().allSatisfy { !$0.contains(help) })
    navigator.guardActions { [help] _ in .instead(.present(help)) }
    #expect(map().open.map(\.flow.description) == ["App"])
  }

  @Test func theRuleOfTheRootIsOpenWithoutStates() {
    final class Session { var isOpen = false }
    let session = Session(), gate = help, desk = office.desk
    let navigator = Navigator { session.isOpen ? .root(desk) : .root(gate) }
    #expect(FlowMap(of: navigator).open.map(\.reason).first?.hasPrefix("the rule of the root") == true)
    let states = [
      FlowMap.AppState("out") { session.isOpen = false }, FlowMap.AppState("in") { session.isOpen = true },
    ]
    let map = FlowMap(of: navigator, states: states)
    #expect(map.nodes.filter(\.isRoot).map(\.flow) == [gate.id, desk.id])
    #expect(map.open.isEmpty)
    #expect(navigator.tree.summary == "Gate")
  }
}
