#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // UIKit remembers which optional methods a delegate has, so that the host's delegates have a fixed set of them: each is
  // forwarded, and has an answer for the time when the app's delegate is gone, or doesn't have it.

  /// Receives the calls of a navigation controller, and forwards them to the app's delegate.
  final class StackListener: NSObject, UINavigationControllerDelegate {
    weak var shown: ShownStack?
    weak var appDelegate: (any UINavigationControllerDelegate)?

    /// Whether the app's delegate animates, or may.
    var appAnimates: Bool {
      let ask: Animating? = appDelegate?.navigationController(_:animationControllerFor:from:to:)
      return ask != nil
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      shown?.willShow(viewController, animated)
      let tell: Telling? = appDelegate?.navigationController(_:willShow:animated:)
      tell?(navigationController, viewController, animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      let tell: Telling? = appDelegate?.navigationController(_:didShow:animated:)
      tell?(navigationController, viewController, animated)
      shown?.didShow(viewController)
    }
  }

  private typealias Telling = (UINavigationController, UIViewController, Bool) -> Void
  private typealias Animating = (
    UINavigationController, UINavigationController.Operation, UIViewController, UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  private typealias Interacting = (UINavigationController, any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )?

  /// An animation of the host for the next transitions of a stack.
  struct StackTransition {
    let context: TransitionContext
    let maker: TransitionMaker
  }

  /// The same as a listener, with the methods for animations: those of the host, and of the app's delegate.
  final class StackAnimator: NSObject, UINavigationControllerDelegate {
    /// The host's; nil for UIKit's, or for that of the app's delegate.
    var transition: StackTransition?
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    private let listener: StackListener
    /// Whether the animation comes from the app's delegate.
    private var isApps = false

    init(_ listener: StackListener) {
      self.listener = listener
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      listener.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      listener.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isApps = false
      if let transition, let parts = transition.maker.make(transition.context.between(fromVC, toVC)) {
        interaction = parts.interaction
        return parts.animation
      }
      let ask: Animating? = listener.appDelegate?.navigationController(_:animationControllerFor:from:to:)
      let animation = ask?(navigationController, operation, fromVC, toVC)
      isApps = animation != nil
      return animation
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      guard isApps else { return interaction }
      let ask: Interacting? = listener.appDelegate?.navigationController(_:interactionControllerFor:)
      return ask?(navigationController, animationController)
    }
  }
#endif
