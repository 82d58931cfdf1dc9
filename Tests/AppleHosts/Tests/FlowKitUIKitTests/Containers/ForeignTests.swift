import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// Hears of a stack, and may die.
@MainActor
private final class Hearing: NSObject, UINavigationControllerDelegate {
  var heard: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { heard.append(viewController.title ?? "?") }
}

/// Pushes something itself, as apps and libraries do.
private final class Foreign: UIViewController {}

/// What the app and its libraries do to UIKit behind the host's back.
@Suite @MainActor struct ForeignTests {
  let pages = Pages()

  private func inManyWorlds(_ body: @MainActor (Bench) throws -> Void) throws {
    try StandIn.inManyWorlds { world in
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      try body(bench)
      #expect(bench.complaints == [])
      #expect(bench.navigator.isSettled)
    }
  }

  @Test func theAppsDelegateMayDie() throws {
    try inManyWorlds { bench in
      var delegate: Hearing? = Hearing()
      bench.stack.delegate = delegate
      bench.perform(.push(pages.page("b")))
      #expect(delegate?.heard.last == "b")
      delegate = nil
      bench.perform(.push(pages.page("c")))
      #expect(bench.titles == [["a", "b", "c"]])
      #expect(bench.user.beginSwipeBack(bench.stack))
      bench.user.finishSwipeBack(bench.stack)
      bench.settle()
      #expect(bench.navigator.tree.summary == "a(a) > b(b)")
    }
  }

  @Test func whatTheAppPushesStaysOnTopUntilTheUserGoesBack() throws {
    try inManyWorlds { bench in
      let foreign = Foreign()
      foreign.title = "help"
      bench.perform(.push(pages.page("b")))
      bench.stack.pushViewController(foreign, animated: true)
      bench.settle()
      #expect(bench.titles == [["a", "b", "help"]])
      #expect(bench.navigator.tree.summary == "a(a) > b(b)")
      #expect(bench.user.tapBack(bench.stack))
      bench.settle()
      #expect(bench.titles == [["a", "b"]])
      #expect(bench.navigator.tree.summary == "a(a) > b(b)")
      #expect(bench.user.tapBack(bench.stack))
      bench.settle()
      #expect(bench.navigator.tree.summary == "a(a)")
    }
  }

  @Test func whatTheAppShowsGoesWithItsScreen() throws {
    try inManyWorlds { bench in
      bench.perform(.push(pages.page("b")))
      let foreign = Foreign()
      foreign.title = "help"
      bench.stack.topViewController?.show(foreign, sender: nil)
      bench.settle()
      bench.perform(.push(pages.page("c")))
      #expect(bench.titles == [["a", "b", "help", "c"]])
      bench.perform(.pop())
      #expect(bench.titles == [["a", "b", "help"]])
      bench.perform(.popToRoot())
      #expect(bench.titles == [["a"]])
    }
  }
}

/// A modal that the app keeps from being presented.
private final class Deaf: FlowNavigationController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}
}

/// Hears of its sheet's heights.
private final class Drawer: UIViewController, ModalConfiguring {
  var heard: [UISheetPresentationController.Detent.Identifier?] = []

  func configureModal(_ context: ModalContext) {
    context.modal.sheetPresentationController?.detents = [.medium(), .large()]
  }

  func modalChangedDetent(to detent: UISheetPresentationController.Detent.Identifier?) { heard.append(detent) }
}

@Suite @MainActor struct RefusedTests {
  let pages = Pages()

  @Test func aSheetsScreenHearsOfItsHeight() throws {
    try StandIn.run { world in
      let drawer = Drawer()
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.present(Flow(with: drawer)))
      let sheet = try #require(bench.user.top)
      #expect(bench.user.drag(sheet, to: .large))
      #expect(bench.user.drag(sheet, to: .medium))
      #expect(drawer.heard == [.large, .medium])
    }
  }

  @Test func aModalThatUIKitNeverPresentsLeavesTheTreeWithAWord() {
    StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { host in
        host.show(Page.self) { PageController($0) }
        var isRoot = true
        host.navigationController {
          defer { isRoot = false }
          return isRoot ? FlowNavigationController(nibName: nil, bundle: nil) : Deaf(nibName: nil, bundle: nil)
        }
      }
      bench.perform(.present(pages.page("b")))
      bench.perform(.present(pages.page("c")))  // over the first one, which presents nothing
      #expect(bench.navigator.tree.modals.count == 1)
      #expect(bench.titles == [["a"], ["b"]])
      #expect(bench.issues.filter { $0.contains("did not present") }.count == 1)
      #expect(bench.navigator.isSettled)
      #expect(bench.complaints == [])
    }
  }

  @Test func aWindowGetsAHostWhileItsModalComes() throws {
    try StandIn.inManyWorlds { world in
      let window = StandIn.window(UIViewController())
      window.rootViewController?.present(UIViewController(), animated: true)
      let navigator = Navigator(root: pages.page("a"))
      UIKitHost(navigator, window: window) { host in
        host.after = { world.clock.after($0, $1) }
        host.show(Page.self) { PageController($0) }
      }
      world.clock.runUntilIdle()
      #expect(window.rootViewController is FlowNavigationController)
      #expect(StandIn.User(window).modals == [])
      #expect(world.console.take() == [])
    }
  }

  @Test func theAppMayKeepItsSheetFromBeingPulled() throws {
    try StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { host in
        host.show(Page.self) { PageController($0) }
        host.present(.sheet) { $0.modal.isModalInPresentation = true }
      }
      bench.perform(.present(pages.page("b")))
      let sheet = try #require(bench.user.top)
      #expect(sheet.isModalInPresentation)
      #expect(try #require(bench.user.beginPullDown(sheet)).isResisted)
      bench.perform(.push(pages.page("c")))
      #expect(sheet.isModalInPresentation)
    }
  }

  @Test func aGuardHoldsASheetThatTheAppLetsGo() throws {
    try StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.present(pages.locked))
      let sheet = try #require(bench.user.top)
      #expect(!sheet.isModalInPresentation)  // that is the app's word
      sheet.isModalInPresentation = false
      let pull = try #require(bench.user.beginPullDown(sheet))
      #expect(pull.isResisted)
      pull.finish()
      bench.settle()
      #expect(bench.issues.count == 1)
    }
  }
}

/// Notes what the host has done by the end of a collapse.
private final class ColumnsHearing: UISplitViewControllerDelegate {
  var contents: SplitContents?
  var collapsed: [Bool] = []

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { collapsed.append(contents?.isCollapsed == true) }
}

/// What UIKit does to containers by itself.
@Suite @MainActor struct ContainerHabitTests {
  let pages = Pages()

  @Test func twoPagesDontLoop() throws {
    try StandIn.inManyWorlds { world in
      let book = Flow(with: Page("book"), containing: .pages(pages.page("1"), pages.page("2"), loops: true))
      let bench = Bench(book, in: world) { $0.show(Page.self) { PageController($0) } }
      let frame = try #require(bench.host?.contents.values.first?.frame as? UIPageViewController)
      #expect(!bench.user.beginSwipePage(frame, .reverse))
      #expect(bench.user.beginSwipePage(frame, .forward))
      bench.user.finishSwipePage(frame)
      bench.settle()
      #expect(bench.navigator.tree.summary == "Page[1(1), *2(2)]")
      #expect(bench.complaints == [])
    }
  }

  @Test func aTabThatIsRefusedIsSeenAgainAfterwards() throws {
    try StandIn.inManyWorlds { world in
      let form = Flow(with: Page("form")).named("form").confirmsLeaving { _ in false }
      let guarded = Flow(with: Page("tabs"), containing: .tabs(pages.page("1"), pages.page("2")))
        .confirmsLeaving { _ in false }
      let bench = Bench(guarded, in: world) { $0.show(Page.self) { PageController($0) } }
      let tabs = try #require(bench.host?.contents.values.first?.frame as? UITabBarController)
      bench.perform(.select(1))
      bench.perform(.push(form))
      #expect(bench.user.tapTab(0, of: tabs))
      bench.settle()
      #expect(tabs.selectedIndex == bench.navigator.tree.containers.first?.selected)
      #expect(bench.complaints == [])
      #expect(bench.navigator.isSettled)
    }
  }

  @Test func columnsStayAsTheyAreWhileTheAppIsAway() throws {
    try StandIn.inManyWorlds { world in
      let mail = Flow(with: Page("mail"), containing: .split(pages.page("list"), pages.page("text")))
      let bench = Bench(mail, in: world, isNarrow: false) { $0.show(Page.self) { PageController($0) } }
      let split = try #require(bench.host?.contents.values.first as? SplitContents)
      let hearing = ColumnsHearing()
      hearing.contents = split
      split.split?.delegate = hearing
      let before = split.children.map { $0.stack.controller.viewControllers }
      let scene = try #require(bench.window.windowScene)
      _ = StandIn.leave(scene)
      #expect(hearing.collapsed == (world.assumptions.backgroundResizesWindows ? [false] : []))
      #expect(!split.isCollapsed)
      #expect(split.children.map { $0.stack.controller.viewControllers } == before)
      StandIn.activate(scene)
      bench.settle()
      #expect(!split.isCollapsed)
      #expect(split.children.map { $0.stack.controller.viewControllers } == before)
      #expect(bench.user.resize(isNarrow: true))
      bench.settle()
      #expect(split.isCollapsed)
      #expect(bench.complaints == [])
    }
  }
}
