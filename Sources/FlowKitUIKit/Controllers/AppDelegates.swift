#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Forwards the calls of the host's delegates to the app's own. Their methods are optional with Objective-C, and are
  // called differently without it.

  /// Receives the calls the host needs; any other call goes to the app's own delegates.
  @MainActor
  class Listener: NSObject {
    /// The app's own delegates.
    var others: [(any NSObjectProtocol)?] { [] }

    #if canImport(ObjectiveC)
      override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || other(aSelector) != nil
      }

      override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if let other = other(aSelector) { return other }
        return super.forwardingTarget(for: aSelector)
      }

      private func other(_ selector: Selector) -> (any NSObjectProtocol)? {
        others.compactMap { $0 }.first { $0.responds(to: selector) }
      }
    #endif
  }

  @MainActor
  extension UINavigationControllerDelegate {
    func tell(_ stack: UINavigationController, willShow controller: UIViewController, _ animated: Bool) {
      #if canImport(ObjectiveC)
        navigationController?(stack, willShow: controller, animated: animated)
      #else
        navigationController(stack, willShow: controller, animated: animated)
      #endif
    }

    func tell(_ stack: UINavigationController, didShow controller: UIViewController, _ animated: Bool) {
      #if canImport(ObjectiveC)
        navigationController?(stack, didShow: controller, animated: animated)
      #else
        navigationController(stack, didShow: controller, animated: animated)
      #endif
    }
  }

  @MainActor
  extension UINavigationControllerDelegate {
    func animation(
      of stack: UINavigationController, _ operation: UINavigationController.Operation, from: UIViewController,
      to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      #if canImport(ObjectiveC)
        navigationController?(stack, animationControllerFor: operation, from: from, to: to) ?? nil
      #else
        navigationController(stack, animationControllerFor: operation, from: from, to: to)
      #endif
    }

    func interaction(
      of stack: UINavigationController, for animation: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      #if canImport(ObjectiveC)
        navigationController?(stack, interactionControllerFor: animation) ?? nil
      #else
        navigationController(stack, interactionControllerFor: animation)
      #endif
    }
  }

  @MainActor
  extension UITabBarControllerDelegate {
    /// Whether the app lets a tab be selected.
    func allows(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
      #if canImport(ObjectiveC)
        tabBarController?(tabs, shouldSelect: controller) ?? true
      #else
        tabBarController(tabs, shouldSelect: controller)
      #endif
    }

    func tell(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      #if canImport(ObjectiveC)
        tabBarController?(tabs, didSelect: controller)
      #else
        tabBarController(tabs, didSelect: controller)
      #endif
    }
  }

  @MainActor
  extension UISplitViewControllerDelegate {
    /// The column that the app would show if there is little room.
    func top(of split: UISplitViewController, _ proposed: UISplitViewController.Column) -> UISplitViewController.Column
    {
      #if canImport(ObjectiveC)
        splitViewController?(split, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
      #else
        splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed)
      #endif
    }

    /// How the app arranges columns side by side when there is room again.
    func mode(
      of split: UISplitViewController, _ proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      #if canImport(ObjectiveC)
        splitViewController?(split, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
      #else
        splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed)
      #endif
    }

    func tellDidCollapse(_ split: UISplitViewController) {
      #if canImport(ObjectiveC)
        splitViewControllerDidCollapse?(split)
      #else
        splitViewControllerDidCollapse(split)
      #endif
    }

    func tellDidExpand(_ split: UISplitViewController) {
      #if canImport(ObjectiveC)
        splitViewControllerDidExpand?(split)
      #else
        splitViewControllerDidExpand(split)
      #endif
    }

    func tell(_ split: UISplitViewController, willShow column: UISplitViewController.Column) {
      #if canImport(ObjectiveC)
        splitViewController?(split, willShow: column)
      #else
        splitViewController(split, willShow: column)
      #endif
    }

    func tell(_ split: UISplitViewController, willHide column: UISplitViewController.Column) {
      #if canImport(ObjectiveC)
        splitViewController?(split, willHide: column)
      #else
        splitViewController(split, willHide: column)
      #endif
    }

    func tell(_ split: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode) {
      #if canImport(ObjectiveC)
        splitViewController?(split, willChangeTo: mode)
      #else
        splitViewController(split, willChangeTo: mode)
      #endif
    }
  }

  @MainActor
  extension UIPageViewControllerDelegate {
    func tell(_ pages: UIPageViewController, willTransitionTo controllers: [UIViewController]) {
      #if canImport(ObjectiveC)
        pageViewController?(pages, willTransitionTo: controllers)
      #else
        pageViewController(pages, willTransitionTo: controllers)
      #endif
    }

    func tell(
      _ pages: UIPageViewController, didFinish finished: Bool, _ before: [UIViewController], _ completed: Bool
    ) {
      #if canImport(ObjectiveC)
        pageViewController?(
          pages, didFinishAnimating: finished, previousViewControllers: before, transitionCompleted: completed)
      #else
        pageViewController(
          pages, didFinishAnimating: finished, previousViewControllers: before, transitionCompleted: completed)
      #endif
    }
  }

  @MainActor
  extension UIAdaptivePresentationControllerDelegate {
    /// Whether the app lets a modal be dismissed.
    func allowsDismissal(_ presentation: UIPresentationController) -> Bool {
      #if canImport(ObjectiveC)
        presentationControllerShouldDismiss?(presentation) ?? true
      #else
        presentationControllerShouldDismiss(presentation)
      #endif
    }

    func tellWillDismiss(_ presentation: UIPresentationController) {
      #if canImport(ObjectiveC)
        presentationControllerWillDismiss?(presentation)
      #else
        presentationControllerWillDismiss(presentation)
      #endif
    }

    func tellDidDismiss(_ presentation: UIPresentationController) {
      #if canImport(ObjectiveC)
        presentationControllerDidDismiss?(presentation)
      #else
        presentationControllerDidDismiss(presentation)
      #endif
    }

    func tellDidAttemptToDismiss(_ presentation: UIPresentationController) {
      #if canImport(ObjectiveC)
        presentationControllerDidAttemptToDismiss?(presentation)
      #else
        presentationControllerDidAttemptToDismiss(presentation)
      #endif
    }
  }
#endif
