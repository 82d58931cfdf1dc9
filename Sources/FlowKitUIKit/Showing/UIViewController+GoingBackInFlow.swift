#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  public import UIKit

  extension UIViewController {
    /// Goes back under a finger, like the system's swipe.
    ///
    /// Pops the screen that this view controller shows, or closes its modal, with the transition it came with,
    /// reversed.
    ///
    /// ```swift
    /// func drag(_ recognizer: UIPanGestureRecognizer) {
    ///   let way = recognizer.translation(in: view).y / view.bounds.height
    ///   switch recognizer.state {
    ///   case .began: isDragging = goBackInFlow(drivenBy: driver)
    ///   case .changed where isDragging: driver.update(way)
    ///   case .ended where isDragging && way > 0.4: driver.finish()
    ///   case .ended where isDragging, .cancelled where isDragging: driver.cancel()
    ///   default: break
    ///   }
    /// }
    /// ```
    ///
    /// The tree follows when the transition finishes. If the user cancels it, nothing changes. If a guard must be asked
    /// first, the transition doesn't start, and the question appears. A screen without a transition registered with
    /// ``UIKitHost/animate(_:_:interaction:)`` goes back at once, as usual.
    ///
    /// - Parameter interaction: What the finger drives, from now on.
    /// - Returns: Whether there is something to drive. If something else moves, there is no way back, or the screen is
    ///   covered, nothing happens.
    @discardableResult
    public func goBackInFlow(drivenBy interaction: any UIViewControllerInteractiveTransitioning) -> Bool {
      // UIKit would begin it when something else has ended, which may be after the finger.
      guard let stack = stackToLeave, let host = stack.host, !host.isBusy, !host.isUnderWay, host.isShown,
        stack.layer === host.front, viewIfLoaded?.window != nil
      else { return false }
      if stack.entries.count > 1 { return stack.pop(drivenBy: interaction) }
      return host.presented.last?.close(drivenBy: interaction) ?? false
    }

    /// Whether a gesture that goes back from this view controller may begin now: nobody must be asked first.
    ///
    /// For gestures that the host doesn't know, such as those of UIKit's zoom:
    ///
    /// ```swift
    /// options.interactiveDismissShouldBegin = { [weak controller] in
    ///   $0.willBegin && controller?.mayGoBackInFlow != false
    /// }
    /// ```
    ///
    /// Screens that confirm leaving are asked if they answer at once. It is true for a view controller that shows no screen
    /// of a navigator, or is covered.
    public var mayGoBackInFlow: Bool {
      guard let stack = stackToLeave else { return true }
      if stack.leadsBack { return stack.mayBeSwiped }
      return stack.host?.presented.last { $0.stack === stack }?.mayBePulled ?? true
    }

    /// The stack that it is the top of, or the outer one if it is the root of a child.
    private var stackToLeave: ShownStack? {
      var controller = self
      while let parent = controller.parent, !(parent is FlowNavigationController) { controller = parent }
      var stack = (controller.parent as? FlowNavigationController)?.shown
      guard stack?.entries.last?.controller === controller else { return nil }
      while let inner = stack, inner.entries.count == 1, let outer = inner.holder?.entry?.stack { stack = outer }
      return stack
    }
  }

  extension ShownEntry {
    /// The animation of this entry's way back; nil if it goes back as usual, or must ask first, which is then done
    /// here.
    fileprivate func wayBack(_ host: UIKitHost) -> (context: TransitionContext, maker: TransitionMaker)? {
      guard let transitionIn, !host.asksBefore(.back(), from: id),
        let maker = host.registry.transitions[transitionIn.name]
      else {
        _ = host.navigator.perform(.back(), from: id)
        return nil
      }
      return (TransitionContext(transition: transitionIn, isReversed: true), maker)
    }
  }

  extension ShownStack {
    fileprivate func pop(drivenBy interaction: any UIViewControllerInteractiveTransitioning) -> Bool {
      guard let host, let way = entries.last?.wayBack(host) else { return false }
      controller.animate(with: way.context, way.maker.driven(by: interaction))
      _ = controller.popViewController(animated: true)
      noticeMove()
      return true
    }
  }

  extension ShownModal {
    fileprivate func close(drivenBy interaction: any UIViewControllerInteractiveTransitioning) -> Bool {
      guard let host = stack.host, let outermost, let presenter = outermost.presentingViewController,
        let way = stack.entries.first?.wayBack(host)
      else { return false }
      let animator = animator ?? ModalAnimator(way.context, way.maker)
      self.animator = animator
      animator.driver = interaction
      outermost.transitioningDelegate = animator
      presenter.dismiss(animated: true) { [weak self] in if self?.userMove != nil { self?.wasDismissed() } }
      willBeDismissed()
      return true
    }
  }
#endif
