import FlowKit
import FlowKitLinks
import FlowKitMaps
import Testing

/// Mistakes that nobody told, and sentences that said too much.
@MainActor
@Suite struct ToldMistakesTests {
  private func texts(_ map: FlowMap) -> [String] { map.problems.map(\.text) }

  @Test func aCallbackThatTheFlowBindsAndAnotherOneAwaits() {
    func question(_ action: NavigationAction) -> Flow<Chamber> { room("Question") { $0.onB = $1.perform(action) } }
    func home(_ question: Flow<Chamber>) -> FlowMap {
      FlowMap(of: room("Home") { $0.onA = $1.present(question, until: \.onB) {} })
    }
    #expect(
      texts(home(question(.push(room("Next"))))) == [
        "Chamber(Question).onB → push(Chamber(Next)) is not done where Chamber(Home).onA opens the screen and waits for"
          + " onB. Do it when the answer has come, or leave the callback to those who open the flow."
      ])
    #expect(home(question(.dismiss())).problems == [])
    #expect(home(room("Question")).problems == [])
  }

  @Test func aLinkThatDoesNothingWhereTheAppBegins() throws {
    let tabs = rooms("Tabs", .tabs(room("A"), room("B")))
    let home = room("Home") { $0.onA = $1.push(tabs) }
    var links = LinkGroup(schemes: ["x"])
    links.add("tab", .int) { .batch(.popTo(tabs), .select($0)) }
    links.add("tabs") { .push(tabs) }
    let table = try LinkTable(links), map = FlowMap(of: home)
    let problems = map.problems(of: table, opening: ["x://tab/1", "x://tabs"])
    #expect(problems.map(\.rule) == [.brokenLink])
    #expect(
      problems.first?.text.contains("for x://tab/1, which can't be performed where the app begins: target not found")
        == true)
    #expect(FlowMap(of: tabs).problems(of: table, opening: ["x://tabs"]) == [])
  }

  /// What the map couldn't follow may lead to where it works.
  @Test func anOpenMapDoesntSayNever() {
    let nowhere = room("Nowhere")
    func home(_ isOpen: Bool) -> FlowMap {
      FlowMap(
        of: room("Home") { screen, lets in
          screen.onA = lets.popTo(nowhere)
          if isOpen { screen.onB = { lets.now(.push(nowhere)) } }
        })
    }
    #expect(home(false).problems.first?.rule == .neverWorks)
    #expect(home(true).problems.first?.rule == .undecided)
    #expect(
      texts(home(true)).first?.hasSuffix(
        "could not be performed in any of 1 places: target not found. What the map could not follow may lead to others:"
          + " open.") == true)
  }

  @Test func theAppIsNoPlace() throws {
    var links = LinkGroup(schemes: ["x"])
    links.add("gone") { .popTo(room("Gone")) }
    let navigator = Navigator(root: room("Home"))
    navigator.links = try LinkTable(links)
    #expect(
      texts(FlowMap(of: navigator, opening: ["x://gone"])).first
        == "App.x://gone → popTo(Chamber(Gone)) can never be performed: target not found. It was tried in all places.")
  }

  @Test func aGuardThatPutsAnotherFlowInPlaceIsToldAsItIsWritten() {
    @MainActor struct Circle {
      var a: Flow<Chamber> { room("A").guarded(orElse: .instead(b)) { false } }
      var b: Flow<Chamber> { room("B").guarded(orElse: .redirect(.present(c))) { false } }
      var c: Flow<Chamber> { room("C").guarded(orElse: .instead(a)) { false } }
    }
    let home = room("Home") { $0.onA = $1.push(Circle().a) }
    #expect(
      texts(FlowMap(of: home)).filter { $0.hasPrefix("The guard of Chamber(A)") } == [
        "The guard of Chamber(A) answers instead(Chamber(B)), which runs the same guard again: Chamber(A) → Chamber(B)"
          + " → Chamber(C) → Chamber(A)."
      ])
  }

  @Test func aDeadEndSaysWhatClosesIt() {
    let closed = room("Closed").guarded { .refuse("no") }
    let home = room("Home") { $0.onA = $1.push(closed) }
    #expect(
      texts(FlowMap(of: home, states: [.current])).first { $0.contains("dead end") }
        == "Chamber(Home) is a dead end: nothing leads forward from it, and nothing leads back. Guards let nobody into"
        + " Chamber(Closed), in any state.")
  }

  @Test func adviceIsGivenOnlyWhereItHelps() {
    func page(_ number: Int) -> Flow<Chamber> {
      Flow(with: Chamber(), id: number) { screen, lets in
        if number < 30 { screen.onA = lets.push(page(number + 1)) }
        screen.onB = lets.popTo(room("Nowhere"))
      }
    }
    let map = FlowMap(of: page(0))
    let few = map.problems(within: .init(sameFlow: 1)).first?.text
    #expect(few?.contains("problems(within:)") == false)
    let more = map.problems(within: .init(depth: 2, places: 50)).first?.text
    #expect(more?.hasSuffix("To try them, use problems(within:).") == true)
  }

  @Test func aDriverNamesWhatWaits() async throws {
    let (answers, service) = AsyncStream.makeStream(of: Bool.self)
    let page = room("Page").guarded {
      for await isAllowed in answers { return isAllowed ? .allow : .refuse("no") }
      return .allow
    }
    var driver = FlowDriver { Navigator(root: room("Home") { $0.onA = $1.push(page) }) }
    driver.on(Chamber.self) { $0.onA() }
    let failure = await #expect(throws: FlowDriver.Failure.self) { try await driver.run(steps: 3, seed: 1) }
    service.finish()
    #expect(
      failure?.problem
        == "An action waits for an answer, but no open screen can give it: push(Chamber(Page)) waits for the guard of"
        + " Chamber(Page).")
  }
}
