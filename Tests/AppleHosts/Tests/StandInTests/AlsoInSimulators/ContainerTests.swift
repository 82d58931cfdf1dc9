import Testing
import UIKit

@Suite("Containers", .standIn)
@MainActor
struct ContainerTests {
  private let log = Log()

  @Test("The program selects a tab without asking or telling; its view is loaded now")
  func tabs() async {
    let delegate = TabDelegate(log)
    let tabs = UITabBarController()
    tabs.viewControllers = ["one", "two", "three"].map { Page($0, log) }
    let window = show(tabs)
    tabs.delegate = delegate
    await settle()
    #expect(window.rootViewController === tabs)
    #expect(log.take() == ["one willAppear", "one didAppear"])
    #expect(tabs.viewControllers?[1].isViewLoaded == false)
    tabs.selectedIndex = 1
    await settle()
    #expect(tabs.viewControllers?[1].isViewLoaded == true)
    #expect(log.take() == ["one willDisappear", "two willAppear", "one didDisappear", "two didAppear"])
  }

  @Test("A selected tab that is removed gives way to another one, and nobody is told of a selection")
  func removedTab() async {
    let delegate = TabDelegate(log)
    let tabs = UITabBarController()
    tabs.viewControllers = ["one", "two", "three"].map { Page($0) }
    let window = show(tabs)
    tabs.delegate = delegate
    tabs.selectedIndex = 2
    await settle()
    tabs.viewControllers = Array(tabs.viewControllers?.dropLast() ?? [])
    await settle()
    #expect(window.rootViewController === tabs)
    #expect(tabs.selectedViewController != nil)
    #expect(log.take() == [])
  }

  @Test("A stack in a tab that is not selected changes without being seen")
  func hiddenStack() async {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: Page("root", log))
    tabs.viewControllers = [Page("one"), stack]
    let window = show(tabs)
    await settle()
    stack.pushViewController(Page("next", log), animated: true)
    await settle()
    #expect(window.rootViewController === tabs)
    #expect(log.take() == [])
    #expect(stack.viewControllers.count == 2)
    tabs.selectedIndex = 1
    await settle()
    #expect(log.take().last == "next didAppear")
  }

  @Test("The program turns a page: no delegate, a completion")
  func page() async {
    let log = log
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let book = PageBook(log)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let window = show(pages)
    await settle()
    #expect(window.rootViewController === pages)
    _ = log.take()
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { log.note("completed \($0)") }
    await settle()
    #expect(log.take() == ["c willAppear", "a willDisappear", "c didAppear", "a didDisappear", "completed true"])
    #expect(pages.viewControllers == [book.pages[2]])
  }

  @Test("A column that is no stack is put into one")
  func column() async {
    let split = UISplitViewController(style: .doubleColumn)
    let page = Page("detail")
    split.setViewController(Page("list"), for: .primary)
    split.setViewController(page, for: .secondary)
    let window = show(split)
    await settle()
    #expect(window.rootViewController === split)
    #expect(split.viewController(for: .secondary) === page)
    #expect(page.navigationController != nil)
  }

  @Test("With a column of its own for narrow windows nothing is nested")
  func compactColumn() async {
    let split = UISplitViewController(style: .doubleColumn)
    let list = UINavigationController(rootViewController: Page("list"))
    let detail = UINavigationController(rootViewController: Page("detail"))
    let compact = UINavigationController(rootViewController: Page("compact"))
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.setViewController(compact, for: .compact)
    let window = show(split)
    await settle()
    #expect(window.rootViewController === split)
    #expect(list.viewControllers.count == 1)
    #expect((compact.viewIfLoaded?.window != nil) == split.isCollapsed)
    #expect((detail.viewIfLoaded?.window != nil) != split.isCollapsed)
  }
}

final class TabDelegate: NSObject, UITabBarControllerDelegate {
  let log: Log
  var refuses: UIViewController?
  init(_ log: Log) { self.log = log }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.note("should \(viewController.title ?? "")?")
    return viewController !== refuses
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.note("did \(viewController.title ?? "")")
  }
}

final class PageBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let log: Log
  let pages: [UIViewController]

  init(_ log: Log) {
    self.log = log
    pages = ["a", "b", "c"].map { Page($0, log) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.note("to \(pendingViewControllers.first?.title ?? "")") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { log.note("from \(previousViewControllers.first?.title ?? "") \(completed)") }
}
