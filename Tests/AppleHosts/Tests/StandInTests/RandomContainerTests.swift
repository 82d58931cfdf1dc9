import Testing
import UIKit

/// Pages and columns in tabs, under a random app and user.
@Suite("The stand-in's pages and columns under a random app and user")
@MainActor
struct RandomContainerTests {
  @Test("Every controller is told in pairs, and what is seen is told that it is", arguments: 0..<4)
  func session(_ block: Int) {
    for seed in 0..<60 {
      var random = Seeded(UInt64(block * 1000 + seed + 77))
      let profile = StandIn.Profile.all.randomElement(using: &random) ?? .iOS18
      let world = StandIn.World(profile: profile, assumptions: .init(using: &random))
      StandIn.run(world) { _ in
        let session = ContainerSession(random)
        for _ in 0..<100 { session.step() }
        session.settle()
        let faults = session.faults()
        #expect(faults == [], "seed \(block * 1000 + seed + 77)")
        let lines = world.console.take().filter { $0.kind != .exception && $0.kind != .nestedPush }
        #expect(lines == [], "seed \(block * 1000 + seed + 77)")
      }
    }
  }
}

/// A tab with pages and a tab with columns, which are stacks; a narrow window has a column of its own.
@MainActor
final class ContainerSession: NSObject, UIPageViewControllerDataSource {
  private var random: Seeded
  private let tabs = UITabBarController()
  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let split = UISplitViewController(style: .doubleColumn)
  private let book = (0..<4).map { _ in Careful() }
  private let columns = (0..<3).map { _ in UINavigationController(rootViewController: Careful()) }
  private let window: UIWindow
  private var all: [Careful] = []

  init(_ random: Seeded) {
    self.random = random
    tabs.viewControllers = [pages, split]
    split.setViewController(columns[0], for: .primary)
    split.setViewController(columns[1], for: .secondary)
    split.setViewController(columns[2], for: .compact)
    pages.setViewControllers([book[0]], direction: .forward, animated: false)
    window = StandIn.window(tabs, isNarrow: false)
    super.init()
    all = book + columns.compactMap { $0.topViewController as? Careful }
    pages.dataSource = self
  }

  private var user: StandIn.User { StandIn.User(window) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { book.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? book[$0 - 1] : nil } }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    book.firstIndex { $0 === viewController }.flatMap { $0 + 1 < book.count ? book[$0 + 1] : nil }
  }

  private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  func step() {
    let animated = !chance(3)
    let stack = columns[Int.random(in: 0..<3, using: &random)]
    switch Int.random(in: 0..<14, using: &random) {
    case 0: tabs.selectedIndex = chance(2) ? 0 : 1
    case 1: _ = user.tapTab(chance(2) ? 0 : 1, of: tabs)
    case 2: pages.setViewControllers([book[chance(2) ? 0 : 3]], direction: .forward, animated: animated)
    case 3, 4: _ = user.beginSwipePage(pages, chance(2) ? .forward : .reverse)
    case 5: user.finishSwipePage(pages)
    case 6: user.cancelSwipePage(pages)
    case 7: _ = user.resize(isNarrow: chance(2))
    case 8:
      let page = Careful()
      all.append(page)
      stack.pushViewController(page, animated: animated)
    case 9: stack.popViewController(animated: animated)
    case 10: _ = user.tapBack(stack)
    case 11: if user.beginSwipeBack(stack) { chance(2) ? user.finishSwipeBack(stack) : user.cancelSwipeBack(stack) }
    case 12: chance(2) ? split.show(.secondary) : split.hide(.primary)
    default: StandIn.clock.advance(by: Double.random(in: 0...0.5, using: &random))
    }
  }

  func settle() {
    user.cancelSwipePage(pages)
    StandIn.clock.runUntilIdle()
  }

  func faults() -> [String] {
    var faults = all.flatMap(\.faults)
    for page in all {
      let isSeen = page.viewIfLoaded?.window != nil
      if page.step != (isSeen ? .there : .gone) { faults.append("\(page.step), in a window: \(isSeen)") }
    }
    let shown = tabs.selectedIndex == 0 ? pages.viewControllers?.first : columns[0].topViewController
    if tabs.selectedIndex == 0, shown?.viewIfLoaded?.window == nil { faults.append("the page is not seen") }
    if tabs.selectedIndex == 1, split.isCollapsed != (split.traitCollection.horizontalSizeClass == .compact) {
      faults.append("the columns don't fit the window")
    }
    for stack in columns where stack.children != stack.viewControllers { faults.append("children are not the array") }
    return faults
  }
}
