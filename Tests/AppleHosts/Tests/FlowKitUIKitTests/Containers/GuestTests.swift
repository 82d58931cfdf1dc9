import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// A controller that the app has pushed itself, beside the flows.
@MainActor
private func guest(_ name: String = "guest") -> UIViewController {
  let controller = UIViewController(nibName: nil, bundle: nil)
  controller.title = name
  return controller
}

/// What the app pushes and pops itself, above, below, and between screens of a flow.
@Suite @MainActor struct GuestTests {
  let pages = Pages()

  private func inManyWorlds(
    _ root: Flow<Page>? = nil, refusals: Int = 0, _ body: @MainActor (Bench) throws -> Void
  ) throws {
    try StandIn.inManyWorlds { world in
      let bench = Bench(root ?? pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      try body(bench)
      bench.settle()
      #expect(bench.complaints == [])
      #expect(bench.issues.count == refusals)
      #expect(bench.navigator.isSettled)
      world.closeScenes()
    }
  }

  private func push(_ controller: UIViewController, on stack: UINavigationController, in bench: Bench) {
    stack.pushViewController(controller, animated: true)
    bench.settle()
  }

  /// The ways back that lead to what the app has pushed below a screen.
  enum WayBack: CaseIterable {
    case tap, swipe, menu, pop, popTo, popAtOnce, setStack

    @MainActor
    func go(_ bench: Bench, to guest: UIViewController) {
      let stack = bench.stack
      switch self {
      case .tap: #expect(bench.user.tapBack(stack))
      case .swipe:
        #expect(bench.user.beginSwipeBack(stack))
        bench.user.finishSwipeBack(stack)
      case .menu: #expect(bench.user.longPressBack(stack, to: guest))
      case .pop: _ = stack.popViewController(animated: true)
      case .popTo: _ = stack.popToViewController(guest, animated: true)
      case .popAtOnce: _ = stack.popViewController(animated: false)
      case .setStack: stack.setViewControllers(stack.viewControllers.dropLast(), animated: true)
      }
      bench.settle()
    }
  }

  @Test(arguments: WayBack.allCases) func backLeadsToWhatTheAppHasPushedBelow(way: WayBack) throws {
    try inManyWorlds { bench in
      let own = guest()
      push(own, on: bench.stack, in: bench)
      bench.perform(.push(pages.page("b")))
      #expect(bench.titles == [["a", "guest", "b"]])
      way.go(bench, to: own)
      #expect(bench.titles == [["a", "guest"]])
      #expect(bench.navigator.tree.summary == "a(a)")
      #expect(bench.user.tapBack(bench.stack))
      bench.settle()
      #expect(bench.titles == [["a"]])
    }
  }

  /// What is on its way to the app's own controller ends, though that may not stay.
  @Test func anActionThatNamesAScreenComesDuringAWayBackToIt() throws {
    try inManyWorlds { bench in
      push(guest(), on: bench.stack, in: bench)
      bench.perform(.push(pages.page("b")))
      bench.navigator.perform(.pop())
      bench.world.clock.advance(by: 0.1)
      bench.perform(.goTo(pages.page("a")))
      #expect(bench.titles == [["a"]])
    }
  }

  /// The lists are ahead of what UIKit shows, so nothing can be told from the difference.
  @Test(arguments: [false, true]) func theTreeChangesWhileTheAppPushesUnderAModal(closesModal: Bool) throws {
    try inManyWorlds { bench in
      let base = bench.stack
      bench.perform(.push(pages.page("b")))
      bench.perform(.present(pages.page("sheet"), as: .popover))
      base.pushViewController(guest(), animated: true)
      bench.world.clock.advance(by: 0.1)
      let reset = NavigationAction.resetRoot(to: pages.page("c"), transition: closesModal ? .automatic : .none)
      bench.perform(closesModal ? .batch(reset, .popToRoot()) : reset, from: bench.navigator.tree.root[0].id)
      #expect(bench.navigator.tree.summary == "c(c)")
      #expect(bench.titles == [["c"]])
    }
  }

  @Test func aSwipeTowardsItMayBeGivenUp() throws {
    try inManyWorlds { bench in
      push(guest(), on: bench.stack, in: bench)
      bench.perform(.push(pages.page("b")))
      #expect(bench.user.beginSwipeBack(bench.stack))
      bench.user.cancelSwipeBack(bench.stack)
      bench.settle()
      #expect(bench.titles == [["a", "guest", "b"]])
      #expect(bench.navigator.tree.summary == "a(a) > b(b)")
    }
  }

  /// The menu of the back button, past what lies on both.
  @Test func theMenuLeadsToOneOfMany() throws {
    try inManyWorlds { bench in
      let lower = guest("lower")
      push(lower, on: bench.stack, in: bench)
      bench.perform(.push(pages.page("b")))
      push(guest("upper"), on: bench.stack, in: bench)
      bench.perform(.push(pages.page("c")))
      #expect(bench.titles == [["a", "lower", "b", "upper", "c"]])
      #expect(bench.user.longPressBack(bench.stack, to: lower))
      bench.settle()
      #expect(bench.titles == [["a", "lower"]])
      #expect(bench.navigator.tree.summary == "a(a)")
    }
  }

  @Test func aScreenThatMayNotLeaveComesBackAboveIt() throws {
    try inManyWorlds(refusals: 2) { bench in
      let own = guest()
      push(own, on: bench.stack, in: bench)
      bench.perform(.push(pages.locked))
      #expect(!bench.user.beginSwipeBack(bench.stack))
      #expect(bench.user.tapBack(bench.stack))
      bench.settle()
      _ = bench.stack.popToViewController(own, animated: true)
      bench.settle()
      #expect(bench.titles == [["a", "guest", "locked"]])
      #expect(bench.navigator.tree.summary == "a(a) > locked")
    }
  }

  /// However often the user, or the app, tries, without anything else in between.
  @Test(arguments: [WayBack.menu, .pop, .popAtOnce])
  func aScreenThatMayNotLeaveComesBackEachTime(way: WayBack) throws {
    try inManyWorlds(refusals: 6) { bench in
      bench.perform(.push(pages.locked))
      for _ in 0..<6 {
        way.go(bench, to: bench.stack.viewControllers[0])
        #expect(bench.titles == [["a", "locked"]])
        bench.world.clock.advance(by: 3)
      }
      #expect(bench.navigator.tree.summary == "a(a) > locked")
    }
  }

  /// Before UIKit has shown it, so that UIKit tells nobody.
  @Test(arguments: [WayBack.pop, .popAtOnce, .setStack]) func theAppTakesAScreenBackAtOnce(way: WayBack) throws {
    try inManyWorlds { bench in
      bench.navigator.perform(.push(pages.page("b"), transition: .none))
      way.go(bench, to: bench.stack.viewControllers[0])
      #expect(bench.titles == [["a"]])
      #expect(bench.navigator.tree.summary == "a(a)")
    }
  }

  /// The app shows something new in the place of a screen.
  @Test(arguments: [false, true]) func theAppPutsItsOwnInAScreensPlace(isAnimated: Bool) throws {
    try inManyWorlds { bench in
      bench.perform(.push(pages.page("b")))
      let below = Array(bench.stack.viewControllers.prefix(1))
      bench.stack.setViewControllers(below + [guest()], animated: isAnimated)
      bench.settle()
      #expect(bench.titles == [["a", "guest"]])
      #expect(bench.navigator.tree.summary == "a(a)")
    }
  }

  /// What the app does to a stack that no tree can follow.
  enum Damage: CaseIterable {
    case middle, root, order, all

    @MainActor
    func changed(_ all: [UIViewController]) -> [UIViewController] {
      switch self {
      case .middle: [all[0], all[2]]
      case .root: [guest()] + all.dropFirst()
      case .order: [all[1], all[0], all[2]]
      case .all: [guest()]
      }
    }
  }

  @Test(arguments: Damage.allCases, [false, true])
  func whatTheTreeCannotFollowComesBack(damage: Damage, isAnimated: Bool) throws {
    try inManyWorlds(refusals: 1) { bench in
      bench.perform(.push(pages.page("b")))
      bench.perform(.push(pages.page("c")))
      bench.stack.setViewControllers(damage.changed(bench.stack.viewControllers), animated: isAnimated)
      bench.settle()
      #expect(bench.titles == [["a", "b", "c"]])
      #expect(bench.navigator.tree.summary == "a(a) > b(b) > c(c)")
      bench.perform(.pop())
      #expect(bench.titles == [["a", "b"]])
    }
  }

  // What an action leads to is seen.

  /// The actions that name a screen.
  enum Lead: CaseIterable {
    case popToRoot, popTo, goTo, link

    @MainActor
    var action: NavigationAction {
      let a = Pages().page("a")
      return switch self {
      case .popToRoot: .popToRoot()
      case .popTo: .popTo(a)
      case .goTo: .goTo(a)
      case .link: .batch(.dismissAll(), .goTo(a))
      }
    }
  }

  @Test(arguments: Lead.allCases) func whereAnActionLeadsIsInFront(lead: Lead) throws {
    let action = lead.action
    // In the tree, these find nothing to remove, which is told.
    try inManyWorlds(refusals: lead == .popToRoot || lead == .popTo ? 1 : 0) { bench in
      push(guest(), on: bench.stack, in: bench)
      bench.perform(action)
      #expect(bench.titles == [["a"]])
      push(guest(), on: bench.stack, in: bench)
      bench.perform(.push(pages.page("b")))
      push(guest(), on: bench.stack, in: bench)
      bench.perform(action)
      #expect(bench.titles == [["a"]])
      #expect(bench.navigator.tree.summary == "a(a)")
    }
  }

  @Test func aStepBackLeadsToWhatLiesBelow() throws {
    try inManyWorlds { bench in
      push(guest(), on: bench.stack, in: bench)
      bench.perform(.push(pages.page("b")))
      bench.perform(.pop())
      #expect(bench.titles == [["a", "guest"]])
      bench.perform(.present(pages.page("c")))
      bench.perform(.dismiss())
      #expect(bench.titles == [["a", "guest"]])
      bench.host?.base.controller.pressBack()
      bench.settle()
      #expect(bench.titles == [["a"]])
    }
  }

  @Test func aSecondTapOnATabShowsItsRoot() throws {
    let tabs = Flow(
      with: Page("tabs"), containing: .tabs(pages.page("1"), pages.page("2"), reselection: .popsToRoot))
    try inManyWorlds(tabs) { bench in
      let bar = try #require(bench.host?.contents.values.first?.frame as? UITabBarController)
      push(guest(), on: bench.inner, in: bench)
      #expect(bench.user.tapTab(0, of: bar))
      bench.settle()
      #expect(bench.inner.viewControllers.map(\.title) == ["1"])
      push(guest(), on: bench.inner, in: bench)
      bench.perform(.select(1))
      bench.perform(.select(0))
      #expect(bench.inner.viewControllers.map(\.title) == ["1", "guest"])
      bench.perform(.batch(.select(0), .push(pages.page("3"))))
      #expect(bench.user.tapTab(0, of: bar))
      bench.settle()
      #expect(bench.inner.viewControllers.map(\.title) == ["1"])
    }
  }
}
