import Testing
import UIKit

/// What is assumed of what users do, either side of it; what needs no user is in AlsoInSimulators.
@Suite("What is assumed of users, either way", .standIn)
@MainActor
struct EitherWayTests {
  private let log = Log()

  @Test("A tab that is refused is not selected, or it is seen and goes again", arguments: [false, true])
  func tabsMove(beforeTheyAsk: Bool) {
    StandIn.world.assumptions.tabsMoveBeforeTheyAsk = beforeTheyAsk
    let delegate = TabDelegate(log)
    let tabs = UITabBarController()
    tabs.viewControllers = [Page("one"), Page("two", log)]
    tabs.delegate = delegate
    delegate.refuses = tabs.viewControllers?[1]
    let user = StandIn.User(StandIn.window(tabs))
    #expect(user.tapTab(1, of: tabs))
    #expect(tabs.selectedIndex == 0)
    let seen = ["two willAppear", "two didAppear"], gone = ["two willDisappear", "two didDisappear"]
    #expect(log.take() == (beforeTheyAsk ? seen + ["should two?"] + gone : ["should two?"]))
  }

  @Test("The delegate of tabs is asked with a controller, or with a tab", arguments: [false, true])
  func tabsAsk(byTab: Bool) {
    final class Both: NSObject, UITabBarControllerDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }

      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        log.note("controller?")
        return true
      }

      func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        log.note("tab?")
        return true
      }
    }
    StandIn.world.assumptions.tabsAskByTab = byTab
    let delegate = Both(log)
    let tabs = UITabBarController()
    tabs.viewControllers = [Page("one"), Page("two")]
    tabs.delegate = delegate
    #expect(StandIn.User(StandIn.window(tabs)).tapTab(1, of: tabs))
    #expect(tabs.selectedIndex == 1)
    #expect(log.take() == [byTab ? "tab?" : "controller?"])
  }

  @Test("In the background a window becomes narrow and wide again, or stays as it is", arguments: [false, true])
  func background(resizes: Bool) throws {
    StandIn.world.assumptions.backgroundResizesWindows = resizes
    let delegate = SceneDelegate()
    let scene = StandIn.connect(delegate, isNarrow: false)
    let columns = ColumnDelegate(log)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Page("list"), for: .primary)
    split.setViewController(Page("detail"), for: .secondary)
    split.delegate = columns
    try #require(scene.windows.first).rootViewController = split
    StandIn.clock.runUntilIdle()
    _ = log.take()
    _ = StandIn.leave(scene)
    StandIn.clock.runUntilIdle()
    #expect(log.take() == (resizes ? ["collapsed", "expanded"] : []))
    #expect(!split.isCollapsed)
  }

  @Test("A bar of tabs on a stack is an exception, or works", arguments: [false, true])
  func tabsOnStacks(areRefused: Bool) async {
    StandIn.world.assumptions.stacksRefuseTabBars = areRefused
    let stage = await Stage("a")
    stage.stack.pushViewController(UITabBarController(), animated: false)
    #expect(stage.stack.viewControllers.count == (areRefused ? 1 : 2))
    #expect(complaints() == (areRefused ? [.exception] : []))
  }

  @Test("One page before and after another is an exception, or works", arguments: [false, true])
  func onePageOnBothSides(isRefused: Bool) {
    final class Ring: NSObject, UIPageViewControllerDataSource {
      let pages = ["a", "b"].map { Page($0) }
      func other(_ page: UIViewController) -> UIViewController { page === pages[0] ? pages[1] : pages[0] }

      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { other(viewController) }

      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { other(viewController) }
    }
    StandIn.world.assumptions.pagesRefuseOneOnBothSides = isRefused
    let ring = Ring()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = ring
    pages.setViewControllers([ring.pages[0]], direction: .forward, animated: false)
    let user = StandIn.User(StandIn.window(pages))
    #expect(user.beginSwipePage(pages, .forward) == !isRefused)
    user.finishSwipePage(pages)
    StandIn.clock.runUntilIdle()
    #expect(pages.viewControllers == [ring.pages[isRefused ? 0 : 1]])
    #expect(complaints() == (isRefused ? [.exception] : []))
  }

  @Test("Escape closes a sheet, or does nothing", arguments: [false, true])
  func escape(dismisses: Bool) async {
    StandIn.world.assumptions.escapeDismisses = dismisses
    let stage = await Stage("a")
    stage.stack.present(Page("s"), animated: false)
    #expect(stage.user.pressEscape() == dismisses)
    StandIn.clock.runUntilIdle()
    #expect(stage.modals == (dismisses ? [] : ["s"]))
  }
}

private final class ColumnDelegate: NSObject, UISplitViewControllerDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.note("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.note("expanded") }
}
