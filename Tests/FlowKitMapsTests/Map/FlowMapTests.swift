import FlowKit
import FlowKitMaps
import Testing

/// What a map says about its flows.
@MainActor
@Suite struct FlowMapTests {
  @Test func callbacksHaveTheirNamesAndTargets() {
    let map = FlowMap(of: Town().gate)
    #expect(
      arrows(of: map) == [
        "Gate.onEnter → push(Square)", "Square.onHouse → push(House(1))", "Square.onMap → present(Chart, as: .sheet)",
        "Square.onBack → pop()", "House(1).onNext → push(House(2))", "House(1).onSquare → popTo(Square)",
        "Chart.onClose → dismiss()", "House(2).onNext → push(House(1))", "House(2).onSquare → popTo(Square)",
      ])
    #expect(map.open.isEmpty)
    #expect(map.nodes.map(\.flow.description) == ["Gate", "Square", "House(1)", "Chart", "House(2)"])
    #expect(map.root == Town().gate.id)
    #expect(
      map.arrows(to: Town().square.id).map(\.description) == [
        "onEnter → push(Square)", "onSquare → popTo(Square)", "onSquare → popTo(Square)",
      ])
  }

  @Test func flowsGuardsAndArrowsKnowWhereTheyAreWritten() {
    let map = FlowMap(of: Museum().hall, samples: [Int.self: [1]])
    let file = "\("\(#fileID)".prefix { $0 != "/" })/Museum.swift"
    #expect(map.nodes.allSatisfy { "\($0.flow.place)" == "\(file):\($0.flow.place.line)" })
    let lines = map.nodes.map { node in
      "\(node.flow) \(node.flow.place.line)\(node.guards.map { ", guarded \($0.place.line)" }.joined()): "
        + map.arrows(from: node.flow).map { "\($0.cause) \($0.place?.line ?? 0)" }.joined(separator: ", ")
    }
    #expect(
      lines == [
        "Hall 37: onTicket 39, onShop 40, onRestart 41",
        "RoomsScreen 47, guarded 50: onRoom 48, onRoom 48, on News.liked 51",
        "ShopScreen 69: onClose 70", "RoomScreen(1) 55: onPicture 56, onOut 57, onBack 58",
        "RoomScreen(2) 55: onPicture 56, onOut 57, onBack 58", "PictureScreen(1) 63: onLiked 64",
      ])
  }

  @Test func targetsThatArgumentsDetermineAreFoundWithSamples() {
    let flow = Flow(with: Chooser()) { screen, lets in
      screen.onNumber = lets.push { (number: Int) in Town().house(number) }
      screen.onAnswer = lets.choose { $0 ? .push(Town().chart) : .pop() }
      screen.onColour = lets.choose { colour in colour == nil ? nil : .present(Town().chart) }
    }
    let map = FlowMap(of: flow, samples: [Int.self: [7]])
    #expect(
      map.arrows(from: flow.id).map(\.description) == [
        "onNumber(7) → push(House(7))", "onAnswer(false) → pop()", "onAnswer(true) → push(Chart)",
        "onColour(red) → present(Chart, as: .sheet)",
        "onColour(blue) → present(Chart, as: .sheet)",
      ])
  }

  @Test func callbacksWithoutSamplesAreListed() {
    let line = #line + 2
    let flow = Flow(with: Chooser()) { screen, lets in
      screen.onText = lets.push { (text: String) in Flow(with: Chart(), id: text) }
    }
    let map = FlowMap(of: flow)
    #expect(
      map.open.map(\.description) == [
        "Chooser.onText at \(#fileID):\(line): push needs a sample of String:"
          + " samples: [String.self: [...]]"
      ])
    #expect(map.arrows.isEmpty)
  }

  @Test func keysOfOtherFlowsAreSamplesIfThereAreNoOthers() {
    let flow = Flow(with: Chooser()) { screen, lets in
      screen.onNumber = lets.push { (number: Int) in Flow(with: Chart(), id: number) }
      screen.onPlain = lets.push(Flow(with: Square(), id: 5))
    }
    let map = FlowMap(of: flow)
    #expect(map.arrows(from: flow.id).map(\.description).last == "onNumber(5) → push(Chart(5))")
  }

  @Test func ownClosuresAndTasksAreListed() {
    let flow = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = { lets.push(Town().chart)() }
      screen.onText = lets.task { _, _ in }
    }
    let map = FlowMap(of: flow)
    #expect(map.open.map(\.callback) == ["onText", "onPlain"])
    #expect(
      map.open.map(\.reason) == [
        "a task, which is not run; say where it leads: task(leadsTo: ...)",
        "a closure of your own, which is not called; say where it leads: lets.closure(leadsTo: ...)",
      ])
  }

  @Test func tasksLeadWhereTheySay() {
    let flow = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.task(leadsTo: .push(Town().chart), .present(Town().gate)) { _ in }
      screen.onText = lets.task(leadsTo: .push(Town().square)) { _, _ in }
    }
    let map = FlowMap(of: flow)
    #expect(map.open.isEmpty)
    #expect(
      map.arrows(from: flow.id).map(\.description) == [
        "onPlain → push(Chart)", "onPlain → present(Gate, as: .sheet)", "onText → push(Square)",
      ])
    #expect(throws: Exploration.Contradiction.self) { try map.explore().never { $0.contains(Town().gate) } }
  }

  /// A screen that asks before something.
  private final class Asking {
    var onClose: () -> Void = {}
    var asks: () async -> Bool = { true }
    var title: () -> String = { "" }
  }

  @Test func aClosureOfTheAppsLeadsWhereItSays() throws {
    let town = Town()
    func flow(_ isDeclared: Bool) -> Flow<Asking> {
      Flow(with: Asking()) { screen, lets in
        screen.title = { town.chart.id.name }
        screen.onClose = lets.pop()
        screen.asks =
          isDeclared
          ? lets.closure(leadsTo: .present(town.chart)) { false }
          : { await lets.present(town.chart, until: \.onMark) == 1 }
      }
    }
    let map = FlowMap(of: flow(true)), silent = FlowMap(of: flow(false))
    #expect(
      map.arrows(from: flow(true).id).map(\.description) == ["onClose → pop()", "asks → present(Chart, as: .sheet)"])
    #expect(map.open.map(\.callback) == ["title"])
    #expect(silent.open.map(\.callback) == ["title", "asks"])  // a verb returns nothing, so it isn't theirs
    #expect(silent.arrows(from: flow(false).id).map(\.description) == ["onClose → pop()"])
  }

  /// Closures of each shape that a screen may have.
  private final class Shapes {
    var onTick: @MainActor () -> Void = {}
    var asks: @MainActor () async -> Bool = { true }
    var loads: (Int) async throws -> [Int] = { _ in [] }
    var title: () -> String = { "" }
  }

  @Test func aClosureOfAnyShapeSaysWhereItLeads() async throws {
    let chart = Town().chart
    let flow = Flow(with: Shapes()) { screen, lets in
      screen.onTick = lets.closure { [weak screen] in screen?.title = { "a" } }
      screen.asks = lets.closure(leadsTo: .present(chart)) { await lets.present(chart, until: \.onMark) == 1 }
      screen.loads = lets.closure(leadsTo: .push(chart)) { [$0] }
      screen.title = lets.closure { "b" }
    }
    let map = FlowMap(of: flow)
    #expect(map.open.isEmpty)
    #expect(
      map.arrows(from: flow.id).map(\.description) == ["asks → present(Chart, as: .sheet)", "loads → push(Chart)"])
    let screen = try Navigator(root: flow).screen(ofType: Shapes.self)
    #expect(try await screen.loads(3) == [3])
    #expect(screen.title() == "b")
    screen.onTick()
    #expect(screen.title() == "a")
  }

  /// The one callback that the opened flow leaves to others.
  @Test func aTaskWaitsForTheAnswerThatNobodyElseBinds() throws {
    let town = Town()
    let flow = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.task(leadsTo: .present(town.chart, as: .alert)) { _ in }
    }
    let map = FlowMap(of: flow)
    #expect(map.arrows(from: flow.id).map(\.answer) == ["onMark"])
    #expect(map.unbound.allSatisfy { $0.flow == flow.id })
    #expect(map.problems.isEmpty)
    #expect(map.explore().count == 2)
  }

  @Test func messagesLeadToWhatTheirHandlersAnswer() {
    let map = FlowMap(of: Office().desk)
    #expect(
      arrows(of: map) == [
        "Desk.onOrder → push(Form)", "Desk.on Order.done → popTo(Desk)", "Form.onDone → send(Order.done)",
      ])
    #expect(map[Office().desk]?.handled == ["Order"])
  }

  @Test func messagesFromOutsideCanBeGiven() {
    let map = FlowMap(of: Office().desk, messages: [Order.urgent])
    #expect(map.arrows(from: Office().desk.id).map(\.description).contains("on Order.urgent → push(Form)"))
  }

  @Test func handlersOfBackAndGuardsHaveTheirOwnArrows() {
    let locked = Flow(with: Chart()).guarded(orElse: .redirect(.present(Town().gate))) { true }
    let flow = Flow(with: Chooser()) { screen, lets in
      lets.onBack { .push(Town().square) }
      screen.onPlain = lets.push(locked)
    }
    let map = FlowMap(of: flow)
    #expect(map.arrows(from: flow.id).map(\.description) == ["back → push(Square)", "onPlain → push(Chart)"])
    #expect(map.arrows(from: locked.id).map(\.description) == ["guard → present(Gate, as: .sheet)"])
    #expect(map[locked]?.guards.map(\.kind) == [.entering])
  }

  @Test func theDeclaredAnswerOfAGuardIsKnownWithoutAskingIt() {
    var isAsked = false
    let locked = Flow(with: Chart()).guarded(orElse: .redirect(.present(Town().gate))) {
      isAsked = true
      return true
    }
    let flow = Flow(with: Chooser()) { screen, lets in screen.onPlain = lets.push(locked) }
    #expect(
      FlowMap(of: flow).arrows(from: locked.id).map(\.description) == ["guard → present(Gate, as: .sheet)"])
    #expect(!isAsked)
  }

  @Test func callbackThatAnswersIsKnown() {
    let town = Town()
    let flow = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.present(town.chart, until: \.onMark) { _ in }
      screen.onText = lets.push(town.chart)
    }
    #expect(FlowMap(of: flow).arrows(from: flow.id).map(\.answer) == ["onMark", nil])
    #expect(FlowMap(of: flow, unnamed: [Chart.self]).arrows(from: flow.id).map(\.answer) == [nil, nil])
  }

  @Test func containersHaveTheirChildren() {
    let tabs = Flow(with: Chooser(), containing: .tabs(Town().gate, Town().chart)) { screen, lets in
      screen.onNumber = lets.select { $0 }
    }
    let map = FlowMap(of: tabs)
    #expect(map[tabs]?.kind == .tabs)
    #expect(map[tabs]?.children == [Town().gate.id, Town().chart.id])
    #expect(map.arrows(from: tabs.id).map(\.description) == ["onNumber(0) → select(0)", "onNumber(1) → select(1)"])
  }

  @Test func aClosureBesideAVerbIsNotFollowed() {
    let town = Town()
    let flow = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.push(town.square)
      screen.onText = { _ in screen.onPlain() }
    }
    #expect(
      FlowMap(of: flow).open.map(\.description) == [
        "Chooser: onText, onPlain are set with only one verb written here; say where the others lead: lets.closure(leadsTo: ...)"
      ])
  }

  @Test func aVerbForTwoCallbacksIsFollowed() {
    let town = Town()
    let flow = Flow(with: Pair()) { screen, lets in
      let on: () -> Void = lets.push(town.square)
      screen.onLeft = on
      screen.onRight = on
    }
    #expect(FlowMap(of: flow).open.isEmpty)
  }

  @Test func excludedScreensHaveNoCallbackNames() {
    let map = FlowMap(of: Town().gate, unnamed: [Gate.self])
    #expect(map.arrows.first?.description == "? → push(Square)")
  }

  @Test func twoMapsOfTheSameFlowsAreTheSame() {
    #expect(arrows(of: FlowMap(of: Town().gate)) == arrows(of: FlowMap(of: Town().gate)))
  }

  @Test func mapLeavesNothingBehind() {
    weak var screen: Gate?
    _ = FlowMap(
      of: Flow { lets in
        let gate = Gate()
        screen = gate
        gate.onEnter = lets.push(Town().square)
        return gate
      })
    #expect(screen == nil)
  }

  private func arrows(of map: FlowMap) -> [String] {
    map.nodes.flatMap { node in map.arrows(from: node.flow).map { "\(node.flow).\($0)" } }
  }
}

enum Colour: CaseIterable { case red, blue }

@MainActor final class Chooser {
  var onNumber: (Int) -> Void = { _ in }
  var onText: (String) -> Void = { _ in }
  var onAnswer: (Bool) -> Void = { _ in }
  var onColour: (Colour?) -> Void = { _ in }
  var onPlain: () -> Void = {}
}

@MainActor private final class Pair {
  var onLeft: () -> Void = {}
  var onRight: () -> Void = {}
}
