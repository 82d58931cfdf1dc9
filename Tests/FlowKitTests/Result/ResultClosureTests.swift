import FlowKit
import Testing

/// Closures that get the result of a screen that a callback opened.
@MainActor
struct ResultClosureTests {
  private var canvas: Flow<Asker> {
    Flow(with: Asker()) { screen, lets in
      screen.onAsk = lets.present(Asking.picker, until: \.onPick) { screen.answer($0) }
      screen.onText = lets.push(Asking.picker, until: \.done) { screen.answer("done") }
      screen.onBoth = lets.present(Asking.picker, as: .alert, until: \.isolated) { screen.answer($0) }
    }
    .named("A")
  }

  @Test func valueComesWhenTheScreenIsClosed() throws {
    let navigator = Navigator(quiet: canvas)
    let asker = try #require(navigator.visibleScreen as? Asker)
    asker.onAsk()
    #expect(navigator.tree.summary == "A | sheet: P")
    navigator.picker?.onPick?("red")
    #expect(navigator.tree.summary == "A")
    #expect(asker.answers == ["red"])
  }

  @Test func everyShapeFits() throws {
    let navigator = Navigator(quiet: canvas)
    let asker = try #require(navigator.visibleScreen as? Asker)
    asker.onText("dropped")
    #expect(navigator.tree.summary == "A > P")
    navigator.picker?.done()
    asker.onBoth(nil, "dropped")
    #expect(navigator.tree.summary == "A | alert: P")
    navigator.picker?.isolated("blue")
    #expect(navigator.tree.summary == "A")
    #expect(asker.answers == ["done", "blue"])
  }

  @Test func eachOpeningHasOneResult() throws {
    let navigator = Navigator(quiet: canvas)
    let asker = try #require(navigator.visibleScreen as? Asker)
    asker.onAsk()
    let first = try #require(navigator.picker)
    first.onPick?("red")
    first.onPick?("again")
    asker.onAsk()
    first.onPick?("late")
    #expect(navigator.tree.summary == "A | sheet: P")
    navigator.picker?.onPick?("blue")
    #expect(asker.answers == ["red", "blue"])
  }

  @Test func doubleTapAsksOnce() throws {
    let navigator = Navigator(quiet: canvas)
    let asker = try #require(navigator.visibleScreen as? Asker)
    asker.onAsk()
    asker.onAsk()
    navigator.picker?.onPick?("red")
    #expect(asker.answers == ["red"])
  }

  @Test func closureIsNotCalledIfTheScreenLeavesInAnotherWay() throws {
    let navigator = Navigator(quiet: canvas)
    let asker = try #require(navigator.visibleScreen as? Asker)
    asker.onAsk()
    let picker = try #require(navigator.picker)
    navigator.perform(.back())
    picker.onPick?("red")
    #expect(asker.answers == [])
  }

  @Test func actionOfTheClosureComesAfterTheClosing() throws {
    let flow = Flow(with: Asker()) { screen, lets in
      let next: () -> Void = lets.push(Pages.b)
      screen.onAsk = lets.present(Asking.picker, until: \.hasty) { _ in next() }
      screen.onText = lets.present(Asking.picker, until: \.onPick) { _ in next() }
    }
    for ask: @MainActor (Asker) -> Void in [{ $0.onAsk() }, { $0.onText("") }] {
      let navigator = Navigator(quiet: flow.named("A"))
      ask(try #require(navigator.visibleScreen as? Asker))
      navigator.picker?.onPick?("red")
      #expect(navigator.tree.summary == "A > B")
    }
  }

  @Test func closureThatUsesItsScreenLeaksNothing() throws {
    var navigator: Navigator? = Navigator(quiet: Pages.b)
    navigator?.perform(.push(canvas))
    let asker = Weak(navigator?.visibleScreen)
    (asker.object as? Asker)?.onAsk()
    let picker = Weak(navigator?.picker)
    navigator?.perform(.popToRoot(), from: 1)
    #expect(asker.object == nil)
    #expect(picker.object == nil)
    navigator?.perform(.push(canvas))
    let second = Weak(navigator?.visibleScreen)
    #expect(second.object != nil)
    navigator = nil
    #expect(second.object == nil)
  }

  @Test func callbackThatOutlivesItsScreenReportsIt() throws {
    let navigator = Navigator(quiet: Pages.b)
    navigator.perform(.push(canvas))
    let ask = try #require(navigator.visibleScreen as? Asker).onAsk
    navigator.perform(.pop())
    let log = EventLog(of: navigator, .actions)
    ask()
    #expect(log.lines == ["ignored present(P, as: .sheet): removed"])
  }

  @Test func resultOfAReleasedNavigatorIsDropped() throws {
    var navigator: Navigator? = Navigator(quiet: canvas)
    let asker = try #require(navigator?.visibleScreen as? Asker)
    asker.onAsk()
    let picker = try #require(navigator?.picker)
    navigator = nil
    picker.onPick?("red")
    #expect(asker.answers == [])
  }

  private final class Token {}
  private final class TokenPicker { var onPick: (Token) -> Void = { _ in } }
  private final class Hub {
    var onOpen: () -> Void = {}
    var count = 0
  }

  @Test func aValueThatWasHandedOverIsReleased() throws {
    let picker = Flow(with: TokenPicker())
    let hub = Flow(with: Hub()) { screen, lets in
      screen.onOpen = lets.present(picker, until: \.onPick) { _ in screen.count += 1 }
    }
    let navigator = Navigator(root: hub), screen = try #require(navigator.visibleScreen as? Hub)
    weak var token: Token?
    screen.onOpen()
    do {
      let new = Token()
      token = new
      (navigator.visibleScreen as? TokenPicker)?.onPick(new)
    }
    #expect(navigator.tree.count == 1)
    #expect(screen.count == 1)
    #expect(token == nil)
  }
}
