import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// Tabs and pages that the app selects itself.
@Suite @MainActor struct SelectionByAppTests {
  let pages = Pages()

  /// Who makes the container.
  enum Maker: CaseIterable { case host, app }

  private func inManyWorlds(
    _ root: Flow<Page>, _ own: UIViewController? = nil, refusals: Int = 0, _ body: @MainActor (Bench) throws -> Void
  ) throws {
    try StandIn.inManyWorlds { world in
      let bench = Bench(root, in: world) { host in
        host.show(Page.self) { page in
          page.name == "frame" ? UITabBarController(nibName: nil, bundle: nil) : PageController(page)
        }
      }
      try body(bench)
      bench.settle()
      #expect(bench.complaints == [])
      #expect(bench.issues.count == refusals)
      #expect(bench.navigator.isSettled)
      world.closeScenes()
    }
  }

  private func tabs(_ bench: Bench) throws -> UITabBarController {
    try #require(bench.host?.contents.values.first { $0.kind == .tabs }?.frame as? UITabBarController)
  }

  private func flow(_ maker: Maker) -> Flow<Page> {
    Flow(with: Page(maker == .app ? "frame" : "tabs"), containing: .tabs(pages.page("1"), pages.page("2")))
  }

  @Test(arguments: Maker.allCases, [false, true])
  func theTreeFollowsATabThatTheAppSelects(maker: Maker, byIndex: Bool) throws {
    try inManyWorlds(flow(maker)) { bench in
      let tabs = try tabs(bench)
      for index in [1, 0, 1] {
        if byIndex { tabs.selectedIndex = index } else { tabs.selectedViewController = tabs.viewControllers?[index] }
        #expect((tabs.selectedViewController as? UINavigationController)?.viewControllers.isEmpty == false)
        bench.settle()
        #expect(bench.navigator.tree.containers.first?.selected == index)
        #expect(bench.inner.viewControllers.map(\.title) == ["\(index + 1)"])
        #expect(tabs.selectedIndex == index)
      }
      bench.perform(.push(pages.page("3")))
      #expect(bench.inner.viewControllers.map(\.title) == ["2", "3"])
    }
  }

  @Test func aTabThatMayNotBeLeftComesBack() throws {
    let closed = pages.page("2").guarded { _ in .refuse("closed") }
    let form = Flow(with: Page("tabs"), containing: .tabs(pages.page("1"), closed))
    try inManyWorlds(form, refusals: 1) { bench in
      let tabs = try tabs(bench)
      tabs.selectedIndex = 1
      bench.settle()
      #expect(tabs.selectedIndex == 0)
      #expect(bench.inner.viewControllers.map(\.title) == ["1"])
      #expect(bench.navigator.tree.containers.first?.selected == 0)
    }
  }

  /// Of what a full screen hides nobody hears; the tree follows when something else has come to rest.
  @Test(arguments: [PresentationStyle.sheet, .popover, .fullScreen])
  func theTreeFollowsATabThatTheAppSelectsUnderAModal(style: PresentationStyle) throws {
    try inManyWorlds(flow(.host)) { bench in
      let tabs = try tabs(bench)
      bench.perform(.present(pages.page("modal"), as: style))
      tabs.selectedIndex = 1
      bench.settle()
      #expect(bench.user.modals.count == 1)
      if style != .fullScreen { #expect(bench.navigator.tree.containers.first?.selected == 1) }
      bench.perform(.dismiss())
      #expect(tabs.selectedIndex == 1)
      #expect(bench.navigator.tree.containers.first?.selected == 1)
      #expect(bench.inner.viewControllers.map(\.title) == ["2"])
    }
  }

  /// What a tab contains is there, too, though something lies in front, and this host has never shown it.
  @Test func aTabWithTabsInsideIsSelectedUnderASheet() throws {
    let inner = Flow(with: Page("inner"), containing: .tabs(pages.page("3"), pages.page("4")))
    try inManyWorlds(Flow(with: Page("tabs"), containing: .tabs(pages.page("1"), inner))) { bench in
      let root = bench.navigator.tree.root[0].id, world = bench.world
      bench.perform(.select(1), from: root)
      bench.perform(.select(1))
      bench.perform(.select(0), from: root)
      bench.perform(.present(pages.page("sheet")))
      UIKitHost(bench.navigator, window: bench.window) { host in
        host.after = { world.clock.after($0, $1) }
        host.show(Page.self) { PageController($0) }
      }
      bench.settle()
      let tabs = try #require(bench.host?.contents[root]?.frame as? UITabBarController)
      tabs.selectedIndex = 1
      bench.settle()
      #expect(bench.user.modals.count == 1)
      let shown = bench.host?.stacks.filter(\.isOpen).map { $0.controller.viewControllers.map(\.title) } ?? []
      #expect(shown.contains(["4"]))
    }
  }

  @Test func aTabIsCoveredInTheMomentOfItsChoice() throws {
    try inManyWorlds(flow(.host)) { bench in
      let tabs = try tabs(bench)
      tabs.selectedIndex = 1
      bench.perform(.present(pages.page("sheet"), transition: .none))
      #expect(bench.user.modals.count == 1)
      #expect(bench.navigator.tree.containers.first?.selected == 1)
      bench.perform(.batch(.dismiss(), .select(0)), from: bench.navigator.tree.visible.id)
      #expect(tabs.selectedIndex == 0)
      #expect(bench.navigator.tree.containers.first?.selected == 0)
    }
  }

  @Test func aTabUnderASheetMayNotBeLeft() throws {
    let closed = pages.page("2").guarded { _ in .refuse("closed") }
    let form = Flow(with: Page("tabs"), containing: .tabs(pages.page("1"), closed))
    try inManyWorlds(form, refusals: 1) { bench in
      let tabs = try tabs(bench)
      bench.perform(.present(pages.page("sheet")))
      tabs.selectedIndex = 1
      bench.settle()
      #expect(tabs.selectedIndex == 0)
      #expect(bench.user.modals.count == 1)
      #expect(bench.navigator.tree.containers.first?.selected == 0)
    }
  }

  /// As a button on another screen does it: it goes back, and selects.
  @Test func theAppSelectsATabThatIsCovered() throws {
    try inManyWorlds(flow(.host)) { bench in
      let tabs = try tabs(bench)
      bench.perform(.push(pages.page("b")), from: bench.navigator.tree.root[0].id)
      tabs.selectedIndex = 1
      bench.settle()
      bench.perform(.popToRoot(), from: bench.navigator.tree.root[0].id)
      bench.settle()
      #expect(bench.navigator.tree.containers.first?.selected == tabs.selectedIndex)
      #expect(bench.inner.viewControllers.map(\.title) == ["\(tabs.selectedIndex + 1)"])
    }
  }

  @Test(arguments: [false, true]) func theTreeFollowsAPageThatTheAppTurnsTo(isAnimated: Bool) throws {
    let book = Flow(with: Page("book"), containing: .pages(pages.page("1"), pages.page("2"), pages.page("3")))
    try inManyWorlds(book) { bench in
      let frame = try #require(bench.host?.contents.values.first?.frame as? UIPageViewController)
      for index in 1...2 {
        let now = try #require(frame.viewControllers?.first)
        let next = try #require(frame.dataSource?.pageViewController(frame, viewControllerAfter: now))
        frame.setViewControllers([next], direction: .forward, animated: isAnimated)
        bench.settle()
        #expect(bench.navigator.tree.containers.first?.selected == index)
        #expect(bench.inner.viewControllers.map(\.title) == ["\(index + 1)"])
      }
      bench.perform(.push(pages.page("4")))
      #expect(bench.inner.viewControllers.map(\.title) == ["3", "4"])
    }
  }
}
