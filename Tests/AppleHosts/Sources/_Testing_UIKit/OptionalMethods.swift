import UIKit

// What a delegate of an app needn't implement. The hosts don't see this module, so that a misspelt label is an error there.

extension UIAdaptivePresentationControllerDelegate {
  /// What UIKit does without it.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// What UIKit does without it.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// What UIKit does without it.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// What UIKit does without it.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UINavigationControllerDelegate {
  /// What UIKit does without it.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// What UIKit does without it.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

extension UITabBarControllerDelegate {
  /// What UIKit does without it.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// What UIKit does without it.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

extension UIPageViewControllerDelegate {
  /// What UIKit does without it.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// What UIKit does without it.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

extension UIViewControllerTransitioningDelegate {
  /// What UIKit does without it.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// What UIKit does without it.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// What UIKit does without it.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// What UIKit does without it.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UISplitViewControllerDelegate {
  /// What UIKit does without it.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// What UIKit does without it.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// What UIKit does without it.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// What UIKit does without it.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// What UIKit does without it.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// What UIKit does without it.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  /// What UIKit does without it.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}

extension UIGestureRecognizerDelegate {
  /// What UIKit does without it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
