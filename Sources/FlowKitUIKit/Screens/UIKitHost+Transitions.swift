#if canImport(UIKit) && !os(watchOS)
  public import FlowKit
  public import UIKit

  /// A registered transition that is about to be shown.
  @MainActor
  public struct TransitionContext {
    /// The transition, with the data that it carries.
    public let transition: ScreenTransition
    /// Whether it plays backwards: what came with it leaves, or the new tab is before the old one.
    public let isReversed: Bool
    /// The view controller of the screen that leaves or is covered; nil if UIKit has not provided it.
    public private(set) weak var from: UIViewController?
    /// The view controller of the screen that appears or is uncovered; nil if UIKit has not provided it.
    public private(set) weak var to: UIViewController?

    nonisolated init(transition: ScreenTransition, isReversed: Bool) {
      self.transition = transition
      self.isReversed = isReversed
    }

    func between(_ from: UIViewController, _ to: UIViewController) -> TransitionContext {
      var same = self
      (same.from, same.to) = (from.shownScreen, to.shownScreen)
      return same
    }
  }

  extension UIViewController {
    /// The view controller of the screen visible inside, if this one contains others.
    fileprivate var shownScreen: UIViewController {
      switch self {
      case let stack as UINavigationController: stack.topViewController?.shownScreen ?? self
      case let tabs as UITabBarController: tabs.selectedViewController?.shownScreen ?? self
      case let frame as FrameController: frame.content?.shownScreen ?? self
      default: self
      }
    }
  }

  extension UIKitHost {
    /// Sets how transitions with a name look: pushes, pops, modals that open and close, and changes of tabs.
    ///
    /// ```swift
    /// host.animate("flip") { FlipAnimation(isReversed: $0.isReversed) }
    /// screen.onTurn = lets.push(back, transition: ScreenTransition("flip"))
    /// ```
    ///
    /// The way back is the way in, reversed. If the user prefers reduced motion, UIKit's own transition is shown
    /// instead, unless a finger drives it.
    ///
    /// Interactive transitions go forward, or to another tab: let a pinch perform the action when it begins, and return
    /// the interaction controller that it drives. If the user cancels the transition, the host goes back in the tree,
    /// too. To go back, use `UIViewController.goBackInFlow(drivenBy:)`.
    ///
    /// - Parameters:
    ///   - name: The name of the transition.
    ///   - animation: Makes the animation; nil for UIKit's own transition.
    ///   - interaction: Makes the interaction controller that drives it; nil for none.
    public func animate(
      _ name: String,
      _ animation: @escaping @MainActor (TransitionContext) -> (any UIViewControllerAnimatedTransitioning)?,
      interaction: (@MainActor (TransitionContext) -> (any UIViewControllerInteractiveTransitioning)?)? = nil
    ) {
      registry.transitions[name] = TransitionMaker(animation: animation, interaction: interaction)
    }

    var knowsTransitions: Bool { !registry.transitions.isEmpty }

    /// The animation of a transition; nil for UIKit's own.
    func maker(of transition: ScreenTransition) -> TransitionMaker? {
      guard knowsTransitions, transition.isAnimated else { return nil }
      return registry.transitions[transition.name]
    }

    /// The transition, if its name is registered.
    func registered(_ transition: ScreenTransition) -> ScreenTransition? {
      registry.transitions[transition.name] == nil ? nil : transition
    }
  }

  /// Animates a modal with a transition of the app's, in and out.
  final class ModalAnimator: NSObject, UIViewControllerTransitioningDelegate {
    private let context: TransitionContext
    private let maker: TransitionMaker
    /// How it leaves; nil for the way in, reversed.
    private var transitionOut: TransitionContext?
    /// What drives its way out; nil for the registered interaction.
    var driver: (any UIViewControllerInteractiveTransitioning)?
    private var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(_ context: TransitionContext, _ maker: TransitionMaker) {
      self.context = context
      self.maker = maker
    }

    func leave(_ motion: Motion) {
      if motion.transition.name == context.transition.name { transitionOut = motion.context }
    }

    private var leaving: TransitionContext {
      transitionOut ?? TransitionContext(transition: context.transition, isReversed: true)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let parts = maker.make(context.between(presenting, presented))
      interaction = parts?.interaction
      return parts?.animation
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let maker = driver.map { self.maker.driven(by: $0) } ?? maker
      let parts = maker.make(dismissed.presentingViewController.map { leaving.between(dismissed, $0) } ?? leaving)
      interaction = parts?.interaction
      return parts?.animation
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interaction
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interaction
    }
  }
#endif
