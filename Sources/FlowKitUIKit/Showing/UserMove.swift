#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// What a finger, or a button of UIKit's, moves: a screen that is swiped away, a sheet that is pulled down, a page.
  @MainActor
  final class UserMove {
    /// Nil where the navigator was busy: then what was done is performed afterwards.
    private let gesture: NavigationGesture?
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// What UIKit has told of it.
    var hasShown = false
    var hasEnded = false
    fileprivate var giveUp: (() -> Void)?
    /// Whether it is a page that is dragged.
    var isPage = false

    init(_ gesture: NavigationGesture?) {
      self.gesture = gesture
    }

    func cancel() { gesture?.cancel() }

    /// Reports what was done.
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

  /// What has left UIKit by the user's hand, until it is known that it may leave: it comes back as it was where it may not.
  @MainActor
  struct Departing {
    var entries: [ScreenID: ShownEntry] = [:]
    var modals: [ScreenID: ShownModal] = [:]
  }

  extension UIKitHost {
    /// What the user begins to move now.
    func newUserMove() -> UserMove { UserMove(navigator.isShown(on: self) ? navigator.beginGesture() : nil) }

    /// Takes note of a move, so that it has an end in any case.
    func begin(_ move: UserMove, giveUp: @escaping () -> Void) {
      move.giveUp = giveUp
      userMoves.append(move)
      watchdog.watch()
    }

    func end(_ move: UserMove) {
      move.giveUp = nil
      move.coordinator = nil  // it may never let go of what it was told to call
      userMoves.removeAll { $0 === move }
    }

    func giveUpUserMoves() {
      for move in userMoves { move.giveUp?() }
      for move in userMoves { drop(move) }
    }

    /// What was moved has left, with the finger perhaps still on it.
    func drop(_ move: UserMove) {
      end(move)
      move.cancel()
    }

    /// The user has popped entries.
    func userPopped(_ left: [ShownEntry], from stack: ShownStack, _ move: UserMove) {
      guard navigator.isShown(on: self), let top = left.last else { return move.cancel() }
      let action = stack.holder?.action(popping: left, from: stack) ?? (left.count == 1 ? .back : .pop(left.count))
      stack.holder?.noteUse(of: stack)
      if stack.layer !== front { isDirty = true }  // in the tree, modals over it close
      after(leaving: left) {
        move.finish(action, from: top.id, in: navigator) || stack.entries.last === top
      }
    }

    /// The user has closed a modal, and those over it.
    func userClosed(_ closed: [ShownModal], _ move: UserMove) {
      guard navigator.isShown(on: self), let lowest = closed.first, let root = lowest.stack.entries.first else {
        return move.cancel()
      }
      for modal in closed { departing.modals[modal.id] = modal }
      showing?.leaveOut(lowest)
      after(leaving: closed.flatMap(\.stack.entries)) {
        move.finish(.back, from: root.id, in: navigator) || modals.contains { $0 === lowest }
      }
    }

    /// Reports something, and puts what was refused back.
    private func after(leaving entries: [ShownEntry], _ report: () -> Bool) {
      for entry in entries { departing.entries[entry.id] = entry }
      let isDone = report()
      if !isDone { isDirty = true }
      if showing == nil { rest() }
    }

    /// Nothing is being shown: what differs from the tree is put right, and what was kept for that is let go of.
    func rest() {
      if isDirty, attempts < 3, showing == nil, userMoves.isEmpty, navigator.isShown(on: self) {
        attempts += 1
        compareAll()
      }
      guard showing == nil else { return }
      let gone = departing
      departing = Departing()
      for entry in gone.entries.values where entry.stack?.entries.contains(where: { $0 === entry }) != true {
        entry.leave(self)
      }
      refreshRules()
    }
  }
#endif
