import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// A controller that wants something of what is around it.
private final class Wishing: UIViewController {
  let page: Page

  init(_ page: Page) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
    title = "The \(page.name)"
    hidesBottomBarWhenPushed = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
}

/// What UIKit asks the outermost controller for, and what bars show.
@Suite @MainActor struct ChromeTests {
  let pages = Pages()

  private func bench(_ root: Flow<Page>, in world: StandIn.World) -> Bench {
    Bench(root, in: world) { $0.show(Page.self) { Wishing($0) } }
  }

  /// Follows what UIKit asks for, from the outermost controller.
  private func asked(
    _ path: KeyPath<UIViewController, UIViewController?>, from controller: UIViewController?
  ) -> UIViewController? {
    var asked = controller
    while let next = asked?[keyPath: path] { asked = next }
    return asked
  }

  @Test func theScreenDecidesOnOrientationPointerAndEdges() throws {
    StandIn.run { world in
      for root in [
        pages.page("a"), Flow(with: Page("tabs"), containing: .tabs(pages.page("a"), pages.page("b"))),
        Flow(with: Page("book"), containing: .pages(pages.page("a"), pages.page("b"))),
        Flow(with: Page("mail"), containing: .split(pages.page("a"), pages.page("b"))),
      ] {
        let bench = Bench(root, in: world) { host in
          host.show(Page.self) { ["tabs", "book", "mail"].contains($0.name) ? UIViewController() : Wishing($0) }
        }
        let outermost = bench.window.rootViewController
        #expect(outermost?.supportedInterfaceOrientations == .landscape)
        #expect(outermost?.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        #expect(asked(\.childViewControllerForPointerLock, from: outermost) is Wishing)
        #expect(asked(\.childForInterfaceOrientationLock, from: outermost) is Wishing)
        #expect(asked(\.childForStatusBarStyle, from: outermost)?.preferredStatusBarStyle == .lightContent)
        #expect(asked(\.childForStatusBarHidden, from: outermost)?.prefersStatusBarHidden == true)
        #expect(asked(\.childForHomeIndicatorAutoHidden, from: outermost)?.prefersHomeIndicatorAutoHidden == true)
        let edges = asked(\.childForScreenEdgesDeferringSystemGestures, from: outermost)
        #expect(edges?.preferredScreenEdgesDeferringSystemGestures == .bottom)
        bench.perform(.present(pages.page("modal"), as: .fullScreen))
        #expect(bench.user.top?.supportedInterfaceOrientations == .landscape)
        world.closeScenes()
      }
    }
  }

  /// UIKit reads the orientations by itself only where something fills the screen.
  @Test func theOrientationFollowsTheScreenOnTop() throws {
    try StandIn.inManyWorlds { world in
      let tabs = Flow(with: Page("tabs"), containing: .tabs(pages.page("1"), pages.page("wide")))
      let book = Flow(with: Page("book"), containing: .pages(pages.page("1"), pages.page("wide")))
      for root in [pages.page("1"), tabs, book] {
        let bench = Bench(root, in: world) { host in
          host.show(Page.self) { $0.name == "wide" ? Wishing($0) : PageController($0) }
        }
        var orientations: UIInterfaceOrientationMask? { StandIn.orientations(of: bench.window) }
        let usual = orientations
        #expect(usual != .landscape)
        bench.perform(.push(pages.page("wide")))
        #expect(orientations == .landscape)
        #expect(bench.user.beginSwipeBack(bench.inner))
        bench.user.finishSwipeBack(bench.inner)
        bench.settle()
        #expect(orientations == usual)
        if root.id != pages.page("1").id {
          bench.perform(.select(1))
          #expect(orientations == .landscape)
        }
        bench.perform(.present(pages.page("1"), as: .fullScreen))
        #expect(orientations == usual)
        bench.perform(.push(pages.page("wide")))
        #expect(orientations == .landscape)
        #expect(bench.complaints == [])
        world.closeScenes()
      }
    }
  }

  @Test func everyScreenBelowHasAName() throws {
    StandIn.run { world in
      let bench = Bench(pages.page("root"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.reset(to: pages.page("root"), (1...4).map { pages.page("\($0)") }, keepingEqual: true))
      #expect(bench.titles == [["root", "1", "2", "3", "4"]])
      #expect(bench.stack.viewControllers.map { $0.navigationItem.title ?? "" } == ["root", "1", "2", "3", "4"])
    }
  }

  @Test func allOfAVisibleStackAreRealAtOnceAndHideTheirBars() throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(pages.page("root"), in: world)
      bench.perform(.reset(to: pages.page("root"), (1...4).map { pages.page("\($0)") }, keepingEqual: true))
      #expect(bench.stack.viewControllers.map { $0 is Wishing } == [true, true, true, true, true])
      #expect(bench.stack.viewControllers.suffix(2).map { $0.hidesBottomBarWhenPushed } == [true, true])
      #expect(bench.complaints == [])
    }
  }

  @Test func theMenuOfTheBackButtonPutsNoControllerInTwice() throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(pages.page("root"), in: world)
      bench.perform(.reset(to: pages.page("root"), (1...5).map { pages.page("\($0)") }, keepingEqual: true))
      #expect(bench.user.longPressBack(bench.stack, to: bench.stack.viewControllers[2]))
      world.clock.advance(by: 0.1)
      #expect(bench.stack.topViewController?.unframed is Wishing)
      bench.settle()
      #expect(bench.navigator.tree.summary == "root(root) > 1(1) > 2(2)")
      let top = try #require(bench.stack.topViewController)
      #expect(top.unframed is Wishing)
      #expect(top.navigationItem.title == "The 2")
      #expect(top.hidesBottomBarWhenPushed)
      bench.perform(.push(pages.page("x")))
      bench.perform(.pop())
      #expect(bench.stack.topViewController?.navigationItem.title == "The 2")
      #expect(bench.complaints == [])
    }
  }

  @Test func noBackButtonIsMadeWhereThereIsNone() throws {
    StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { host in
        host.show(Page.self) {
          let controller = PageController($0)
          controller.navigationItem.hidesBackButton = $0.name == "locked"
          return controller
        }
      }
      bench.perform(.push(pages.locked))
      #expect(bench.stack.topViewController?.navigationItem.backAction == nil)
    }
  }

  @Test func tabsLieInAFrameOnAStack() throws {
    try StandIn.inManyWorlds { world in
      let tabs = Flow(with: Page("tabs"), containing: .tabs(pages.page("x"), pages.page("y")))
      let first = pages.page("a")
      let bench = Bench(first, in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.push(tabs))
      let frame = try #require(bench.stack.topViewController)
      #expect(!(frame is UITabBarController) && frame.unframed is UITabBarController)
      #expect(bench.host?.viewController(of: bench.navigator.tree.root.last?.id ?? 0) is UITabBarController)
      bench.perform(.popTo(first))
      #expect(bench.titles == [["a"]])
      #expect(bench.complaints == [])
    }
  }

  @Test func voiceOverGoesBackAfterTheGuards() throws {
    StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      #expect(!bench.stack.accessibilityPerformEscape())
      bench.perform(.push(pages.page("b")))
      #expect(bench.stack.accessibilityPerformEscape())
      bench.settle()
      #expect(bench.navigator.tree.summary == "a(a)")
      bench.perform(.present(pages.locked))
      #expect(bench.stack.accessibilityPerformEscape())
      bench.settle()
      #expect(bench.navigator.tree.modals.count == 1)
      #expect(bench.issues.count == 1)
    }
  }

  @Test func voiceOverIsToldWhereNothingGoesBack() throws {
    try StandIn.run { world in
      let tabs = Flow(with: Page("tabs"), containing: .tabs(pages.page("1"), pages.page("2")))
      let bench = Bench(tabs, in: world) { $0.show(Page.self) { PageController($0) } }
      #expect(!bench.inner.accessibilityPerformEscape())
      #expect(!bench.stack.accessibilityPerformEscape())
      bench.perform(.select(1))
      let page = try bench.navigator.screen(ofType: Page.self)
      #expect(page.name == "2")
      #expect(bench.inner.accessibilityPerformEscape() == (bench.navigator.tree.containers.first?.selected == 0))
      bench.settle()
      #expect(bench.issues == [])
    }
  }

  @Test func theMenuButtonOfARemoteAsksTheGuards() throws {
    try StandIn.run { world in
      world.idiom = .tv
      let bench = Bench(pages.page("a"), in: world, isNarrow: false) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.push(pages.page("b")))
      #expect(bench.stack.view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } != true)
      bench.perform(.push(pages.locked))
      let menu = try #require(bench.stack.view.gestureRecognizers?.first { $0 is UITapGestureRecognizer })
      #expect(menu.isEnabled)
      #expect(menu.allowedPressTypes == [NSNumber(value: UIPress.PressType.menu.rawValue)])
      #expect(menu.delegate?.gestureRecognizerShouldBegin(menu) == true)
      bench.settle()
      #expect(bench.titles == [["a", "b", "locked"]])
      #expect(bench.issues.count == 1)
      bench.perform(.popToRoot())
      #expect(!menu.isEnabled || bench.titles == [["a", "b", "locked"]])
    }
  }

  @Test func theMenuButtonOfARemoteAsksBeforeAModalGoes() throws {
    try StandIn.run { world in
      world.idiom = .tv
      let bench = Bench(pages.page("a"), in: world, isNarrow: false) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.present(pages.locked))
      let menu = try #require(bench.stack.view.gestureRecognizers?.first { $0 is UITapGestureRecognizer })
      #expect(menu.isEnabled)
      #expect(menu.delegate?.gestureRecognizerShouldBegin(menu) == true)
      bench.settle()
      #expect(bench.titles == [["a"], ["locked"]])
      #expect(bench.issues.count == 1)
    }
  }

  /// Where the system doesn't do it itself.
  @Test func escapeClosesModalsAfterTheGuards() throws {
    try StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      let root = try #require(bench.window.rootViewController as? FlowNavigationController)
      bench.perform(.push(pages.page("b")))
      #expect(!root.pressEscape())
      bench.perform(.present(pages.page("c")))
      #expect(root.pressEscape())
      bench.settle()
      #expect(bench.titles == [["a", "b"]])
      bench.perform(.present(pages.locked))
      #expect(root.pressEscape())
      bench.settle()
      #expect(bench.titles == [["a", "b"], ["locked"]])
      #expect(bench.issues.count == 1)
      bench.user.top?.present(UIViewController(nibName: nil, bundle: nil), animated: true)
      bench.settle()
      #expect(!root.pressEscape())  // that one is the app's
    }
  }
}
