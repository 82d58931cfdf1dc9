import Testing  // what a delegate need not implement comes with it on the stand-in
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
    let view = transitionContext.view(forKey: .to)
    if let view, !leavesViewOut { transitionContext.containerView.addSubview(view) }
    if forgets { return }
    view?.alpha = 0.5
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view?.alpha = 1
    } completion: { _ in
      view?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }
}

/// What gives an app's transitions to stacks and modals.
final class FadeDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
  let fade: Fade
  var interactor: UIPercentDrivenInteractiveTransition?
  /// Where a stack's questions are noted.
  var asked: Log?
  init(_ fade: Fade) { self.fade = fade }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { asked?.note("willShow") }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked?.note("animator?")
    return fade
  }

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
