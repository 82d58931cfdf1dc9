import Foundation

// Dismissing modals, by the program.
extension UIViewController {
  func dismissModal(animated: Bool, completion: (() -> Void)?) {
    guard let child = nearestPresented else {
      if let presenter = nearestPresenter { return presenter.dismissModal(animated: animated, completion: completion) }
      if world.assumptions.dismissingNothingCompletes { completion?() }
      return
    }
    let host = child.presenter ?? self
    if child.goesAsModal {
      // The same call now means the one that presents, where that is a modal itself.
      guard world.assumptions.dismissWhileChildGoesTakesPresenter, let below = host.presenter, !host.goesAsModal else {
        return
      }
      return below.dismissAll(animated: animated, completion: completion)
    }
    if let run = world.modalRuns.first(where: { !$0.isOver && $0.to === child && child.comesAsModal }) {
      if world.assumptions.dismissalDuringPresentationIsRefused {
        return world.console.write(
          .presentationInProgress,
          "Attempt to dismiss from view controller \(world.name(host)) while a presentation or dismiss is in progress!")
      }
      // It is still coming: it goes when it is there.
      run.animate(alongsideTransition: nil) { [weak host] _ in
        host?.dismissModal(animated: animated, completion: completion)
      }
      return
    }
    host.dismissAll(animated: animated, completion: completion)
  }

  /// What this level presents, or a container around.
  private var nearestPresented: UIViewController? { presentedByMe ?? ancestor?.nearestPresented }

  private var nearestPresenter: UIViewController? { presenter ?? ancestor?.nearestPresenter }

  /// Those above, from the bottom.
  var chainAbove: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presentedByMe
    while let modal = next {
      chain.append(modal)
      next = modal.deepestPresented
    }
    return chain
  }

  /// What this one presents, or something that it contains.
  var deepestPresented: UIViewController? {
    if let presentedByMe { return presentedByMe }
    for child in children { if let found = child.deepestPresented { return found } }
    return nil
  }

  /// Dismisses what this one presents and all above it: the topmost is seen to go, the others just vanish.
  func dismissAll(animated: Bool, completion: (() -> Void)?) {
    guard let run = startDismissing(animated: animated, isInteractive: false, completion) else { return }
    if animated {
      run.begin()
    } else if world.assumptions.unanimatedModalsEndNextTurn {
      world.clock.later { run.end(true) }
    } else {
      run.end(true)
    }
  }

  /// Begins a dismissal that ``Run/end(_:)`` ends.
  func startDismissing(
    animated: Bool, isInteractive: Bool, _ completion: (() -> Void)?, whenItHasACoordinator tell: (() -> Void)? = nil
  ) -> Run? {
    let lowest = presentedByMe
    let before = chainAbove
    // A modal above that is still on its way is there at once, or gone at once.
    for other in world.modalRuns where !other.isOver && before.contains(where: { $0 === other.to || $0 === other.from })
    {
      if other.to !== lowest || other.from !== self { other.end(true) }
    }
    let chain = chainAbove
    guard let top = chain.last, let lowest, chain.first === lowest, !lowest.goesAsModal else { return nil }
    let uncovers = lowest.madeFor?.shouldRemovePresentersView == true
    let container = top.madeFor?.containerView ?? UIView()
    let run = Run(
      world, from: top, to: self, in: container, style: lowest.madeFor?.activeStyle ?? .none, isAnimated: animated,
      isInteractive: isInteractive)
    if animated, !isInteractive, let delegate = top.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: top)
    {
      run.animator = animator
      if let interactor = delegate.interactionControllerForDismissal(using: animator) {
        run.interactor = interactor
        run.becomesInteractive()
      }
    }
    if animated { world.modalRuns.append(run) }
    tell?()
    for modal in chain { modal.goesAsModal = true }
    lowest.madeFor?.dismissalTransitionWillBegin()
    if uncovers { comeBack(under: lowest) } else { run.staysWhereItIs = self }
    let comes = { if uncovers { self.startAppearing(animated) } }
    let goes = { for modal in chain.reversed() { modal.startLeaving(animated && modal === top) } }
    if world.assumptions.incomingAppearsFirst {
      comes()
      goes()
    } else {
      goes()
      comes()
    }
    run.whenEnded = { [weak run] completed in
      guard let run else { return }
      self.endDismissing(chain, run, completed, uncovers: uncovers, completion)
    }
    return run
  }

  private func comeBack(under modal: UIViewController) {
    guard let view = viewIfLoaded else { return }
    let place = presenter == nil ? modal.madeFor?.containerView?.superview : madeFor?.containerView
    if let place, view.superview !== place { place.insertSubview(view, at: 0) }
  }

  private func endDismissing(
    _ chain: [UIViewController], _ run: Run, _ completed: Bool, uncovers: Bool, _ completion: (() -> Void)?
  ) {
    world.modalRuns.removeAll { $0 === run }
    guard completed else { return cancelDismissing(chain, run, uncovers: uncovers, completion) }
    let presentations = chain.map { $0.madeFor }
    let comes = { if uncovers { self.settleAppearance() } }
    let goes = { for modal in chain.reversed() { modal.settleAppearance() } }
    if world.assumptions.incomingAppearsFirst {
      comes()
      goes()
    } else {
      goes()
      comes()
    }
    if uncovers, let lowest = chain.first { comeBack(under: lowest) }
    for modal in chain.reversed() {
      modal.presenter?.unlink(modal)
      modal.isCovered = false
    }
    if uncovers { isCovered = false }
    presentations.first??.dismissalTransitionDidEnd(true)
    world.finish(run, completion)
  }

  private func cancelDismissing(
    _ chain: [UIViewController], _ run: Run, uncovers: Bool, _ completion: (() -> Void)?
  ) {
    for modal in chain { modal.goesAsModal = false }
    if uncovers {
      startLeaving(true)
      settleAppearance()
      viewIfLoaded?.removeFromSuperview()
    }
    for modal in chain {
      modal.startAppearing(true)
      modal.settleAppearance()
    }
    chain.first?.madeFor?.dismissalTransitionDidEnd(false)
    world.finish(run, world.assumptions.cancelledModalCompletes ? completion : nil)
  }
}
