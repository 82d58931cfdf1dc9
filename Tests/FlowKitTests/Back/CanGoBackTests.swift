import FlowKit
import FlowKitTesting
import Testing

/// Whether the app can go back, and observing that.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct CanGoBackTests {
  @Test(arguments: [
    ("A", false), ("A > B", true), ("A | sheet: B", true), ("Tabs[B, *C, (D)]", false), ("First[B, *C, (D)]", true),
    ("First[*B, C, (D)]", false), ("Past[B, *C, (D)]", true), ("Split[*B, D]", false), ("Split[B, *D]", true),
    ("Book[B, *C, (D)]", false), ("A > Tabs[B, *C, (D)]", true), ("Frame[*B > X, C]", true),
  ])
  func canGoBackAgreesWithBack(picture: String, canGoBack: Bool) throws {
    let navigator = try Navigator(showing: picture)
    #expect(navigator.canGoBack == canGoBack)
    #expect(navigator.back() == canGoBack)
    #expect(!navigator.host.asksBefore())
  }

  /// The values that an observer gets while a closure runs.
  private func told(_ navigator: Navigator, _ deed: () -> Void) -> [Bool] {
    var told: [Bool] = []
    let observation = navigator.observeCanGoBack { told.append($0) }
    deed()
    observation.cancel()
    return told
  }

  @Test func observersAreNotifiedAtOnceAndAtEachChange() throws {
    let navigator = try Navigator(showing: "A")
    let told = told(navigator) {
      for action: NavigationAction in [
        .push(Pages.b), .push(Pages.c), .pop(), .pop(), .pop(), .present(Pages.b), .dismiss(),
      ] {
        navigator.perform(action)
      }
      navigator.perform(.batch(.push(Pages.b), .push(Pages.c)))
    }
    #expect(told == [false, true, false, true, false, true])
  }

  @Test func callbacksWithoutOtherObserversNotifyToo() throws {
    let navigator = Navigator(root: Flow(with: Page()) { $0.onNext = $1.push(Pages.b) })
    let page = try navigator.page(1)
    #expect(told(navigator) { page.onNext() } == [false, true])
    #expect(navigator.tree.summary == "Page > B")
  }

  @Test func handlersCount() {
    let backs = Backs(), navigator = backs.navigator()
    let told = told(navigator) {
      backs.handlers["A"]?.isEnabled = false
      backs.handlers["A"]?.isEnabled = false
      backs.handlers["A"]?.isEnabled = true
      backs.handlers["A"]?.cancel()
      navigator.perform(.replace(with: backs["B"]))
      navigator.perform(.replace(with: Pages.c))
      navigator.perform(.replace(with: backs["T"]))
      backs.handlers["T"]?.cancel()
      backs.handlers["B"]?.cancel()
      navigator.perform(.select(1))
    }
    #expect(told == [true, false, true, false, true, false, true, false, true])
  }

  @Test func handlerAddedLaterCounts() {
    var lets: Lets?
    let navigator = Navigator(root: Flow(with: Page()) { (_: Page, made) in lets = made })
    #expect(told(navigator) { _ = lets?.onBack { .stay } } == [false, true])
  }

  @Test func cancelledObserverIsNotNotified() throws {
    let navigator = try Navigator(showing: "A")
    var told: [Bool] = []
    var first: Registration?
    first = navigator.observeCanGoBack {
      told.append($0)
      if $0 { first?.cancel() }
    }
    let second = navigator.observeCanGoBack { told.append($0) }
    navigator.perform(.push(Pages.b))
    second.cancel()
    navigator.perform(.pop())
    #expect(told == [false, false, true, true])
  }

  @Test func cancellingReleasesWhatTheClosureCaptured() throws {
    let navigator = try Navigator(showing: "A")
    var page: Page? = Page()
    let weak = Weak(page)
    let observation = navigator.observeCanGoBack { [page] _ in _ = page }
    page = nil
    #expect(weak.object != nil)
    observation.cancel()
    #expect(weak.object == nil)
  }

  @Test func observerCanChangeCanGoBack() {
    let backs = Backs(), navigator = backs.navigator()
    var told: [Bool] = []
    let observation = navigator.observeCanGoBack {
      told.append($0)
      if $0 { backs.handlers["A"]?.isEnabled = false }
    }
    #expect(told == [true, false])
    navigator.perform(.push(Pages.b))
    #expect(told == [true, false, true])
    observation.cancel()
  }

  @Test func observerThatNeverStopsChangingItIsStopped() {
    let backs = Backs(), navigator = backs.navigator()
    var count = 0
    let observation = navigator.observeCanGoBack { canGoBack in
      count += 1
      if count < 1_500 { backs.handlers["A"]?.isEnabled = !canGoBack }  // it ends also if nobody stops it
    }
    #expect(count <= 1_001)
    observation.cancel()
  }

  @Test func actionsOfAnObserverWaitTheirTurn() throws {
    let navigator = try Navigator(showing: "A")
    var outcome: NavigationOutcome?
    let observation = navigator.observeCanGoBack { [unowned navigator] canGoBack in
      if canGoBack, outcome == nil { outcome = navigator.perform(.push(Pages.c)) }
    }
    navigator.perform(.push(Pages.b))
    #expect(outcome?.isQueued == true)
    #expect(navigator.tree.summary == "A > B > C")
    observation.cancel()
  }

  @Test func observerDoesNotKeepTheNavigatorAlive() throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let weak = Weak(navigator), observation = navigator?.observeCanGoBack { _ in }
    navigator = nil
    #expect(weak.object == nil)
    observation?.cancel()
  }

  @Test func observersAreNotifiedBeforeTheHost() throws {
    let navigator = try Navigator(showing: "A"), host = BusyHost()
    navigator.attach(host)
    var order: [String] = []
    let observation = navigator.observeCanGoBack { order.append("\($0)") }
    host.whenShowing = { _ in order.append("shown") }
    navigator.perform(.push(Pages.b))
    #expect(order == ["false", "true", "shown"])
    observation.cancel()
  }
}
