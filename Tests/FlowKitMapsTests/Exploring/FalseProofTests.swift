import FlowKit
import FlowKitLinks
import FlowKitMaps
import Testing

/// Small apps for which a prover could easily say more than is known.
@MainActor
@Suite struct FalseProofTests {
  private let login = Flow(with: Gate())

  /// Whether a map says that something is never there, in all places.
  private func isProved(_ map: FlowMap, never isWrong: (Exploration.Place) -> Bool) throws -> Bool {
    try map.explore().never(isWrong).isOfAllPlaces
  }

  // The app's code, which is asked once.

  @Test func aFlowThatBindsOtherVerbsInAnotherState() throws {
    final class Session { var isIn = false }
    let session = Session(), pay = Flow(with: Chart())
    let home = Flow(with: Chooser()) { chooser, lets in
      if session.isIn { chooser.onPlain = lets.push(pay) }
      lets.onBack { session.isIn ? .push(pay) : nil }
    }
    let verdict = try FlowMap(of: home).explore().never { $0.contains(pay) }
    #expect(!verdict.isProved)
    #expect(verdict.description == "holds in all places, in the app as it was when its map was made")
    let error = #expect(throws: Exploration.Unproved.self) { try verdict.requireProof() }
    #expect(
      error?.description.hasSuffix("say which states the app can be in: FlowMap(of: ..., states: [...]).") == true)
    let states: [FlowMap.AppState] = [.init("out") { session.isIn = false }, .init("in") { session.isIn = true }]
    #expect(throws: Exploration.Contradiction.self) {
      try FlowMap(of: home, states: states).explore().never { $0.contains(pay) }
    }
    let sure = try FlowMap(of: home, states: states).explore().never { $0.contains(login) }
    #expect(sure.isProved)
    #expect(sure.description == "holds in all places, in the states out, in")
    let asItWas = try FlowMap(of: home, states: [.current]).explore().never { $0.contains(login) }
    #expect(asItWas.isProved)
    #expect(asItWas.description == "holds in all places, in the state as it was")
  }

  /// A map asks once, and the screen is new then.
  @Test func aChoiceByTheScreensValues() throws {
    let pay = Flow(with: Chart())
    func verdict(_ bind: @escaping @MainActor (Choosy, Lets) -> Void) throws -> Exploration.Verdict {
      try FlowMap(of: Flow(with: Choosy(), bind), states: [.current]).explore().never { $0.contains(pay) }
    }
    for unsure in try [
      verdict { screen, lets in screen.onPlain = lets.choose { screen.count > 2 ? .push(pay) : .stay } },
      verdict { screen, lets in lets.onBack { screen.count > 2 ? .push(pay) : nil } },
    ] {
      #expect(!unsure.isProved)
      #expect(
        unsure.open.map(\.reason) == [
          "what chooses an action here may decide by its screen's values; say what it chooses from:"
            + " lets.choose(.push(flow), orElse: .stay) { ... }"
        ])
    }
    for sure in try [
      verdict { screen, lets in screen.onPlain = lets.choose { .stay } },
      verdict { screen, lets in screen.onPlain = lets.perform(after: { screen.count += 1 }, .stay) },
      verdict { screen, lets in screen.onPlain = lets.choose(.stay, orElse: .pop()) { screen.count > 2 } },
    ] { #expect(sure.isProved) }
  }

  /// A message or an address stands for others that differ in what they carry.
  @Test func whatComesFromOutsideIsASample() throws {
    func places(_ message: any Sendable, _ addresses: [String]) throws -> Exploration {
      let navigator = Navigator(root: login), pay = Flow(with: Chart())
      navigator.handle(Parcel.self) { $0.count > 2 ? .push(pay) : .stay }
      navigator.handle(Order.self) { _ in .stay }
      var links = LinkGroup(schemes: ["x"])
      links.add("gate") { .push(login) }
      links.add("parcel", .int) { $0 > 2 ? .push(pay) : .stay }
      links.add("wants", .bool) { $0 ? .push(login) : .stay }
      navigator.links = try LinkTable(links)
      return FlowMap(of: navigator, opening: addresses, messages: [message], states: [.current]).explore()
    }
    let all = ["x://gate", "x://wants/true", "x://wants/false", "x://parcel/1"]
    #expect(try places(Order.done, all).never { _ in false }.sampled == ["the link parcel/{Int}"])
    let fewer = try places(Parcel(count: 1), ["x://gate", "x://wants/true", "x://parcel/1"]).never { _ in false }
    #expect(fewer.sampled == ["Parcel", "the link wants/{Bool}", "the link parcel/{Int}"])
  }

  @Test func aBackThatIsAlwaysAnsweredLeadsNowhere() throws {
    let trap = Flow(with: Desk()) { _, lets in lets.onBack { .stay } }
    let free = Flow(with: Desk()) { _, lets in lets.onBack { nil } }.named("Free")
    let home = Flow(with: Chooser()) { $0.onPlain = $1.push(trap) }
    let places = FlowMap(of: home, states: [.current]).explore()
    #expect(throws: Exploration.Contradiction.self) { try places.canAlwaysReturn { $0.visible == home.id } }
    #expect(FlowMap(of: home).problems.map(\.rule) == [.deadEnd])
    let fine = Flow(with: Chooser()) { $0.onPlain = $1.push(free) }
    let verdict = try FlowMap(of: fine, states: [.current]).explore().canAlwaysReturn { $0.visible == fine.id }
    #expect(verdict.isProved)
    #expect(FlowMap(of: fine).problems == [])
  }

  @Test func twoFlowsOfOneIdentityProveNothing() throws {
    func page(_ number: Int) -> Flow<Chooser> {
      Flow(with: Chooser()) { $0.onPlain = number == 1 ? $1.push(page(2)) : $1.popTo(page(1)) }
    }
    let verdict = try FlowMap(of: page(1), states: [.current]).explore().never { $0.contains(login) }
    #expect(!verdict.isProved)
    #expect(verdict.description.contains("two flows of one identity: Chooser"))
  }

  // Guards.

  @Test func aGuardOfWhatAMessageLeadsTo() throws {
    let declared = Flow(with: Chart()).guarded(orElse: .redirect(.present(login))) { true }
    let closure = Flow(with: Chart()).guarded { .redirect(.present(login)) }
    func home(_ pay: Flow<Chart>) -> Flow<Chooser> {
      Flow(with: Chooser()) { $0.onPlain = $1.send(Order.done) }.handling(Order.self) { _ in .push(pay) }
    }
    #expect(throws: Exploration.Contradiction.self) {
      try isProved(FlowMap(of: home(declared))) { $0.contains(login) }
    }
    #expect(try !isProved(FlowMap(of: home(closure))) { $0.contains(login) })
  }

  @Test func aGuardOfATabThatTheUserSelects() throws {
    func home(_ pay: Flow<Chart>) -> Flow<Chooser> { Flow(with: Chooser(), containing: .tabs(Flow(with: Desk()), pay)) }
    let declared = Flow(with: Chart()).guarded(orElse: .redirect(.present(login))) { true }
    #expect(throws: Exploration.Contradiction.self) {
      try isProved(FlowMap(of: home(declared))) { $0.contains(login) }
    }
    let closure = Flow(with: Chart()).guarded { .redirect(.present(login)) }
    #expect(try !isProved(FlowMap(of: home(closure))) { $0.contains(login) })
  }

  @Test func aGuardThatTakesItsTime() throws {
    func home(_ pay: Flow<Chart>) -> Flow<Chooser> { Flow(with: Chooser()) { $0.onPlain = $1.push(pay) } }
    let declared = Flow(with: Chart()).guarded(orElse: .redirect(.present(login))) {
      await Task.yield()
      return true
    }
    #expect(throws: Exploration.Contradiction.self) {
      try isProved(FlowMap(of: home(declared))) { $0.contains(login) }
    }
    let closure = Flow(with: Chart()).guarded {
      await Task.yield()
      return .redirect(.present(login))
    }
    let map = FlowMap(of: home(closure))
    #expect(try !isProved(map) { $0.contains(login) })
    #expect(map.open.first?.description.contains("FalseProofTests.swift:") == true)
  }

  @Test func aGuardThatWouldAllowNow() throws {
    let isOpen = true
    let pay = Flow(with: Chart()).guarded { isOpen ? .allow : .redirect(.present(login)) }
    let map = FlowMap(of: Flow(with: Chooser()) { $0.onPlain = $1.push(pay) })
    #expect(try !isProved(map) { $0.contains(login) })
    #expect(map.open.map(\.place) == map.nodes.flatMap(\.guards).map(\.place))
  }

  @Test func aGuardOfAGroupThatDeclaresNothing() throws {
    let group = Flow(with: Desk()) { $0.onOrder = $1.push(Flow(with: Chart())) }
      .guardingActions { _ in .instead(.present(login)) }
    #expect(try !isProved(FlowMap(of: group)) { $0.contains(login) })
  }

  @Test func aGuardIsNotAskedByWhatLeadsBack() throws {
    let receipt = Flow(with: Form()).named("Receipt")
    var pay: Flow<Desk> { Flow(with: Desk()) { $0.onOrder = $1.push(closing) } }
    var closing: Flow<Form> { Flow(with: Form()) { $0.onDone = $1.popTo(guarded) } }
    var guarded: Flow<Desk> { pay.guarded(orElse: .instead(.push(receipt))) { true } }
    let map = FlowMap(of: Flow(with: Chooser()) { $0.onPlain = $1.push(guarded) })
    #expect(try map.explore().never { $0.contains(receipt) && $0.contains(closing) }.isOfAllPlaces)
  }

  // Choices.

  @Test func aChoiceByTheAppsState() throws {
    let isIn = false, pay = Flow(with: Chart())
    let home = Flow(with: Chooser()) { $0.onPlain = $1.choose { isIn ? .push(pay) : .stay } }
    let map = FlowMap(of: home)
    #expect(try !isProved(map) { $0.contains(pay) })
    #expect(map.open.map(\.callback) == ["onPlain"])
  }

  @Test func aChoiceThatDeclaresItsActions() throws {
    let pay = Flow(with: Chart())
    let home = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.choose(.push(pay), orElse: .present(login)) { fatalError("asked") }
      screen.onNumber = lets.choose(.push(pay), orElse: .stay) { $0 > 1 }
    }
    let map = FlowMap(of: home)
    #expect(
      map.arrows(from: home.id).map(\.description) == [
        "onPlain → push(Chart)", "onPlain → present(Gate, as: .sheet)", "onNumber → push(Chart)", "onNumber → stay",
      ])
    #expect(map.open.isEmpty && map.sampled.isEmpty)
    #expect(throws: Exploration.Contradiction.self) { try isProved(map) { $0.contains(pay) } }
    #expect(throws: Exploration.Contradiction.self) { try isProved(map) { $0.contains(login) } }
    #expect(try map.explore().never { $0.contains(pay) && $0.contains(login) }.isOfAllPlaces)
  }

  @Test func eachBranchOfAChoiceIsToldByItself() {
    let help = Flow(with: Gate()), below = Flow(with: Chart())
    let home = Flow(with: Chooser()) { $0.onAnswer = $1.choose { $0 ? .present(help) : .popTo(below) } }
    let problems = FlowMap(of: home).problems
    #expect(problems.map(\.rule) == [.undecided])
    #expect(problems.first?.text.contains("Chooser.onAnswer(false) → popTo(Chart)") == true)
  }

  // Going back.

  @Test func backIsOfferedOnlyWhereItIs() {
    let trap = Flow(with: Gate()) { _, lets in lets.onBack { .stay } }
    let home = Flow(with: Chooser()) { $0.onPlain = $1.present(trap, as: .fullScreen) }
    let places = FlowMap(of: home).explore()
    #expect(throws: Exploration.Contradiction.self) { try places.canAlwaysReturn { $0.visible == home.id } }
  }

  // Keys.

  @Test func aMessageWithAKeyFindsItsFlowWithoutSamples() throws {
    let player = Flow(with: Form())
    func item(_ id: ItemID) -> Flow<Desk> { Flow(with: Desk(), id: id) }
    let queue = Flow(with: Queue()) { $0.onPlay = $1.send { PlayMessage.play($0) } }
    let home = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.push(queue)
      screen.onText = lets.push(item(ItemID(number: 7)))
    }
    .handling(PlayMessage.self) { message in
      switch message {
      case .play: .push(player)
      }
    }
    let map = FlowMap(of: home)
    #expect(map.problems.isEmpty)
    #expect(map[player] != nil)
  }

  @Test func theKeysOfOneDeclarationAreNoSamplesForAnother() {
    func order(_ number: Int) -> Flow<Desk> { Flow(with: Desk(), id: number) }
    func page(_ number: Int) -> Flow<Chart> {
      Flow(with: Chart(), id: number) { screen, lets in screen.onMark = lets.goTo(page) }
    }
    let home = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.push(order(100))
      screen.onText = lets.push(page(1))
    }
    let flows = FlowMap(of: home).nodes.map(\.flow.description)
    #expect(flows == ["Chooser", "Desk(100)", "Chart(1)"])
  }
}

private struct ItemID: Hashable, Sendable { let number: Int }

private enum PlayMessage: Sendable { case play(ItemID) }

@MainActor private final class Queue { var onPlay: (ItemID) -> Void = { _ in } }

extension FalseProofTests {
  @Test func workBeforeAnActionIsNotRun() throws {
    let chart = Flow(with: Chart())
    var count = 0
    let map = FlowMap(of: Flow(with: Chooser()) { $0.onPlain = $1.perform(after: { count += 1 }, .push(chart)) })
    #expect(map.open.isEmpty && map.arrows.map(\.targets) == [[chart.id]])
    try map.explore().reachable { $0.contains(chart) }
    #expect(count == 0)
  }
}

extension Exploration.Verdict {
  /// Whether nothing was left out, in the app as its map knows it.
  var isOfAllPlaces: Bool { description.hasPrefix("holds in all places, ") }
}

@MainActor private final class Choosy {
  var onPlain: () -> Void = {}
  var count = 0
}

private struct Parcel: Hashable, Sendable { var count = 0 }
