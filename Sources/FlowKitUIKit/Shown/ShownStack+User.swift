#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  // What the user does.
  extension ShownStack {
    func willShow(_ shown: UIViewController, _ isAnimated: Bool) {
      if !isLent, isAnimated || !isTelling { moveBar(to: shown, isAnimated) }
      guard !isLent, userMove == nil, move == nil, isBelow(shown) else { return }
      beginUserMove()
    }

    func didShow(_ shown: UIViewController) {
      if isLent { return }
      guestsMayHaveLeft()
      let wasLate = late === shown
      if wasLate {
        late = nil
        if !isKnown(shown) { return differs() }  // the user was faster
      }
      if let move {
        // The one it was delayed for; or one of the app's own that is to leave by now.
        guard late == nil, isKnown(shown) || shown === controller.topViewController else { return }
        move.hasShown = true
        if move.hasEnded || controller.transitionCoordinator == nil { return endMove(move) }
        // What was delayed has no coordinator that tells of its end: this one is of something else.
        if wasLate { host?.after(0) { [weak self] in self?.endMove(move) } }
        return
      }
      if userMove == nil {
        guard isBelow(shown) else { return }
        beginUserMove()
      }
      guard let userMove else { return }
      userMove.hasShown = true
      if userMove.hasEnded { end(userMove) }
    }

    /// Compares what the user did during a transition of the host.
    func compare() {
      guard !isLent, !entries.isEmpty, !isAsListed else { return }
      // Otherwise UIKit has the list from before: the user has given the transition up.
      if isBeginning(ownControllers) { compareNow() } else { differs() }
    }

    /// The controllers of entries that UIKit has.
    private var ownControllers: [UIViewController] {
      controller.viewControllers.filter { entries.contains(controller: $0) }
    }

    /// Whether these are the lowest entries, in order.
    private func isBeginning(_ own: [UIViewController]) -> Bool {
      own.count <= entries.count && own.indices.allSatisfy { own[$0] === entries[$0].controller }
    }

    private func compareNow() {
      guard let shown = controller.topViewController else { return }
      if isOnTop(shown, of: entries.last) {
        differs()  // the delayed change arrived on fewer controllers than before
      } else if isBelow(shown) {
        beginUserMove()
        if let userMove, userMove.coordinator == nil { end(userMove) }
      } else {
        differs()  // the user gave it up, but it has left the tree, so it goes all the same
      }
    }

    private func differs() {
      host?.differs(self)
      host?.reconcile()
    }

    /// Notices a move that the host has not begun.
    func noticeMove() {
      if !isMoving, !isLent, controller.transitionCoordinator != nil { beginUserMove() }
    }

    func isKnown(_ controller: UIViewController) -> Bool {
      entries.contains(controller: controller) || guests.contains { $0.controller === controller }
        || floor != nil && controllersBelow.contains(controller)
    }

    /// Whether a controller lies below the entry on top: going back to it, that entry leaves.
    private func isBelow(_ controller: UIViewController) -> Bool {
      isKnown(controller) && !isOnTop(controller, of: entries.last)
    }

    /// Whether its list has changed, and UIKit has not been told yet.
    private var isDue: Bool { host?.changed.holds(self) == true }

    /// Whether UIKit has exactly the entries of the list.
    var isAsListed: Bool {
      guard guests.isEmpty else { return hasAllWithGuests }
      let controller = controller
      return controller.topViewController === entries.last?.controller
        && controller.viewControllers.count == floorCount + entries.count
    }

    /// Whether the host still shows it; it may have left under the finger.
    private var isInPlace: Bool {
      guard let host else { return false }
      if let holder { return host.contents[holder.id] === holder }
      return self === host.base || host.presented.contains { $0.stack === self }
    }

    private func beginUserMove() {
      guard let host, isInPlace else { return }
      let move = host.newUserMove()
      userMove = move
      host.begin(move) { [weak self] in self?.end(move) }
      guard let coordinator = controller.transitionCoordinator else { return move.hasEnded = true }
      follow(coordinator, move)
    }

    private func follow(_ coordinator: any UIViewControllerTransitionCoordinator, _ move: Move) {
      move.coordinator = coordinator
      (move.hasShown, move.hasEnded) = (false, false)
      coordinator.animate(alongsideTransition: nil) { [weak self] context in
        move.hasEnded = true
        // UIKit has not finished when it calls this. And it may have been the coordinator of an outer stack.
        let isKnown = move.hasShown || context.isCancelled || self?.isAsListed == true
        self?.host?.after(isKnown ? 0 : 0.3) { self?.endUnlessSwiped(move) }
      }
    }

    /// Ends a move, unless the next swipe has begun: UIKit already leaves out what may slide back.
    private func endUnlessSwiped(_ move: Move) {
      guard userMove === move else { return }
      guard let next = controller.transitionCoordinator, next.initiallyInteractive, next !== move.coordinator else {
        return end(move)
      }
      follow(next, move)
    }

    private func end(_ move: Move) {
      guard userMove === move else { return }
      userMove = nil
      controller.animate(with: nil, nil)
      host?.end(move)
      report(move)
      host?.reconcile()
    }

    /// Notices what the app has told UIKit, which may tell nobody: the top may be the same, or not have been shown yet.
    func appActs() {
      guard let host, !isTelling, !isLent else { return }
      host.after(0) { [weak self, weak host] in
        guard let self, let host, !isMoving, isOpen, isInPlace else { return }
        forgetGuests()
        if !hasAllWithGuests, !isDue { return compareNow() }
        host.reconcile()  // what has gone may have kept tabs or a split from the root
      }
    }

    /// Tells of screens that the app takes away below the top, where no tree can follow.
    ///
    /// - Parameter all: What the app has UIKit show.
    func appSets(_ all: [UIViewController]) {
      guard let host, host.isShown, isOpen, let top = all.last, isOnTop(top, of: entries.last) else { return }
      let kept = all.filter { entries.contains(controller: $0) }
      if !kept.isSame(as: entries.compactMap(\.controller)) { tellUnfollowed() }
    }

    private func tellUnfollowed() {
      host?.context?.tellNotShown(
        "the app has changed a stack in a way that the tree can't follow, so its screens come back",
        of: entries.last?.id, helpedBy: "Remove or replace screens by a verb: remove, reset, resetRoot.")
    }

    /// Compares the controllers with the list, and reports what the user removed.
    private func report(_ move: Move) {
      let now = ownControllers
      guard let host, host.isShown, !isDue, now.count < entries.count else {
        settleBar()
        return move.cancel()
      }
      guard !now.isEmpty || floor != nil, isBeginning(now) else {
        move.cancel()
        tellUnfollowed()
        return host.differs(self)
      }
      let left = Array(entries[now.count...])
      let usual = now.isEmpty ? UIKitHost.ending : left.count == 1 ? .back() : .pop()
      let action = holder?.action(popping: left, from: self) ?? usual
      if layer !== host.front { host.comparesAtRest = true }  // in the tree, modals above it close
      host.report(action, from: left[0].id, move) {
        host.departed.add(left[...])
        entries.removeLast(left.count)
        told = entries.count
        holder?.removed(left, from: self)
      }
      settleBar()
    }
  }
#endif
