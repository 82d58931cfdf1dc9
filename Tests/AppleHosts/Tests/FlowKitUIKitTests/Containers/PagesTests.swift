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
}
