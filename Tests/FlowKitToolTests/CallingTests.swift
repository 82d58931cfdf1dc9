import FlowKit
import FlowKitMaps
import FlowKitTool
import Testing

/// Callbacks are really called, whatever their arguments are.
@MainActor
@Suite struct CallingTests {
  @Test func argumentsOfOwnTypesReachTheNextScreen() async {
    #expect(await mill.press("onFlour(#2)") == "MillScreen > BagScreen: Flour(kind: \"rye\")")
    #expect(await mill.press("onGrain(wheat)") == "MillScreen > BagScreen: wheat")
  }

  @Test func twoArgumentsReachTheNextScreen() async {
    #expect(await mill.press("onOrder(#2, 3)") == "MillScreen > BagScreen: Flour(kind: \"rye\") 3")
  }

  @Test func workBeforeAnActionIsDone() async {
    #expect(await mill.press("onWeigh(#1)") == "MillScreen > BagScreen: weighed Flour(kind: \"spelt\")")
  }

  @Test func aConditionIsAsked() async {
    #expect(await mill.press("onAny(#2)") == "MillScreen > BagScreen: empty")
    #expect(await mill.press("onAny(#1)") == "MillScreen | sheet: AskScreen: empty")
  }

  @Test func aTaskReceivesArguments() async {
    #expect(await mill.press("onSlow(#2)") == "MillScreen > BagScreen: slow Flour(kind: \"rye\")")
  }

  @Test func answersOfOwnTypesAreReceived() async {
    #expect(await mill.press("onAsk", "onPick(#2)") == "MillScreen: answered Flour(kind: \"rye\")")
    #expect(await mill.press("onAskSlowly", "onPick(#1)") == "MillScreen: answered Flour(kind: \"spelt\")")
    #expect(await mill.press("onAgree", "onYes") == "MillScreen: agreed")
  }

  @Test func theStepsToACallbackAreATest() async {
    let answer = await mill.tool.answer(["test", "--after", "onOrder(#2, 3)"])
    #expect(
      answer.text.contains("try navigator.screen(ofType: MillScreen.self).onOrder(Flour(kind: \"rye\"), 3)"),
      "\(answer.text)")
  }

  @Test(arguments: [
    ("onOwn", "MillScreen.onOwn is a closure of the app's own, which the tool can't call."),
    ("onNothing", "MillScreen.onNothing is bound to nothing: the flow assigns no verb to it."),
    ("onNil", "MillScreen.onNil is nil."),
    (
      "onLeft",
      "MillScreen.onLeft was set together with others, so the tool can't tell what it is bound to, and can't call it."
    ),
  ])
  func whatCannotBeCalledSaysSo(callback: String, why: String) async {
    let pressed = await mill.tool.answer(["press", callback])
    #expect(pressed.text.contains(why), "\(pressed.text)")
    #expect(await mill.press(callback) == "MillScreen: empty")
    let asked = await mill.tool.answer(["why", "MillScreen.\(callback)"])
    #expect(asked.text.contains(why), "\(asked.text)")
  }

  @Test func aClosureThatReplacesAVerbLaterIsNotCalled() async {
    let answer = await mill.tool.answer(["press", "onReplace", "back", "onGrain(rye)"])
    #expect(answer.text.contains("MillScreen.onGrain is a closure of the app's own"), "\(answer.text)")
  }

  @Test func aWayIsNotProvedIfItsCallbackCannotBeCalled() async {
    let answer = await mill.tool.answer(["way", "CellarScreen", "--json"])
    #expect(answer.text.contains("\"isProved\" : false"))
    #expect(answer.text.contains("step 1 does nothing: MillScreen.onCellar is a closure of the app's own"))
  }

  @Test func aScreenThatIsKeptIsCalled() async {
    #expect(await mill.press("onStore", "onGrain(rye)", "onStore") == "MillScreen > StoreScreen: rye")
  }

  @Test func aScreenThatHasLeftIsReleased() async throws {
    let mill = Mill(), server = try ToolServer(mill.tool)
    weak var bag: BagScreen?
    for step in ["onFlour(#1)", "back"] {
      _ = await server.answer(
        to: """
          {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"press","arguments":{"steps":["\(step)"]}}}
          """)
      if bag == nil, step != "back" { bag = mill.last.bag }
    }
    #expect(mill.last.wasBagMade && bag == nil)
  }

  @Test func aNavigatorFromElsewhereSaysWhatToDo() async {
    let navigator = Navigator(root: mill.mill)
    let tool = FlowTool(source: "navigator", map: FlowMap(of: mill.mill)) { navigator }
    let answer = await tool.answer(["press", "onAgree"])
    #expect(
      answer.text.contains(
        "MillScreen.onAgree can't be called, because its navigator was not made by the tool's closure."))
  }

  private let mill = Mill()
}

struct Flour: Sendable { let kind: String }

enum Grain: Sendable, CaseIterable { case wheat, rye }

final class MillScreen {
  var content = "empty"
  var onFlour: (Flour) -> Void = { _ in }
  var onGrain: (Grain) -> Void = { _ in }
  var onOrder: @MainActor (Flour, Int) -> Void = { _, _ in }
  var onWeigh: (Flour) -> Void = { _ in }
  var onAny: ((Flour) -> Void)?
  var onSlow: (Flour) -> Void = { _ in }
  var onAsk: () -> Void = {}
  var onAskSlowly: () -> Void = {}
  var onAgree: () -> Void = {}
  var onOwn: (Flour) -> Void = { _ in }
  var onNothing: () -> Void = {}
  var onNil: (() -> Void)?
  var onLeft: () -> Void = {}
  var onRight: () -> Void = {}
  var onReplace: () -> Void = {}
  var onCellar: () -> Void = {}
  var onStore: () -> Void = {}
}

final class BagScreen {
  var content = "empty"

  func prepare(_ flour: Flour) { content = "\(flour)" }
  func prepare(_ grain: Grain) { content = "\(grain)" }
  func prepare(_ flour: Flour, _ count: Int) { content = "\(flour) \(count)" }
}

final class AskScreen {
  var onPick: (Flour) -> Void = { _ in }
  var onYes: () -> Void = {}
}

final class CellarScreen {}

final class StoreScreen {
  var content = "empty"
  var onGrain: (Grain) -> Void = { _ in }
}

@MainActor
final class Mill {
  /// What the last session has made.
  final class Last {
    weak var bag: BagScreen?
    var wasBagMade = false
    var navigator: Navigator?
  }

  let last = Last()
  private var weighed = ""
  private var isMapped = false

  var mill: Flow<MillScreen> {
    Flow(with: MillScreen()) { [self] screen, lets in
      screen.onOwn = { [weak screen] _ in screen?.content = "called" }
      if isMapped { screen.onCellar = {} } else { screen.onCellar = lets.push(cellar) }
      screen.onFlour = lets.push(bag) { $0.prepare }
      screen.onGrain = lets.push(bag) { $0.prepare }
      screen.onOrder = lets.push(bag) { $0.prepare }
      screen.onWeigh = lets.perform(after: { [self] in weighed = "weighed \($0)" }, .push(bag))
      screen.onAny = lets.choose(.push(bag), orElse: .present(ask)) { $0.kind == "rye" }
      screen.onSlow = lets.task { [self] lets, flour in
        await Task.yield()
        weighed = "slow \(flour)"
        lets.push(bag)()
      }
      screen.onAsk = lets.present(ask, until: \.onPick) { screen.content = "answered \($0)" }
      screen.onAskSlowly = lets.task { lets in
        if let flour = await lets.push(self.ask, until: \.onPick) { screen.content = "answered \(flour)" }
      }
      screen.onAgree = lets.present(ask, until: \.onYes) { screen.content = "agreed" }
      (screen.onLeft, screen.onRight) = (lets.push(bag), lets.present(ask))
      screen.onReplace = lets.perform(after: { [weak screen] in screen?.onGrain = { _ in } }, .push(bag))
      screen.onStore = lets.push(store)
    }
  }

  var bag: Flow<BagScreen> {
    Flow(with: BagScreen()) { [self] screen, _ in
      if !weighed.isEmpty { screen.content = weighed }
      (last.bag, last.wasBagMade) = (screen, true)
    }
  }

  var ask: Flow<AskScreen> { Flow(with: AskScreen()) }

  var cellar: Flow<CellarScreen> { Flow(with: CellarScreen()) }

  /// Its screen is kept for its next entry.
  var store: Flow<StoreScreen> {
    Flow(with: StoreScreen()) { screen, lets in
      screen.onGrain = lets.perform(after: { [weak screen] in screen?.content = "\($0)" }, .pop())
    }.retained()
  }

  var tool: FlowTool {
    let map = FlowMap(
      of: mill, and: [],
      samples: [Flour.self: [Flour(kind: "spelt"), Flour(kind: "rye")], Int.self: [1]])
    isMapped = true
    return FlowTool(
      source: "mill", sources: ["Flour(kind: \"rye\")": "Flour(kind: \"rye\")"], map: map
    ) { [self] in
      weighed = ""
      let navigator = Navigator(root: mill)
      last.navigator = navigator
      return navigator
    }
  }

  /// Takes steps in a new session.
  ///
  /// - Returns: The place, and the content of the visible screen.
  func press(_ steps: String...) async -> String {
    _ = await tool.answer(["press"] + steps)
    guard let navigator = last.navigator, let screen = navigator.visibleScreen else { return "" }
    let content = Mirror(reflecting: screen).children.first { $0.label == "content" }?.value ?? "empty"
    return "\(navigator.tree.summary): \(content)"
  }
}
