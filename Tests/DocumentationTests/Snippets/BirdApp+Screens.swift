#if canImport(UIKit) && canImport(FlowKitUIKit) && !os(watchOS)
  import FlowKitUIKit
  import UIKit

  // The view controllers of the app: they tell what has happened, and know of no other screen.

  // hide
  final class WelcomeController: UIViewController {}

  class NamedController: UIViewController {
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  final class SightingController: NamedController {
    var onPhoto: () -> Void = {}
  }

  final class SongsController: NamedController {
    var onDone: () -> Void = {}
  }

  final class FilterController: UIViewController {
    var onDone: () -> Void = {}
  }

  final class NewSightingController: UIViewController {
    var onSave: (String) -> Void = { _ in }
    var onCancel: () -> Void = {}
    var isChanged = false
  }

  final class TipController: UIViewController {
    var onClose: () -> Void = {}
  }

  // show
  final class SightingListController: UIViewController {
    var onPick: (String) -> Void = { _ in }
    var onAdd: () -> Void = {}
    var onFilter: () -> Void = {}
    var onGuide: () -> Void = {}
  }

  final class GuideController: UIViewController {
    var onPick: (String) -> Void = { _ in }
    var onPinch: (String) -> Void = { _ in }
    private(set) var pinch: UIPercentDrivenInteractiveTransition?

    func pinched(_ state: UIGestureRecognizer.State, to scale: CGFloat, on bird: String) {
      switch state {
      case .began:
        pinch = UIPercentDrivenInteractiveTransition()
        onPinch(bird)
      case .changed:
        pinch?.update(scale)
      default:
        if state == .ended, scale > 0.5 { pinch?.finish() } else { pinch?.cancel() }
        pinch = nil
      }
    }
  }

  final class PhotoController: NamedController {
    var onClose: () -> Void = {}
    var onTip: () -> Void = {}
    private var drag: UIPercentDrivenInteractiveTransition?

    func dragged(_ state: UIGestureRecognizer.State, to way: CGFloat) {
      switch state {
      case .began:
        let new = UIPercentDrivenInteractiveTransition()
        drag = goBackInFlow(drivenBy: new) ? new : nil
      case .changed:
        drag?.update(way)
      default:
        if state == .ended, way > 0.4 { drag?.finish() } else { drag?.cancel() }
        drag = nil
      }
    }
  }

  // hide
  final class BirdController: NamedController {
    var onSongs: () -> Void = {}
    var onSightings: () -> Void = {}
    let drag = UIPercentDrivenInteractiveTransition()
  }

  /// Moves what comes over what goes.
  final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    enum Edge { case left, right }

    let edge: Edge

    init(from edge: Edge) {
      self.edge = edge
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.25
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
      let place = transitionContext.containerView.bounds
      transitionContext.containerView.addSubview(view)
      view.frame = place.offsetBy(dx: edge == .left ? -place.width : place.width, dy: 0)
      UIView.animate(withDuration: 0.25) {
        view.frame = place
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  /// Lets what comes grow out of the middle, and what goes shrink.
  final class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
    let isReversed: Bool

    init(isReversed: Bool) {
      self.isReversed = isReversed
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let container = transitionContext.containerView
      let upper = transitionContext.view(forKey: isReversed ? .from : .to)
      if let view = transitionContext.view(forKey: .to) {
        if isReversed { container.insertSubview(view, at: 0) } else { container.addSubview(view) }
      }
      let place = container.bounds, middle = CGRect(x: place.midX, y: place.midY, width: 0, height: 0)
      upper?.frame = isReversed ? place : middle
      UIView.animate(withDuration: 0.3) {
        upper?.frame = self.isReversed ? middle : place
      } completion: { _ in
        upper?.frame = place
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
#endif
