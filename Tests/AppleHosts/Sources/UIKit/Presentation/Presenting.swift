import Foundation

// Presenting a modal.
extension UIViewController {
  func presentModal(_ modal: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let host = presenterFor(modal)
    guard let controller = mayPresent(modal, from: host, animated: animated) else { return }
    world.standInLink(host, modal)
    modal.comesAsModal = true
    let window = host.view.window
    let container = UIView(frame: window?.bounds ?? .zero)
    controller.containerView = container
    window?.addSubview(container)

    let animator =
      animated
      ? modal.transitioningDelegate?.animationController(forPresented: modal, presenting: host, source: self) : nil
    let run = Run(world, from: host, to: modal, in: container, style: controller.activeStyle, isAnimated: animated)
    run.animator = animator
    if let animator, let interactor = modal.transitioningDelegate?.interactionControllerForPresentation(using: animator)
    {
      run.interactor = interactor
      run.becomesInteractive()
    }
    if animated { world.modalRuns.append(run) }
    let covers = controller.shouldRemovePresentersView
    if covers { host.isCovered = true } else { run.staysWhereItIs = host }
    controller.presentationTransitionWillBegin()
    if run.animator == nil { container.addSubview(modal.view) } else { modal.loadViewIfNeeded() }
    let comes = { modal.startAppearing(animated) }
    let goes = { if covers { host.startLeaving(animated) } }
    if world.assumptions.incomingAppearsFirst {
      comes()
      goes()
    } else {
      goes()
      comes()
    }
    run.whenEnded = { [weak run] completed in
      guard let run else { return }
      host.endPresenting(modal, controller, run, completed, covers: covers, completion)
    }
    if animated {
      run.begin()
    } else if world.assumptions.unanimatedModalsEndNextTurn {
      world.clock.later { run.end(true) }
    } else {
      run.end(true)
    }
  }

  private func endPresenting(
    _ modal: UIViewController, _ controller: UIPresentationController, _ run: Run, _ completed: Bool, covers: Bool,
    _ completion: (() -> Void)?
  ) {
    world.modalRuns.removeAll { $0 === run }
    if completed {
      run.checkThatItShows(modal)
      if modal.view.superview == nil { controller.containerView?.addSubview(modal.view) }
      let comes = { modal.settleAppearance() }
      let goes = { if covers { self.settleAppearance() } }
      if world.assumptions.incomingAppearsFirst {
        comes()
        goes()
      } else {
        goes()
        comes()
      }
      if covers { viewIfLoaded?.removeFromSuperview() }
      modal.comesAsModal = false
      controller.presentationTransitionDidEnd(true)
      controller.askEarly()
    } else {
      modal.startLeaving(true)
      modal.settleAppearance()
      if covers {
        startAppearing(true)
        settleAppearance()
        isCovered = false
      }
      modal.comesAsModal = false
      controller.presentationTransitionDidEnd(false)
      unlink(modal)
    }
    let isToBeCalled = completed || world.assumptions.cancelledModalCompletes
    world.finish(run, isToBeCalled ? completion : nil)
  }

  /// The one that presents when this one is asked to: the nearest that fills the screen, or the nearest context.
  private func presenterFor(_ modal: UIViewController) -> UIViewController {
    guard modal.modalPresentationStyle == .currentContext || modal.modalPresentationStyle == .overCurrentContext else {
      return levelRoot
    }
    var next = self
    while !next.definesPresentationContext, let ancestor = next.ancestor { next = ancestor }
    return next
  }

  /// Whether UIKit does it; what it says where it does not.
  private func mayPresent(
    _ modal: UIViewController, from host: UIViewController, animated: Bool
  ) -> UIPresentationController? {
    guard modal.presenter == nil, modal !== host else {
      world.raise(
        "Application tried to present modally a view controller that is already being presented: \(world.name(modal))")
      return nil
    }
    guard modal.ancestor == nil, modal.viewIfLoaded?.window == nil else {
      world.raise("Application tried to present modally an active view controller \(world.name(modal))")
      return nil
    }
    let attempt = "Attempt to present \(world.name(modal)) on \(world.name(host)) (from \(world.name(self)))"
    if let other = presentedByMe ?? host.presentedByMe {
      world.console.write(.alreadyPresenting, "\(attempt) which is already presenting \(world.name(other)).")
      return nil
    }
    guard isInWindow, host.isInWindow else {
      world.console.write(.notInWindow, "\(attempt) whose view is not in the window hierarchy.")
      return nil
    }
    guard !host.comesAsModal, !host.goesAsModal else {
      world.console.write(.presentationInProgress, "\(attempt) while a presentation is in progress!")
      return nil
    }
    let controller = modal.makePresentationController(by: host, source: self)
    guard controller.adapt(in: host.traitCollection) else {
      world.raise(
        "UIPopoverPresentationController (of \(world.name(modal))) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
      )
      return nil
    }
    return controller
  }

  /// The presentation controller for the style that the modal has now.
  ///
  /// One that was asked for before the style was changed is another one: what was set on it is lost.
  func makePresentationController(by host: UIViewController?, source: UIViewController?) -> UIPresentationController {
    if let madeFor, madeFor.style == modalPresentationStyle { return madeFor }
    let controller: UIPresentationController
    switch modalPresentationStyle {
    case .custom:
      controller =
        transitioningDelegate?.presentationController(forPresented: self, presenting: host, source: source ?? self)
        ?? UIPresentationController(presentedViewController: self, presenting: host)
    case .popover: controller = UIPopoverPresentationController(presentedViewController: self, presenting: host)
    case .pageSheet, .formSheet, .automatic:
      controller = UISheetPresentationController(presentedViewController: self, presenting: host)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
      controller = UIPresentationController(presentedViewController: self, presenting: host)
    }
    madeFor = controller
    return controller
  }

  func unlink(_ modal: UIViewController) {
    modal.madeFor?.containerView?.removeFromSuperview()
    modal.madeFor?.containerView = nil
    modal.viewIfLoaded?.removeFromSuperview()
    modal.madeFor = nil
    modal.presenter = nil
    modal.goesAsModal = false
    if presentedByMe === modal { presentedByMe = nil }
  }
}

extension StandIn.World {
  func standInLink(_ presenter: UIViewController, _ modal: UIViewController) {
    presenter.presentedByMe = modal
    modal.presenter = presenter
  }

  /// The end of a modal's transition: the completions, then what has waited for it.
  func finish(_ run: Run, _ completion: (() -> Void)?) {
    if assumptions.coordinatorEndsFirst { run.callCompletions() }
    completion?()
    if !assumptions.coordinatorEndsFirst { run.callCompletions() }
    (run.to?.viewIfLoaded?.window ?? run.from?.viewIfLoaded?.window)?.readOrientations()
    let stacks = waitingStacks
    waitingStacks.removeAll()
    for stack in stacks { stack.doWhatWaits() }
  }
}

extension UIPresentationController {
  /// A sheet that has come may ask at once whether it could be pulled away.
  func askEarly() {
    guard presentedViewController.world.assumptions.shouldDismissIsAskedEarly else { return }
    guard [.pageSheet, .formSheet].contains(activeStyle), !presentedViewController.isModalInPresentation else { return }
    _ = delegate?.presentationControllerShouldDismiss(self)
  }

  /// Becomes what the width asks for. False where a popover has nothing to point at.
  func adapt(in traits: UITraitCollection) -> Bool {
    guard let popover = self as? UIPopoverPresentationController else { return true }
    activeStyle = popover.style(in: traits)
    guard activeStyle == .popover else { return true }
    popover.prepareToPoint()
    return popover.sourceView != nil || popover.barButtonItem != nil || popover.source != nil
  }
}

extension UIPopoverPresentationController {
  /// A popover where there is room; in a narrow window a sheet, unless its delegate wants something else.
  func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard traits.horizontalSizeClass == .compact else { return .popover }
    if presentedViewController is UIAlertController { return .overFullScreen }
    let wanted = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
    switch wanted {
    case .none, .popover: return .popover
    case .automatic: return .formSheet
    default: return wanted
    }
  }

  func prepareToPoint() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }
}
