import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// Sets the bar itself whenever it comes, as controllers of SwiftUI's views do, or as an app does that hides it.
private final class BarSetting: UIViewController {
  let hides: Bool

  init(_ page: Page, hides: Bool) {
    self.hides = hides
    super.init(nibName: nil, bundle: nil)
    title = page.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(hides, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.isNavigationBarHidden = hides
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if hides { navigationController?.setNavigationBarHidden(false, animated: animated) }
  }
}

/// One bar in each place, and when it comes and goes.
@Suite @MainActor struct BarTests {
  let pages = Pages()

  private func tabs(_ name: String = "home") -> Flow<Page> {
    Flow(with: Page(name), containing: .tabs(pages.page("1"), pages.page("2")), id: name)
  }

  private func bench(
    _ root: Flow<Page>, in world: StandIn.World, isNarrow: Bool = true,
    _ make: @escaping @MainActor (Page) -> UIViewController = { PageController($0) }
  ) -> Bench {
    Bench(root, in: world, isNarrow: isNarrow) { $0.show(Page.self) { make($0) } }
  }

  // When.

  @Test func theBarGoesWithTheSwipeBackToTabs() throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(tabs(), in: world)
      bench.perform(.push(pages.page("over")), from: bench.navigator.tree.root[0].id)
      #expect(bench.bars == ["< over"])
      let outer = try #require(bench.host?.base.controller)
      #expect(bench.user.beginSwipeBack(outer))
      #expect(outer.isNavigationBarHidden)
      bench.user.moveSwipeBack(outer, to: 0.5)
      bench.user.cancelSwipeBack(outer)
      bench.settle()
      #expect(bench.bars == ["< over"])
      #expect(bench.user.beginSwipeBack(outer))
      bench.user.finishSwipeBack(outer)
      bench.settle()
      #expect(bench.bars == ["1"])
      #expect(bench.complaints == [])
    }
  }

  /// A bar that changes before or after the transition moves by itself, and the screen jumps.
  @Test func barsMoveWithTheTransition() throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(tabs(), in: world)
      let outer = try #require(bench.host?.base.controller), first = bench.navigator.tree.root[0].id
      bench.perform(.push(pages.page("over")), from: first)
      bench.perform(.pop(), from: bench.navigator.tree.root[1].id)
      bench.perform(.push(pages.page("over")), from: first)
      #expect(bench.user.tapBack(outer))
      bench.settle()
      #expect(bench.bars == ["1"])
      let changes = StandIn.barChanges(of: outer).dropFirst()
      #expect(changes.map(\.isHidden) == [false, true, false, true])
      #expect(changes.allSatisfy { $0.isAnimated && $0.isInTransition })
      #expect(bench.complaints == [])
    }
  }

  @Test func aSwipeBackToAPagesRootMovesItsBar() throws {
    try StandIn.inManyWorlds { world in
      let book = Flow(with: Page("book"), containing: .pages(pages.page("1"), pages.page("2")))
      let bench = bench(book, in: world)
      bench.perform(.push(pages.page("deep")))
      #expect(bench.bars == ["< deep"])
      let inner = try #require(bench.host?.contents.values.first?.children[0].stack.controller)
      #expect(bench.user.beginSwipeBack(inner))
      #expect(inner.isNavigationBarHidden)
      bench.user.finishSwipeBack(inner)
      bench.settle()
      #expect(bench.bars == ["1"])
      #expect(bench.complaints == [])
    }
  }

  // Where.

  @Test func pushedTabsHaveOneBarWithAWayBack() throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(pages.page("login"), in: world)
      bench.perform(.push(tabs()))
      #expect(bench.bars == ["< 1"])
      bench.perform(.push(pages.page("deep")))
      #expect(bench.bars == ["< deep"])
      bench.perform(.pop())
      bench.perform(.select(1))
      #expect(bench.bars == ["< 2"])
      #expect(bench.tapWayBack())
      #expect(bench.bars == ["login"])
      #expect(bench.navigator.tree.summary == "login(login)")
      #expect(bench.complaints == [])
    }
  }

  @Test func rootTabsHaveOneBarWithoutAWayBack() throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(tabs(), in: world)
      #expect(bench.bars == ["1"])
      bench.perform(.push(pages.page("deep")))
      #expect(bench.bars == ["< deep"])
      bench.perform(.present(tabs("sheet")))
      #expect(bench.bars == ["1"])
      #expect(bench.complaints == [])
    }
  }

  @Test(arguments: [true, false]) func pushedColumnsHaveTheirBarsAndAWayBack(isNarrow: Bool) throws {
    try StandIn.inManyWorlds { world in
      let mail = Flow(with: Page("mail"), containing: .split(pages.page("list"), pages.page("text")))
      let bench = bench(pages.page("login"), in: world, isNarrow: isNarrow)
      bench.perform(.push(mail))
      #expect(bench.bars == (isNarrow ? ["< list"] : ["< list", "text"]))
      #expect(bench.tapWayBack())
      #expect(bench.bars == ["login"])
      #expect(bench.complaints == [])
    }
  }

  @Test func aQuestionComesBeforeThatWayBack() throws {
    StandIn.run { world in
      let bench = bench(pages.page("login"), in: world)
      bench.perform(.push(tabs().confirmsLeaving { _ in false }))
      #expect(bench.tapWayBack())
      #expect(bench.bars == ["< 1"])
      #expect(bench.issues.count == 1)
    }
  }

  @Test func theOuterBarShowsWhatPagesSay() throws {
    try StandIn.inManyWorlds { world in
      let book = Flow(with: Page("book"), containing: .pages(pages.page("1"), pages.page("2")))
      let bench = bench(book, in: world) { page in
        let controller = PageController(page)
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Skip \(page.name)")
        return controller
      }
      #expect(bench.bars == ["1 [Skip 1]"])
      bench.perform(.select(1))
      #expect(bench.bars == ["2 [Skip 2]"])
      let frame = try #require(bench.host?.contents.values.first?.frame as? UIPageViewController)
      #expect(bench.user.beginSwipePage(frame, .reverse))
      bench.user.finishSwipePage(frame)
      bench.settle()
      #expect(bench.bars == ["1 [Skip 1]"])
      #expect(bench.complaints == [])
    }
  }

  @Test func pagesWithoutTitlesHaveNoBar() throws {
    try StandIn.inManyWorlds { world in
      let book = Flow(with: Page("book"), containing: .pages(pages.page("1"), pages.page("2")))
      let bench = bench(book, in: world) { _ in UIViewController(nibName: nil, bundle: nil) }
      #expect(bench.bars == [])
      bench.perform(.select(1))
      #expect(bench.bars == [])
      #expect(bench.complaints == [])
    }
  }

  @Test func pushedPagesHaveOneBar() throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(pages.page("login"), in: world)
      bench.perform(.push(Flow(with: Page("book"), containing: .pages(pages.page("1"), pages.page("2")))))
      #expect(bench.bars == ["< 1"])
      bench.perform(.push(pages.page("deep")))
      #expect(bench.bars == ["< deep"])
      bench.perform(.pop())
      #expect(bench.bars == ["< 1"])
      #expect(bench.complaints == [])
    }
  }

  // What apps and libraries do to it.

  @Test func aPageThatShowsItsBarAgainHasNone() throws {
    try StandIn.inManyWorlds { world in
      let book = Flow(with: Page("book"), containing: .pages(pages.page("1"), pages.page("2")))
      let bench = bench(book, in: world) { BarSetting($0, hides: false) }
      #expect(bench.bars == ["1"])
      let frame = try #require(bench.host?.contents.values.first?.frame as? UIPageViewController)
      #expect(bench.user.beginSwipePage(frame, .forward))
      bench.user.finishSwipePage(frame)
      bench.settle()
      #expect(bench.bars == ["2"])
      #expect(bench.complaints == [])
    }
  }

  @Test func aScreenMayHideItsBar() throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(tabs(), in: world) { $0.name == "bare" ? BarSetting($0, hides: true) : PageController($0) }
      bench.perform(.push(pages.page("bare")), from: bench.navigator.tree.root[0].id)
      #expect(bench.bars == [])
      bench.perform(.present(pages.page("sheet")))
      bench.perform(.dismiss())
      #expect(bench.bars == [])
      bench.perform(.push(pages.page("over")))
      #expect(bench.bars == ["< over"])
      bench.perform(.pop())
      #expect(bench.bars == [])
      bench.perform(.pop())
      #expect(bench.bars == ["1"])
      #expect(bench.complaints == [])
    }
  }

  /// As an old part of an app, or a picker, that is a screen of a flow.
  @Test func aPushedNavigationControllerHasAWayBack() throws {
    try StandIn.inManyWorlds { world in
      let old = UINavigationController(rootViewController: PageController(Page("old")))
      let bench = bench(pages.page("login"), in: world)
      bench.perform(.push(Flow(with: old)))
      #expect(bench.bars == ["< old"])
      old.pushViewController(PageController(Page("deep")), animated: true)
      bench.settle()
      #expect(bench.bars == ["< deep"])
      #expect(bench.user.tapBack(old))
      bench.settle()
      #expect(bench.tapWayBack())
      #expect(bench.bars == ["login"])
      #expect(bench.navigator.tree.summary == "login(login)")
      bench.perform(.present(Flow(with: old)))
      #expect(bench.bars == ["old"])
      #expect(bench.complaints == [])
    }
  }
}
