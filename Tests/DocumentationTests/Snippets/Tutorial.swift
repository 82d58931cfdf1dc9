import FlowKit
import FlowKitMaps
import FlowKitTesting
import Testing

// The code of the tutorial, each file as it is shown; `TutorialTests` compares them.

// hide
/// The screens.
@MainActor
enum TutorialScreens {
  // show
  final class TeaListScreen {
    let teas = ["Assam", "Sencha", "Rooibos"]
    var onTea: (String) -> Void = { _ in }
  }

  final class TeaScreen {
    let name: String
    var onOrder: (String, Int) -> Void = { _, _ in }
    var onBack: () -> Void = {}

    init(name: String) { self.name = name }
  }

  final class OrderScreen {
    private(set) var text = ""
    var onDone: () -> Void = {}

    func prepare(tea: String, count: Int) { text = "\(count) × \(tea)" }
  }
  // hide
}

// hide
/// The flows of two screens.
@MainActor
enum TutorialFirstFlows {
  typealias TeaListScreen = TutorialScreens.TeaListScreen
  typealias TeaScreen = TutorialScreens.TeaScreen
  // show
  @MainActor
  struct TeaFlow {
    var list: Flow<TeaListScreen> {
      Flow(with: TeaListScreen()) { screen, lets in
        screen.onTea = lets.push(tea)
      }
    }

    func tea(_ name: String) -> Flow<TeaScreen> {
      Flow(with: TeaScreen(name: name), id: name) { screen, lets in
        screen.onBack = lets.pop()
      }
    }
  }
  // hide
}

// hide
/// All flows.
@MainActor
enum TutorialFlows {
  typealias TeaListScreen = TutorialScreens.TeaListScreen
  typealias TeaScreen = TutorialScreens.TeaScreen
  typealias OrderScreen = TutorialScreens.OrderScreen
  // show
  @MainActor
  struct TeaFlow {
    var list: Flow<TeaListScreen> {
      Flow(with: TeaListScreen()) { screen, lets in
        screen.onTea = lets.push(tea)
      }
    }

    func tea(_ name: String) -> Flow<TeaScreen> {
      Flow(with: TeaScreen(name: name), id: name) { screen, lets in
        screen.onOrder = lets.present(order, as: .sheet) { $0.prepare }
        screen.onBack = lets.pop()
      }
    }

    var order: Flow<OrderScreen> {
      Flow(with: OrderScreen()) { screen, lets in
        screen.onDone = lets.popTo(list)
      }
    }
  }
  // hide
}

// hide
/// The program, as a function that a test can run.
@MainActor
enum TutorialProgram {
  typealias TeaFlow = TutorialFlows.TeaFlow
  typealias TeaListScreen = TutorialScreens.TeaListScreen
  typealias TeaScreen = TutorialScreens.TeaScreen
  typealias OrderScreen = TutorialScreens.OrderScreen

  static func run(print: @escaping (Any...) -> Void) throws {
    // show
    let navigator = Navigator(root: TeaFlow().list)
    try navigator.screen(ofType: TeaListScreen.self).onTea("Sencha")
    try navigator.screen(ofType: TeaScreen.self).onOrder("Sencha", 2)
    print(navigator.tree)

    try navigator.screen(ofType: OrderScreen.self).onDone()
    print(navigator.tree.summary)
    // hide
  }
}

// hide
/// One test.
@MainActor
enum TutorialFirstTest {
  typealias TeaFlow = TutorialFlows.TeaFlow
  typealias TeaListScreen = TutorialScreens.TeaListScreen
  typealias TeaScreen = TutorialScreens.TeaScreen
  typealias OrderScreen = TutorialScreens.OrderScreen

  // show
  @MainActor
  @Suite struct TeaFlowTests {
    private let flows = TeaFlow()

    @Test func doneLeadsBackToTheList() {
      let spy = LetsSpy()
      let screen = flows.order.makeScreen(lets: spy.lets)
      screen.onDone()
      #expect(spy.actions == [.popTo(flows.list)])
    }
  }
  // hide
}

// hide
/// Two tests.
@MainActor
enum TutorialSecondTest {
  typealias TeaFlow = TutorialFlows.TeaFlow
  typealias TeaListScreen = TutorialScreens.TeaListScreen
  typealias TeaScreen = TutorialScreens.TeaScreen
  typealias OrderScreen = TutorialScreens.OrderScreen

  // show
  @MainActor
  @Suite struct TeaFlowTests {
    private let flows = TeaFlow()

    @Test func doneLeadsBackToTheList() {
      let spy = LetsSpy()
      let screen = flows.order.makeScreen(lets: spy.lets)
      screen.onDone()
      #expect(spy.actions == [.popTo(flows.list)])
    }

    @Test func theOrderNamesTheTea() throws {
      let navigator = Navigator(root: flows.list)
      try navigator.screen(ofType: TeaListScreen.self).onTea("Sencha")
      try navigator.screen(ofType: TeaScreen.self).onOrder("Sencha", 2)
      #expect(navigator.tree.summary == "TeaListScreen > TeaScreen(Sencha) | sheet: OrderScreen")
      #expect(try navigator.screen(ofType: OrderScreen.self).text == "2 × Sencha")
    }
  }
  // hide
}

// hide
/// All tests.
@MainActor
enum TutorialThirdTest {
  typealias TeaFlow = TutorialFlows.TeaFlow
  typealias TeaListScreen = TutorialScreens.TeaListScreen
  typealias TeaScreen = TutorialScreens.TeaScreen
  typealias OrderScreen = TutorialScreens.OrderScreen

  // show
  @MainActor
  @Suite struct TeaFlowTests {
    private let flows = TeaFlow()

    @Test func doneLeadsBackToTheList() {
      let spy = LetsSpy()
      let screen = flows.order.makeScreen(lets: spy.lets)
      screen.onDone()
      #expect(spy.actions == [.popTo(flows.list)])
    }

    @Test func theOrderNamesTheTea() throws {
      let navigator = Navigator(root: flows.list)
      try navigator.screen(ofType: TeaListScreen.self).onTea("Sencha")
      try navigator.screen(ofType: TeaScreen.self).onOrder("Sencha", 2)
      #expect(navigator.tree.summary == "TeaListScreen > TeaScreen(Sencha) | sheet: OrderScreen")
      #expect(try navigator.screen(ofType: OrderScreen.self).text == "2 × Sencha")
    }

    @Test func allFlowsWork() throws {
      let map = FlowMap(of: flows.list, samples: [String.self: ["Sencha"]])
      #expect(map.problems.isEmpty)
      try map.explore().canAlwaysReturn { $0.visible == flows.list.id }
    }
  }
  // hide
}
