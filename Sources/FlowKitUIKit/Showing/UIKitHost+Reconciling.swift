#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  // One rule brings UIKit and the tree together.
  extension UIKitHost {
    /// Brings UIKit closer to the tree; it may be called at any time, as often as one likes.
    ///
    /// While something moves, nothing happens: its end calls this again. Otherwise one step follows the other, until one
    /// moves, or nothing is left: what has gone from the glass is reported; the lists follow the tree; modals that are not
    /// on the list close from the top down; stacks change; modals of the list open one by one.
    func reconcile() {
      guard !isReconciling else { return looksAgain = true }
      isReconciling = true
      repeat {
        looksAgain = false
        if root != nil, isShown { while moves.isEmpty, step() {} }
      } while looksAgain
      isReconciling = false
    }

    /// Takes the next step.
    ///
    /// - Returns: Whether there was one.
    private func step() -> Bool {
      if !presented.isEmpty, readModals() { return true }
      let kept = countOfRight
      guard next != nil || !isDone(kept) else {
        guard finished == nil else {
          finish()
          return true
        }
        looksAgain = false  // every step is followed by another look, but for this one
        rest()
        return false
      }
      if isMovedByOthers {
        watchdog.watch()
        return false
      }
      watchdog.life += 1
      guard let next = next.take() else { return show(kept) }
      take(next)
      let now = countOfRight
      return isDone(now) || show(now)
    }

    /// Whether UIKit shows what the lists say, as far as it can now.
    ///
    /// - Parameter kept: How many modals are as they should be.
    /// - Returns: Whether nothing is left to show.
    private func isDone(_ kept: Int) -> Bool {
      changed.isEmpty && changedContents.isEmpty && !isRootOld && kept == presented.count
        && (kept == modals.count || !mayPresent(modals[kept]))
    }

    /// Has UIKit show what the lists say: modals close first, and open last.
    ///
    /// - Parameter kept: How many modals are as they should be.
    /// - Returns: Whether something was done.
    private func show(_ kept: Int) -> Bool {
      if let app = heldBy {
        // What has left the tree doesn't wait: it may hide what the app presents.
        guard countOfListed < presented.count, !isUnderPassing else {
          wait(for: app)
          return false
        }
        close(downTo: countOfListed)
        return true
      }
      if kept < presented.count {
        let closing = presented[kept...], coversAll = !closing.allSatisfy(\.coversPartly)
        let mayComeBack = closing.contains { modal in modals[kept...].holds(modal) }
        if mayComeBack || coversAll && isRootOld { coverSwap() }
        if coversAll, !isRootOld { showStacks(.none) }
        close(downTo: kept)
      } else if isRootOld {
        putContainerBack()
      } else if !changed.isEmpty || !changedContents.isEmpty {
        showStacks(motion.animated(kept == modals.count || !mayPresent(modals[kept])))
      } else if isUnderPassing {
        lookForEnd()
        return false
      } else {
        present(modals[kept])
      }
      return true
    }

    /// What left beneath a modal takes that off the glass; it comes back without a motion, and nobody sees that it was gone.
    private func coverSwap() {
      motion = .none
      guard picture == nil, let window = (presented.last?.outermost ?? root)?.viewIfLoaded?.window,
        let picture = window.snapshotView(afterScreenUpdates: false)
      else { return }
      picture.isUserInteractionEnabled = false
      window.addSubview(picture)
      self.picture = picture
    }

    /// The number of modals, from the lowest up, that are as they should be.
    private var countOfRight: Int { isRootOld && isWindowsRoot ? 0 : countOfListed }

    /// The same, whatever stands at the root.
    private var countOfListed: Int {
      var count = 0
      while count < presented.count, count < modals.count, presented[count] === modals[count], !modals[count].isOld {
        count += 1
      }
      return count
    }

    /// Tells the navigator that its update is shown.
    func finish() {
      picture?.removeFromSuperview()
      picture = nil
      motion = .none
      looksForApp = 0
      let finished = finished
      self.finished = nil
      finished?()
      if base.floor != nil, isEnd(navigator.tree.root.first), next == nil, moves.isEmpty { handBack() }
    }

    /// Updates UIKit to match the lists that have changed, from the inside out.
    private func showStacks(_ motion: Motion) {
      let (stacks, contents) = (changed, changedContents)
      (changed, changedContents) = ([], [])
      let isOuter = stacks.first === (modals.last?.stack ?? base), front = front
      for stack in stacks.reversed() {
        let moves = stack.layer === front && (stack === stacks.first || !isOuter) && stack.holder?.isChanging != true
        stack.show(motion.animated(moves))
      }
      for contents in contents.reversed() { contents.show(motion.animated(!isOuter)) }
    }

    /// Called when nothing is left to do: releases what has left, and allows the gestures that need no question.
    private func rest() {
      if comparesAtRest {
        comparesAtRest = false
        startOver()
        if looksAgain { return }
      }
      if !contents.isEmpty {
        readSelections(in: base)
        for modal in presented { readSelections(in: modal.stack) }
      }
      departed.letGo(of: self)
      letContainerStandAlone()
      if guestWatch != nil { stopWatchingGuests() }
      refreshRules()
    }

    /// Follows tabs and pages that the app has selected, or UIKit by itself, whatever covers them.
    private func readSelections(in stack: ShownStack) {
      for contents in stack.entries.lazy.compactMap(\.contents) {
        if contents.isChoice { contents.readSelection() }
        for child in contents.children { readSelections(in: child.stack) }
      }
    }

    /// Has a stack compared with its list, because UIKit shows something else.
    ///
    /// After a few times in vain, it waits for another tree.
    func differs(_ stack: ShownStack) {
      guard tries < Self.mostTries else { return }
      tries += 1
      motion = .none
      stack.markChanged(from: 0)
    }

    /// Asks for the whole tree, because the lists are another one's.
    func startOver() {
      guard tries < Self.mostTries else { return }
      tries += 1
      navigator.attach(listener)
    }

    private static var mostTries: Int { 3 }

    /// Reconciles when UIKit has done what it delayed.
    func reconcileLater(_ stack: ShownStack) {
      after(0.3) { [weak self, weak stack] in
        guard let self, let stack, root != nil else { return }
        if isBusy || isUnderWay { return reconcileLater(stack) }
        differs(stack)
        reconcile()
      }
    }
  }
#endif
