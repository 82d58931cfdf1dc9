#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// A move by a finger or a button of UIKit: a screen swiped away, a sheet pulled down, a page.
  @MainActor
  final class UserMove {
    /// Nil if the navigator was busy; the action is performed afterwards then.
    private let gesture: NavigationGesture?
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// What UIKit has reported about it.
    var hasShown = false
    var hasEnded = false
    fileprivate var giveUp: (() -> Void)?
    /// Whether it is the drag of a page.
    var isPage = false

    init(_ gesture: NavigationGesture?) {
      self.gesture = gesture
    }

    func cancel() { gesture?.cancel() }

    /// Reports the move to the navigator.
    ///
    /// - Returns: Whether the tree has followed.
    func finish(_ action: NavigationAction, from caller: ScreenID, in navigator: Navigator) -> Bool {
      let outcome: NavigationOutcome
      if let gesture, gesture.isRunning, let ended = gesture.finish(action, from: caller) {
        outcome = ended
      } else {
        gesture?.cancel()
        outcome = navigator.perform(action, from: caller)
      }
      return outcome.isPerformed && !outcome.changes.isEmpty
    }
  }

  /// What the user has removed from UIKit, until the navigator allows it; if it doesn't, everything comes back as it
  /// was.
  @MainActor
  struct Departing {
    var entries: [ScreenID: ShownEntry] = [:]
    var modals: [ScreenID: ShownModal] = [:]

    var isEmpty: Bool { entries.isEmpty && modals.isEmpty }
  }

  extension UIKitHost {
    /// A new move of the user.
    func newUserMove() -> UserMove { UserMove(context?.beginGesture()) }

    /// Records a move, so that it ends in any case.
    func begin(_ move: UserMove, giveUp: @escaping () -> Void) {
      move.giveUp = giveUp
      userMoves.append(move)
      watchdog.watch()
    }

    func end(_ move: UserMove) {
      move.giveUp = nil
      move.coordinator = nil  // UIKit may never release its closures
      userMoves.removeAll { $0 === move }
    }

    func giveUpUserMoves() {
      for move in userMoves { move.giveUp?() }
      for move in userMoves { drop(move) }
    }

    /// Drops a move because its screen has left, perhaps still under the finger.
    func drop(_ move: UserMove) {
      end(move)
      move.cancel()
    }

    /// Reports entries that the user has popped.
    func userPopped(_ left: [ShownEntry], from stack: ShownStack, _ move: UserMove) {
      guard isShown, let top = left.last, let lowest = left.first else { return move.cancel() }
      let action = stack.holder?.action(popping: left, from: stack) ?? (left.count == 1 ? .back() : .pop())
      stack.holder?.noteUse(of: stack)
      if stack.layer !== front { mayDiffer() }  // in the tree, modals above it close
      after(leaving: left) {
        move.finish(action, from: lowest.id, in: navigator) || stack.entries.last === top
      }
    }

    /// Reports a modal that the user has closed, and those above it.
    func userClosed(_ closed: [ShownModal], _ move: UserMove) {
      guard isShown, let lowest = closed.first, let closing = lowest.closing else {
        return move.cancel()
      }
      for modal in closed { departing.modals[modal.id] = modal }
      showing?.leaveOut(lowest)
      after(leaving: closed.flatMap(\.stack.entries)) {
        move.finish(closing.action, from: closing.caller, in: navigator) || modals.contains { $0 === lowest }
      }
    }

    /// Reports something, and puts back what was refused.
    private func after(leaving entries: [ShownEntry], _ report: () -> Bool) {
      for entry in entries { departing.entries[entry.id] = entry }
      let isDone = report()
      if !isDone { mayDiffer() }
      if showing == nil { rest() }
    }

    /// Called when nothing is being shown: fixes what differs from the tree, and releases what was kept for that.
    func rest() {
      repeat {
        if mayPutRight { compareAll() }
        guard showing == nil else { return }
        letGoOfDeparting()
        refreshRules()  // it may find that UIKit shows something else
      } while mayPutRight
    }

    private func letGoOfDeparting() {
      if departing.isEmpty { return }
      let gone = departing
      departing = Departing()
      for entry in gone.entries.values where entry.stack?.entries.contains(where: { $0 === entry }) != true {
        entry.leave(self)
      }
    }

    /// Whether something differs from the tree, and another try makes sense.
    private var mayPutRight: Bool {
      recheck.isDueAtRest && showing == nil && userMoves.isEmpty && isShown
    }
  }
#endif
