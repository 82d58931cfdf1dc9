import Testing
import UIKit

@Suite("Stacks, and what they refuse", .standIn)
@MainActor
struct StackRefusalTests {
  @Test("A controller that has gone to another stack is not taken from that one's view")
  func movesElsewhere() async {
    StandIn.world.assumptions.unanimatedStacksShowNextTurn = true
    let stage = await Stage("a")
    let controllers = stage.stack.viewControllers
    stage.stack.setViewControllers([], animated: false)
    let other = UINavigationController()
    other.setViewControllers(controllers, animated: false)
    stage.window.rootViewController = other
    StandIn.clock.runUntilIdle()
    #expect(controllers.first?.viewIfLoaded?.window === stage.window)
  }

  @Test("What is asked for during a transition is put off")
  func putOff() async {
    let stage = await Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    stage.stack.pushViewController(stage.page("c"), animated: true)
    #expect(stage.names == ["a", "b"])
    StandIn.clock.runUntilIdle()
    #expect(stage.names == ["a", "b", "c"])
    #expect(stage.takeLog().last == "didShow c")
  }

  @Test("Or it changes the array at once, and an animation in an animation is a mistake")
  func synchronous() async {
    StandIn.world.assumptions.callsDuringTransitionsAreSynchronous = true
    let stage = await Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    stage.stack.pushViewController(stage.page("c"), animated: true)
    #expect(stage.names == ["a", "b", "c"])
    #expect(complaints() == [.nestedPush])
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog().last == "didShow c")
  }

  @Test("What is asked for when the modal has come does not overtake what was put off before")
  func putOffInOrder() async {
    StandIn.world.assumptions.modalAnimationsPutOffStackCalls = true
    let stage = await Stage("a")
    let stack = stage.stack, next = [stage.page("b"), stage.page("c")]
    stack.present(Page("sheet"), animated: true) { stack.setViewControllers(next, animated: false) }
    stack.setViewControllers([], animated: false)
    StandIn.clock.runUntilIdle()
    #expect(stage.names == ["b", "c"])
  }

  @Test("The same controller is not pushed twice")
  func sameTwice() async {
    let stage = await Stage("a")
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
  func noStacksInStacks() async {
    let stage = await Stage("a")
    stage.stack.pushViewController(UINavigationController(rootViewController: Page("b")), animated: true)
    stage.stack.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)
    #expect(complaints() == [.exception, .exception])
    #expect(stage.names == ["a"])
  }

  @Test("Appearance calls that don't balance are a mistake")
  func unbalanced() {
    let parent = Page("parent")
    parent.endAppearanceTransition()
    parent.beginAppearanceTransition(true, animated: false)
    parent.beginAppearanceTransition(true, animated: false)
    #expect(complaints() == [.unbalancedTransitions, .unbalancedTransitions])
  }

  @Test("What is not seen yet is not touched")
  func notSeenYet() async {
    StandIn.world.assumptions.unanimatedStacksShowNextTurn = true
    let stage = await Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: false)
    #expect(!stage.user.tapBack(stage.stack))
    #expect(!stage.user.beginSwipeBack(stage.stack))
    StandIn.clock.runTurn()
    #expect(stage.user.tapBack(stage.stack))
  }
}
