#if canImport(UIKit) && !os(watchOS)
  public import FlowKit
  public import UIKit

  /// A transition of a name that the app has registered, as it is about to be shown.
  @MainActor
  public struct TransitionContext {
    /// The transition, with the data that it carries.
    public let transition: ScreenTransition
    /// Whether it is to be played backwards: what has come with it leaves.
    public let isReversed: Bool
    /// What leaves, or is covered; nil where UIKit has not told it.
    public internal(set) var from: UIViewController?
    /// What comes, or is uncovered; nil where UIKit has not told it.
    public internal(set) var to: UIViewController?

    nonisolated init(transition: ScreenTransition, isReversed: Bool) {
      self.transition = transition
      self.isReversed = isReversed
    }

    func between(_ from: UIViewController, _ to: UIViewController) -> TransitionContext {
      var same = self
      (same.from, same.to) = (from, to)
      return same
    }
  }

  extension UIKitHost {
    /// Tells how transitions of a name look: pushes, pops, and modals that open and close.
    ///
    /// ```swift
    /// host.animate("flip") { FlipAnimation(isReversed: $0.isReversed) }
    /// screen.onTurn = lets.push(back, transition: ScreenTransition("flip"))
    /// ```
    ///
    /// The way back is the way in, reversed. Where the user has asked the system for less motion, UIKit's own way is shown
    /// instead.
    ///
    /// Interactive ones lead forward as well: let a pinch perform the action when it begins, and hand out the interaction
    /// controller that it drives. Where the user gives up, the host goes back in the tree, too.
    ///
    /// - Parameters:
    ///   - name: The name of the transition.
    ///   - animation: Makes what animates it; nil for UIKit's own way.
    ///   - interaction: What drives it; nil where nothing does.
    public func animate(
      _ name: String,
      _ animation: @escaping @MainActor (TransitionContext) -> (any UIViewControllerAnimatedTransitioning)?,
      interaction: (@MainActor (TransitionContext) -> (any UIViewControllerInteractiveTransitioning)?)? = nil
    ) {
      registry.transitions[name] = TransitionMaker(animation: animation, interaction: interaction)
    }

    var knowsTransitions: Bool { !registry.transitions.isEmpty }

    /// How a transition is animated; nil for UIKit's own way.
    func maker(of transition: ScreenTransition) -> TransitionMaker? {
      guard knowsTransitions, transition.isAnimated, !UIAccessibility.isReduceMotionEnabled else { return nil }
      return registry.transitions[transition.name]
    }

    /// A transition, where its name is registered.
    func registered(_ transition: ScreenTransition) -> ScreenTransition? {
      registry.transitions[transition.name] == nil ? nil : transition
    }
  }

  /// Animates a modal with a transition of the app's, there and back.
  final class ModalAnimator: NSObject, UIViewControllerTransitioningDelegate {
    private var context: TransitionContext
    private let maker: TransitionMaker
    /// How it leaves; nil for the way in, reversed.
    private var wayOut: TransitionContext?

    init(_ context: TransitionContext, _ maker: TransitionMaker) {
      self.context = context
      self.maker = maker
    }

    func leave(_ motion: Motion) {
      if motion.transition.name == context.transition.name { wayOut = motion.context }
    }

    private var leaving: TransitionContext {
      wayOut ?? TransitionContext(transition: context.transition, isReversed: true)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      maker.animation(context.between(presenting, presented))
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard let presenter = dismissed.presentingViewController else { return maker.animation(leaving) }
      return maker.animation(leaving.between(dismissed, presenter))
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      maker.interaction?(context)
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      maker.interaction?(leaving)
    }
  }
#endif
