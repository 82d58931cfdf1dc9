import FlowKit
import FlowKitMaps
import Testing

/// Questions about all places of an app.
@MainActor
@Suite struct ExplorationTests {
  private let town = Town()
  private var places: Exploration { FlowMap(of: town.gate).explore() }

  @Test func allPlacesAreFoundNearestFirst() {
    let small = FlowMap(of: Office().desk).explore()
    #expect(small.map(\.description) == ["Desk", "Desk > Form"])
    #expect(small.isComplete)
    #expect(small.moveCount == 3)  // to the form; done there, and back by the system
  }

  @Test func growingStacksAreLimitedAndReported() {
    let places = FlowMap(of: town.gate).explore(limits: .init(sameFlow: 1))
    #expect(places.map(\.description).contains("Gate > Square > House(1) > House(2)"))
    #expect(!places.isComplete)
    #expect(places.cuts.map(\.reason) == [.sameFlow])
    #expect(FlowMap(of: town.gate).explore(limits: .init(places: 3)).count == 3)
    #expect(FlowMap(of: town.gate).explore(limits: .init(depth: 1)).map(\.description) == ["Gate", "Gate > Square"])
    let inside = FlowMap(of: town.gate).explore { !$0.contains(town.house(1)) }
    #expect(!inside.contains { $0.contains(town.house(2)) })
    #expect(inside.cuts.map(\.description) == ["1 place was not explored further, by the rule"])
  }

  @Test func shortestWayIsListedStepByStep() {
    #expect(
      places.way { $0.contains(town.house(2)) }?.description == """
        0. begin with Gate
        1. Gate.onEnter → push(Square)
        2. Square.onHouse → push(House(1))
        3. House(1).onNext → push(House(2))
        """)
    #expect(places.way { $0.contains(Office().desk) } == nil)
  }

  @Test func violatedConditionIsReportedWithItsWay() throws {
    #expect(try !places.never { $0.contains(town.chart) && !$0.contains(town.square) }.isOfAllPlaces)
    let error = #expect(throws: Exploration.Contradiction.self) { try places.never { $0.contains(town.chart) } }
    #expect(
      error?.description == """
        This must never be true, but can be:
        0. begin with Gate
        1. Gate.onEnter → push(Square)
        2. Square.onMap → present(Chart, as: .sheet)
        There: Gate > Square | sheet: Chart
        """)
  }

  @Test func conditionIsProvedIfAllPlacesWereSeen() throws {
    let office = FlowMap(of: Office().desk).explore()
    #expect(
      try office.always { $0.contains(Office().desk) }.description
        == "holds in all places, in the app as it was when its map was made")
    #expect(try office.canAlwaysReturn { $0.visible == Office().desk.id }.isOfAllPlaces)
    #expect(throws: Exploration.Contradiction.self) { try office.always { $0.contains(Office().form) } }
    #expect(throws: Exploration.Contradiction.self) { try office.reachable { $0.contains(town.gate) } }
  }

  @Test func placeWithoutAWayBackIsReported() throws {
    let trap = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.replace(with: town.gate)
      screen.onText = lets.push(town.chart)
    }
    let places = FlowMap(of: trap).explore()
    let error = #expect(throws: Exploration.Contradiction.self) {
      try places.canAlwaysReturn { $0.visible == trap.id }
    }
    #expect(error?.way?.steps.map(\.description) == ["Chooser.onPlain → replace(with: Gate)"])
  }

  @Test(arguments: [true, false])
  func aGuardThatIsAskedInAStateAnswersForIt(isDeclared: Bool) throws {
    let login = Flow(with: Gate()), chart = Flow(with: Chart())
    let locked =
      isDeclared
      ? chart.guarded(orElse: .instead(.present(login))) { false } : chart.guarded { .instead(.present(login)) }
    let chooser = Flow(with: Chooser()) { $0.onPlain = $1.push(locked) }
    let places = FlowMap(of: chooser, states: [.current]).explore()
    #expect(places.map(\.description) == ["Chooser", "Chooser | sheet: Gate"])
    #expect(
      places[1].way.steps.map(\.description) == [
        "Chooser.onPlain → push(Chart), and the guard of Chart answers present(Gate, as: .sheet)"
      ])
  }

  /// Whoever takes the way again has to know what each of them answers.
  @Test func aStepThatTwoGuardsAnswerNamesBoth() throws {
    let login = Flow(with: Gate()), square = Flow(with: Square()).guarded(orElse: .instead(.push(login))) { true }
    let chart = Flow(with: Chart()).guarded(orElse: .instead(.push(square))) { true }
    let places = FlowMap(of: Flow(with: Chooser()) { $0.onPlain = $1.push(chart) }).explore()
    let way = try #require(places.first { $0.description == "Chooser > Gate" }).way
    #expect(
      way.steps.map(\.description) == [
        "Chooser.onPlain → push(Chart), and the guard of Chart answers push(Square), and the guard of Square answers"
          + " push(Gate)"
      ])
    #expect(places.first { $0.description == "Chooser > Square" }?.way.steps.map(\.guardAnswers.count) == [1])
  }

  @Test func declaredGuardsAnswerEitherWayWithoutBeingAsked() throws {
    let login = Flow(with: Gate())
    let locked = Flow(with: Chart()).guarded(orElse: .redirect(.present(login))) { fatalError("asked") }
    let places = FlowMap(of: Flow(with: Chooser()) { $0.onPlain = $1.push(locked) }).explore()
    #expect(
      places.map(\.description) == [
        "Chooser", "Chooser > Chart", "Chooser | sheet: Gate, while push(Chart) of Chooser waits",
      ])
  }

  @Test func aRedirectToAFlowMovesNobodyWhoIsThere() throws {
    var gate: Flow<Desk> { Flow(with: Desk()) { $0.onOrder = $1.push(locked) } }
    var locked: Flow<Chart> { Flow(with: Chart()).guarded(orElse: .redirect(to: gate)) { fatalError("asked") } }
    func places(_ root: Flow<some AnyObject>) -> [String] { FlowMap(of: root).explore().map(\.description) }
    let chooser = Flow(with: Chooser()) { $0.onPlain = $1.push(locked) }
    #expect(
      places(chooser) == [
        "Chooser", "Chooser > Chart", "Chooser | sheet: Desk, while push(Chart) of Chooser waits",
        "Chooser | sheet: Desk > Chart, while push(Chart) of Chooser waits",
        "Chooser | sheet: Desk, while push(Chart) of Desk waits",
      ])
    #expect(places(gate) == ["Desk", "Desk > Chart"])
    let pushed = Flow(with: Chooser()) {
      $0.onPlain = $1.push(Flow(with: Chart()).guarded(orElse: .redirect(to: gate.opens(as: .push))) { true })
    }
    #expect(places(pushed).contains("Chooser > Desk, while push(Chart) of Chooser waits"))
  }

  @Test func guardsOfWhatAMessageLeadsToAnswerEitherWay() throws {
    let login = Flow(with: Gate())
    let locked = Flow(with: Chart()).guarded(orElse: .redirect(.present(login))) { fatalError("asked") }
    let chooser = Flow(with: Chooser()) { $0.onPlain = $1.send(1) }.handling(Int.self) { _ in .push(locked) }
    let places = FlowMap(of: chooser).explore()
    #expect(
      places.map(\.description) == [
        "Chooser", "Chooser > Chart", "Chooser | sheet: Gate, while push(Chart) of Chooser waits",
      ])
    #expect(places[2].way.steps.map(\.description).first?.contains("the guard of Chart answers") == true)
  }

  @Test func guardsOfAGroupAnswerForItsScreensAndNotForThoseThatLeadThere() throws {
    let login = Flow(with: Gate()), chart = Flow(with: Chart())
    let group = Flow(with: Desk()) { $0.onOrder = $1.push(chart) }
      .guardingActions(orElse: .redirect(.present(login))) { _ in fatalError("asked") }
    let places = FlowMap(of: Flow(with: Chooser()) { $0.onPlain = $1.push(group) }).explore()
    #expect(
      places.map(\.description) == [
        "Chooser", "Chooser > Desk", "Chooser > Desk > Chart",
        "Chooser > Desk | sheet: Gate, while push(Chart) of Desk waits",
        "Chooser > Desk | sheet: Gate, while back() of Desk waits",
        "Chooser > Desk > Chart | sheet: Gate, while back() of Chart waits",
      ])
    #expect(
      places[3].way.steps.map(\.description) == [
        "Chooser.onPlain → push(Desk)",
        "Desk.onOrder → push(Chart), and the guard of Desk answers present(Gate, as: .sheet)",
      ])
  }

  @Test func aGuardedTabThatTheUserSelectsAnswersEitherWay() throws {
    let login = Flow(with: Gate())
    let locked = Flow(with: Chart()).guarded(orElse: .instead(.present(login))) { fatalError("asked") }
    let places = FlowMap(of: Flow(with: Form(), containing: .tabs(Office().desk, locked))).explore()
    let place = try #require(places.first { $0.contains(login) && !$0.contains(locked) })
    #expect(
      place.way.steps.map(\.description) == [
        "Form: the user selects child 1, and the guard of Chart answers present(Gate, as: .sheet)"
      ])
    #expect(place.tree.summary == place.description)
  }

  @Test func aVerdictSaysWhatItRestsOn() throws {
    let office = FlowMap(of: Office().desk, states: [.current]).explore()
    try office.never { _ in false }.requireProof()
    let locked = Flow(with: Chart()).guarded { .allow }
    let chooser = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.choose { .push(locked) }
      screen.onNumber = lets.choose { $0 > 1 ? .push(locked) : .stay }
    }
    let verdict = try FlowMap(of: chooser, samples: [Int.self: [1, 2]]).explore().never { _ in false }
    #expect(!verdict.isProved)
    #expect(
      verdict.description
        == "holds in the places that were found, in the app as it was when its map was made, which rests on: 3 open ends;"
        + " samples of Int")
    let error = #expect(throws: Exploration.Unproved.self) { try verdict.requireProof() }
    #expect(error?.description.contains("guarded(orElse:") == true)
    #expect(error?.description.split(separator: "\n").count == 5)
  }

  @Test func aModalThatFillsTheScreenHasNoWayOutButItsOwn() throws {
    for (style, isTrap) in [(PresentationStyle.fullScreen, true), (.sheet, false)] {
      let modal = Flow(with: Gate()) { _, lets in lets.onBack { .stay } }
      let start = Flow(with: Desk()) { screen, lets in screen.onOrder = lets.present(modal, as: style) }
      let places = FlowMap(of: start).explore()
      if isTrap {
        #expect(throws: Exploration.Contradiction.self) { try places.canAlwaysReturn { $0.modalCount == 0 } }
      } else {
        try places.canAlwaysReturn { $0.modalCount == 0 }
      }
      #expect(places.contains { $0.contains(modal) })
    }
    let inside = Flow(with: Gate()) { screen, lets in screen.onEnter = lets.push(Office().form) }
    let start = Flow(with: Desk()) { screen, lets in screen.onOrder = lets.present(inside, as: .fullScreen) }
    try FlowMap(of: start).explore().canAlwaysReturn { $0.visible == inside.id || $0.modalCount == 0 }
  }

  @Test func theAppsStatesAreOnOneMap() throws {
    final class Session { var isOpen = false }
    let session = Session(), account = Flow(with: Chart()), login = Flow(with: Form())
    let start = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.choose { session.isOpen ? .push(account) : .present(login) }
    }
    let one = FlowMap(of: start).explore()
    #expect(!one.contains { $0.contains(account) })
    let map = FlowMap(
      of: start, states: [.init("out") { session.isOpen = false }, .init("in") { session.isOpen = true }])
    let both = map.explore()
    #expect(
      both.map(\.description) == [
        "Chooser (out)", "Chooser (in)", "Chooser | sheet: Form (out)", "Chooser > Chart (in)",
        "Chooser | sheet: Form (in)",
        "Chooser > Chart (out)",
      ])
    #expect(throws: Exploration.Contradiction.self) {
      try both.never { $0.contains(account) && $0.state == "out" }
    }
    let verdict = try both.never { $0.contains(account) && $0.contains(login) }
    #expect(verdict.description.contains("the states out, in"))
    #expect(map.problems == [])
  }

  /// An editor that asks before it leaves holds up the sign-out, unless the root is updated without asking.
  @Test(arguments: [true, false], [true, false])
  func aScreenThatAsksMayKeepEverythingOpen(asksToLeave: Bool, hasCondition: Bool) throws {
    final class Session { var isOpen = true }
    let session = Session(), login = Flow(with: Form()), chart = Flow(with: Chart())
    let editor =
      hasCondition
      ? chart.confirmsLeaving(if: { _ in false }) { _ in true } : chart.confirmsLeaving { _ in true }
    let home = Flow(with: Desk()) { $0.onOrder = $1.push(editor) }
    let navigator = Navigator { session.isOpen ? .root(home) : .root(login) }
    let map = FlowMap(
      of: navigator,
      states: [
        .init("in") { session.isOpen = true }, .init("out", asksToLeave: asksToLeave) { session.isOpen = false },
      ])
    let places = map.explore(), isOpen = { (place: Exploration.Place) in place.state == "out" && place.contains(home) }
    #expect(places.contains(where: isOpen) == asksToLeave)
    let last = places.first(where: isOpen)?.way.steps.last?.description
    #expect(last == (asksToLeave ? "the app is now out, and a guard keeps the root" : nil))
  }

  @Test func aWayPastAConditionIsFound() throws {
    let home = Flow(with: Chart()), code = Flow(with: Form()) { screen, lets in screen.onDone = lets.push(home) }
    let login = Flow(with: Desk()) { screen, lets in screen.onOrder = lets.push(code) }
    try FlowMap(of: login, states: [.current]).explore().never(
      reaching: { $0.contains(home) }, without: { $0.contains(code) }
    )
    .requireProof()
    let hasty = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.push(code)
      screen.onNumber = lets.push(login)
      screen.onText = lets.goTo(home)
    }
    let places = FlowMap(of: hasty).explore()
    let error = #expect(throws: Exploration.Contradiction.self) {
      try places.never(reaching: { $0.contains(home) }, without: { $0.contains(code) })
    }
    #expect(error?.way?.steps.map(\.description) == ["Chooser.onText → goTo(Chart)"])
    // Later than the condition, home may be reached in any way.
    try places.never(reaching: { $0.contains(code) }, without: { $0.visible == hasty.id })
  }

  @Test func nobodyIsAskedOnTheWayBackToWhatIsThere() throws {
    let login = Flow(with: Gate())
    func paying() -> Flow<Chooser> {
      Flow(with: Chooser()) { screen, lets in screen.onPlain = lets.push(receipt()) }
        .guarded(orElse: .instead(.present(login))) { fatalError("asked") }
    }
    func receipt() -> Flow<Desk> { Flow(with: Desk()) { $0.onOrder = $1.popTo(paying()) } }
    let start = Flow(with: Gate()) { screen, lets in screen.onEnter = lets.push(paying()) }
    let places = FlowMap(of: start).explore()
    try places.never { $0.contains(receipt()) && $0.contains(login) }
    #expect(places.contains { $0.contains(login) })
  }

  @Test func containersAreExploredLikeAUserWould() {
    let tabs = Flow(with: Gate(), containing: .tabs(town.square, Office().desk))
    let places = FlowMap(of: tabs).explore(limits: .init(depth: 2))
    #expect(places[0].description == "Gate[*Square, (Desk)]")
    #expect(places.contains { $0.description == "Gate[Square, *Desk]" })
    #expect(places.contains { $0.description == "Gate[Square, *Desk > Form]" })
    #expect(places.contains { $0.description == "Gate[*Square > House(1), (Desk)]" })
  }
}
