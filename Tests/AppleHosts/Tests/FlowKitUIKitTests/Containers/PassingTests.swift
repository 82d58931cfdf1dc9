import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// Has a search field.
private final class Searching: UIViewController {
  init(_ page: Page) {
    super.init(nibName: nil, bundle: nil)
    title = page.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.searchController = UISearchController(searchResultsController: nil)
  }
}

/// Modals of the app and of the system that go by themselves: what lies over them would go with them.
@Suite @MainActor struct PassingTests {
  let pages = Pages()

  private func inManyWorlds(_ body: @MainActor (Bench) throws -> Void) throws {
    try StandIn.inManyWorlds { world in
      let bench = Bench(pages.page("a"), in: world) {
        $0.show(Page.self) { $0.name == "list" ? Searching($0) : PageController($0) }
      }
      try body(bench)
      #expect(bench.complaints == [])
      #expect(bench.navigator.isSettled)
    }
  }

  @Test func aModalWaitsUntilTheMenuIsGone() throws {
    try inManyWorlds { bench in
      #expect(bench.user.openMenu())
      bench.world.clock.advance(by: 1)
      bench.navigator.perform(.present(pages.page("sheet")))
      bench.world.clock.advance(by: 60)
      #expect(bench.user.modals.count == 1)
      #expect(bench.issues == [])  // the user may take all the time in the world
      #expect(bench.user.closeMenu())
      bench.settle()
      #expect(bench.titles == [["a"], ["sheet"]])
      #expect(bench.navigator.tree.modals.count == 1)
    }
  }

  @Test func aModalWaitsUntilTheAppsAlertIsAnswered() throws {
    try inManyWorlds { bench in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "Yes", style: .default) { _ in bench.navigator.perform(.push(pages.page("b"))) }
      alert.addAction(action)
      bench.stack.present(alert, animated: true)
      bench.settle()
      bench.navigator.perform(.present(pages.page("sheet")))
      bench.world.clock.advance(by: 10)
      #expect(bench.user.top === alert)
      #expect(bench.user.tap(action, of: alert))
      bench.settle()
      #expect(bench.titles == [["a"], ["sheet", "b"]])
    }
  }

  @Test func aPushWaitsForNobody() throws {
    try inManyWorlds { bench in
      #expect(bench.user.openMenu())
      bench.world.clock.advance(by: 1)
      bench.perform(.push(pages.page("b")))
      #expect(bench.navigator.isSettled)
      #expect(bench.user.closeMenu())
      bench.settle()
      #expect(bench.titles == [["a", "b"]])
    }
  }

  @Test func aModalOverASearchStaysWhenTheSearchEnds() throws {
    try inManyWorlds { bench in
      bench.perform(.push(pages.page("list")))
      let list = try #require(bench.stack.topViewController)
      #expect(bench.user.beginSearch(in: list))
      bench.settle()
      bench.perform(.present(pages.page("sheet")))
      #expect(bench.navigator.tree.modals.count == 1)
      #expect(bench.user.endSearch(in: list))
      bench.settle()
      #expect(bench.titles == [["a", "list"], ["sheet"]])
      #expect(bench.navigator.tree.modals.count == 1)
    }
  }

  @Test func aModalThatGoesWithTheAppsIsReported() throws {
    try inManyWorlds { bench in
      let own = UIViewController(nibName: nil, bundle: nil)
      bench.stack.present(own, animated: true)
      bench.settle()
      bench.perform(.present(pages.page("sheet")))
      #expect(bench.user.modals.count == 2)
      own.presentingViewController?.dismiss(animated: true)
      bench.settle()
      #expect(bench.navigator.tree.modals.isEmpty)
      #expect(bench.issues.count == 1)
      #expect(bench.issues.first?.contains("UIViewController") == true)
    }
  }
}

/// Shows a legacy stack beside its flows' children.
private final class Dashboard: UIViewController, ChildEmbedding {
  let area = UIView()
  let legacy = FlowNavigationController(nibName: nil, bundle: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(legacy, in: view)
    view.addSubview(area)
  }

  func view(forChild flow: FlowID) -> UIView? { area }
}

@Suite @MainActor struct EmbeddingTests {
  let pages = Pages()

  @Test func theAppsOwnChildStaysWhenChildrenChange() throws {
    try StandIn.run { world in
      var own: Dashboard?
      let bench = Bench(Flow(with: Page("dash"), containing: .embedded(pages.page("1"), pages.page("2"))), in: world) {
        $0.show(Page.self) { page in
          guard page.name == "dash" else { return PageController(page) }
          own = Dashboard(nibName: nil, bundle: nil)
          return own ?? UIViewController()
        }
      }
      let screen = try #require(own)
      #expect(screen.legacy.parent === screen)
      #expect(screen.children.count == 3)
      bench.perform(.batch(.setChildren([pages.page("1")], selecting: 0)))
      #expect(screen.legacy.parent === screen)
      #expect(screen.children.count == 2)
      bench.perform(.batch(.setChildren([pages.page("1"), pages.page("2")], selecting: 0)))
      #expect(screen.legacy.parent === screen)
      #expect(screen.children.count == 3)
      #expect(bench.complaints == [])
    }
  }
}
