import Foundation

@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  open private(set) var percentComplete: CGFloat = 0
  open var duration: CGFloat { 0 }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true
  private weak var context: (any UIViewControllerContextTransitioning)?

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    (transitionContext as? Run)?.animateUnderFinger()
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func pause() { context?.pauseInteractiveTransition() }
  open func cancel() { context?.cancelInteractiveTransition() }
  open func finish() { context?.finishInteractiveTransition() }
}
