#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// The app's registrations: how screens, styles, tabs, and transitions look.
  @MainActor
  final class Registry {
    var makers: [ObjectIdentifier: @MainActor (AnyObject) -> UIViewController] = [:]
    var alerts: [ObjectIdentifier: @MainActor (AnyObject) -> AlertDescription] = [:]
    var makeStack: @MainActor () -> FlowNavigationController = { FlowNavigationController(nibName: nil, bundle: nil) }
    var styles: [String: @MainActor (ModalContext) -> Void] = [:]
    var tabItems: [FlowID: UITabBarItem] = [:]
    var tabTransitions: [FlowID: ScreenTransition] = [:]
    var transitions: [String: TransitionMaker] = [:]
    var adjustments: [@MainActor (UIViewController) -> Void] = []
    /// The complaints already made.
    private var told: Set<String> = []

    /// Whether something is said for the first time.
    func isFirst(_ text: String) -> Bool { told.insert(text).inserted }
  }

  /// How a named transition looks.
  struct TransitionMaker {
    let animation: @MainActor (TransitionContext) -> (any UIViewControllerAnimatedTransitioning)?
    let interaction: (@MainActor (TransitionContext) -> (any UIViewControllerInteractiveTransitioning)?)?

    /// The parts of the transition now; nil for UIKit's own, such as with reduced motion and no finger.
    @MainActor
    func make(_ context: TransitionContext) -> TransitionParts? {
      let interaction = interaction?(context)
      if interaction == nil, UIAccessibility.isReduceMotionEnabled { return nil }
      return animation(context).map { TransitionParts(animation: $0, interaction: interaction) }
    }

    /// The same, driven by a finger.
    @MainActor
    func driven(by interaction: any UIViewControllerInteractiveTransitioning) -> TransitionMaker {
      TransitionMaker(animation: animation) { _ in interaction }
    }
  }

  /// What UIKit gets for a transition.
  struct TransitionParts {
    let animation: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
  }
#endif
