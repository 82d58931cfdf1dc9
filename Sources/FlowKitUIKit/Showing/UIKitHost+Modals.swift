#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  // Modals.
  extension UIKitHost {
    /// Whether modals can be presented; they can't before the window shows anything.
    private var canPresent: Bool { hasAppeared && (chain.last ?? root)?.viewIfLoaded?.window != nil }

    /// The controllers that UIKit presents, from the root controller up: the host's modals, and the app's own.
    var chain: [UIViewController] {
      var chain: [UIViewController] = []
      var next = root?.presentedViewController
      while let controller = next, !chain.contains(controller) {
        chain.append(controller)
        next = controller.presentedViewController
      }
      return chain
    }

    /// Whether what lies on top goes when the user has chosen: a menu, or an alert of the app's.
    ///
    /// What is presented over it would go with it. For menus, UIKit presents controllers that are its own affair.
    var isUnderPassing: Bool {
      guard let top = chain.last, !presented.contains(where: { $0.outermost === top }) else { return false }
      return top is UIAlertController || "\(type(of: top))".hasPrefix("_UI")
    }

    /// Goes on when that is gone, which nobody reports.
    func lookForEnd(after seconds: Double = 0.2) {
      guard !looksForEnd else { return }
      looksForEnd = true
      after(seconds) { [weak self] in
        self?.looksForEnd = false
        self?.watchdog.life += 1
        self?.reconcile()
      }
    }

    /// Whether something moves that the host has not started, or a finger is on the screen; reconciles at its end.
    var isMovedByOthers: Bool {
      noticeMoves(of: front)
      if !moves.isEmpty { return true }
      guard root?.presentedViewController != nil else { return false }
      guard let moving = chain.first(where: { $0.isBeingPresented || $0.isBeingDismissed }) else { return false }
      let goOn: @MainActor () -> Void = { [weak self] in
        self?.watchdog.life += 1
        self?.reconcile()
      }
      let isTold = moving.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.after(0, goOn)
      }
      if isTold != true { after(0.1, goOn) }
      return true
    }

    /// Notices stacks that have started to move without a delegate call.
    private func noticeMoves(of stack: ShownStack) {
      stack.noticeMove()
      guard let contents = stack.entries.last?.contents else { return }
      for inner in contents.openStacks { noticeMoves(of: inner) }
    }

    /// Whether a modal of the list can be presented now, if it isn't, and has not left the tree meanwhile.
    func mayPresent(_ modal: ShownModal) -> Bool {
      guard canPresent, modal.attempts < ShownModal.mostAttempts, let root = modal.stack.entries.first else {
        return false
      }
      return next != nil || navigator.tree.contains(root.id)
    }

    /// Closes all modals above the lowest ones, in one transition.
    func close(downTo kept: Int) {
      let closed = Array(presented[kept...])
      presented.removeSubrange(kept...)
      guard let lowest = closed.first(where: { $0.outermost?.presentingViewController != nil }),
        let presenter = lowest.outermost?.presentingViewController
      else { return closed.forEach { $0.hasClosed(self) } }
      closed.last?.animator?.leave(motion)
      let move = Move()
      begin(move) {}
      let end = { [weak self] in
        guard let self, moves.holds(move) else { return }
        self.end(move)
        for modal in closed { modal.hasClosed(self) }
        reconcile()
      }
      let isDriven = closed.last?.animator != nil
      presenter.dismiss(animated: motion.isAnimated) {
        // UIKit may also call this for a transition that was given up.
        if !isDriven || lowest.outermost?.presentingViewController == nil { end() }
      }
      guard isDriven else { return }
      let moving = closed.last?.outermost?.transitionCoordinator ?? presenter.transitionCoordinator
      moving?.animate(alongsideTransition: nil) { context in
        // The user has given up, but the tree has changed. UIKit has not finished when it calls this.
        if context.isCancelled { self.after(0) { presenter.dismiss(animated: false, completion: end) } }
      }
    }

    /// Presents a modal above all others.
    func present(_ modal: ShownModal) {
      let isLast = modal === modals.last
      var motion = motion.animated(isLast)
      if !isLast || presented.count + 1 < modals.count || motion.closesModals {
        motion.transition = modal.transitionIn
        motion.isReversed = false
      }
      guard let presenter = chain.last(where: { !$0.isBeingDismissed }) ?? root else { return }
      let controller = modal.makeOutermost(self)
      presented.append(modal)
      guard controller.presentingViewController == nil else { return }  // it is still there
      modal.attempts += 1
      modal.carrier = nil
      if presenter !== root, !presented.contains(where: { $0.outermost === presenter }) {
        modal.carrier = Carrier(presenter)
      }
      modal.configure(
        for: modal.presentation.presenter.flatMap { viewController(of: $0) }, over: presenter, motion, self)
      let move = Move()
      modal.arrival = move
      begin(move) { [weak modal] in modal?.arrival = nil }
      let end = { [weak self, weak modal] (isGivenUp: Bool) in  // both of the following may report the end
        guard let self, let modal, modal.arrival === move else { return }
        modal.arrival = nil
        self.end(move)
        if isGivenUp, presented.last === modal {
          presented.removeLast()
          userClosed([modal], newUserMove())
        }
        reconcile()
      }
      presenter.present(controller, animated: motion.isAnimated) { [weak controller] in
        end(controller?.presentingViewController == nil)  // UIKit may also call this for a transition that was given up
      }
      controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
        if context.isCancelled { self?.after(0) { end(true) } }
      }
      guard controller.presentingViewController == nil else { return modal.isAlone ? lookAfter(modal) : () }
      after(0.1) { [weak self, weak modal, weak controller] in
        guard let self, let modal, modal.arrival === move, controller?.presentingViewController == nil else { return }
        modal.arrival = nil
        self.end(move)
        wasRefused(modal)
        reconcile()
      }
    }

    /// Looks now and then whether a controller that is presented by itself is still there.
    private func lookAfter(_ modal: ShownModal) {
      after(0.5) { [weak self, weak modal] in
        guard let self, let modal, modal.isAlone, presented.holds(modal) else { return }
        if modal.isGone { reconcile() } else { lookAfter(modal) }
      }
    }

    /// UIKit has not presented a modal, and won't say anything more; it is tried again a few times.
    private func wasRefused(_ modal: ShownModal) {
      presented.removeAll { $0 === modal }
      guard modal.attempts >= ShownModal.mostAttempts else { return }
      context?.tellNotShown(
        "UIKit did not present \(modal.flowName)",
        of: modal.stack.entries.first?.id,
        helpedBy: "Present nothing yourself at the same time, and don't override present(_:animated:completion:).")
      userClosed([modal], newUserMove())
    }

    /// Reports modals that the user or the app itself has closed.
    ///
    /// - Parameter move: The user's move, if there was one.
    /// - Returns: Whether anything was closed.
    @discardableResult
    func readModals(_ move: Move? = nil) -> Bool {
      guard let index = presented.firstIndex(where: \.isGone) else { return false }
      let closed = Array(presented[index...])
      presented.removeSubrange(index...)
      tellIfCarriedAway(closed[0])
      userClosed(closed, move ?? newUserMove())
      return true
    }

    /// Reports a modal that the user has closed, and those above it.
    func userClosed(_ closed: [ShownModal], _ move: Move) {
      if let lowest = closed.first, let closing = lowest.closing, navigator.tree.contains(closing.caller) {
        report(closing.action, from: closing.caller, move) {
          guard let index = modals.firstIndex(where: { $0 === lowest }) else { return }
          departed.add(Array(modals[index...]))
          modals.removeSubrange(index...)
        }
        // The app's own modals stay when one below them closes, although UIKit has taken them along.
        if closed.dropFirst().contains(where: { navigator.tree.contains($0.stack) }) { comparesAtRest = true }
      } else {
        move.cancel()
      }
      for modal in closed where !knows(modal) { modal.hasClosed(self) }
    }

    /// Reports a modal that has gone with one of the app's below it.
    private func tellIfCarriedAway(_ modal: ShownModal) {
      guard let carrier = modal.carrier, carrier.controller?.presentingViewController == nil else { return }
      context?.tellNotShown(
        "\(modal.flowName) has gone with \(carrier.name), over which it was presented",
        of: modal.stack.entries.first?.id,
        helpedBy: "Dismiss what the app presents itself first, or let a verb present it.")
    }

    /// Called when a stack is visible again, perhaps after a pull that slid back.
    func appeared(_ controller: FlowNavigationController) {
      if controller.shown?.isOutermost == true { hasAppeared = true }
      if controller === root { stackHasReturned() }
      presented.first { $0.outermost === controller }?.hasAppeared()
      if isBusy || presented.count != modals.count { reconcile() }
    }

    /// Called when a stack is visible that shouldn't be: the app may have selected its tab, or turned to its page.
    func appearedByItself() {
      after(0) { [weak self] in self?.reconcile() }  // the tap that UIKit is about to ask about comes first
    }

    /// Called when a modal's view is gone, removed by the host, the user, or the app itself.
    func modalDisappeared(_ controller: UIViewController) {
      guard presented.contains(where: { $0.outermost === controller }), moves.isEmpty else { return }
      guard let coordinator = controller.transitionCoordinator else {
        return after(0) { [weak self] in self?.reconcile() }
      }
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.after(0) { self?.reconcile() } }
    }

    /// Called when an alert has ended with one of its buttons.
    func alertEnded(_ modal: ShownModal) {
      guard presented.last === modal else { return }
      presented.removeLast()
      userClosed([modal], newUserMove())
      reconcile()
    }

    /// Called when an alert has gone; its button reports later, or never if none was chosen.
    func alertDisappeared(_ modal: ShownModal) {
      let alert = modal.outermost
      after(0.1) { [weak self, weak modal] in
        guard let self, let modal, presented.holds(modal), modal.outermost === alert else {
          return
        }
        guard moves.isEmpty else { return alertDisappeared(modal) }
        modal.isUnanswered = true
        reconcile()
      }
    }
  }

  extension NavigationTree {
    /// Whether an entry of a stack is there.
    @MainActor fileprivate func contains(_ stack: ShownStack) -> Bool { stack.entries.contains { contains($0.id) } }
  }

  extension ShownModal {
    /// Whether it was there and is gone.
    ///
    /// An alert's button reports its end, if one was chosen.
    var isGone: Bool {
      guard let outermost else { return false }
      return arrival == nil && (!isAlert || isUnanswered) && outermost.presentingViewController == nil
    }

    /// Releases UIKit's parts.
    func hasClosed(_ host: UIKitHost) {
      stack.abandon()
      abandonPull()
      if !host.modals.holds(self) { for entry in stack.entries { entry.leave(host) } }
      guard animator != nil else { return }
      animator = nil
      outermost?.transitioningDelegate = nil
    }

    /// Configures its presentation as its style and its content say.
    func configure(
      for own: UIViewController?, over presenter: UIViewController, _ motion: Motion, _ host: UIKitHost
    ) {
      guard let outermost else { return }
      let presenter = own?.viewIfLoaded?.window == nil ? presenter : own ?? presenter
      let content = stack.entries.first?.ownController ?? outermost
      let context = ModalContext(style: presentation.style, modal: outermost, content: content, presenter: presenter)
      // What is presented by itself knows how it looks, unless the style says otherwise.
      let style = presentation.style.usual
      if !(outermost is UIAlertController), !isAlone || style != .automatic { outermost.modalPresentationStyle = style }
      host.registry.styles[presentation.style.name]?(context)
      (content as? any ModalConfiguring)?.configureModal(context)
      context.setUsualSource()
      animate(outermost, motion, host)
      outermost.presentationController.map { listen(to: $0) }
      refresh()
    }

    private func animate(_ outermost: UIViewController, _ motion: Motion, _ host: UIKitHost) {
      guard !isAlert, let maker = host.maker(of: motion.transition), outermost.transitioningDelegate == nil else {
        return
      }
      let animator = ModalAnimator(motion.context, maker)
      self.animator = animator
      outermost.transitioningDelegate = animator
    }

    /// Hears of pulls in any case: the app may have set its own delegate since.
    func refresh() {
      if isPresented { outermost?.presentationController.map { listen(to: $0) } }
    }
  }
#endif
