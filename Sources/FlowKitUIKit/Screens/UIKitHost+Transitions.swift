#if canImport(UIKit) && !os(watchOS)
  public import FlowKit
  public import UIKit

  /// A transition of a name that the app has registered, as it is about to be shown.
  @MainActor
  public struct TransitionContext {
    /// The transition, with the data that it carries.
    public let transition: ScreenTransition
    /// Whether it is to be played backwards: what has come with it leaves; or the tab that comes is before the other one.
    public let isReversed: Bool
    /// The view controller of the screen that leaves, or is covered; nil where UIKit has not told it.
    public private(set) weak var from: UIViewController?
    /// The view controller of the screen that comes, or is uncovered; nil where UIKit has not told it.
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
    /// The view controller of the screen that is to be seen in it, where it is one around others.
    fileprivate var shownScreen: UIViewController {
      switch self {
      case let root as RootController: root.host.base.controller.shownScreen
      case let stack as UINavigationController: stack.topViewController?.shownScreen ?? self
      case let tabs as UITabBarController: tabs.selectedViewController?.shownScreen ?? self
      case let placeholder as PlaceholderController: placeholder.children.first?.shownScreen ?? self
      case let frame as FrameController: frame.content.shownScreen
      default: self
      }
    }
  }

  extension UIKitHost {
    /// Tells how transitions of a name look: pushes, pops, modals that open and close, and changes of tabs.
    ///
    /// ```swift
    /// host.animate("flip") { FlipAnimation(isReversed: $0.isReversed) }
    /// screen.onTurn = lets.push(back, transition: ScreenTransition("flip"))
    /// ```
    ///
    /// The way back is the way in, reversed. Where the user has asked the system for less motion, UIKit's own way is shown
    /// instead, unless a finger drives it.
    ///
    /// Interactive ones lead forward, or to another tab: let a pinch perform the action when it begins, and hand out the
    /// interaction controller that it drives. Where the user gives up, the host goes back in the tree, too. Back leads
    /// `UIViewController.goBack(drivenBy:)`.
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
      guard knowsTransitions, transition.isAnimated else { return nil }
      return registry.transitions[transition.name]
    }

    /// A transition, where its name is registered.
    func registered(_ transition: ScreenTransition) -> ScreenTransition? {
      registry.transitions[transition.name] == nil ? nil : transition
    }
  }

  /// Animates a modal with a transition of the app's, there and back.
  final class ModalAnimator: NSObject, UIViewControllerTransitioningDelegate {
    private let context: TransitionContext
    private let maker: TransitionMaker
    /// How it leaves; nil for the way in, reversed.
    private var wayOut: TransitionContext?
    /// What drives its way out; nil for what is registered.
    var driver: (any UIViewControllerInteractiveTransitioning)?
    private var interaction: (any UIViewControllerInteractiveTransitioning)?

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
