#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// Hears what the listener hears, and animates a change of tabs with a transition of the app's.
  final class TabsAnimator: NSObject, UITabBarControllerDelegate {
    private var context: TransitionContext
    private let maker: TransitionMaker
    private let listener: TabsListener

    init(_ context: TransitionContext, _ maker: TransitionMaker, _ listener: TabsListener) {
      self.context = context
      self.maker = maker
      self.listener = listener
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      listener.tabBarController(tabBarController, shouldSelect: viewController)
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      listener.tabBarController(tabBarController, didSelect: viewController)
    }

    #if !os(visionOS)
      func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        context = context.between(fromVC, toVC)
        return maker.animation(context)
      }

      func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        maker.interaction?(context)
      }
    #endif
  }
#endif
