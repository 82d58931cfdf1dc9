import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

@MainActor
struct Pages {
  func page(_ name: String) -> Flow<Page> { Flow(with: Page(name), id: name).named(name) }

  var locked: Flow<Page> { Flow(with: Page("locked")).named("locked").confirmsLeaving { _ in false } }
}

@Suite @MainActor struct ScreenTests {
  let pages = Pages()

  @Test func aScreenModelIsGivenAViewController() {
    StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.push(pages.page("b")))
      bench.perform(.present(pages.page("c")))
      #expect(bench.titles == [["a", "b"], ["c"]])
      #expect(bench.navigator.isSettled)
    }
  }

  @Test func aScreenWithoutOneIsToldOnce() {
    StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world)
      bench.perform(.push(pages.page("b")))
      #expect(bench.issues == ["there is no view controller for Page. Register one: host.show(Page.self) { ... }."])
      bench.host?.show(Page.self) { PageController($0) }
      bench.settle()
      #expect(bench.titles == [["a", "b"]])
    }
  }

  @Test func aRegistrationMayComeAfterTheHost() {
    StandIn.run { world in
      let navigator = Navigator(root: pages.page("a"))
      let window = UIWindow(windowScene: StandIn.scene())
      var issues = 0
      navigator.onIssue = { _ in issues += 1 }
      let host = UIKitHost(navigator, window: window)
      host.show(Page.self) { PageController($0) }
      window.makeKeyAndVisible()
      world.clock.runUntilIdle()
      #expect(host.base.controller.topViewController is PageController)
      #expect(issues == 0)
    }
  }

  @Test func nothingIsMadeForWhatIsNotShown() {
    StandIn.run { world in
      var made: [String] = []
      let tabs = Flow(with: Page("tabs"), containing: .tabs(pages.page("a"), pages.page("b")))
      let bench = Bench(tabs, in: world) { host in
        host.show(Page.self) {
          if $0.name != "tabs" { made.append($0.name) }
          return $0.name == "tabs" ? UITabBarController() : PageController($0)
        }
      }
      #expect(made == ["a"])
      bench.perform(.push(pages.page("2")))
      bench.perform(.batch(.select(1), .push(pages.page("3")), .select(0)))
      #expect(made == ["a", "2"])  // the second tab is hidden
      bench.perform(.select(1))
      #expect(Set(made) == ["a", "2", "b", "3"])
      #expect(bench.inner.viewControllers.map(\.title) == ["b", "3"])
      #expect(bench.complaints == [])
    }
  }

  @Test func theBackMenuMayLeadToWhatIsNotMadeYet() throws {
    try StandIn.run { world in
      let bench = Bench(pages.page("root"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.reset(to: pages.page("root"), (1...5).map { pages.page("\($0)") }, keepingEqual: true))
      let target = bench.stack.viewControllers[2]
      #expect(bench.user.longPressBack(bench.stack, to: target))
      bench.settle()
      #expect(bench.navigator.tree.summary == "root(root) > 1(1) > 2(2)")
      let top = try #require(bench.stack.topViewController?.unframed as? PageController)
      #expect(top.page.name == "2")
    }
  }

  @Test func guardsAreAskedByBackSwipeAndPull() throws {
    try StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.push(pages.locked))
      #expect(!bench.user.beginSwipeBack(bench.stack))
      #expect(bench.user.tapBack(bench.stack))
      bench.settle()
      #expect(bench.titles == [["a", "locked"]])
      #expect(bench.issues.count == 1)
      bench.perform(.present(pages.locked))
      let pull = try #require(bench.user.beginPullDown(bench.stack))
      #expect(pull.isResisted)
      pull.finish()
      bench.settle()
      #expect(bench.titles == [["a", "locked"], ["locked"]])
      #expect(bench.issues.count == 2)
    }
  }

  @Test func aHandlerOfBackIsAskedWhileItIsEnabled() {
    StandIn.run { world in
      var handler: Registration?
      var asked = 0
      let browser = Flow(with: Page("browser")) { _, lets in
        handler = lets.onBack {
          asked += 1
          return NavigationAction.stay
        }
      }
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.push(browser))
      #expect(!bench.user.beginSwipeBack(bench.stack))
      #expect(bench.user.tapBack(bench.stack))
      bench.settle()
      #expect(asked == 1)
      #expect(bench.titles == [["a", "browser"]])
      handler?.isEnabled = false
      #expect(bench.user.beginSwipeBack(bench.stack))
      bench.user.finishSwipeBack(bench.stack)
      bench.settle()
      #expect(bench.titles == [["a"]])
      #expect(asked == 1)
    }
  }

  @Test func aSwipeThatIsCancelledChangesNothing() {
    StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.push(pages.page("b")))
      #expect(bench.user.beginSwipeBack(bench.stack))
      bench.navigator.perform(.push(pages.page("c")))
      bench.user.cancelSwipeBack(bench.stack)
      bench.settle()
      #expect(bench.titles == [["a", "b", "c"]])
      #expect(bench.navigator.isSettled)
      #expect(bench.complaints == [])
    }
  }

  @Test func aPushOverAnotherPathShowsThePath() {
    StandIn.run { world in
      let bench = Bench(pages.page("root"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.reset(to: pages.page("root"), pages.page("1"), pages.page("2"), keepingEqual: true))
      let path = NavigationAction.reset(to: pages.page("root"), pages.page("3"), pages.page("2"), keepingEqual: true)
      bench.perform(.batch(path, .push(pages.page("4"))))
      // Nobody has seen the third one yet, but the back button's menu has its name.
      #expect(bench.titles == [["root", "3", "2", "4"]])
      #expect(bench.complaints == [])
    }
  }
}
