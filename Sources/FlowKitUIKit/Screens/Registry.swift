#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// What the app has told the host: how screens, styles, tabs and transitions look.
  @MainActor
  final class Registry {
    var makers: [ObjectIdentifier: @MainActor (AnyObject) -> UIViewController] = [:]
    var styles: [String: @MainActor (ModalContext) -> Void] = [:]
    var tabItems: [FlowID: UITabBarItem] = [:]
    var tabTransitions: [FlowID: ScreenTransition] = [:]
    var transitions: [String: TransitionMaker] = [:]
    var adjustments: [@MainActor (UIViewController) -> Void] = []
    /// What was complained about already.
    private var told: Set<String> = []

    /// Whether this is the first time that something is to be said.
    func isFirst(_ text: String) -> Bool { told.insert(text).inserted }
  }

  /// How a named transition looks.
  struct TransitionMaker {
    let animation: @MainActor (TransitionContext) -> (any UIViewControllerAnimatedTransitioning)?
    let interaction: (@MainActor (TransitionContext) -> (any UIViewControllerInteractiveTransitioning)?)?

    /// What it is made of now; nil for UIKit's own way, as where the user wants less motion and no finger drives it.
    @MainActor
    func make(_ context: TransitionContext) -> TransitionParts? {
      let interaction = interaction?(context)
      if interaction == nil, UIAccessibility.isReduceMotionEnabled { return nil }
      return animation(context).map { TransitionParts(animation: $0, interaction: interaction) }
    }

    /// The same, under a finger.
    @MainActor
    func driven(by interaction: any UIViewControllerInteractiveTransitioning) -> TransitionMaker {
      TransitionMaker(animation: animation) { _ in interaction }
    }
  }

  /// What UIKit is handed for a transition.
  struct TransitionParts {
    let animation: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
  }
#endif
