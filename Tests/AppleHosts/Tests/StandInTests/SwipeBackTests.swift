import Testing
import UIKit

/// A delegate that has a method for animations, and gives none.
final class AnimatingDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A recognizer's delegate of an app, which always begins.
final class AlwaysBegins: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A stack that is asked before it pops.
final class AskedStack: UINavigationController, UINavigationBarDelegate {
  var letsPop = false
  var asked = 0
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked += 1
    return letsPop
  }
}

@Suite("Ways back", .standIn)
@MainActor
struct SwipeBackTests {
  @Test("A swipe that finishes is a pop; the finger is lifted before it ends")
  func finishes() async {
    let stage = await Stage("a", "b")
    #expect(stage.user.beginSwipeBack(stage.stack))
    let coordinator = stage.stack.transitionCoordinator
    #expect(coordinator?.initiallyInteractive == true)
    let log = stage.log
    coordinator?.notifyWhenInteractionChanges { log.note($0.isCancelled ? "lifted to cancel" : "lifted") }
    stage.watch()
    stage.user.moveSwipeBack(stage.stack, to: 0.5)
    #expect(coordinator?.percentComplete == 0.5)
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == ["willShow a", "b willDisappear-", "a willAppear"])
    stage.user.finishSwipeBack(stage.stack)
    #expect(stage.takeLog() == ["lifted"])
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == ["b didDisappear", "a didAppear", "didShow a", "completed"])
    #expect(stage.names == ["a"])
  }

  @Test("A swipe that is cancelled: six calls, no didShow, and the array has the top again", arguments: [false, true])
  func cancelled(keepsTop: Bool) async {
    StandIn.world.assumptions.swipeKeepsTopInArray = keepsTop
    let stage = await Stage("a", "b")
    let b = stage.stack.topViewController
    #expect(stage.user.beginSwipeBack(stage.stack))
    stage.watch()
    #expect(stage.names == (keepsTop ? ["a", "b"] : ["a"]))
    stage.user.moveSwipeBack(stage.stack, to: 0.3)
    stage.user.cancelSwipeBack(stage.stack)
    StandIn.clock.runUntilIdle()
    #expect(stage.names == ["a", "b"])
    #expect(b?.parent === stage.stack)
    #expect(
      stage.takeLog() == [
        "willShow a", "b willDisappear-", "a willAppear", "a willDisappear", "a didDisappear", "b willAppear",
        "b didAppear", "cancelled",
      ])
  }

  @Test("What the program sets during a swipe that is cancelled lies beside what the user has kept")
  func setDuringCancelledSwipe() async {
    StandIn.world.assumptions.callsDuringTransitionsAreSynchronous = true
    let stage = await Stage("a", "b")
    #expect(stage.user.beginSwipeBack(stage.stack))
    stage.stack.setViewControllers([stage.stack.viewControllers[0], stage.page("x")], animated: false)
    stage.user.cancelSwipeBack(stage.stack)
    StandIn.clock.runUntilIdle()
    #expect(stage.names == ["a", "x", "b"])
  }

  @Test("What has gone to another stack during a swipe that is cancelled stays there")
  func goneDuringCancelledSwipe() async throws {
    StandIn.world.assumptions.callsDuringTransitionsAreSynchronous = true
    let stage = await Stage("a", "b")
    let top = try #require(stage.stack.topViewController)
    #expect(stage.user.beginSwipeBack(stage.stack))
    stage.user.cancelSwipeBack(stage.stack)
    stage.stack.setViewControllers([], animated: false)
    let other = UINavigationController(rootViewController: top)
    StandIn.clock.runUntilIdle()
    #expect(stage.names == [])
    #expect(other.viewControllers == [top])
  }

  @Test("There is no swipe at the root, under a hidden bar, without back button, with animations, or switched off")
  func refused() async {
    #expect(!StandIn.User(await Stage("a").window).beginSwipeBack(UINavigationController()))
    let root = await Stage("a")
    #expect(!root.user.beginSwipeBack(root.stack))
    let stage = await Stage("a", "b")
    stage.stack.isNavigationBarHidden = true
    #expect(!stage.user.beginSwipeBack(stage.stack))
    stage.stack.isNavigationBarHidden = false
    stage.stack.topViewController?.navigationItem.hidesBackButton = true
    #expect(!stage.user.beginSwipeBack(stage.stack))
    stage.stack.topViewController?.navigationItem.hidesBackButton = false
    let delegate = AnimatingDelegate()
    stage.stack.delegate = delegate
    #expect(!stage.user.beginSwipeBack(stage.stack))
    stage.stack.delegate = nil
    stage.stack.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!stage.user.beginSwipeBack(stage.stack))
    stage.stack.interactivePopGestureRecognizer?.isEnabled = true
    #expect(stage.user.beginSwipeBack(stage.stack))
  }

  @Test("A recognizer that is switched off in its gesture cancels it")
  func switchedOff() async {
    let stage = await Stage("a", "b")
    #expect(stage.user.beginSwipeBack(stage.stack))
    stage.stack.interactivePopGestureRecognizer?.isEnabled = false
    StandIn.clock.runUntilIdle()
    #expect(stage.names == ["a", "b"])
  }

  @Test("A recognizer with another delegate begins at the root as well, which freezes the stack")
  func freezes() async {
    let stage = await Stage("a")
    let always = AlwaysBegins()
    stage.stack.interactivePopGestureRecognizer?.delegate = always
    #expect(!stage.user.beginSwipeBack(stage.stack))
    #expect(complaints() == [.frozenStack])
  }

  @Test("A program's transition is not interrupted before the newest release, a zoom is from iOS 18 on")
  func interrupts() async {
    let stage = await Stage("a")
    stage.stack.pushViewController(stage.page("b"), animated: true)
    #expect(!stage.user.beginSwipeBack(stage.stack))
    StandIn.clock.runUntilIdle()
    let c = stage.page("c")
    c.preferredTransition = .zoom { _ in nil }
    stage.stack.pushViewController(c, animated: true)
    StandIn.clock.advance(by: 0.1)
    _ = stage.takeLog()
    stage.stack.interactivePopGestureRecognizer?.delegate = nil
    #expect(stage.user.beginSwipeBack(stage.stack))
    #expect(
      stage.takeLog() == [
        "b didDisappear", "c didAppear", "didShow c", "willShow b", "c willDisappear-", "b willAppear",
      ])
  }

  @Test("The newest release swipes back from anywhere, and calls its delegate early and again")
  func contentSwipe() async {
    let before = await Stage("a", "b")
    #expect(!before.user.beginContentSwipeBack(before.stack))
    StandIn.world.profile = .iOS26
    let stage = await Stage("a", "b")
    #expect(stage.user.beginContentSwipeBack(stage.stack))
    stage.user.finishSwipeBack(stage.stack)
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog().filter { $0.contains("Show") } == ["willShow a", "willShow a", "didShow a", "didShow a"])
  }

  @Test("A tap on back pops, or does its action instead; the swipe stays")
  func tapBack() async {
    let stage = await Stage("a", "b", "c")
    #expect(stage.user.tapBack(stage.stack))
    #expect(!stage.user.tapBack(stage.stack))
    StandIn.clock.runUntilIdle()
    #expect(stage.names == ["a", "b"])
    let log = stage.log
    _ = log.take()
    stage.stack.topViewController?.navigationItem.backAction = UIAction { _ in log.note("asked") }
    #expect(stage.user.tapBack(stage.stack))
    #expect(log.take() == ["asked"])
    #expect(stage.names == ["a", "b"])
    #expect(stage.user.beginSwipeBack(stage.stack))
  }

  @Test("In the newest release back is tapped several times during transitions")
  func tapsInARow() async {
    StandIn.world.profile = .iOS26
    let stage = await Stage("a", "b", "c")
    #expect(stage.user.tapBack(stage.stack))
    #expect(stage.user.tapBack(stage.stack))
    StandIn.clock.runUntilIdle()
    #expect(stage.names == ["a"])
  }

  @Test(
    "The menu pops several at once; the action of back is not asked, the bar's delegate perhaps",
    arguments: [false, true])
  func menu(asks: Bool) {
    StandIn.world.assumptions.backMenuAsksShouldPop = asks
    let stack = AskedStack(navigationBarClass: nil, toolbarClass: nil)
    let pages = ["a", "b", "c"].map { Page($0) }
    stack.viewControllers = pages
    pages[2].navigationItem.backAction = UIAction { _ in Issue.record("not for the menu") }
    let window = StandIn.window(stack)
    #expect(StandIn.User(window).longPressBack(stack, to: pages[0]))
    #expect(stack.viewControllers.count == (asks ? 3 : 1))
    #expect(stack.asked == (asks ? 1 : 0))
  }

  @Test("A swipe that interrupts the pop to the root does not begin")
  func interruptsAtRoot() async {
    StandIn.world.profile = .iOS26
    let stage = await Stage("a", "b")
    stage.stack.popViewController(animated: true)
    StandIn.clock.advance(by: 0.1)
    #expect(!stage.user.beginSwipeBack(stage.stack))
  }

  @Test("A bar's delegate refuses a tap")
  func shouldPop() {
    let stack = AskedStack(rootViewController: Page("a"))
    stack.pushViewController(Page("b"), animated: false)
    let window = StandIn.window(stack)
    #expect(StandIn.User(window).tapBack(stack))
    #expect(stack.viewControllers.count == 2)
    stack.letsPop = true
    #expect(StandIn.User(window).tapBack(stack))
    #expect(stack.viewControllers.count == 1)
  }

  @Test("What lies under a modal is not touched")
  func covered() async {
    let stage = await Stage("a", "b")
    stage.stack.present(Page("sheet"), animated: true)
    #expect(!stage.user.tapBack(stage.stack))
    StandIn.clock.runUntilIdle()
    #expect(!stage.user.tapBack(stage.stack))
    #expect(!stage.user.beginSwipeBack(stage.stack))
  }
}
