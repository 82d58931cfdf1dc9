import Testing
import UIKit

@Suite("Tabs", .standIn)
@MainActor
struct TabTests {
  let log = Log()
  let tabs = UITabBarController()
  let delegate: TabDelegate
  let window: UIWindow
  let stack: UINavigationController

  init() {
    let log = log
    delegate = TabDelegate(log)
    stack = UINavigationController(rootViewController: Page("root", log))
    stack.title = "one"
    tabs.viewControllers = [stack, Page("two", log), Page("three", log)]
    window = StandIn.window(tabs)
    tabs.delegate = delegate
    _ = log.take()
  }

  var user: StandIn.User { StandIn.User(window) }

  @Test("A tap asks, selects and tells; the tab's view is loaded now")
  func tap() {
    let two = tabs.viewControllers?[1]
    #expect(two?.isViewLoaded == false)
    #expect(user.tapTab(1, of: tabs))
    #expect(tabs.selectedIndex == 1)
    #expect(
      log.take() == [
        "should two?", "root willDisappear", "two willAppear", "root didDisappear", "two didAppear", "did two",
      ])
  }

  @Test("A tap that is refused changes nothing")
  func refused() {
    delegate.refuses = tabs.viewControllers?[1]
    #expect(user.tapTab(1, of: tabs))
    #expect(tabs.selectedIndex == 0)
    #expect(log.take() == ["should two?"])
  }

  @Test("A tap on the tab that is shown pops its stack, before it is told or after", arguments: [false, true])
  func retap(tellsFirst: Bool) {
    StandIn.world.assumptions.retapSelectsBeforePop = tellsFirst
    let stackDelegate = StackDelegate(log)
    stack.pushViewController(Page("detail"), animated: false)
    stack.pushViewController(Page("more"), animated: false)
    stack.delegate = stackDelegate
    _ = log.take()
    #expect(user.tapTab(0, of: tabs))
    #expect(stack.transitionCoordinator != nil)
    StandIn.clock.runUntilIdle()
    #expect(stack.viewControllers.count == 1)
    let order = log.take().filter { !$0.contains("ppear") }
    #expect(
      order
        == (tellsFirst
          ? ["should one?", "did one", "willShow root", "didShow root"]
          : ["should one?", "willShow root", "did one", "didShow root"]))
  }

  @Test("A refused tap on the tab that is shown pops nothing")
  func refusedRetap() {
    delegate.refuses = stack
    stack.pushViewController(Page("detail"), animated: false)
    #expect(user.tapTab(0, of: tabs))
    #expect(stack.viewControllers.count == 2)
  }

  @Test("A bar that what is pushed hides is not tapped")
  func hiddenBar() {
    let detail = Page("detail")
    detail.hidesBottomBarWhenPushed = true
    stack.pushViewController(detail, animated: false)
    #expect(!user.tapTab(1, of: tabs))
  }

  @Test("A tab is changed in the middle of a push, and every controller is told in pairs")
  func duringPush() {
    stack.pushViewController(Page("detail", log), animated: true)
    StandIn.clock.advance(by: 0.1)
    #expect(user.tapTab(1, of: tabs))
    StandIn.clock.runUntilIdle()
    #expect(
      log.take().filter { $0.hasPrefix("detail") } == [
        "detail willAppear+", "detail willDisappear", "detail didDisappear",
      ])
    #expect(user.tapTab(0, of: tabs))
    #expect(log.take().filter { $0.hasPrefix("detail") } == ["detail willAppear", "detail didAppear"])
  }
}

final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  let log: Log
  var top: UISplitViewController.Column?
  init(_ log: Log) { self.log = log }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.note("top?")
    return top ?? proposedTopColumn
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.note("collapsed") }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.note("mode?")
    return proposedDisplayMode
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.note("expanded") }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    log.note("show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    log.note("hide \(column)")
  }
}

@Suite("Split views", .standIn)
@MainActor
struct SplitTests {
  let log = Log()
  let split = UISplitViewController(style: .doubleColumn)
  let list = UINavigationController(rootViewController: Page("list"))
  let detail = UINavigationController(rootViewController: Page("detail"))
  let delegate: SplitDelegate

  init() {
    delegate = SplitDelegate(log)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.delegate = delegate
  }

  @Test("Narrow, the second column's stack lies on the first one's, and comes off again")
  func nests() {
    let window = StandIn.window(split, isNarrow: false)
    let user = StandIn.User(window)
    #expect(!split.isCollapsed)
    #expect(detail.viewIfLoaded?.window != nil)
    #expect(user.resize(isNarrow: true))
    #expect(split.isCollapsed)
    #expect(list.viewControllers.last === detail)
    #expect(log.take() == ["top?", "hide primary", "collapsed"])
    #expect(user.resize(isNarrow: false))
    #expect(list.viewControllers.count == 1)
    #expect(detail.parent === split)
    #expect(log.take() == ["mode?", "show secondary", "expanded"])
  }

  @Test("Narrow, going back from the detail is a pop, and no column is told of")
  func backInNarrow() {
    let window = StandIn.window(split)
    let user = StandIn.User(window)
    detail.pushViewController(Page("more"), animated: false)
    _ = log.take()
    #expect(user.tapBack(list))
    StandIn.clock.runUntilIdle()
    #expect(detail.viewControllers.count == 1)
    #expect(user.beginSwipeBack(list))
    user.finishSwipeBack(list)
    StandIn.clock.runUntilIdle()
    #expect(list.viewControllers.count == 1)
    #expect(log.take() == [])
    split.show(.secondary)
    StandIn.clock.runUntilIdle()
    #expect(list.viewControllers.last === detail)
  }

  @Test("The delegate chooses what a narrow window shows")
  func topColumn() {
    delegate.top = .primary
    let window = StandIn.window(split)
    #expect(window.rootViewController === split)
    #expect(list.viewControllers.count == 1)
  }

  @Test("The user puts a column away, and is told of; the program is not")
  func hide() {
    let window = StandIn.window(split, isNarrow: false)
    _ = log.take()
    #expect(StandIn.User(window).toggle(.primary, of: split))
    #expect(log.take() == ["hide primary"])
    #expect(!split.isShowing(.primary))
    split.show(.primary)
    #expect(log.take() == ["show primary"])
    split.hide(.primary)
    #expect(log.take() == [])
  }
}

@Suite("Pages", .standIn)
@MainActor
struct PageTests {
  let log = Log()
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let book: PageBook
  let window: UIWindow
  var user: StandIn.User { StandIn.User(window) }

  init() {
    book = PageBook(log)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    window = StandIn.window(pages)
    _ = log.take()
  }

  @Test("A swipe to the end")
  func swipe() {
    #expect(!user.beginSwipePage(pages, .reverse))
    #expect(user.beginSwipePage(pages, .forward))
    user.finishSwipePage(pages)
    StandIn.clock.runUntilIdle()
    #expect(pages.viewControllers == [book.pages[1]])
    #expect(
      log.take()
        == [
          "to b", "b willAppear+", "a willDisappear-", "b didAppear", "a didDisappear", "from a true",
        ].map { $0.replacing("+", with: "").replacing("-", with: "") })
  }

  @Test("A swipe that is cancelled")
  func cancelled() {
    #expect(user.beginSwipePage(pages, .forward))
    user.cancelSwipePage(pages)
    StandIn.clock.runUntilIdle()
    #expect(pages.viewControllers == [book.pages[0]])
    #expect(
      log.take() == [
        "to b", "b willAppear", "a willDisappear", "a willAppear", "a didAppear", "b willDisappear", "b didDisappear",
        "from a false",
      ])
  }

  @Test("A page set during a drag or an animation, or none at all, is a crash")
  func crashes() {
    #expect(user.beginSwipePage(pages, .forward))
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    #expect(complaints() == [.exception])
    user.cancelSwipePage(pages)
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    #expect(complaints() == [.exception])
    StandIn.clock.runUntilIdle()
    pages.setViewControllers([], direction: .forward, animated: false)
    #expect(complaints() == [.exception])
  }

  @Test("A finger that catches a page in flight cuts its completion off")
  func cutOff() {
    let log = log
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { log.note("completed \($0)") }
    StandIn.clock.advance(by: 0.1)
    #expect(user.beginSwipePage(pages, .forward))
    #expect(log.take().contains("completed false"))
  }

  @Test(
    "After an animated change the page beside may be an old one, until one without animation", arguments: [false, true])
  func stale(keeps: Bool) {
    StandIn.world.assumptions.pagesKeepStaleNeighbours = keeps
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    StandIn.clock.runUntilIdle()
    #expect(user.beginSwipePage(pages, .reverse))
    user.finishSwipePage(pages)
    StandIn.clock.runUntilIdle()
    #expect(pages.viewControllers == [book.pages[keeps ? 0 : 1]])
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    StandIn.clock.runUntilIdle()
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    #expect(user.beginSwipePage(pages, .reverse))
    user.finishSwipePage(pages)
    StandIn.clock.runUntilIdle()
    #expect(pages.viewControllers == [book.pages[1]])
  }
}
