#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import Foundation
  import UIKit

  /// How an update should look.
  struct Motion {
    var isAnimated: Bool
    var transition: ScreenTransition
    var isReversed: Bool

    static var none: Motion { Motion(isAnimated: false, transition: .none, isReversed: false) }

    var context: TransitionContext { TransitionContext(transition: transition, isReversed: isReversed) }

    /// The same, animated only if both are.
    func animated(_ isAnimated: Bool) -> Motion {
      var same = self
      same.isAnimated = self.isAnimated && isAnimated
      return same
    }
  }

  /// Several parts of UIKit at work at the same time, until the last one ends.
  @MainActor
  final class Step {
    @exclusivity(unchecked) private var running = 1
    @exclusivity(unchecked) private var next: (() -> Void)?

    init(_ next: @escaping () -> Void) {
      self.next = next
    }

    func begin() { running += 1 }

    /// Ends one part; the first call is from the one that started the step.
    func end() {
      running -= 1
      if running == 0 { finish() }
    }

    /// Continues, whatever is still running.
    func finish() {
      let next = next
      self.next = nil
      next?()
    }

    var isRunning: Bool { next != nil }
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
        if looks >= Self.mostLooks || !host.isUnderWay { giveUp(host) }
      }
      if host.isBusy { watch() }
    }

    private func giveUp(_ host: UIKitHost) {
      looks = 0
      host.giveUp()
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

  extension UIKitHost {
    /// Whether something has started that must end.
    var isBusy: Bool { showing != nil || !userMoves.isEmpty }

    /// Whether time doesn't count: a finger is on the screen, or the app is in the background.
    var isHeld: Bool {
      userMoves.contains { $0.coordinator?.isInteractive == true } || isTouched(in: front)
        || root?.viewIfLoaded?.window?.windowScene?.activationState == .background
    }

    /// Whether a finger drives a transition of the host.
    private func isTouched(in stack: ShownStack) -> Bool {
      stack.controller.transitionCoordinator?.isInteractive == true
        || stack.entries.last?.contents?.openStacks.contains(where: isTouched) == true
    }

    /// Whether UIKit says that something is still moving.
    var isUnderWay: Bool {
      userMoves.contains { $0.isPage } || chain.contains { $0.isBeingPresented || $0.isBeingDismissed }
        || stacks.contains { $0.controller.transitionCoordinator != nil } || contents.values.contains { $0.isTurning }
    }

    /// Checks again what is shown, because UIKit has not reported the end of something.
    func giveUp() {
      if root == nil { return endAll() }  // nobody looks any more
      context?.tellNotShown(
        "UIKit has not ended a transition within a few seconds (\(navigator.tree.summary))",
        helpedBy:
          "Let a custom transition call completeTransition(_:), and present nothing yourself over what is leaving.")
      recheck.plan(.withNextUpdate)
      endAll()
    }

    private func endAll() {
      giveUpUserMoves()
      showing?.giveUp()
    }
  }
#endif
