import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

@MainActor
private final class Listener: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIPageViewControllerDelegate
{
  var heard: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    heard.append("showed \(viewController.title ?? "?")")
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    heard.append("selected \(tabBarController.selectedIndex)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    heard.append("drags")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    heard.append(completed ? "turned" : "stayed")
  }
}

@Suite @MainActor struct SceneTests {
  let pages = Pages()

  @Test func theAppMayOwnDelegates() throws {
    try StandIn.run { world in
      let listener = Listener()
      let tabs = Flow(with: Page("home"), containing: .tabs(pages.page("a"), pages.page("b")))
      let bench = Bench(tabs, in: world) { $0.show(Page.self) { PageController($0) } }
      let controller = try #require(bench.window.rootViewController as? UITabBarController)
      controller.delegate = listener
      let stack = try #require(controller.viewControllers?[0] as? UINavigationController)
      stack.delegate = listener
      bench.perform(.push(pages.page("c")))
      #expect(bench.user.tapBack(stack))
      bench.settle()
      #expect(bench.user.tapTab(1, of: controller))
      bench.settle()
      #expect(listener.heard == ["showed c", "showed a", "selected 1"])
      #expect(bench.navigator.tree.summary == "Page[a(a), *b(b)]")
    }
  }

  @Test func theAppsPagesMayHaveADelegate() throws {
    StandIn.run { world in
      let listener = Listener()
      let own = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
      own.delegate = listener
      let book = Flow(with: own, containing: .pages(pages.page("a"), pages.page("b")))
      let bench = Bench(book, in: world) { $0.show(Page.self) { PageController($0) } }
      for finishes in [false, true] {
        #expect(bench.user.beginSwipePage(own, .forward))
        bench.user.moveSwipePage(own, to: 0.4)
        if finishes { bench.user.finishSwipePage(own) } else { bench.user.cancelSwipePage(own) }
        bench.settle()
      }
      #expect(listener.heard == ["drags", "stayed", "drags", "turned"])
      #expect(bench.navigator.tree.summary == "UIPageViewController[a(a), *b(b)]")
      #expect(bench.complaints == [])
    }
  }

  @Test func tabsHaveTitlesAndBadges() throws {
    try StandIn.run { world in
      let (a, b) = (pages.page("a"), pages.page("b"))
      let bench = Bench(Flow(with: Page("home"), containing: .tabs(a, b)), in: world) { host in
        host.show(Page.self) { PageController($0) }
        host.tab(b, UITabBarItem(title: "Basket", image: nil, tag: 1))
      }
      let tabs = try #require(bench.window.rootViewController as? UITabBarController)
      #expect(tabs.viewControllers?[1].tabBarItem.title == "Basket")
      bench.host?.tabItem(of: b)?.badgeValue = "3"
      #expect(tabs.viewControllers?[1].tabBarItem.badgeValue == "3")
      #expect((tabs.viewControllers?[1] as? UINavigationController)?.viewControllers == [])
    }
  }

  @Test func aNewHostTakesThePlaceOfAnother() {
    StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.present(pages.page("b")))
      weak var before: UIKitHost?
      before = bench.host
      UIKitHost(bench.navigator, window: bench.window) { host in
        host.after = { world.clock.after($0, $1) }
        host.show(Page.self) { PageController($0) }
      }
      bench.settle()
      #expect(before == nil)
      #expect(bench.titles == [["a"], ["b"]])
      #expect(bench.complaints == [])
    }
  }

  @Test func twoScenesHaveANavigatorEach() {
    StandIn.run { world in
      let one = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      let other = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      one.perform(.push(pages.page("b")))
      other.perform(.present(pages.page("c")))
      #expect(one.titles == [["a", "b"]])
      #expect(other.titles == [["a"], ["c"]])
    }
  }

  @Test func aModalOfTheAppsOwnIsLeftAlone() {
    StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      let share = UIViewController()
      share.title = "share"
      bench.stack.topViewController?.present(share, animated: true)
      bench.settle()
      bench.perform(.push(pages.page("b")))
      #expect(bench.titles == [["a", "b"], ["share"]])
      bench.perform(.present(pages.page("c")))
      #expect(bench.titles == [["a", "b"], ["share"], ["c"]])
      bench.perform(.dismiss())
      #expect(bench.titles == [["a", "b"], ["share"]])
      #expect(bench.complaints == [])
    }
  }

  @Test func whatTheAppDismissesByItselfLeavesTheTree() {
    StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.present(pages.page("b")))
      bench.stack.topViewController?.dismiss(animated: true)
      bench.settle()
      #expect(bench.navigator.tree.summary == "a(a)")
      #expect(bench.titles == [["a"]])
    }
  }

  @Test func itFillsAnyViewController() {
    StandIn.run { world in
      let outer = UIViewController()
      let window = StandIn.window(outer)
      let navigator = Navigator(root: pages.page("a"))
      UIKitHost(navigator, in: outer) { host in
        host.after = { world.clock.after($0, $1) }
        host.show(Page.self) { PageController($0) }
      }
      world.clock.runUntilIdle()
      navigator.perform(.present(pages.page("b")))
      world.clock.runUntilIdle()
      #expect(StandIn.User(window).modals.count == 1)
      #expect(outer.children.count == 1)
      #expect(navigator.isSettled)
    }
  }
}
