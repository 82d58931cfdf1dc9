#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  // What lies over one another.
  extension UIKitHost {
    /// Whether modals can be presented: not before the window shows anything.
    var canPresent: Bool { root?.hasAppeared == true && (chain.last ?? root)?.viewIfLoaded?.window != nil }

    /// What UIKit presents, from the root controller up: the host's modals, and the app's own.
    var chain: [UIViewController] {
      var chain: [UIViewController] = []
      var next = root?.presentedViewController
      while let controller = next, !chain.contains(controller) {
        chain.append(controller)
        next = controller.presentedViewController
      }
      return chain
    }

    /// Whether something moves that the host has not begun, or a finger is on the screen; it is told when that has ended.
    var isMovedByOthers: Bool {
      noticeMoves(of: front)
      if !userMoves.isEmpty { return true }
      guard let moving = chain.first(where: { $0.isBeingPresented || $0.isBeingDismissed }) else { return false }
      let isTold = moving.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.after(0) { self?.wake() }
      }
      if isTold != true { after(0.1) { [weak self] in self?.wake() } }
      return true
    }

    /// A stack may have begun to move without having told it.
    private func noticeMoves(of stack: ShownStack) {
      stack.noticeMove()
      for stack in stack.entries.last?.contents?.openStacks ?? [] { noticeMoves(of: stack) }
    }

    /// Closes all modals but the lowest ones, in one transition.
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
        // One that was given up may say that it has ended, too.
        if !isDriven || lowest.outermost?.presentingViewController == nil { end() }
      }
      guard isDriven else { return }
      let moving = closed.last?.outermost?.transitionCoordinator ?? presenter.transitionCoordinator
      moving?.animate(alongsideTransition: nil) { context in
        // The user has given up, but the tree has changed.
        if context.isCancelled { presenter.dismiss(animated: false, completion: end) }
      }
    }

    /// Presents a modal over all that there is.
    func present(_ modal: ShownModal, _ motion: Motion, _ step: Step) {
      let presenter = chain.last { !$0.isBeingDismissed } ?? root
      let controller = modal.makeOutermost(self)
      guard let presenter else { return }
      guard controller.presentingViewController == nil else { return modals.append(modal) }  // it is there still
      modal.configure(for: viewController(of: modal.presentation.presenter), over: presenter, motion, self)
      modals.append(modal)
      modal.isArriving = true
      step.begin()
      var hasEnded = false  // both of what follows may tell the end
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
        end(controller?.presentingViewController == nil)  // one that was given up may say that it has ended, too
      }
      controller.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        if context.isCancelled { end(true) }
      }
    }

    /// What the user, or the app by itself, has closed.
    ///
    /// - Parameter move: The user's move, where there was one.
    /// - Returns: Whether anything was closed.
    @discardableResult
    func readModals(_ move: UserMove? = nil) -> Bool {
      guard let index = modals.firstIndex(where: \.isGone) else { return false }
      let closed = Array(modals[index...])
      modals.removeSubrange(index...)
      userClosed(closed, move ?? newUserMove())
      for modal in closed where !modals.contains(where: { $0 === modal }) { modal.hasClosed(self) }
      return true
    }

    /// A stack is to be seen again, perhaps after a pull that has slid back.
    func appeared(_ controller: UIViewController) {
      modals.first { $0.outermost === controller }?.hasAppeared()
      wake()
    }

    /// A modal's view is gone: by the host, the user, or the app by itself.
    func modalDisappeared(_ controller: UIViewController) {
      guard modals.contains(where: { $0.outermost === controller }), userMoves.isEmpty else { return }
      let read: @MainActor () -> Void = { [weak self] in
        guard let self, userMoves.isEmpty, readModals() else { return }
        wake()
      }
      guard let coordinator = controller.transitionCoordinator else { return after(0, read) }
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.after(0, read) }
    }

    /// An alert has ended with one of its buttons.
    func alertEnded(_ modal: ShownModal) {
      guard modals.last === modal else { return }
      modals.removeLast()
      userClosed([modal], newUserMove())
      wake()
    }

    /// An alert has gone: its button tells so a little later; where none was chosen, nobody does.
    func alertDisappeared(_ modal: ShownModal) {
      let alert = modal.outermost
      after(0.1) { [weak self, weak modal] in
        guard let self, let modal, modals.contains(where: { $0 === modal }), modal.outermost === alert else { return }
        guard userMoves.isEmpty else { return alertDisappeared(modal) }
        modal.isUnanswered = true
        if readModals() { wake() }
      }
    }

    /// Something in UIKit has come to its end.
    func wake() { showing?.wake() }

    /// The window shows something: modals that had to wait are presented.
    func windowAppeared() {
      if navigator.tree.modals.count > modals.count { putRight() }
    }

    /// The same, when UIKit has done what it has put off.
    func putRightLater() {
      guard !isToPutRight else { return }
      isToPutRight = true
      after(0.3) { [weak self] in
        guard let self, root != nil else { return }
        isToPutRight = false
        if isBusy || isUnderWay { putRightLater() } else { putRight() }
      }
    }

    /// What is shown is compared with the tree, as soon as nothing moves.
    func putRight() {
      isDirty = true
      if showing == nil { rest() }
    }
  }

  extension ShownModal {
    /// Whether it was there and is not any more.
    ///
    /// The end of an alert is told by its button, if one was chosen.
    var isGone: Bool {
      guard let outermost else { return false }
      return !isArriving && (!isAlert || isUnanswered) && outermost.presentingViewController == nil
    }

    /// Lets UIKit's parts go.
    func hasClosed(_ host: UIKitHost) {
      stack.abandon()
      abandonPull()
      if host.showing?.keeps(self) != true { for entry in stack.entries { entry.leave(host) } }
      guard animator != nil else { return }
      animator = nil
      outermost?.transitioningDelegate = nil
    }

    /// How it is to be presented: as its style says, and its content.
    func configure(
      for own: UIViewController?, over presenter: UIViewController, _ motion: Motion, _ host: UIKitHost
    ) {
      guard let outermost else { return }
      let presenter = own?.viewIfLoaded?.window == nil ? presenter : own ?? presenter
      let content = stack.entries.first?.controller ?? outermost
      let context = ModalContext(style: presentation.style, modal: outermost, content: content, presenter: presenter)
      if !(outermost is UIAlertController) { outermost.modalPresentationStyle = presentation.style.usual }
      host.registry.styles[presentation.style.name]?(context)
      (content as? any ModalConfiguring)?.configureModal(context)
      context.setUsualSource()
      animate(outermost, motion, host)
      if let controller = outermost.presentationController {
        listener.appDelegate = controller.delegate
        controller.delegate = listener
      }
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

    /// Lets it be pulled down, or not.
    func refresh() {
      guard let outermost else { return }
      let isRefused = !mayBePulled
      if outermost.isModalInPresentation != isRefused { outermost.isModalInPresentation = isRefused }
    }
  }
#endif
