#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Tells the app's own delegates what the host's hear. Their methods are optional with Objective-C, and are called in another
  // way without it.

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
  extension UIPageViewControllerDelegate {
    func tell(_ pages: UIPageViewController, willTransitionTo controllers: [UIViewController]) {
      #if canImport(ObjectiveC)
        pageViewController?(pages, willTransitionTo: controllers)
      #else
        pageViewController(pages, willTransitionTo: controllers)
      #endif
    }

    func tell(
      _ pages: UIPageViewController, didFinish: Bool, from before: [UIViewController], isCompleted: Bool
    ) {
      #if canImport(ObjectiveC)
        pageViewController?(
          pages, didFinishAnimating: didFinish, previousViewControllers: before, transitionCompleted: isCompleted)
      #else
        pageViewController(
          pages, didFinishAnimating: didFinish, previousViewControllers: before, transitionCompleted: isCompleted)
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
