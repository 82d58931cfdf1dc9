#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// Forwards calls to the listener, and animates a change of tabs with a transition of the app's.
  final class TabsAnimator: NSObject, UITabBarControllerDelegate {
    private let context: TransitionContext
    private let maker: TransitionMaker
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
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
        let parts = maker.make(context.between(fromVC, toVC))
        interaction = parts?.interaction
        return parts?.animation
      }

      func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
      }
    #endif
  }
#endif
