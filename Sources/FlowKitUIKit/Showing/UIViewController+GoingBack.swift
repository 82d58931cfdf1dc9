#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  public import UIKit

  extension UIViewController {
    /// Goes back under a finger, as the system's swipe does: the screen that this view controller shows is popped, or its
    /// modal is closed, with the transition that it has come with, backwards.
    ///
    /// ```swift
    /// func drag(_ recognizer: UIPanGestureRecognizer) {
    ///   let way = recognizer.translation(in: view).y / view.bounds.height
    ///   switch recognizer.state {
    ///   case .began: isDragging = goBack(drivenBy: driver)
    ///   case .changed where isDragging: driver.update(way)
    ///   case .ended where isDragging && way > 0.4: driver.finish()
    ///   case .ended where isDragging, .cancelled where isDragging: driver.cancel()
    ///   default: break
    ///   }
    /// }
    /// ```
    ///
    /// The tree follows when it has finished; where the user gives up, nothing has changed. Where somebody has to be asked
    /// first, it does not begin, and the question comes. What has come with no transition that is registered with
    /// ``UIKitHost/animate(_:_:interaction:)`` goes back at once, as usual.
    ///
    /// - Parameter interaction: What the finger drives, from now on.
    /// - Returns: Whether there is something to drive. While something else moves, where there is no way back, or where the
    ///   screen is covered, nothing happens.
    @discardableResult
    public func goBack(drivenBy interaction: any UIViewControllerInteractiveTransitioning) -> Bool {
      guard let stack = stackToLeave, let host = stack.host, !host.isBusy, host.navigator.isShown(on: host),
        stack.layer === host.front, viewIfLoaded?.window != nil
      else { return false }
      if stack.entries.count > 1 { return stack.pop(drivenBy: interaction) }
      return host.modals.last?.close(drivenBy: interaction) ?? false
    }

    /// The stack that it is on top of; the one around, where it is the root of a child.
    private var stackToLeave: ShownStack? {
      var controller = self
      while let parent = controller.parent, !(parent is StackController) { controller = parent }
      var stack = (controller.parent as? StackController)?.shown
      guard stack?.entries.last?.controller === controller else { return nil }
      while let inner = stack, inner.entries.count == 1, let outer = inner.holder?.entry?.stack { stack = outer }
      return stack
    }
  }

  extension ShownEntry {
    /// What animates the way back of this entry; nil where it goes back as usual, or not at all before somebody was asked:
    /// that is done now.
    fileprivate func wayBack(_ host: UIKitHost) -> (context: TransitionContext, maker: TransitionMaker)? {
      guard let wayIn, !host.navigator.asksBefore(.back, from: id), let maker = host.registry.transitions[wayIn.name]
      else {
        _ = host.navigator.perform(.back, from: id)
        return nil
      }
      return (TransitionContext(transition: wayIn, isReversed: true), maker)
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
