import Testing
import UIKit

/// A stack that shows apps another delegate than the one that is told.
final class OtherDelegate: UINavigationController {
  override var delegate: (any UINavigationControllerDelegate)? {
    get { nil }
    set { super.delegate = newValue }
  }
}

@Suite("Stacks", .standIn)
@MainActor
struct StackTests {
  @Test("A push changes the array at once and ends later, in Apple's order")
  func push() {
    let stage = Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    #expect(stage.names == ["a", "b"])
    stage.watch()
    #expect(stage.takeLog() == ["willShow b", "a willDisappear", "b willAppear+"])
    StandIn.clock.advance(by: 0.1)
    #expect(stage.takeLog() == [])
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == ["a didDisappear", "b didAppear", "didShow b", "completed"])
    #expect(stage.stack.transitionCoordinator == nil)
  }

  @Test("A pop answers what leaves, which stays in its parent until the end")
  func pop() {
    let stage = Stage("a", "b")
    let b = stage.stack.topViewController
    #expect(stage.stack.popViewController(animated: true) === b)
    #expect(b?.parent === stage.stack)
    StandIn.clock.runUntilIdle()
    #expect(b?.parent == nil)
    #expect(
      stage.takeLog() == [
        "willShow a", "b willDisappear-", "a willAppear", "b didDisappear", "a didAppear", "didShow a",
      ])
  }

  @Test("Several are popped in one transition, and those between are never seen")
  func popSeveral() {
    let stage = Stage("a", "b", "c")
    #expect(stage.stack.popToRootViewController(animated: true)?.map(\.title) == ["b", "c"])
    StandIn.clock.runUntilIdle()
    #expect(!stage.takeLog().contains { $0.hasPrefix("b ") })
  }

  @Test("Without animation there is no coordinator", arguments: [false, true])
  func unanimated(nextTurn: Bool) {
    StandIn.world.assumptions.unanimatedStacksShowNextTurn = nextTurn
    let stage = Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: false)
    #expect(stage.stack.transitionCoordinator == nil)
    #expect(stage.names == ["a", "b"])
    #expect(stage.log.lines.isEmpty == nextTurn)
    StandIn.clock.runUntilIdle()
    #expect(
      stage.takeLog() == [
        "willShow b", "a willDisappear", "b willAppear+", "a didDisappear", "b didAppear", "didShow b",
      ])
  }

  @Test("The coordinator completes after didShow or before it", arguments: [false, true])
  func coordinatorOrder(isFirst: Bool) {
    StandIn.world.assumptions.coordinatorEndsFirst = isFirst
    let stage = Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    stage.watch()
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog().suffix(2) == (isFirst ? ["completed", "didShow b"] : ["didShow b", "completed"]))
  }

  @Test("A transition may begin in the next turn; its coordinator is there at once")
  func beginsNextTurn() {
    StandIn.world.assumptions.animationsBeginNextTurn = true
    let stage = Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    #expect(stage.stack.transitionCoordinator != nil)
    #expect(stage.takeLog() == [])
    StandIn.clock.runTurn()
    #expect(stage.takeLog().first == "willShow b")
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog().last == "didShow b")
  }

  @Test("A controller that has gone to another stack is not taken from that one's view")
  func movesElsewhere() {
    StandIn.world.assumptions.unanimatedStacksShowNextTurn = true
    let stage = Stage("a")
    let controllers = stage.stack.viewControllers
    stage.stack.setViewControllers([], animated: false)
    let other = UINavigationController()
    other.setViewControllers(controllers, animated: false)
    stage.window.rootViewController = other
    StandIn.clock.runUntilIdle()
    #expect(controllers.first?.viewIfLoaded?.window === stage.window)
  }

  @Test("What is asked for during a transition is put off")
  func putOff() {
    let stage = Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    stage.stack.pushViewController(stage.page("c"), animated: true)
    #expect(stage.names == ["a", "b"])
    StandIn.clock.runUntilIdle()
    #expect(stage.names == ["a", "b", "c"])
    #expect(stage.takeLog().last == "didShow c")
  }

  @Test("Or it changes the array at once, and an animation in an animation is a mistake")
  func synchronous() {
    StandIn.world.assumptions.callsDuringTransitionsAreSynchronous = true
    let stage = Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    stage.stack.pushViewController(stage.page("c"), animated: true)
    #expect(stage.names == ["a", "b", "c"])
    #expect(complaints() == [.nestedPush])
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog().last == "didShow c")
  }

  @Test("During a modal's animation a call may be put off as well")
  func putOffByModal() {
    StandIn.world.assumptions.modalAnimationsPutOffStackCalls = true
    let stage = Stage("a")
    stage.stack.present(Page("sheet"), animated: true)
    stage.stack.pushViewController(stage.page("b"), animated: true)
    #expect(stage.names == ["a"])
    StandIn.clock.runUntilIdle()
    #expect(stage.names == ["a", "b"])
  }

  @Test("What is asked for when the modal has come does not overtake what was put off before")
  func putOffInOrder() {
    StandIn.world.assumptions.modalAnimationsPutOffStackCalls = true
    let stage = Stage("a")
    let stack = stage.stack, next = [stage.page("b"), stage.page("c")]
    stack.present(Page("sheet"), animated: true) { stack.setViewControllers(next, animated: false) }
    stack.setViewControllers([], animated: false)
    StandIn.clock.runUntilIdle()
    #expect(stage.names == ["b", "c"])
  }

  @Test("The same controller is not pushed twice")
  func sameTwice() {
    let stage = Stage("a")
    let b = stage.page("b")
    stage.stack.pushViewController(b, animated: true)
    stage.stack.pushViewController(b, animated: true)
    #expect(complaints() == [.exception])
    let c = stage.page("c")
    stage.stack.pushViewController(c, animated: true)
    stage.stack.pushViewController(c, animated: true)
    #expect(complaints() == [.exception])
    StandIn.clock.runUntilIdle()
    #expect(stage.names == ["a", "b", "c"])
  }

  @Test("A stack is not pushed onto a stack, nor is a split view")
  func noStacksInStacks() {
    let stage = Stage("a")
    stage.stack.pushViewController(UINavigationController(rootViewController: Page("b")), animated: true)
    stage.stack.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)
    #expect(complaints() == [.exception, .exception])
    #expect(stage.names == ["a"])
  }

  @Test("Only what is below changes: nothing moves, and the delegate may hear of it or not", arguments: [false, true])
  func sameTop(tells: Bool) {
    StandIn.world.assumptions.sameTopCallsDelegate = tells
    let stage = Stage("a", "b")
    let all = stage.stack.viewControllers
    stage.stack.setViewControllers([all[0], stage.page("x"), all[1]], animated: true)
    #expect(stage.stack.transitionCoordinator == nil)
    #expect(stage.names == ["a", "x", "b"])
    #expect(stage.takeLog() == (tells ? ["willShow b", "didShow b"] : []))
  }

  @Test("A stack under a sheet is animated; under a modal that fills the screen it changes unseen")
  func underModal() {
    let stage = Stage("a")
    let full = Page("full")
    full.modalPresentationStyle = .fullScreen
    stage.stack.present(full, animated: true)
    StandIn.clock.runUntilIdle()
    _ = stage.takeLog()
    stage.stack.pushViewController(stage.page("b"), animated: true)
    #expect(stage.stack.transitionCoordinator == nil)
    #expect(stage.takeLog() == ["willShow b", "didShow b"])
    stage.stack.dismiss(animated: true)
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == ["b willAppear", "b didAppear"])
  }

  @Test("A stack tells of its first controller when it is seen first")
  func firstDisplay() {
    let log = Log()
    let delegate = StackDelegate(log)
    let stack = UINavigationController(rootViewController: Page("a", log))
    stack.delegate = delegate
    #expect(log.take() == [])
    let window = StandIn.window(stack)
    #expect(window.rootViewController === stack)
    #expect(log.take() == ["willShow a", "a willAppear", "a didAppear", "didShow a"])
  }

  @Test("Appearance calls that don't balance are a mistake")
  func unbalanced() {
    let parent = Page("parent")
    parent.endAppearanceTransition()
    parent.beginAppearanceTransition(true, animated: false)
    parent.beginAppearanceTransition(true, animated: false)
    #expect(complaints() == [.unbalancedTransitions, .unbalancedTransitions])
  }

  @Test("A subclass that answers another delegate changes nothing: UIKit reads its own")
  func overriddenDelegate() {
    let log = Log()
    let delegate = StackDelegate(log)
    let stack = OtherDelegate(navigationBarClass: nil, toolbarClass: nil)
    stack.delegate = delegate
    stack.viewControllers = [Page("a")]
    let window = StandIn.window(stack)
    #expect(window.rootViewController === stack)
    #expect(log.take() == ["willShow a", "didShow a"])
  }

  @Test("A controller that goes to another stack is off the first one, and is not kept by it")
  func moves() {
    let stage = Stage("a", "b")
    let other = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    weak var moved: UIViewController?
    moved = stage.stack.topViewController
    if let moved { other.viewControllers = [moved] }
    #expect(stage.names == ["a"])
    #expect(moved?.parent === other)
    stage.stack.viewControllers = [stage.page("c")]
    #expect(moved?.parent === other)
    StandIn.clock.runUntilIdle()
    other.viewControllers = []
    StandIn.clock.runUntilIdle()
    #expect(moved == nil)
  }

  @Test("What is not seen yet is not touched")
  func notSeenYet() {
    StandIn.world.assumptions.unanimatedStacksShowNextTurn = true
    let stage = Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: false)
    #expect(!stage.user.tapBack(stage.stack))
    #expect(!stage.user.beginSwipeBack(stage.stack))
    StandIn.clock.runTurn()
    #expect(stage.user.tapBack(stage.stack))
  }

  @Test("Nothing of a closed stack is kept")
  func memory() {
    weak var gone: UIViewController?
    weak var stack: UINavigationController?
    do {
      let stage = Stage("a")
      let b = stage.page("b")
      gone = b
      stack = stage.stack
      stage.stack.pushViewController(b, animated: true)
      StandIn.clock.runUntilIdle()
      stage.stack.popViewController(animated: true)
      StandIn.clock.runUntilIdle()
      stage.window.rootViewController = nil
    }
    #expect(gone == nil)
    StandIn.world.closeScenes()
    #expect(stack == nil)
  }
}
