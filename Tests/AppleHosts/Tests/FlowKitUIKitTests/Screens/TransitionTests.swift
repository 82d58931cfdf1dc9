import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// Takes its time.
final class Cross: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.insertSubview(view, at: 0) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

@MainActor
private final class Listener: NSObject, UITabBarControllerDelegate {
  var refused: Int?
  var heard: [Int] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { refused == nil || tabBarController.viewControllers?.firstIndex(of: viewController) != refused }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    heard.append(tabBarController.selectedIndex)
  }
}

@MainActor
private final class Crossings {
  var seen: [String] = []
  var driver: UIPercentDrivenInteractiveTransition?

  func prepare(_ host: UIKitHost) {
    host.show(Page.self) { PageController($0) }
    host.animate("cross") { context in
      let (from, to) = (context.from as? PageController, context.to as? PageController)
      self.seen.append("\(from?.title ?? "?")\(context.isReversed ? " < " : " > ")\(to?.title ?? "?")")
      return Cross()
    } interaction: { _ in
      self.driver
    }
  }

  func takeSeen() -> [String] {
    defer { seen = [] }
    return seen
  }
}

private let cross = ScreenTransition("cross")

@Suite @MainActor struct TabTransitionTests {
  let pages = Pages()

  private var home: Flow<Page> {
    Flow(with: Page("home"), containing: .tabs(pages.page("a"), pages.page("b"), pages.page("c")))
  }

  private func inManyWorlds(
    _ body: @MainActor (Bench, UITabBarController, Crossings) throws -> Void
  ) throws {
    try StandIn.inManyWorlds { world in
      let crossings = Crossings()
      let bench = Bench(home, in: world) { crossings.prepare($0) }
      try body(bench, #require(bench.window.rootViewController as? UITabBarController), crossings)
      bench.settle()
      #expect(bench.complaints == [])
      #expect(bench.navigator.isSettled)
      #expect(tabs(bench).map { $0.selectedIndex } == bench.navigator.tree.containers.first?.selected)
    }
  }

  private func tabs(_ bench: Bench) -> UITabBarController? {
    bench.window.rootViewController as? UITabBarController
  }

  @Test func aTabComesAsItsActionSays() throws {
    try inManyWorlds { bench, tabs, crossings in
      bench.perform(.select(1, transition: cross))
      bench.perform(.select(2))
      bench.perform(.select(0, transition: cross))
      #expect(crossings.seen == ["a > b", "c < a"])
      tabs.selectedIndex = 2  // by the app itself, with no action
      #expect(tabs.transitionCoordinator == nil)
      tabs.selectedIndex = 0
      #expect(bench.user.tapTab(1, of: tabs))
      #expect(tabs.transitionCoordinator == nil)
    }
  }

  @Test func whatIsPushedInTheTabThatComesIsThereAlready() throws {
    try inManyWorlds { bench, tabs, crossings in
      bench.perform(.batch(.select(1), .push(pages.page("x")), transition: cross))
      #expect(crossings.seen == ["a > x"])
      #expect((tabs.selectedViewController as? UINavigationController)?.viewControllers.map(\.title) == ["b", "x"])
    }
  }

  @Test func theAppsDelegateHearsOfTapsMeanwhile() throws {
    try inManyWorlds { bench, tabs, crossings in
      let listener = Listener()
      tabs.delegate = listener
      bench.navigator.perform(.select(1, transition: cross))
      listener.refused = 2
      #expect(bench.user.tapTab(2, of: tabs))
      #expect(bench.user.tapTab(0, of: tabs))
      bench.settle()
      #expect(tabs.selectedIndex == 0)
      #expect(bench.user.tapTab(1, of: tabs))
      bench.settle()
      #expect(listener.heard.last == 1)
    }
  }

  @Test func aDragToAnotherTabMayBeGivenUp() throws {
    try inManyWorlds { bench, tabs, crossings in
      let driver = UIPercentDrivenInteractiveTransition()
      crossings.driver = driver
      for finishes in [false, true] {
        bench.navigator.perform(.select(1, transition: cross))
        driver.update(0.4)
        bench.world.clock.advance(by: 5)
        if finishes { driver.finish() } else { driver.cancel() }
        bench.settle()
        #expect(tabs.selectedIndex == (finishes ? 1 : 0))
        #expect(bench.navigator.isSettled)
        #expect(bench.issues == [])
      }
      #expect(bench.navigator.tree.summary == "Page[a(a), *b(b), (c(c))]")
    }
  }

  @Test func theAppMaySelectAnotherTabWhileOneIsDragged() throws {
    try inManyWorlds { bench, tabs, crossings in
      let driver = UIPercentDrivenInteractiveTransition()
      crossings.driver = driver
      bench.navigator.perform(.select(1, transition: cross))
      driver.update(0.4)
      bench.navigator.perform(.select(2))
      driver.cancel()
      bench.settle()
      #expect(tabs.selectedIndex == 2)
    }
  }

  @Test func withLessMotionTabsChangeAtOnce() throws {
    try inManyWorlds { bench, tabs, crossings in
      bench.world.isReduceMotionEnabled = true
      bench.perform(.select(1, transition: cross))
      #expect(crossings.seen == [])
      #expect(tabs.selectedIndex == 1)
    }
  }
}

@Suite @MainActor struct GivingUpTests {
  let pages = Pages()

  @Test func theAppMayReplaceWhatIsGivenUp() throws {
    for open in [
      NavigationAction.push(pages.page("b"), transition: cross), .present(pages.page("b"), transition: cross),
    ] {
      try StandIn.inManyWorlds { world in
        let crossings = Crossings(), driver = UIPercentDrivenInteractiveTransition()
        let bench = Bench(pages.page("a"), in: world) { crossings.prepare($0) }
        crossings.driver = driver
        bench.navigator.perform(open)
        world.clock.runTurn()
        driver.update(0.3)
        bench.navigator.perform(.replace(with: pages.page("c")))
        crossings.driver = nil
        driver.cancel()
        bench.settle()
        #expect(bench.titles == (open.kind == .push ? [["a", "c"]] : [["a"], ["c"]]))
        #expect(bench.complaints == [])
        #expect(bench.navigator.isSettled)
      }
    }
  }
}

@Suite @MainActor struct LessMotionTests {
  let pages = Pages()

  @Test func aFingerDrivesAllTheSame() throws {
    let tabs = Flow(with: Page("tabs"), containing: .tabs(pages.page("a"), pages.page("b")))
    let forward: [NavigationAction] = [
      .push(pages.page("c"), transition: cross), .present(pages.page("c"), as: .fullScreen, transition: cross),
      .select(1, transition: cross),
    ]
    for action in forward {
      try StandIn.inManyWorlds { world in
        world.isReduceMotionEnabled = true
        let crossings = Crossings(), driver = UIPercentDrivenInteractiveTransition()
        let bench = Bench(tabs, in: world) { crossings.prepare($0) }
        crossings.driver = driver
        let before = bench.navigator.tree.summary
        bench.navigator.perform(action)
        world.clock.runTurn()
        driver.update(0.3)
        driver.cancel()
        bench.settle()
        #expect(
          bench.navigator.tree.summary.replacing("(b(b))", with: "b(b)") == before.replacing("(b(b))", with: "b(b)"))
        crossings.driver = nil
        bench.perform(action)
        #expect(crossings.seen.count <= 1)
        #expect(bench.complaints == [])
        #expect(bench.navigator.isSettled)
      }
    }
  }
}

@Suite @MainActor struct GoingBackTests {
  let pages = Pages()

  private func inManyWorlds(
    root: Flow<Page>? = nil, _ body: @MainActor (Bench, Crossings) throws -> Void
  ) throws {
    try StandIn.inManyWorlds { world in
      let crossings = Crossings()
      let bench = Bench(root ?? pages.page("a"), in: world) { crossings.prepare($0) }
      try body(bench, crossings)
      bench.settle()
      #expect(bench.complaints == [])
      #expect(bench.navigator.isSettled)
    }
  }

  /// A finger drags what is in front, and is lifted.
  private func drag(_ bench: Bench, finishes: Bool, meanwhile: () -> Void = {}) -> Bool {
    let driver = UIPercentDrivenInteractiveTransition()
    guard bench.stack.topViewController?.goBackInFlow(drivenBy: driver) == true else { return false }
    bench.world.clock.runTurn()
    driver.update(0.5)
    meanwhile()
    if finishes { driver.finish() } else { driver.cancel() }
    bench.settle()
    return true
  }

  @Test func theWayBackIsTheWayInReversedUnderAFinger() throws {
    try inManyWorlds { bench, crossings in
      bench.perform(.push(pages.page("b"), transition: cross))
      bench.perform(.present(pages.page("c"), as: .fullScreen, transition: cross))
      #expect(crossings.takeSeen() == ["a > b", "b > c"])
      #expect(drag(bench, finishes: false))
      #expect(bench.titles == [["a", "b"], ["c"]])
      #expect(drag(bench, finishes: true))
      #expect(bench.titles == [["a", "b"]])
      #expect(drag(bench, finishes: false))
      #expect(bench.titles == [["a", "b"]])
      #expect(drag(bench, finishes: true))
      #expect(bench.titles == [["a"]])
      #expect(crossings.seen == ["c < b", "c < b", "b < a", "b < a"])
      #expect(bench.navigator.tree.summary == "a(a)")
      #expect(!drag(bench, finishes: true))  // there is no way back
      #expect(bench.issues == [])
    }
  }

  @Test func itAsksFirst() throws {
    try inManyWorlds { bench, _ in
      bench.perform(.push(pages.locked, transition: cross))
      #expect(!drag(bench, finishes: true))
      #expect(bench.titles == [["a", "locked"]])
      bench.perform(.present(pages.locked, as: .fullScreen, transition: cross))
      #expect(!drag(bench, finishes: true))
      #expect(bench.titles == [["a", "locked"], ["locked"]])
      #expect(bench.issues.count == 2)
    }
  }

  @Test func whatHasComeAsUsualGoesBackAtOnce() throws {
    try inManyWorlds { bench, crossings in
      bench.perform(.push(pages.page("b")))
      bench.perform(.present(pages.page("c")))
      #expect(!drag(bench, finishes: true))
      bench.settle()
      #expect(bench.titles == [["a", "b"]])
      #expect(!drag(bench, finishes: true))
      bench.settle()
      #expect(bench.titles == [["a"]])
      #expect(crossings.seen == [])
    }
  }

  @Test func theTreeMayChangeMeanwhile() throws {
    for finishes in [false, true] {
      try inManyWorlds { bench, _ in
        bench.perform(.push(pages.page("b"), transition: cross))
        bench.perform(.present(pages.page("c"), as: .fullScreen, transition: cross))
        #expect(drag(bench, finishes: finishes) { bench.navigator.perform(.push(pages.page("d"))) })
        #expect(bench.titles == (finishes ? [["a", "b"]] : [["a", "b"], ["c", "d"]]))
        bench.perform(.dismissAll())
        #expect(drag(bench, finishes: finishes) { bench.navigator.perform(.resetRoot(to: pages.page("e"))) })
        #expect(bench.titles == [["e"]])
      }
    }
  }

  @Test func whatIsCoveredDoesNotLeadBack() throws {
    try inManyWorlds { bench, _ in
      bench.perform(.push(pages.page("b"), transition: cross))
      let covered = try #require(bench.stack.topViewController)
      bench.navigator.perform(.push(pages.page("c"), transition: .none))
      #expect(!covered.goBackInFlow(drivenBy: UIPercentDrivenInteractiveTransition()))
      bench.settle()
      bench.perform(.present(pages.page("d")))
      #expect(!covered.goBackInFlow(drivenBy: UIPercentDrivenInteractiveTransition()))
      #expect(bench.titles == [["a", "b", "c"], ["d"]])
    }
  }

  @Test func whatTheTreeHasDoneIsNotGivenUp() throws {
    for open in [
      NavigationAction.push(pages.page("b"), transition: cross), .present(pages.page("b"), transition: cross),
    ] {
      try inManyWorlds { bench, crossings in
        bench.perform(open)
        let driver = UIPercentDrivenInteractiveTransition()
        crossings.driver = driver
        bench.navigator.perform(.back())
        bench.world.clock.runTurn()
        driver.update(0.4)
        driver.cancel()
        bench.settle()
        #expect(bench.titles == [["a"]])
        #expect(bench.navigator.tree.summary == "a(a)")
        #expect(bench.issues == [])
      }
    }
  }

  @Test func theRootOfATabLeadsOutOfTheTabs() throws {
    let tabs = Flow(with: Page("tabs"), containing: .tabs(pages.page("b"), pages.page("c")))
    for open in [NavigationAction.push(tabs, transition: cross), .present(tabs, as: .fullScreen, transition: cross)] {
      try inManyWorlds { bench, _ in
        bench.perform(open)
        let controller = try #require(bench.stack.topViewController?.unframed as? UITabBarController)
        let root = (controller.selectedViewController as? UINavigationController)?.topViewController
        let driver = UIPercentDrivenInteractiveTransition()
        #expect(try #require(root).goBackInFlow(drivenBy: driver))
        bench.world.clock.runTurn()
        driver.finish()
        bench.settle()
        #expect(bench.titles == [["a"]])
        #expect(bench.navigator.tree.summary == "a(a)")
      }
    }
  }

  @Test func theSystemsSwipeIsThereAfterwards() throws {
    try inManyWorlds { bench, _ in
      bench.perform(.push(pages.page("b"), transition: cross))
      #expect(drag(bench, finishes: false))
      #expect(bench.user.beginSwipeBack(bench.stack))
      bench.user.finishSwipeBack(bench.stack)
      bench.settle()
      #expect(bench.titles == [["a"]])
    }
  }

  @Test func nothingIsKept() throws {
    try inManyWorlds { bench, _ in
      bench.perform(.push(pages.page("b"), transition: cross))
      bench.perform(.present(pages.page("c"), as: .fullScreen, transition: cross))
      weak var upper: UIViewController?
      upper = bench.stack.topViewController
      #expect(drag(bench, finishes: false))
      #expect(drag(bench, finishes: true))
      weak var lower: UIViewController?
      lower = bench.stack.topViewController
      #expect(drag(bench, finishes: true))
      #expect(upper == nil)
      #expect(lower == nil)
    }
  }
}
