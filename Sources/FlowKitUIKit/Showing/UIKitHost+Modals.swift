#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  // Modals.
  extension UIKitHost {
    /// Whether modals can be presented; they can't before the window shows anything.
    var canPresent: Bool { root?.hasAppeared == true && (chain.last ?? root)?.viewIfLoaded?.window != nil }

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
      guard let top = chain.last, !modals.contains(where: { $0.outermost === top }) else { return false }
      return top is UIAlertController || "\(type(of: top))".hasPrefix("_UI")
    }

    /// Goes on when that is gone, which nobody reports.
    func lookForEnd() {
      guard !looksForEnd else { return }
      looksForEnd = true
      after(0.2) { [weak self] in
        self?.looksForEnd = false
        self?.wake()
      }
    }

    /// Whether something moves that the host has not started, or a finger is on the screen; schedules a call at its
    /// end.
    var isMovedByOthers: Bool {
      noticeMoves(of: front)
      if !userMoves.isEmpty { return true }
      var moving: UIViewController?
      for controller in chain where controller.isBeingPresented || controller.isBeingDismissed {
        moving = moving ?? controller
      }
      guard let moving else { return false }
      let isTold = moving.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.after(0) { self?.wake() }
      }
      if isTold != true { after(0.1) { [weak self] in self?.wake() } }
      return true
    }

    /// Notices stacks that have started to move without a delegate call.
    private func noticeMoves(of stack: ShownStack) {
      stack.noticeMove()
      for stack in stack.entries.last?.contents?.openStacks ?? [] { noticeMoves(of: stack) }
    }

    /// Closes all modals above the lowest ones, in one transition.
    func close(downTo kept: Int, _ motion: Motion, _ step: Step) {
      let closed = Array(modals[kept...])
      modals.removeSubrange(kept...)
      guard let lowest = closed.first(where: { $0.outermost?.presentingViewController != nil }),
        let presenter = lowest.outermost?.presentingViewController
      else { return closed.forEach { $0.hasClosed(self) } }
      closed.last?.animator?.leave(motion)
      step.begin()
      var hasEnded = false
      let end = { [weak self] in
        guard !hasEnded else { return }
        hasEnded = true
        if let self { closed.forEach { $0.hasClosed(self) } }
        step.end()
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
    func present(_ modal: ShownModal, _ motion: Motion, _ step: Step) {
      let presenter = chain.last { !$0.isBeingDismissed } ?? root
      let controller = modal.makeOutermost(self)
      guard let presenter else { return }
      guard controller.presentingViewController == nil else { return modals.append(modal) }  // it is still there
      modal.attempts += 1
      modal.carrier = nil
      if presenter !== root, !modals.contains(where: { $0.outermost === presenter }) {
        modal.carrier = Carrier(presenter)
      }
      modal.configure(for: viewController(of: modal.presentation.presenter), over: presenter, motion, self)
      modals.append(modal)
      modal.isArriving = true
      step.begin()
      var hasEnded = false  // both of the following may report the end
      let end = { [weak self, weak modal] (isGivenUp: Bool) in
        guard !hasEnded, let modal else { return }
        hasEnded = true
        if let self, isGivenUp, modals.last === modal {
          modals.removeLast()
          userClosed([modal], newUserMove())
          if !modals.contains(where: { $0 === modal }) { modal.hasClosed(self) }
        }
        modal.isArriving = false
        step.end()
      }
      presenter.present(controller, animated: motion.isAnimated) { [weak controller] in
        end(controller?.presentingViewController == nil)  // UIKit may also call this for a transition that was given up
      }
      controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
        if context.isCancelled { self?.after(0) { end(true) } }
      }
      guard controller.presentingViewController == nil else { return }
      after(0.1) { [weak self, weak modal, weak controller] in
        guard let self, let modal, let controller, !hasEnded, controller.presentingViewController == nil else { return }
        hasEnded = true
        wasRefused(modal)
        step.end()
      }
    }

    /// UIKit has not presented a modal, and won't say anything more; it is tried again a few times.
    private func wasRefused(_ modal: ShownModal) {
      modal.isArriving = false
      modals.removeAll { $0 === modal }
      guard modal.attempts >= 3 else { return }
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
    func readModals(_ move: UserMove? = nil) -> Bool {
      guard let index = modals.firstIndex(where: \.isGone) else { return false }
      let closed = Array(modals[index...])
      modals.removeSubrange(index...)
      tellIfCarriedAway(closed[0])
      userClosed(closed, move ?? newUserMove())
      for modal in closed where !modals.contains(where: { $0 === modal }) { modal.hasClosed(self) }
      return true
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
    func appeared(_ controller: UIViewController) {
      modals.first { $0.outermost === controller }?.hasAppeared()
      wake()
    }

    /// Called when a modal's view is gone, removed by the host, the user, or the app itself.
    func modalDisappeared(_ controller: UIViewController) {
      guard modals.contains(where: { $0.outermost === controller }), userMoves.isEmpty else { return }
      let read: @MainActor () -> Void = { [weak self] in
        guard let self, userMoves.isEmpty, readModals() else { return }
        wake()
      }
      guard let coordinator = controller.transitionCoordinator else { return after(0, read) }
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.after(0, read) }
    }

    /// Called when an alert has ended with one of its buttons.
    func alertEnded(_ modal: ShownModal) {
      guard modals.last === modal else { return }
      modals.removeLast()
      userClosed([modal], newUserMove())
      wake()
    }

    /// Called when an alert has gone; its button reports later, or never if none was chosen.
    func alertDisappeared(_ modal: ShownModal) {
      let alert = modal.outermost
      after(0.1) { [weak self, weak modal] in
        guard let self, let modal, modals.contains(where: { $0 === modal }), modal.outermost === alert else { return }
        guard userMoves.isEmpty else { return alertDisappeared(modal) }
        modal.isUnanswered = true
        if readModals() { wake() }
      }
    }

    /// Continues when something in UIKit has ended.
    func wake() { showing?.wake() }

    /// Presents modals that had to wait, because the window now shows something.
    func windowAppeared() {
      if navigator.tree.modals.count > modals.count { putRight() }
    }

    /// Does the same when UIKit has done what it delayed.
    func putRightLater() {
      guard !looksAgain else { return }
      looksAgain = true
      after(0.3) { [weak self] in
        guard let self, root != nil else { return }
        looksAgain = false
        if isBusy || isUnderWay { putRightLater() } else { putRight() }
      }
    }

    /// Compares what is shown with the tree, as soon as nothing moves.
    func putRight() {
      mayDiffer()
      if showing == nil { rest() }
    }
  }

  extension ShownModal {
    /// Whether it was there and is gone.
    ///
    /// An alert's button reports its end, if one was chosen.
    var isGone: Bool {
      guard let outermost else { return false }
      return !isArriving && (!isAlert || isUnanswered) && outermost.presentingViewController == nil
    }

    /// Releases UIKit's parts.
    func hasClosed(_ host: UIKitHost) {
      stack.abandon()
      abandonPull()
      if host.showing?.keeps(self) != true { for entry in stack.entries { entry.leave(host) } }
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
      if !(outermost is UIAlertController) { outermost.modalPresentationStyle = presentation.style.usual }
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
