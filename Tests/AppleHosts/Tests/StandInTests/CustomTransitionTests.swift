import Testing
import UIKit

/// A transition as an app writes it.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  let log: Log
  var forgets = false
  var leavesViewOut = false
  init(_ log: Log) { self.log = log }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.note("animate")
    if let view = transitionContext.view(forKey: .to), !leavesViewOut {
      transitionContext.containerView.addSubview(view)
    }
    if forgets { return }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }
}

/// What gives an app's transitions to stacks and modals.
final class FadeDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
  let fade: Fade
  var interactor: UIPercentDrivenInteractiveTransition?
  init(_ fade: Fade) { self.fade = fade }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// What gives an app's transition to tabs.
final class TabFade: NSObject, UITabBarControllerDelegate {
  let fade: Fade
  var interactor: UIPercentDrivenInteractiveTransition?
  init(_ fade: Fade) { self.fade = fade }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    fade.log.note("told")
  }
}

@Suite("Custom transitions", .standIn)
@MainActor
struct CustomTransitionTests {
  let stage = Stage("a")
  let fade: Fade
  let delegate: FadeDelegate

  init() {
    fade = Fade(stage.log)
    delegate = FadeDelegate(fade)
  }

  @Test("A push runs by the app's animator, and ends when that says so")
  func push() {
    stage.stack.delegate = delegate
    let b = stage.page("b")
    stage.stack.pushViewController(b, animated: true)
    StandIn.clock.advance(by: 0.4)
    #expect(stage.stack.transitionCoordinator != nil)
    StandIn.clock.runUntilIdle()
    #expect(
      stage.takeLog() == [
        "a willDisappear", "b willAppear+", "animate", "a didDisappear", "b didAppear", "ended true",
      ])
    #expect(b.viewIfLoaded?.window != nil)
  }

  @Test("A push under the app's fingers that is cancelled leaves the stack as it was")
  func cancelledPush() {
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interactor = percent
    stage.stack.delegate = delegate
    let b = stage.page("b")
    stage.stack.pushViewController(b, animated: true)
    stage.watch()
    percent.update(0.4)
    #expect(stage.stack.transitionCoordinator?.percentComplete == 0.4)
    StandIn.clock.runUntilIdle()
    #expect(stage.stack.transitionCoordinator != nil)
    percent.cancel()
    StandIn.clock.runUntilIdle()
    #expect(stage.names == ["a"])
    #expect(b.parent == nil)
    #expect(stage.takeLog().suffix(2) == ["cancelled", "ended false"])
  }

  @Test("A modal comes and goes under the app's fingers", arguments: [false, true])
  func modal(cancels: Bool) {
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interactor = percent
    let modal = stage.page("m")
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = delegate
    let log = stage.log
    stage.stack.present(modal, animated: true) { log.note("presented") }
    if cancels { percent.cancel() } else { percent.finish() }
    StandIn.clock.runUntilIdle()
    #expect(stage.user.modals == (cancels ? [] : [modal]))
    #expect(stage.log.lines.contains("presented") == !cancels)
    #expect((stage.stack.viewIfLoaded?.window != nil) == cancels)
    guard !cancels else { return }
    _ = stage.takeLog()
    stage.stack.dismiss(animated: true)
    percent.update(0.2)
    percent.cancel()
    StandIn.clock.runUntilIdle()
    #expect(stage.user.modals == [modal])
    #expect(
      stage.takeLog().filter { $0.hasPrefix("m") } == ["m willDisappear-", "m willAppear", "m didAppear"])
    stage.stack.dismiss(animated: true)
    percent.finish()
    StandIn.clock.runUntilIdle()
    #expect(stage.user.modals.isEmpty)
    #expect(stage.stack.viewIfLoaded?.window != nil)
  }

  /// Two tabs in a window of their own.
  private func tabs(_ delegate: TabFade) -> (tabs: UITabBarController, user: StandIn.User) {
    let tabs = UITabBarController()
    tabs.delegate = delegate
    tabs.viewControllers = [Page("one", stage.log), Page("two", stage.log)]
    let window = StandIn.window(tabs)
    _ = stage.log.take()
    return (tabs, StandIn.User(window))
  }

  @Test("Tabs change by the app's animator, for a tap as for the program", arguments: [false, true])
  func tabs(isTapped: Bool) {
    let delegate = TabFade(fade)
    let (tabs, user) = tabs(delegate)
    if isTapped { #expect(user.tapTab(1, of: tabs)) } else { tabs.selectedIndex = 1 }
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.transitionCoordinator != nil)
    StandIn.clock.runUntilIdle()
    let told = isTapped ? ["told"] : []
    #expect(
      stage.log.take()
        == ["one willDisappear", "two willAppear", "animate"] + told + [
          "one didDisappear", "two didAppear", "ended true",
        ])
  }

  @Test("A change of tabs under the app's fingers that is cancelled selects the one before, and tells nobody")
  func cancelledTabs() {
    let delegate = TabFade(fade)
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interactor = percent
    let (tabs, _) = tabs(delegate)
    tabs.selectedIndex = 1
    var isCancelled = false
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
    percent.update(0.4)
    #expect(tabs.transitionCoordinator?.isInteractive == true)
    percent.cancel()
    StandIn.clock.runUntilIdle()
    #expect(isCancelled)
    #expect(tabs.selectedIndex == 0)
    #expect(!stage.log.take().contains("told"))
    #expect(tabs.viewControllers?[0].viewIfLoaded?.window != nil)
    #expect(tabs.viewControllers?[1].viewIfLoaded?.window == nil)
  }

  @Test("A tab that is selected while another one still comes is a mistake")
  func tabsTooFast() {
    let delegate = TabFade(fade)
    let (tabs, _) = tabs(delegate)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    StandIn.clock.runUntilIdle()
    #expect(complaints() == [.customTransition])
  }

  @Test("A transition of the app's own is not interrupted; one that is cut short by a dismissal says its end in vain")
  func cutShort() {
    StandIn.world.profile = .iOS26
    stage.stack.delegate = delegate
    stage.stack.pushViewController(stage.page("b"), animated: true)
    StandIn.clock.advance(by: 0.1)
    #expect(!stage.user.tapBack(stage.stack))
    StandIn.clock.runUntilIdle()
    let sheet = stage.page("s")
    let upper = stage.page("t")
    upper.transitioningDelegate = delegate
    stage.stack.present(sheet, animated: false)
    sheet.present(upper, animated: true)
    stage.stack.dismiss(animated: false)
    StandIn.clock.runUntilIdle()
    #expect(stage.user.modals.isEmpty)
  }

  @Test("An animator that forgets to say that it has ended leaves the touches dead")
  func forgets() {
    fade.forgets = true
    let modal = stage.page("m")
    modal.transitioningDelegate = delegate
    stage.stack.present(modal, animated: true)
    StandIn.clock.runUntilIdle()
    #expect(complaints() == [.customTransition])
    #expect(stage.user.beginPullDown(modal) == nil)
  }

  @Test("An animator that does not add the new view is a mistake")
  func leavesOut() {
    fade.leavesViewOut = true
    stage.stack.delegate = delegate
    stage.stack.pushViewController(stage.page("b"), animated: true)
    StandIn.clock.runUntilIdle()
    #expect(complaints() == [.customTransition])
  }

  @Test("Nothing of it is kept")
  func memory() {
    weak var gone: UIViewController?
    do {
      let modal = stage.page("m")
      gone = modal
      modal.transitioningDelegate = delegate
      stage.stack.present(modal, animated: true)
      StandIn.clock.runUntilIdle()
      stage.stack.dismiss(animated: true)
      StandIn.clock.runUntilIdle()
    }
    #expect(gone == nil)
  }
}
