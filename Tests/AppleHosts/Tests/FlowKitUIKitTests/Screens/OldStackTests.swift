import FlowKit
import FlowKitTesting
import Testing
import UIKit

@testable import FlowKitUIKit

/// A flow on the stack of an app that is older than it.
@MainActor
private final class OldApp {
  let world: StandIn.World
  let list = UIViewController(nibName: nil, bundle: nil)
  let stack: FlowNavigationController
  let window: UIWindow
  let user: StandIn.User
  private(set) var ends = 0
  private(set) var issues: [String] = []
  private(set) weak var host: UIKitHost?
  private(set) weak var navigator: Navigator?

  init(in world: StandIn.World) {
    self.world = world
    list.title = "list"
    stack = FlowNavigationController(rootViewController: list)
    window = StandIn.window(stack)
    user = StandIn.User(window)
    settle()
  }

  func settle() { world.clock.runUntilIdle() }

  /// Starts a flow, as an old coordinator does.
  func start(
    _ flow: Flow<some AnyObject>, above controller: UIViewController? = nil,
    _ prepare: @escaping @MainActor (UIKitHost) -> Void = { _ in }
  ) {
    let navigator = Navigator(root: flow)
    navigator.onIssue = { [weak self] in self?.issues.append($0.message) }
    self.navigator = navigator
    let world = world
    let host = UIKitHost(navigator, on: stack, above: controller) { host in
      host.after = { world.clock.after($0, $1) }
      host.show(Page.self) { PageController($0) }
      prepare(host)
    } onEnd: { [weak self] in
      self?.ends += 1
    }
    self.host = host
    settle()
  }

  func perform(_ action: NavigationAction) {
    navigator?.perform(action)
    settle()
  }

  var titles: [String] { stack.viewControllers.map { $0.title ?? "?" } }
  var tree: String { navigator?.tree.summary ?? "gone" }
  var complaints: [String] { world.console.take().map(\.description) }
}

@MainActor
private final class Permission {
  var isGiven = false
}

@Suite @MainActor struct OldStackTests {
  let pages = Pages()

  private func inManyWorlds(refusals: Int = 0, _ body: @MainActor (OldApp) throws -> Void) throws {
    try StandIn.inManyWorlds { world in
      let app = OldApp(in: world)
      try body(app)
      app.settle()
      #expect(app.complaints == [])
      #expect(app.issues.count == refusals)
      #expect(app.issues.allSatisfy { $0.contains("refused") })
    }
  }

  @Test(arguments: [false, true]) func whatTheAppPushesBetweenScreensIsOnTheWayBack(isSwipe: Bool) throws {
    try inManyWorlds { app in
      let own = UIViewController(nibName: nil, bundle: nil)
      own.title = "own"
      app.start(pages.page("a"))
      app.stack.pushViewController(own, animated: true)
      app.settle()
      app.perform(.push(pages.page("b")))
      #expect(app.titles == ["list", "a", "own", "b"])
      for (titles, tree) in [(["list", "a", "own"], "a(a)"), (["list", "a"], "a(a)"), (["list"], "gone")] {
        if isSwipe {
          #expect(app.user.beginSwipeBack(app.stack))
          app.user.finishSwipeBack(app.stack)
        } else {
          #expect(app.user.tapBack(app.stack))
        }
        app.settle()
        #expect(app.titles == titles)
        #expect(app.tree == tree)
      }
      #expect(app.ends == 1)
    }
  }

  @Test func aFlowIsPushedAndHasOneBarWithTheSystemsBackButton() throws {
    try inManyWorlds { app in
      app.start(pages.page("a"))
      app.perform(.push(pages.page("b")))
      #expect(app.titles == ["list", "a", "b"])
      #expect(!app.stack.isNavigationBarHidden)
      #expect(app.user.tapBack(app.stack))
      app.settle()
      #expect(app.titles == ["list", "a"] && app.tree == "a(a)")
      #expect(app.ends == 0)
    }
  }

  /// Nothing lies below, so nothing leads back, though somebody would be asked.
  @Test func onAnEmptyStackItsRootHasNoWayBack() throws {
    try inManyWorlds { app in
      app.stack.setViewControllers([], animated: false)
      app.start(pages.page("a").confirmsLeaving { _ in false })
      #expect(app.titles == ["a"])
      #expect(app.stack.topViewController?.navigationItem.backAction == nil)
      #expect(!app.stack.accessibilityPerformEscape())
      app.perform(.push(pages.page("b")))
      #expect(app.user.tapBack(app.stack))
      app.settle()
      #expect(app.titles == ["a"] && app.ends == 0)
    }
  }

  @Test func backFromItsRootEndsIt() throws {
    for isSwipe in [true, false] {
      try inManyWorlds { app in
        app.start(pages.page("a"))
        weak var flow: Navigator?
        flow = app.navigator
        if isSwipe {
          guard app.user.beginSwipeBack(app.stack) else { return }  // some releases have none
          app.user.finishSwipeBack(app.stack)
        } else {
          #expect(app.user.tapBack(app.stack))
        }
        app.settle()
        #expect(app.titles == ["list"] && app.ends == 1)
        #expect(app.host == nil && flow == nil)
        #expect(app.stack.delegate == nil)
      }
    }
  }

  @Test func aSwipeThatSlidesBackEndsNothing() throws {
    try inManyWorlds { app in
      app.start(pages.page("a"))
      guard app.user.beginSwipeBack(app.stack) else { return }
      app.user.cancelSwipeBack(app.stack)
      app.settle()
      #expect(app.titles == ["list", "a"] && app.ends == 0 && app.tree == "a(a)")
    }
  }

  @Test func theMenuOfTheBackButtonLeadsPastIt() throws {
    try inManyWorlds { app in
      app.start(pages.page("a"))
      app.perform(.push(pages.page("b")))
      guard app.user.longPressBack(app.stack, to: app.list) else { return }
      app.settle()
      #expect(app.titles == ["list"] && app.ends == 1)
    }
  }

  @Test func theAppMayRemoveItOrEndIt() throws {
    try inManyWorlds { app in
      app.start(pages.page("a"))
      app.perform(.push(pages.page("b")))
      app.stack.popToViewController(app.list, animated: true)
      app.settle()
      #expect(app.titles == ["list"] && app.ends == 1)
      app.start(pages.page("c"))
      app.perform(.present(pages.page("d")))
      #expect(app.host?.end()?.isPerformed == true)
      app.settle()
      #expect(app.titles == ["list"] && app.ends == 2 && app.user.modals == [])
    }
  }

  @Test func guardsAreAskedBeforeItEnds() throws {
    try inManyWorlds(refusals: 2) { app in
      let permission = Permission()
      let flow = pages.page("a").confirmsLeaving { _ in permission.isGiven }
      app.start(flow)
      #expect(!app.user.beginSwipeBack(app.stack))
      _ = app.user.tapBack(app.stack)
      app.settle()
      #expect(app.titles == ["list", "a"] && app.tree == "a(a)")
      app.stack.popToViewController(app.list, animated: false)
      app.settle()
      #expect(app.titles == ["list", "a"] && app.tree == "a(a)" && app.ends == 0)
      permission.isGiven = true
      _ = app.user.tapBack(app.stack)
      app.settle()
      #expect(app.titles == ["list"] && app.ends == 1)
    }
  }

  @Test func aStackThatIsHandedBackHasItsSwipeRulesBack() throws {
    try inManyWorlds { app in
      let before = app.stack.interactivePopGestureRecognizer?.delegate
      app.start(pages.page("a").confirmsLeaving { _ in true })
      #expect(app.user.beginSwipeBack(app.stack))
      app.user.finishSwipeBack(app.stack)
      app.settle()
      #expect(app.titles == ["list"] && app.ends == 1)
      #expect(app.stack.interactivePopGestureRecognizer?.delegate === before)
      #expect(!app.user.beginSwipeBack(app.stack))
    }
  }

  @Test func whatTheAppPushesAboveIsKept() throws {
    try inManyWorlds { app in
      app.start(pages.page("a"))
      let own = UIViewController(nibName: nil, bundle: nil)
      own.title = "own"
      app.stack.pushViewController(own, animated: true)
      app.settle()
      #expect(app.titles == ["list", "a", "own"])
      #expect(app.user.tapBack(app.stack))
      app.settle()
      #expect(app.titles == ["list", "a"] && app.tree == "a(a)" && app.ends == 0)
    }
  }

  @Test func whatLiesBelowIsTheAppsAffair() throws {
    try inManyWorlds { app in
      app.start(pages.page("a"))
      app.perform(.push(pages.page("b")))
      let other = UIViewController(nibName: nil, bundle: nil)
      other.title = "other"
      app.stack.setViewControllers([app.list, other] + app.stack.viewControllers.dropFirst(), animated: false)
      app.settle()
      app.perform(.push(pages.page("c")))
      #expect(app.titles == ["list", "other", "a", "b", "c"])
      app.perform(.popToRoot())
      app.perform(.back())
      #expect(app.titles == ["list", "other", "a"])
    }
  }

  @Test func itEndsOnWhatTheAppHasPutBelowMeanwhile() throws {
    try inManyWorlds { app in
      app.start(pages.page("a"))
      let below = ["one", "two"].map { title in
        let controller = UIViewController(nibName: nil, bundle: nil)
        controller.title = title
        return controller
      }
      app.stack.setViewControllers(below + app.stack.viewControllers.dropFirst(), animated: false)
      app.settle()
      app.perform(.push(pages.page("b")))
      #expect(app.host?.end()?.isPerformed == true)
      app.settle()
      #expect(app.titles == ["one", "two"] && app.ends == 1)
    }
  }

  @Test func whatIsNotOnTheStackIsNoPlaceToPushIt() {
    StandIn.run { world in
      let app = OldApp(in: world)
      let top = UIViewController(nibName: nil, bundle: nil)
      top.title = "top"
      app.stack.pushViewController(top, animated: false)
      app.start(pages.page("a"), above: UIViewController(nibName: nil, bundle: nil))
      #expect(app.titles == ["list", "top", "a"])
      #expect(app.issues.count == 1 && app.issues[0].contains("is not on the stack"))
    }
  }

  @Test func tabsOnAnOldStackHaveTheirOwnBarAndAWayBack() throws {
    try inManyWorlds { app in
      app.start(Flow(with: Page("tabs"), containing: .tabs(pages.page("a"), pages.page("b"))))
      #expect(app.stack.isNavigationBarHidden)
      let tabs = try #require(app.stack.topViewController?.unframed as? UITabBarController)
      let inner = try #require(tabs.selectedViewController as? UINavigationController)
      let button = try #require(inner.topViewController?.navigationItem.leftBarButtonItems?.first)
      #expect(app.user.tap(button))
      app.settle()
      #expect(app.titles == ["list"] && app.ends == 1 && !app.stack.isNavigationBarHidden)
    }
  }

  @Test func theAppsDelegateIsHeardAllTheTime() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      var count = 0
      func navigationController(_: UINavigationController, didShow _: UIViewController, animated _: Bool) { count += 1 }
    }
    StandIn.run { world in
      let app = OldApp(in: world), listener = Listener()
      app.stack.delegate = listener
      app.start(pages.page("a"))
      #expect(listener.count == 1)
      #expect(app.user.tapBack(app.stack))
      app.settle()
      #expect(listener.count == 2 && app.stack.delegate === listener)
    }
  }

  @Test func oneFlowAtATimeIsOnAStack() {
    StandIn.run { world in
      let app = OldApp(in: world)
      app.start(pages.page("a"))
      let second = Navigator(root: pages.page("b"))
      var said: [String] = []
      second.onIssue = { said.append($0.message) }
      UIKitHost(second, on: app.stack)
      app.settle()
      #expect(app.titles == ["list", "a"])
      #expect(said.count == 1 && said[0].contains("already shows a"))
    }
  }

  @Test func aStackThatIsGoneKeepsNothing() {
    StandIn.run { world in
      var app: OldApp? = OldApp(in: world)
      app?.start(pages.page("a"))
      weak var host: UIKitHost?
      weak var stack: UINavigationController?
      (host, stack) = (app?.host, app?.stack)
      app?.window.rootViewController = UIViewController(nibName: nil, bundle: nil)
      app?.settle()
      app = nil
      world.closeScenes()
      world.clock.runUntilIdle()
      #expect(host == nil && stack == nil)
    }
  }
}
