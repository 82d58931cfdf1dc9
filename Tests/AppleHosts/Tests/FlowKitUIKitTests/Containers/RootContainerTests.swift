import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// Tabs or a split that are alone at the root are the window's controller; otherwise the stack is.
@MainActor
@Suite struct RootContainerTests {
  private let pages = Pages()
  private var home: Flow<Page> {
    Flow(with: Page("home"), containing: .tabs(pages.page("a"), pages.page("b"))).named("home")
  }
  private var mail: Flow<Page> {
    Flow(with: Page("mail"), containing: .split(pages.page("list"), pages.page("letter"))).named("mail")
  }

  private func bench(_ root: Flow<Page>, _ world: StandIn.World, isNarrow: Bool = true) -> Bench {
    Bench(root, in: world, isNarrow: isNarrow) { $0.show(Page.self) { PageController($0) } }
  }

  /// In many worlds, and nothing has been complained about at the end.
  private func inManyWorlds(_ root: Flow<Page>, _ body: @MainActor (Bench) throws -> Void) throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(root, world)
      try body(bench)
      bench.settle()
      #expect(bench.navigator.isSettled)
      #expect(bench.complaints == [] && bench.issues == [])
      #expect(bench.host?.picture == nil)
    }
  }

  @Test func tabsAreTheWindowsController() throws {
    try inManyWorlds(home) { bench in
      #expect(bench.root == "tabs(a | b)")
      #expect(bench.window.rootViewController?.navigationController == nil)
      bench.perform(.push(pages.page("c")))
      bench.perform(.select(1), from: bench.navigator.tree.root[0].id)
      #expect(bench.root == "tabs(a, c | b)")
    }
  }

  @Test(arguments: [false, true]) func aSplitIsTheWindowsController(isNarrow: Bool) {
    StandIn.run { world in
      let bench = bench(mail, world, isNarrow: isNarrow)
      #expect(bench.root == "split")
      #expect(bench.window.rootViewController?.parent == nil)
      bench.perform(.select(1), from: bench.navigator.tree.root[0].id)
      bench.perform(.push(pages.page("page")))
      #expect(bench.user.resize(isNarrow: !isNarrow))
      bench.settle()
      #expect(bench.root == "split")
      #expect(bench.navigator.tree.visible.flow == pages.page("page").id)
      #expect(bench.complaints == [] && bench.issues == [])
    }
  }

  @Test func theAppsOwnTabBarControllerIsTheWindowsController() {
    StandIn.run { world in
      let own = UITabBarController()
      let bench = Bench(home, in: world) { host in
        host.show(Page.self) { $0.name == "home" ? own : PageController($0) }
      }
      #expect(bench.window.rootViewController === own)
      #expect(bench.host?.viewController(of: bench.navigator.tree.root[0].id) === own)
    }
  }

  @Test(arguments: [false, true]) func anotherRootComesOnTheStack(isAnimated: Bool) throws {
    let transition = isAnimated ? ScreenTransition.automatic : .none
    try inManyWorlds(pages.page("login")) { bench in
      #expect(bench.root == "stack(login)")
      let stack = bench.window.rootViewController
      bench.perform(.resetRoot(to: home, transition: transition))
      #expect(bench.root == "tabs(a | b)")
      bench.perform(.resetRoot(to: mail, transition: transition))
      #expect(bench.root == "split")
      bench.perform(.resetRoot(to: pages.page("login"), transition: transition))
      #expect(bench.root == "stack(login)")
      #expect(bench.window.rootViewController === stack)
    }
  }

  @Test(arguments: [false, true]) func whatIsPushedOverTabsPutsThemOnTheStack(isAnimated: Bool) throws {
    let transition = isAnimated ? ScreenTransition.automatic : .none
    try inManyWorlds(home) { bench in
      let tabs = bench.window.rootViewController
      bench.perform(.push(pages.page("over"), transition: transition), from: bench.navigator.tree.root[0].id)
      #expect(bench.root == "stack(tabs(a | b), over)")
      #expect(bench.bars == ["< over"])
      #expect(bench.user.tapBack(bench.stack))
      bench.settle()
      #expect(bench.root == "tabs(a | b)")
      #expect(bench.bars == ["a"])
      #expect(bench.window.rootViewController === tabs)
      #expect(bench.navigator.tree.summary == "home[*a(a), (b(b))]")
    }
  }

  /// What is on the stack moves as it did where the tabs lay on it from the start.
  @Test func aPushOverTabsIsAnimated() throws {
    try inManyWorlds(home) { bench in
      let outer = try #require(bench.host?.base.controller)
      bench.perform(.push(pages.page("over")), from: bench.navigator.tree.root[0].id)
      bench.perform(.pop())
      #expect(StandIn.barChanges(of: outer).dropFirst().map(\.isAnimated) == [true, true])
    }
  }

  @Test func aModalIsPresentedByTheTabs() throws {
    try inManyWorlds(home) { bench in
      bench.perform(.present(pages.page("sheet")))
      let sheet = try #require(bench.user.top)
      #expect(sheet.presentingViewController === bench.window.rootViewController)
      try #require(bench.user.beginPullDown(sheet)).finish()
      bench.settle()
      #expect(bench.navigator.tree.summary == "home[*a(a), (b(b))]")
    }
  }

  /// UIKit would leave it behind: it is presented again, and nobody sees that it was gone.
  @Test func aModalOfTheAppStaysWhenTheStackChangesBeneath() throws {
    try inManyWorlds(home.actsWhileCovered()) { bench in
      bench.perform(.present(pages.page("lock"), as: .fullScreen))
      bench.perform(.present(pages.page("help")))
      let modals = bench.user.modals
      bench.navigator.perform(.push(pages.page("over")), from: bench.navigator.tree.root[0].id)
      let isCovered = bench.window.subviews.contains { $0 === bench.host?.picture }
      #expect(isCovered || bench.user.modals == modals)
      bench.settle()
      #expect(bench.root == "stack(tabs(a | b), over)")
      #expect(bench.user.modals == modals)
      #expect(modals.first?.presentingViewController === bench.window.rootViewController)
      bench.perform(.pop(), from: bench.navigator.tree.root[1].id)
      #expect(bench.root == "stack(tabs(a | b))" && bench.user.modals == modals)
      bench.perform(.dismissAll())
      #expect(bench.root == "tabs(a | b)")
    }
  }

  @Test(arguments: [PresentationStyle.sheet, .fullScreen]) func aRootThatChangesClosesItsModals(
    style: PresentationStyle
  ) throws {
    try inManyWorlds(home) { bench in
      bench.perform(.present(pages.page("settings"), as: style))
      bench.perform(.resetRoot(to: pages.page("login")))
      #expect(bench.titles == [["login"]])
    }
  }

  /// The other way round, nothing has to wait: the tabs lie on the stack until it has gone.
  @Test func tabsUnderWhatTheAppPresentsTakeTheRootAfterwards() {
    StandIn.run { world in
      let bench = bench(pages.page("login"), world), own = UIViewController()
      bench.window.rootViewController?.present(own, animated: true)
      bench.settle()
      bench.navigator.perform(.resetRoot(to: home))
      world.clock.advance(by: 3)
      #expect(bench.root == "stack(tabs(a | b))" && bench.user.top === own && bench.navigator.isSettled)
      own.dismiss(animated: true)
      world.clock.advance(by: 3)
      #expect(bench.root == "tabs(a | b)")
      #expect(bench.complaints == [] && bench.issues == [])
    }
  }

  @Test(arguments: [false, true]) func tabsTakeTheRootWhenTheAppRemovesWhatItHasPushed(isAnimated: Bool) throws {
    try inManyWorlds(home) { bench in
      bench.perform(.push(pages.page("over")), from: bench.navigator.tree.root[0].id)
      let stack = try #require(bench.window.rootViewController as? UINavigationController)
      let frame = stack.viewControllers[0], own = UIViewController()
      stack.setViewControllers([frame, own], animated: isAnimated)
      bench.settle()
      #expect(bench.root == "stack(tabs(a | b), ?)" && bench.navigator.tree.summary == "home[*a(a), (b(b))]")
      stack.setViewControllers([frame], animated: isAnimated)
      bench.settle()
      #expect(bench.root == "tabs(a | b)")
    }
  }

  /// A root that is replaced under something that the app presents itself would leave that behind.
  @Test func whatTheAppPresentsIsWaitedFor() {
    StandIn.run { world in
      let bench = bench(home, world), own = UIViewController()
      bench.window.rootViewController?.present(own, animated: true)
      bench.settle()
      bench.navigator.perform(.resetRoot(to: pages.page("login")))
      world.clock.advance(by: 5)
      #expect(bench.issues == [])
      world.clock.advance(by: 55)
      #expect(bench.root == "tabs(a | b)" && bench.user.top === own)
      #expect(bench.issues.count == 1 && bench.issues.first?.contains("UIViewController") == true, "\(bench.issues)")
      own.dismiss(animated: true)
      world.clock.advance(by: 3)
      #expect(bench.root == "stack(login)")
      #expect(bench.navigator.isSettled)
      #expect(bench.complaints == [])
    }
  }

  /// A screen beneath changes the stack while the app shows something of its own over a flow's sheet.
  @Test func whatTheAppPresentsOverASheetIsNotTakenAway() throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(home.actsWhileCovered(), world), own = UIViewController()
      bench.perform(.present(pages.page("lock")))
      let sheet = try #require(bench.user.top)
      sheet.present(own, animated: true)
      bench.settle()
      bench.navigator.perform(.push(pages.page("over")), from: bench.navigator.tree.root[0].id)
      world.clock.advance(by: 3)
      #expect(bench.user.top === own)
      own.dismiss(animated: true)
      world.clock.advance(by: 3)
      #expect(bench.root == "stack(tabs(a | b), over)" && bench.user.top === sheet)
      #expect(bench.navigator.isSettled)
      #expect(bench.complaints == [])
    }
  }

  /// It may even hide what the app presents, so that nobody could make that go.
  @Test(arguments: [PresentationStyle.sheet, .fullScreen])
  func aModalOverWhatIsWaitedForClosesAtOnce(style: PresentationStyle) throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(home, world), own = UIViewController()
      bench.window.rootViewController?.present(own, animated: true)
      bench.settle()
      bench.perform(.present(pages.page("modal"), as: style))
      #expect(bench.user.modals.count == 2)
      bench.navigator.perform(.resetRoot(to: pages.page("login")))
      world.clock.advance(by: 3)
      #expect(bench.root == "tabs(a | b)" && bench.user.modals == [own])
      own.dismiss(animated: true)
      world.clock.advance(by: 3)
      #expect(bench.root == "stack(login)" && bench.user.modals == [])
      #expect(bench.navigator.isSettled)
      #expect(bench.complaints == [] && bench.issues == [])
    }
  }

  @Test func aControllerThatIsFilledShowsTheTabsItself() throws {
    try StandIn.inManyWorlds { world in
      let part = UIViewController(), window = StandIn.window(part)
      let navigator = Navigator(root: home)
      UIKitHost(navigator, in: part) { host in
        host.after = { world.clock.after($0, $1) }
        host.show(Page.self) { PageController($0) }
      }
      world.clock.runUntilIdle()
      #expect(part.children.map { $0 is UITabBarController } == [true])
      navigator.perform(.resetRoot(to: pages.page("login")))
      world.clock.runUntilIdle()
      #expect(part.children.map { $0 is FlowNavigationController } == [true])
      #expect(part.children.first?.view.superview === part.view)
      #expect(window.rootViewController === part)
      #expect(world.console.take() == [])
    }
  }

  @Test func anAppMayPutTheWindowsControllerIntoItsOwn() throws {
    try StandIn.run { world in
      let bench = bench(home, world), drawer = UIViewController()
      let tabs = try #require(bench.window.rootViewController)
      bench.window.rootViewController = drawer
      drawer.embed(tabs, in: drawer.view)
      bench.settle()
      bench.perform(.resetRoot(to: pages.page("login")))
      #expect(drawer.children.map { $0 is FlowNavigationController } == [true])
      bench.perform(.resetRoot(to: home))
      #expect(bench.navigator.isSettled)
      #expect(bench.complaints == [] && bench.issues == [])
    }
  }

  @Test func aRootThatCannotBeReplacedIsTold() throws {
    try StandIn.run { world in
      let bench = bench(home, world)
      let tabs = try #require(bench.window.rootViewController)
      bench.window.rootViewController = UIViewController()
      bench.perform(.resetRoot(to: pages.page("login")))
      withExtendedLifetime(tabs) {}
      #expect(bench.issues.count == 1)
      #expect(bench.issues.first?.contains("the controller at the root has gone elsewhere") == true)
      #expect(bench.navigator.isSettled)
    }
  }

  @Test func theRootChangesBeforeTheWindowIsSeen() {
    StandIn.run { world in
      let navigator = Navigator(root: home), window = UIWindow(windowScene: StandIn.scene(isNarrow: true))
      UIKitHost(navigator, window: window) { host in
        host.after = { world.clock.after($0, $1) }
        host.show(Page.self) { PageController($0) }
      }
      #expect(window.rootViewController is UITabBarController)
      navigator.perform(.resetRoot(to: pages.page("login")))
      world.clock.runUntilIdle()
      #expect(window.rootViewController is FlowNavigationController)
      navigator.perform(.resetRoot(to: mail))
      world.clock.runUntilIdle()
      #expect(window.rootViewController is UISplitViewController)
      window.makeKeyAndVisible()
      world.clock.runUntilIdle()
      #expect(navigator.isSettled && world.console.take() == [])
    }
  }

  @Test func keysAndEscapeReachTheStacksInside() throws {
    try StandIn.run { world in
      let bench = bench(home, world)
      bench.perform(.push(pages.page("c")))
      let inner = try #require(bench.inner as? FlowNavigationController)
      #expect(inner.canBecomeFirstResponder)
      inner.pressBack()
      bench.settle()
      #expect(bench.root == "tabs(a | b)")
      bench.perform(.push(pages.page("c")))
      #expect(inner.accessibilityPerformEscape())
      bench.settle()
      #expect(bench.root == "tabs(a | b)")
      bench.perform(.present(pages.page("sheet")))
      #expect((bench.user.top as? FlowNavigationController)?.pressEscape() == true)
      bench.settle()
      #expect(bench.navigator.tree.summary == "home[*a(a), (b(b))]")
    }
  }

  @Test func allIsReleasedWithTheWindowsController() {
    StandIn.run { world in
      let bench = bench(home, world)
      bench.perform(.push(pages.page("over")), from: bench.navigator.tree.root[0].id)
      bench.perform(.pop())
      weak var host: UIKitHost?
      weak var tabs: UIViewController?
      weak var stack: UIViewController?
      (host, tabs, stack) = (bench.host, bench.window.rootViewController, bench.host?.base.controllerIfAlive)
      #expect(bench.root == "tabs(a | b)" && host != nil && stack != nil)
      bench.window.rootViewController = UIViewController()
      world.clock.runUntilIdle()
      #expect(host == nil && tabs == nil && stack == nil)
    }
  }
}

extension Bench {
  /// The window's controller, with what is in it.
  fileprivate var root: String { window.rootViewController.map(picture) ?? "nothing" }

  private func picture(_ controller: UIViewController) -> String {
    switch controller.unframed {
    case let stack as UINavigationController:
      "stack(\(stack.viewControllers.map(picture).joined(separator: ", ")))"
    case let tabs as UITabBarController:
      "tabs(\((tabs.viewControllers ?? []).map(pictures).joined(separator: " | ")))"
    case is UISplitViewController: "split"
    case let other: other.title ?? "?"
    }
  }

  private func pictures(_ stack: UIViewController) -> String {
    let all = (stack as? UINavigationController)?.viewControllers ?? []
    return all.isEmpty ? stack.tabBarItem.title ?? "?" : all.map(picture).joined(separator: ", ")
  }
}
