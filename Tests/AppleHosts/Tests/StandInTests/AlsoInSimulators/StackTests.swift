import Testing
import UIKit

@Suite("Stacks", .standIn)
@MainActor
struct StackTests {
  /// What a push of b over a tells, from its beginning to its end.
  private let beginning = ["willShow b", "a willDisappear", "b willAppear+"]
  private let end = ["a didDisappear", "b didAppear", "didShow b"]

  @Test("A push changes the array at once and ends later, in Apple's order")
  func push() async {
    let stage = await Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    #expect(stage.names == ["a", "b"])
    #expect(stage.stack.transitionCoordinator != nil)
    stage.watch()
    await settle()
    let log = stage.takeLog()
    #expect(log.filter { $0 != "completed" } == beginning + end)
    #expect(log.contains("completed"))
    #expect(stage.stack.transitionCoordinator == nil)
  }

  @Test("A transition begins in the call or with the next layout; its coordinator is there at once", arguments: sides)
  func beginsNextTurn(side: Bool?) async {
    let line = Assumed(\.animationsBeginNextTurn, side)
    let stage = await Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    #expect(stage.stack.transitionCoordinator != nil)
    line.expect(stage.log.lines, ifFalse: beginning, ifTrue: [])
    await settle()
    #expect(stage.takeLog().last == "didShow b")
  }

  @Test("A pop answers what leaves, which stays in its parent until the end")
  func pop() async {
    let stage = await Stage("a", "b")
    let b = stage.stack.topViewController
    #expect(stage.stack.popViewController(animated: true) === b)
    #expect(b?.parent === stage.stack)
    await settle()
    #expect(b?.parent == nil)
    #expect(
      stage.takeLog() == [
        "willShow a", "b willDisappear-", "a willAppear", "b didDisappear", "a didAppear", "didShow a",
      ])
  }

  @Test("Several are popped in one transition, and those between are never seen")
  func popSeveral() async {
    let stage = await Stage("a", "b", "c")
    #expect(stage.stack.popToRootViewController(animated: true)?.map(\.title) == ["b", "c"])
    await settle()
    #expect(!stage.takeLog().contains { $0.hasPrefix("b ") })
  }

  @Test("A new array whose top was there is a pop, with any other top it is a push")
  func setArray() async {
    let stage = await Stage("a", "b")
    let a = stage.stack.viewControllers[0]
    stage.stack.setViewControllers([stage.page("x"), a], animated: true)
    await settle()
    #expect(stage.takeLog().filter { $0.hasPrefix("b ") } == ["b willDisappear-", "b didDisappear"])
    #expect(stage.names == ["x", "a"])
    stage.stack.setViewControllers([stage.page("c")], animated: true)
    await settle()
    #expect(stage.takeLog().contains("c willAppear+"))
  }

  @Test("Without animation there is no coordinator; it is shown in the call or with the next layout", arguments: sides)
  func unanimated(side: Bool?) async {
    let line = Assumed(\.unanimatedStacksShowNextTurn, side)
    let stage = await Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: false)
    #expect(stage.stack.transitionCoordinator == nil)
    #expect(stage.names == ["a", "b"])
    line.expect(stage.log.lines, ifFalse: beginning + end, ifTrue: [])
    await settle()
    #expect(stage.takeLog() == beginning + end)
  }

  @Test("The coordinator completes after didShow or before it", arguments: sides)
  func coordinatorOrder(side: Bool?) async {
    let line = Assumed(\.coordinatorEndsFirst, side)
    let stage = await Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    stage.watch()
    await settle()
    line.expect(
      stage.takeLog().suffix(2), ifFalse: ["didShow b", "completed"], ifTrue: ["completed", "didShow b"])
  }

  @Test("A completion that comes too late for its transition is called, or not", arguments: sides)
  func lateCompletion(side: Bool?) async {
    let line = Assumed(\.lateCompletionsRun, side)
    let stage = await Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    let coordinator = stage.stack.transitionCoordinator
    await settle()
    _ = stage.takeLog()
    let log = stage.log
    coordinator?.animate(alongsideTransition: nil) { _ in log.note("late") }
    await settle()
    line.expect(stage.takeLog(), ifFalse: [], ifTrue: ["late"])
  }

  @Test("An array that is set during a transition is there at once, or put off", arguments: sides)
  func setDuringTransition(side: Bool?) async {
    let line = Assumed(\.callsDuringTransitionsAreSynchronous, side)
    let stage = await Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    stage.stack.setViewControllers(stage.stack.viewControllers + [stage.page("c")], animated: false)
    line.expect(stage.names, ifFalse: ["a", "b"], ifTrue: ["a", "b", "c"])
    await settle()
    #expect(stage.names == ["a", "b", "c"])
    #expect(stage.takeLog().last == "didShow c")
  }

  @Test("During a modal's animation a call is carried out, or put off as well", arguments: sides)
  func putOffByModal(side: Bool?) async {
    let line = Assumed(\.modalAnimationsPutOffStackCalls, side)
    let stage = await Stage("a")
    stage.stack.present(Page("sheet"), animated: true)
    stage.stack.pushViewController(stage.page("b"), animated: true)
    line.expect(stage.names, ifFalse: ["a", "b"], ifTrue: ["a"])
    await settle()
    #expect(stage.names == ["a", "b"])
  }

  @Test("Only what is below changes: nothing moves, and the delegate may hear of it or not", arguments: sides)
  func sameTop(side: Bool?) async {
    let line = Assumed(\.sameTopCallsDelegate, side)
    let stage = await Stage("a", "b")
    let all = stage.stack.viewControllers
    stage.stack.setViewControllers([all[0], stage.page("x"), all[1]], animated: true)
    #expect(stage.stack.transitionCoordinator == nil)
    #expect(stage.names == ["a", "x", "b"])
    await settle()
    line.expect(stage.takeLog(), ifFalse: [], ifTrue: ["willShow b", "didShow b"])
  }

  @Test("A stack under a modal that fills the screen changes unseen")
  func underModal() async {
    let stage = await Stage("a")
    let full = Page("full")
    full.modalPresentationStyle = .fullScreen
    stage.stack.present(full, animated: true)
    await settle()
    _ = stage.takeLog()
    stage.stack.pushViewController(stage.page("b"), animated: true)
    #expect(stage.stack.transitionCoordinator == nil)
    await settle()
    #expect(stage.takeLog() == ["willShow b", "didShow b"])
    stage.stack.dismiss(animated: true)
    await settle()
    #expect(stage.takeLog() == ["b willAppear", "b didAppear"])
  }

  @Test("A stack tells of its first controller when it is seen first")
  func firstDisplay() async {
    let log = Log()
    let delegate = StackDelegate(log)
    let stack = UINavigationController(rootViewController: Page("a", log))
    stack.delegate = delegate
    #expect(log.take() == [])
    let window = show(stack)
    await settle()
    #expect(window.rootViewController === stack)
    #expect(log.take() == ["willShow a", "a willAppear", "a didAppear", "didShow a"])
  }

  @Test("A subclass that answers another delegate changes nothing: UIKit reads its own")
  func overriddenDelegate() async {
    /// A stack that shows apps another delegate than the one that is told.
    final class OtherDelegate: UINavigationController {
      override var delegate: (any UINavigationControllerDelegate)? {
        get { nil }
        set { super.delegate = newValue }
      }
    }
    let log = Log()
    let delegate = StackDelegate(log)
    let stack = OtherDelegate(navigationBarClass: nil, toolbarClass: nil)
    stack.delegate = delegate
    stack.viewControllers = [Page("a")]
    let window = show(stack)
    await settle()
    #expect(window.rootViewController === stack)
    #expect(log.take() == ["willShow a", "didShow a"])
  }

  @Test("A controller that goes to another stack is off the first one, and is not kept by it")
  func moves() async {
    let stage = await Stage("a", "b")
    let other = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    weak var moved: UIViewController?
    moved = stage.stack.topViewController
    if let moved { other.viewControllers = [moved] }
    #expect(stage.names == ["a"])
    #expect(moved?.parent === other)
    stage.stack.viewControllers = [stage.page("c")]
    #expect(moved?.parent === other)
    await settle()
    other.viewControllers = []
    await settle()
    #expect(moved == nil)
  }

  @Test("Nothing of a stack is kept when its window has another controller")
  func memory() async {
    weak var gone: UIViewController?
    weak var stack: UINavigationController?
    do {
      let stage = await Stage("a")
      let b = stage.page("b")
      gone = b
      stack = stage.stack
      stage.stack.pushViewController(b, animated: true)
      await settle()
      stage.stack.popViewController(animated: true)
      await settle()
      stage.window.rootViewController = UIViewController()
      await settle()
    }
    await settle()
    #expect(gone == nil)
    #expect(stack == nil)
  }
}
