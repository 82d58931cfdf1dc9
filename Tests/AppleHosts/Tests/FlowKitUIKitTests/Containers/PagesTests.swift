import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

@Suite @MainActor struct PagesTests {
  let pages = Pages()

  /// Hears of drags.
  private final class Hearing: NSObject, UIPageViewControllerDelegate {
    var heard: [String] = []

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { heard.append("will") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { heard.append("did \(completed)") }
  }

  /// Set before the host has it, set on what the host has made, and set on one of the app's own.
  @Test(arguments: 0..<3) func theAppsDelegateHearsWhatTheHostHears(way: Int) throws {
    try StandIn.run { world in
      let delegate = Hearing()
      let own = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
      let flow = Flow(with: Page("book"), containing: .pages(pages.page("1"), pages.page("2")))
      let bench = Bench(flow, in: world) { host in
        host.show(Page.self) { $0.name == "book" && way == 2 ? own : PageController($0) }
        if way == 0 { host.adjust(UIPageViewController.self) { $0.delegate = delegate } }
        if way == 2 { own.delegate = delegate }
      }
      let book = try #require(bench.host?.contents.values.first?.frame as? UIPageViewController)
      #expect(way < 2 || book === own)
      if way == 1 { book.delegate = delegate }
      #expect(bench.user.beginSwipePage(book, .forward))
      bench.user.cancelSwipePage(book)
      bench.settle()
      #expect(bench.user.beginSwipePage(book, .forward))
      bench.user.finishSwipePage(book)
      bench.settle()
      #expect(delegate.heard == ["will", "did false", "will", "did true"])
      #expect(bench.navigator.tree.containers.first?.selected == 1)
      #expect(bench.complaints == [])
    }
  }

  /// Under the finger, too; and another screen may cover them in their page: only what is in front is settled at rest.
  @Test(arguments: [false, true]) func tabsInAPageThatComesIntoSightHaveTheirScreens(isCovered: Bool) throws {
    let page = { pages.page($0).actsWhileCovered() }
    let tabs = Flow(with: Page("tabs"), containing: .tabs(page("a"), page("b"))).actsWhileCovered()
    let root = Flow(with: Page("pages"), containing: .pages(page("first"), tabs)).actsWhileCovered()
    try StandIn.inManyWorlds { world in
      let bench = Bench(root, in: world) { host in host.show(Page.self) { PageController($0) } }
      let book = bench.navigator.tree.root[0].id
      bench.perform(.select(1), from: book)
      let tab = bench.navigator.tree.visible.id
      let outer = try #require(bench.navigator.tree.stack(ofChild: 1, in: book)).first
      if isCovered { bench.perform(.push(page("over")), from: outer?.id) }
      bench.perform(.select(0), from: book)
      bench.perform(.push(page("more")), from: tab)
      let contents = try #require(bench.host?.contents.values.first { $0 is PagesContents })
      let frame = try #require(contents.frame as? UIPageViewController)
      let inner = try #require(contents.children[1].stack.entries.first?.contents?.openStacks.first)
      #expect(bench.user.beginSwipePage(frame, .forward))
      #expect(isCovered || inner.controller.topViewController?.title == "more")
      bench.user.finishSwipePage(frame)
      bench.settle()
      #expect(inner.controller.viewControllers.map(\.title) == ["a", "more"])
      let over = isCovered ? " > over(over)" : ""
      #expect(bench.navigator.tree.summary == "Page[first(first), *Page[*a(a) > more(more), (b(b))]\(over)]")
      #expect(bench.complaints == [])
    }
  }
}
