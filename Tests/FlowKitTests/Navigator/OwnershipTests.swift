import FlowKit
import FlowKitTesting
import Testing

/// The navigator owns the screens, and nothing in FlowKit owns the navigator.
@MainActor
struct OwnershipTests {
  @Test(arguments: [
    (NavigationAction.pop(), [4]), (.popToRoot(), [4]), (.back(), [4]), (.dismiss(), [3, 4]), (.dismissAll(), [3, 4]),
    (.popTo(Pages.a), [2, 3, 4]), (.goTo(Pages.b), [3, 4]), (.replace(with: Pages.a), [4]),
    (.reset(to: Pages.a), [3, 4]), (.push(Pages.a), []), (.goTo(Pages.d), []), (.popTo(Pages.x), []),
  ])
  func screensThatLeaveAreReleasedBeforeTheOutcomeIsReturned(action: NavigationAction, gone: [Int]) throws {
    let navigator = try Navigator(showing: "A > B | sheet: C > D")
    let screens = (1...4).map { Weak(navigator.screen(of: ScreenID($0))) }
    navigator.perform(action)
    #expect((1...4).filter { screens[$0 - 1].object == nil } == gone)
  }

  @Test func screenIsReleasedBeforeItsCallbackReturns() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(.push(Flow(with: Page()) { $0.onNext = $1.pop() }))
    let screen = Weak(navigator.visibleScreen)
    let callback = try navigator.page(2).onNext
    callback()
    #expect(screen.object == nil)
    #expect(navigator.tree.summary == "A")
  }

  @Test func releasedNavigatorReleasesAllScreens() throws {
    var navigator: Navigator? = try Navigator(showing: "A > B | sheet: C > D")
    let screens = (1...4).map { Weak(navigator?.screen(of: ScreenID($0))) }
    #expect(screens.allSatisfy { $0.object != nil })
    navigator = nil
    #expect(screens.allSatisfy { $0.object == nil })
  }

  @Test func callbacksDoNotKeepTheirNavigatorAliveAndDoNothingAfterIt() throws {
    var callbacks: [() -> Void] = []
    let flow = Flow(with: Page()) { (_: Page, lets) in
      callbacks = [
        lets.push(Pages.b), lets.present(Pages.b), lets.replace(with: Pages.b), lets.reset(to: Pages.b),
        lets.goTo(Pages.b), lets.popTo(Pages.b), lets.pop(), lets.popToRoot(), lets.dismiss(), lets.dismissAll(),
        lets.back(),
      ]
    }
    var navigator: Navigator? = Navigator(root: flow)
    let weak = Weak(navigator)
    #expect(navigator != nil)
    navigator = nil
    #expect(weak.object == nil)
    for callback in callbacks { callback() }
    callbacks = []  // the flow's closure keeps what the callbacks are stored in
  }

  @Test func forwardingCallbackDoesNothingAfterItsNavigator() throws {
    var callback: (String) -> Void = { _ in }
    var received: [String] = []
    let flow = Flow(with: Page()) { (_: Page, lets) in
      callback = lets.push(Pages.b) { _ in { received.append($0) } }
    }
    var navigator: Navigator? = Navigator(root: flow)
    callback("one")
    #expect(navigator?.tree.summary == "Page > B")
    navigator = nil
    callback("two")
    #expect(received == ["one"])
    callback = { _ in }
  }

  @Test func argumentsAreNotKept() throws {
    let navigator = Navigator(
      root: Flow(with: Page()) { page, lets in
        page.onText = lets.push(Pages.b) { $0.receive }
      })
    let argument = Weak(push(on: navigator))
    #expect(argument.object == nil)
  }

  private func push(on navigator: Navigator) -> Page {
    let argument = Page()
    navigator.perform(.push(Pages.b) { _ in _ = argument })
    return argument
  }

  @Test func navigatorThatIsReleasedDuringAnActionEndsIt() throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let weak = Weak(navigator)
    var kinds: [String] = []
    let observation = navigator?.observe { event in
      if event.isOf(.actions, .entries) { kinds.append("\(event.kind)") }
      navigator = nil
    }
    let outcome = navigator?.perform(.push(Pages.b))
    #expect(outcome?.description == "pushed B #2")
    #expect(kinds == ["willNavigate", "made", "disappeared", "appeared", "didNavigate"])
    #expect(weak.object == nil)
    observation?.cancel()
  }

  @Test func screenCanReleaseItsNavigatorInACallback() throws {
    var navigator: Navigator?
    let flow = Flow(with: Page()) { page, lets in
      let pop: () -> Void = lets.pop()
      page.onNext = {
        navigator = nil
        pop()
      }
    }
    navigator = Navigator(root: flow)
    let weak = Weak(navigator)
    (navigator?.visibleScreen as? Page)?.onNext()
    #expect(weak.object == nil)
  }

  @Test func navigatorDoesNotKeepItsHostAlive() throws {
    let navigator = try Navigator(showing: "A")
    var host: HeadlessHost? = HeadlessHost()
    let weak = Weak(host)
    if let host { navigator.attach(host) }
    host = nil
    #expect(weak.object == nil)
  }

  @Test func hostDoesNotKeepItsNavigatorAlive() throws {
    var navigator: Navigator? = try Navigator(showing: "A > B")
    let weak = Weak(navigator)
    let host = HeadlessHost(delaysTransitions: true)
    navigator?.attach(host)
    navigator?.perform(.push(Pages.c))
    navigator = nil
    #expect(weak.object == nil)
    host.finishTransition()
    #expect(host.pictures == ["A > B, none"])
  }

  @Test func screenIsFoundByItsFlow() throws {
    let navigator = try Navigator(showing: "A > B | sheet: B")
    #expect(navigator.screen(of: Pages.b) === navigator.screen(of: 3))
    #expect(navigator.screen(of: Pages.a) === navigator.screen(of: 1))
    #expect(navigator.screen(of: Pages.c) == nil)
  }
}
