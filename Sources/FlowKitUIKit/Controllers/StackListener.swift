#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // UIKit remembers which optional methods a delegate has, so that the host's delegates have a fixed set of them: each is
  // forwarded, and has an answer for the time when the app's delegate is gone, or doesn't have it.

  /// Receives the calls of a navigation controller, and forwards them to the app's delegate.
  @MainActor
  class StackCalls: NSObject {
    weak var controller: FlowNavigationController?

    convenience init(_ controller: FlowNavigationController) {
      self.init()
      self.controller = controller
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      let controller = controller
      controller?.shown?.willShow(viewController, animated)
      let tell: Telling? = controller?.appDelegate?.navigationController(_:willShow:animated:)
      tell?(navigationController, viewController, animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      let controller = controller
      let tell: Telling? = controller?.appDelegate?.navigationController(_:didShow:animated:)
      tell?(navigationController, viewController, animated)
      controller?.shown?.didShow(viewController)
    }
  }

  extension FlowNavigationController {
    /// Whether the app's delegate animates, or may.
    var appAnimates: Bool {
      let ask: Animating? = appDelegate?.navigationController(_:animationControllerFor:from:to:)
      return ask != nil
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

  /// Hears while there is nothing to animate.
  final class StackListener: StackCalls {}

  /// The same as a listener, with the methods for animations: those of the host, and of the app's delegate.
  final class StackAnimator: StackCalls {
    /// The host's; nil for UIKit's, or for that of the app's delegate.
    var transition: StackTransition?
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Whether the animation comes from the app's delegate.
    private var isApps = false

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
      let ask: Animating? = controller?.appDelegate?.navigationController(_:animationControllerFor:from:to:)
      let animation = ask?(navigationController, operation, fromVC, toVC)
      isApps = animation != nil
      return animation
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      guard isApps else { return interaction }
      let ask: Interacting? = controller?.appDelegate?.navigationController(_:interactionControllerFor:)
      return ask?(navigationController, animationController)
    }
  }
#endif
