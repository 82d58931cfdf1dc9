import FlowKit
import FlowKitTesting
import Testing

/// Values that live as long as their screen.
@MainActor
struct KeepTests {
  /// A screen with a weak delegate.
  private final class Scanner {
    weak var delegate: Adapter?
    var onStart: () -> Void = {}
  }

  /// Turns a screen's delegate methods into closures.
  private final class Adapter {
    var onFind: (String) -> Void = { _ in }
    var onEnd: () -> Void = {}
    var screen: Scanner?

    deinit { onEnd() }
  }

  /// The objects that a flow made, held weakly.
  private final class Made {
    var adapters: [Weak] = []
  }

  private let made = Made()

  private var scanner: Flow<Scanner> {
    Flow(with: Scanner()) { [made] screen, lets in
      let adapter = lets.keep(Adapter())
      adapter.onFind = lets.push(Pages.x) { $0.receive }
      adapter.screen = screen
      screen.delegate = adapter
      made.adapters.append(Weak(adapter))
    }
    .named("S")
  }

  @Test func valueIsReturnedAndKept() throws {
    let navigator = Navigator(root: scanner)
    let screen = try #require(navigator.visibleScreen as? Scanner)
    screen.delegate?.onFind("code")
    #expect(navigator.tree.summary == "S > X")
    #expect(try navigator.page(2).received == ["code"])
  }

  @Test(arguments: [NavigationAction.pop(), .popToRoot(), .reset(to: Pages.b), .replace(with: Pages.b)])
  func valueIsReleasedWithItsScreen(_ end: NavigationAction) throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(.push(scanner))
    let screen = Weak(navigator.visibleScreen)
    #expect(made.adapters[0].object != nil)
    navigator.perform(end)
    #expect(screen.object == nil)
    #expect(made.adapters[0].object == nil)
  }

  @Test func valueStaysWhileItsScreenIsCovered() throws {
    let navigator = Navigator(root: scanner)
    navigator.perform(.push(scanner))
    navigator.perform(.push(Pages.b))
    #expect(made.adapters.allSatisfy { $0.object != nil })
    navigator.perform(.popToRoot())
    #expect(made.adapters.map { $0.object != nil } == [true, false])
  }

  @Test func valueIsReleasedWithTheNavigator() {
    var navigator: Navigator? = Navigator(root: scanner)
    let screen = Weak(navigator?.visibleScreen)
    #expect(made.adapters[0].object != nil)
    navigator = nil
    #expect(screen.object == nil)
    #expect(made.adapters[0].object == nil)
  }

  @Test func retainedScreenKeepsItsValues() throws {
    let navigator = try Navigator(showing: "A")
    for _ in 1...3 {
      navigator.perform(.push(scanner.retained()))
      (navigator.visibleScreen as? Scanner)?.delegate?.onFind("code")
      #expect(navigator.tree.summary == "A > S > X")
      navigator.perform(.popToRoot())
      #expect(made.adapters[0].object != nil)
    }
    #expect(made.adapters.count == 1)
    navigator.releaseRetained()
    #expect(made.adapters[0].object == nil)
  }

  @Test func preloadedScreenKeepsItsValues() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(.preload(scanner))
    #expect(made.adapters[0].object != nil)
    navigator.perform(.push(scanner))
    #expect((navigator.visibleScreen as? Scanner)?.delegate === made.adapters[0].object)
    navigator.perform(.pop())
    #expect(made.adapters[0].object == nil)
  }

  @Test func spyKeepsValuesWhileItIsAlive() {
    var spy: LetsSpy? = LetsSpy()
    var screen = spy.map { scanner.makeScreen(lets: $0.lets) }
    screen?.delegate?.onFind("code")
    #expect(spy?.actions == [.push(Pages.x)])
    let made = Weak(screen)
    screen = nil
    #expect(self.made.adapters[0].object != nil)
    spy = nil
    #expect(self.made.adapters[0].object == nil)
    #expect(made.object == nil)
  }

  @Test func spyFactoryKeepsValuesLikeANavigator() throws {
    let spies = LetsSpyFactory()
    let navigator = Navigator(root: Pages.a, spies: spies)
    navigator.perform(.push(scanner))
    #expect(made.adapters[0].object != nil)
    navigator.perform(.pop())
    #expect(made.adapters[0].object == nil)
  }

  @Test func structIsKept() throws {
    let navigator = try Navigator(showing: "A"), made = made
    let flow = Flow(with: Page()) { _, lets in
      made.adapters = lets.keep([Adapter(), Adapter()]).map { Weak($0) }
    }
    navigator.perform(.push(flow))
    #expect(made.adapters.map { $0.object != nil } == [true, true])
    navigator.perform(.pop())
    #expect(made.adapters.map { $0.object != nil } == [false, false])
  }

  @Test func actionInTheDeinitOfAValueWaitsItsTurn() throws {
    let navigator = try Navigator(showing: "A"), log = EventLog(of: navigator, .actions)
    let flow = Flow(with: Page()) { [weak navigator] _, lets in
      let pop: () -> Void = lets.pop()
      lets.keep(Adapter()).onEnd = {
        pop()  // from a screen that has left
        navigator?.perform(.push(Pages.b))
      }
    }
    .named("S")
    navigator.perform(.push(flow))
    navigator.perform(.pop())
    #expect(navigator.tree.summary == "A > B")
    #expect(log.lines.contains("ignored pop(): removed"))
  }

  @Test func valueCanKeepAnotherInItsDeinit() throws {
    let navigator = try Navigator(showing: "A"), made = made
    let flow = Flow(with: Page()) { _, lets in
      lets.keep(Adapter()).onEnd = { made.adapters.append(Weak(lets.keep(Adapter()))) }
    }
    for each in [flow, flow.retained()] {
      navigator.perform(.push(each))
      navigator.perform(.pop())
      navigator.releaseRetained()
    }
    #expect(made.adapters.map { $0.object == nil } == [true, true])
  }

  @Test func removedScreenKeepsNothing() throws {
    let navigator = try Navigator(showing: "A")
    var kept: Lets?
    navigator.perform(.push(Flow(with: Page()) { _, lets in kept = lets }))
    navigator.perform(.pop())
    let adapter = Weak(kept?.keep(Adapter()))
    #expect(adapter.object == nil)
    kept = nil
  }

  @Test func thousandValuesAreReleased() throws {
    let navigator = try Navigator(showing: "A"), made = made
    let flow = Flow(with: Page()) { _, lets in
      for _ in 1...1000 { made.adapters.append(Weak(lets.keep(Adapter()))) }
    }
    navigator.perform(.push(flow))
    #expect(made.adapters.allSatisfy { $0.object != nil })
    navigator.perform(.pop())
    #expect(made.adapters.allSatisfy { $0.object == nil })
  }
}

/// Closures that are written in a verb's braces, and use their screen.
@MainActor
@Suite struct ClosuresOfVerbsTests {
  fileprivate final class Field {
    var text = ""
    var onText: (String) -> Void = { _ in }
  }

  /// A verb whose closure uses the screen, and what the screen's text is after a call.
  fileprivate struct Use: Sendable, CustomTestStringConvertible {
    let name: String
    let bind: @MainActor (Field, Lets) -> Void
    var testDescription: String { name }
  }

  nonisolated private static let uses = [
    Use(name: "choose") { screen, lets in
      screen.onText = lets.choose {
        screen.text = $0
        return .stay
      }
    },
    Use(name: "choose an optional") { screen, lets in
      screen.onText = lets.choose { (text: String) -> NavigationAction? in
        screen.text = text
        return .push(Pages.b)
      }
    },
    Use(name: "choose after work") { screen, lets in
      screen.onText = lets.choose(after: { screen.text = $0 }) { $0.isEmpty ? .pop() : .push(Pages.b) }
    },
    Use(name: "choose or else") { screen, lets in
      screen.onText = lets.choose(.push(Pages.b), orElse: .stay) {
        screen.text = $0
        return false
      }
    },
    Use(name: "perform after work") { screen, lets in
      screen.onText = lets.perform(after: { screen.text = $0 }, .push(Pages.b))
    },
    Use(name: "push a function's flow") { screen, lets in
      screen.onText = lets.push { (text: String) -> Flow<Page> in
        screen.text = text
        return Pages.b
      }
    },
    Use(name: "forward") { screen, lets in
      screen.onText = lets.push(Pages.b) { page in
        {
          screen.text = $0
          page.receive($0)
        }
      }
    },
    Use(name: "answer") { screen, lets in
      screen.text = "a"
      screen.onText = lets.present(Pages.b, until: \.onText) { screen.text = $0 }
    },
  ]

  fileprivate func field(_ use: Use) -> Flow<Field> {
    Flow(with: Field()) { screen, lets in use.bind(screen, lets) }
  }

  @Test(arguments: uses) fileprivate func areCalledAndReleased(_ use: Use) throws {
    let field = field(use)
    var navigator: Navigator? = Navigator(root: Pages.a)
    for isLast in [false, true] {
      navigator?.perform(.push(field))
      let screen = Weak(try navigator?.screen(ofType: Field.self))
      #expect(screen.object != nil)
      (screen.object as? Field)?.onText("a")
      #expect((screen.object as? Field)?.text == "a")
      if isLast { navigator = nil } else { navigator?.perform(.resetRoot(to: Pages.a)) }
      #expect(screen.object == nil)
    }
  }

  @Test(arguments: uses) fileprivate func areReleasedWithASpy(_ use: Use) throws {
    var spy: LetsSpy? = LetsSpy()
    var screen = spy.map { field(use).makeScreen(lets: $0.lets) }
    let made = Weak(screen)
    screen?.onText("a")
    screen = nil
    spy = nil
    #expect(made.object == nil)
  }

  @Test(arguments: uses) fileprivate func areKeptWithARetainedScreen(_ use: Use) throws {
    let navigator = Navigator(root: Pages.a), field = field(use).retained()
    navigator.perform(.push(field))
    navigator.perform(.pop())
    navigator.perform(.push(field))
    let screen = try navigator.screen(ofType: Field.self)
    screen.onText("a")
    #expect(screen.text == "a")
  }

  @Test func forwardArgumentsThoughTheirScreenLeaves() throws {
    let navigator = Navigator(root: Pages.a)
    let field = Flow(with: Field()) { screen, lets in
      screen.onText = lets.popTo(Pages.a) { page in { page.receive($0 + screen.text) } }
    }
    navigator.perform(.push(field))
    let onText = try navigator.screen(ofType: Field.self).onText
    onText("a")
    #expect(try navigator.page(1).received == ["a"])
    onText("b")
    #expect(try navigator.page(1).received == ["a"])
  }

  /// A verb may be made and called at once, as often as a screen likes.
  @Test func arentKeptIfNobodyCanCallThemAgain() throws {
    var values: [Weak] = []
    let field = Flow(with: Field()) { screen, lets in
      screen.onText = { text in
        let value = Page()
        values.append(Weak(value))
        let choose: () -> Void = lets.choose {
          value.receive(text)
          return .stay
        }
        choose()
      }
    }
    let navigator = Navigator(root: field), screen = try navigator.screen(ofType: Field.self)
    for _ in 1...1000 { screen.onText("a") }
    #expect(values.count == 1000)
    #expect(values.count { $0.object != nil } <= 16)
  }

  /// What a log has of an action keeps nothing of the app's.
  @Test func arentKeptByALogOfWhatTheyDid() throws {
    var values: [Weak] = []
    let next = Flow(with: Page())
    let field = Flow(with: Field()) { screen, lets in
      screen.onText = { text in
        let value = Page()
        values.append(Weak(value))
        let present: (String) -> Void = lets.present(next) { _ in { value.receive($0) } }
        present(text)
      }
    }
    let navigator = Navigator(root: field), screen = try navigator.screen(ofType: Field.self)
    let logger = navigator.startLog()
    for _ in 1...200 {
      screen.onText("a")
      navigator.perform(.dismissAll())
    }
    #expect(values.count == 200)
    #expect(logger.log.count == 400)
    #expect(values.count { $0.object != nil } <= 16)
  }

  /// The others still are, wherever they stood among them.
  @Test func areKeptIfSomebodyCanCallThemAgain() throws {
    var made: [() -> Void] = [], done: [Int] = []
    let navigator = Navigator(
      root: Flow(with: Page()) { page, lets in
        for number in 1...1000 {
          page.onNext = lets.perform(after: { done.append(number) }, .stay)
          if number % 100 == 50 { made.append(page.onNext) }
        }
      })
    made.append(try navigator.page(1).onNext)
    for call in made { call() }
    #expect(done == [50, 150, 250, 350, 450, 550, 650, 750, 850, 950, 1000])
  }
}
