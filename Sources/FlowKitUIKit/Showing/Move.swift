#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import Foundation
  import UIKit

  /// Something that moves until UIKit reports its end: what the host has begun, or the user.
  ///
  /// While there is one, the host begins nothing else.
  @MainActor
  final class Move {
    /// The user's, which the tree follows; nil for the host's own, and if the navigator was busy when it began.
    private let gesture: NavigationGesture?
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// What UIKit has reported about it.
    var hasShown = false
    var hasEnded = false
    /// The pages that the host turns, which no coordinator reports.
    weak var pages: UIPageViewController?
    /// The pages under the user's finger, whose end UIKit may forget to report.
    weak var draggedPages: UIPageViewController?
    fileprivate var giveUp: (() -> Void)?

    init(_ gesture: NavigationGesture? = nil) { self.gesture = gesture }

    func cancel() { gesture?.cancel() }

    /// Whether the navigator takes what the user has done as shown.
    fileprivate var isTakenAsShown: Bool { gesture?.isRunning == true }

    fileprivate func finish(_ action: NavigationAction, from caller: ScreenID, in navigator: Navigator) -> Bool {
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

  extension UIKitHost {
    /// A new move of the user.
    func newUserMove() -> Move { Move(context?.beginGesture()) }

    /// Records a move, so that it ends in any case.
    ///
    /// - Parameters:
    ///   - move: The move.
    ///   - giveUp: Ends it if UIKit doesn't.
    func begin(_ move: Move, giveUp: @escaping () -> Void) {
      move.giveUp = giveUp
      moves.append(move)
      watchdog.watch()
    }

    /// Forgets a move that has ended; whoever calls this reports what it has changed, and reconciles then.
    func end(_ move: Move) {
      move.giveUp = nil
      move.coordinator = nil  // UIKit may never release its closures
      moves.removeAll { $0 === move }
      watchdog.life += 1
    }

    /// Reports what the user has done with UIKit; if the navigator was busy, or refuses it, everything is compared at rest.
    ///
    /// - Parameters:
    ///   - action: What the user has done.
    ///   - caller: The entry that it has been done to.
    ///   - move: How.
    ///   - updateLists: Has the lists follow; otherwise they follow with the navigator's next update.
    func report(_ action: NavigationAction, from caller: ScreenID, _ move: Move, _ updateLists: () -> Void) {
      let isTakenAsShown = move.isTakenAsShown
      if isTakenAsShown { updateLists() }
      let isDone = move.finish(action, from: caller, in: navigator)
      if !isDone || !isTakenAsShown { comparesAtRest = true }
    }

    /// Drops a move because its screen has left, perhaps still under the finger.
    func drop(_ move: Move) {
      end(move)
      move.cancel()
    }

    /// Whether time doesn't count: a finger is on the screen, or the app is in the background.
    var isHeld: Bool {
      moves.contains { $0.coordinator?.isInteractive == true || $0.draggedPages?.isTouched == true }
        || isTouched(in: front)
        || root?.viewIfLoaded?.window?.windowScene?.activationState == .background
    }

    /// Whether a finger drives a transition of the host.
    private func isTouched(in stack: ShownStack) -> Bool {
      stack.controller.transitionCoordinator?.isInteractive == true
        || stack.entries.last?.contents?.openStacks.contains(where: isTouched) == true
    }

    /// Whether UIKit says that something is still moving.
    var isUnderWay: Bool {
      moves.contains { $0.pages?.viewIfLoaded?.window != nil || $0.draggedPages?.isScrolling == true }
        || chain.contains { $0.isBeingPresented || $0.isBeingDismissed }
        || stacks.contains { $0.controller.transitionCoordinator != nil }
    }

    /// Goes on without what UIKit has not ended; with the next update, everything is compared.
    func giveUp() {
      if root != nil {
        context?.tellNotShown(
          "UIKit has not ended a transition within a few seconds (\(navigator.tree.summary))",
          helpedBy:
            "Let a custom transition call completeTransition(_:), and present nothing yourself over what is leaving.")
      }
      isReconciling = true  // nothing begins while all ends
      for move in moves { move.giveUp?() }
      for move in moves { drop(move) }
      if let next = next.take() { take(next) }
      (changed, changedContents) = ([], [])
      comparesNext = true
      finish()
      isReconciling = false
      reconcile()
    }
  }

  /// Makes sure that every wait ends: soon if UIKit does nothing any more, later if it is still moving.
  @MainActor
  final class Watchdog {
    private weak var host: UIKitHost?
    private var isWatching = false
    /// Changes whenever something ends.
    @exclusivity(unchecked) var life = 0
    /// How often it has looked since then while UIKit was moving.
    private var looks = 0
    private static var seconds: Double { 2 }
    private static var mostLooks: Int { 15 }

    init(_ host: UIKitHost) {
      self.host = host
    }

    /// Checks after a while whether the current operation is still running.
    func watch() {
      guard !isWatching, let host else { return }
      isWatching = true
      let seen = life
      host.after(Self.seconds) { [weak self] in self?.look(seen) }
    }

    private func look(_ seen: Int) {
      isWatching = false
      guard let host, host.isBusy else { return }
      if seen != life {
        looks = 0
      } else if !host.isHeld {
        looks += 1
        if looks >= Self.mostLooks || !host.isUnderWay {
          looks = 0
          host.giveUp()
        }
      }
      if host.isBusy { watch() }
    }

    /// Calls a closure after some seconds; with zero, in the main queue's next turn, in the order of the calls.
    static func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
      if seconds > 0 {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(body) }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
      }
    }
  }
#endif
