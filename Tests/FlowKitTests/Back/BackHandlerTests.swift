import FlowKit
import Testing

/// When a handler of back is asked, and when it ends.
@MainActor
struct BackHandlerTests {
  private let backs = Backs()

  @Test func disabledHandlerIsNotAsked() {
    backs.answers["B"] = { .stay }
    let navigator = backs.navigator(after: .push(backs["B"])), handler = backs.handlers["B"]
    handler?.isEnabled = false
    #expect(!navigator.host.asksBefore())
    handler?.isEnabled = true
    #expect(navigator.host.asksBefore())
    #expect(backs.asked { navigator.back() } == ["B"])
    handler?.isEnabled = false
    #expect(backs.asked { navigator.back() } == [])
    #expect(navigator.tree.summary == "A")
  }

  @Test func cancelledHandlerIsNotAsked() {
    backs.answers["B"] = { .stay }
    let navigator = backs.navigator(after: .push(backs["B"])), handler = backs.handlers["B"]
    handler?.cancel()
    handler?.cancel()
    handler?.isEnabled = true
    #expect(handler?.isEnabled == false)
    #expect(backs.asked { navigator.back() } == [])
    #expect(navigator.tree.summary == "A")
  }

  @Test func handlerOfACoveredScreenIsNotAskedUntilItIsVisibleAgain() {
    backs.answers["B"] = { .stay }
    let navigator = backs.navigator(after: .push(backs["B"]), .present(Pages.x))
    #expect(!navigator.host.asksBefore())
    #expect(backs.asked { navigator.back() } == [])
    #expect(navigator.tree.summary == "A > B")
    #expect(backs.asked { navigator.back() } == ["B"])
  }

  @Test func handlerCanCancelItselfWhileItIsAsked() {
    let navigator = backs.navigator(after: .push(backs["B"]))
    backs.answers["B"] = { [unowned backs] in
      backs.handlers["B"]?.cancel()
      return .stay
    }
    #expect(backs.asked { navigator.back() } == ["B"])
    #expect(navigator.tree.summary == "A > B")
    #expect(backs.asked { navigator.back() } == [])
    #expect(navigator.tree.summary == "A")
  }

  @Test(arguments: [true, false])
  func handlerThatAnotherOneCancelsIsNotAsked(isDisabled: Bool) {
    let navigator = backs.navigator(after: .push(backs["T"]))
    backs.answers["B"] = { [unowned backs] in
      if isDisabled { backs.handlers["T"]?.isEnabled = false } else { backs.handlers["T"]?.cancel() }
      return nil
    }
    #expect(backs.asked { navigator.back() } == ["B"])
  }

  @Test func handlerAddedWhileAnotherOneIsAskedIsAskedNextTime() {
    var lets: Lets?, asked: [String] = []
    let flow = Flow(with: Page()) { (_: Page, made) in lets = made }
    let navigator = backs.navigator(after: .push(flow))
    lets?.onBack {
      asked.append("first")
      lets?.onBack {
        asked.append("second")
        return .stay
      }
      return .stay
    }
    navigator.back()
    navigator.back()
    #expect(asked == ["first", "second"])
    lets = nil
  }

  /// Owns its handler, which owns it.
  private final class Browser {
    var handler: Registration?
    var pages = 2

    func goBack() -> Bool {
      pages -= 1
      return pages > 0
    }
  }

  private let browser = Flow(with: Browser()) { screen, lets in
    screen.handler = lets.onBack { screen.goBack() ? .stay : nil }
  }

  @Test func handlerThatHoldsItsScreenEndsWithIt() {
    let navigator = backs.navigator(after: .push(browser)), weak = Weak(navigator.screen(of: browser))
    let handler = navigator.screen(of: browser)?.handler
    navigator.back()
    #expect(navigator.tree.contains(browser))
    #expect(handler?.isEnabled == true)
    navigator.back()
    #expect(weak.object == nil)
    #expect(handler?.isEnabled == false)
    handler?.isEnabled = true
    handler?.cancel()
    #expect(navigator.tree.summary == "A")
  }

  @Test func handlersEndWithTheirNavigator() {
    var navigator: Navigator? = Navigator(root: browser)
    let weak = Weak(navigator?.visibleScreen), handler = navigator?.screen(of: browser)?.handler
    navigator = nil
    #expect(weak.object == nil)
    #expect(handler?.isEnabled == false)
  }

  @Test func cancelledHandlerKeepsNothingAlive() {
    let navigator = backs.navigator(after: .push(browser))
    var kept: Page? = Page()
    let weak = Weak(kept)
    var lets: Lets?
    navigator.perform(.push(Flow(with: Page()) { (_: Page, made) in lets = made }))
    let handler = lets?.onBack { [kept] in kept == nil ? nil : .stay }
    kept = nil
    #expect(weak.object != nil)
    handler?.cancel()
    #expect(weak.object == nil)
  }

  @Test func handlerOfARemovedScreenIsReleased() {
    var lets: Lets?
    let navigator = backs.navigator(after: .push(Flow(with: Page()) { (_: Page, made) in lets = made }))
    navigator.perform(.pop())
    let page = Page(), weak = Weak(page)
    let handler = lets?.onBack { [page] in page.received.isEmpty ? nil : .stay }
    #expect(handler?.isEnabled == false)
    #expect(weak.object != nil)
    #expect(!navigator.back())
  }

  @Test func objectOfAHandlerCanNavigateInItsDeinit() {
    let navigator = backs.navigator()
    let flow = Flow(with: Page()) { [unowned navigator] (_: Page, lets) in
      let last = Last { navigator.perform(.push(Pages.x)) }
      lets.onBack { withExtendedLifetime(last) { .pop() } }
    }
    navigator.perform(.push(flow))
    #expect(navigator.back())
    #expect(navigator.tree.summary == "A > X")
  }

  private final class Last {
    private let deed: @MainActor () -> Void
    init(_ deed: @escaping @MainActor () -> Void) { self.deed = deed }
    deinit {
      let deed = deed
      MainActor.assumeIsolated { deed() }
    }
  }

  @Test func handlerOfAReplacedScreenEnds() {
    let navigator = backs.navigator(after: .push(backs["B"]), .replace(with: Pages.c))
    #expect(!navigator.host.asksBefore())
    #expect(backs.asked { navigator.back() } == [])
  }
}
