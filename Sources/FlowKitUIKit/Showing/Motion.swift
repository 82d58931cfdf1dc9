#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// How an update is to look.
  struct Motion {
    var isAnimated: Bool
    var transition: ScreenTransition
    var isReversed: Bool

    static var none: Motion { Motion(isAnimated: false, transition: .none, isReversed: false) }

    var context: TransitionContext { TransitionContext(transition: transition, isReversed: isReversed) }

    /// The same, where something moves only if it should.
    func animated(_ isAnimated: Bool) -> Motion {
      var same = self
      same.isAnimated = self.isAnimated && isAnimated
      return same
    }
  }

  /// Something that several parts of UIKit do at the same time, until the last one has ended.
  @MainActor
  final class Step {
    @exclusivity(unchecked) private var running = 1
    @exclusivity(unchecked) private var next: (() -> Void)?

    init(_ next: @escaping () -> Void) {
      self.next = next
    }

    func begin() { running += 1 }

    /// One part has ended; the first time it is whoever began the step.
    func end() {
      running -= 1
      if running == 0 { finish() }
    }

    /// Goes on, whatever is still running.
    func finish() {
      let next = next
      self.next = nil
      next?()
    }

    var isRunning: Bool { next != nil }
  }

  /// Sees to it that every wait has an end: soon where UIKit does nothing any more, late where it is still on its way.
  @MainActor
  final class Watchdog {
    private weak var host: UIKitHost?
    private var isWatching = false
    /// Changes with everything that ends.
    @exclusivity(unchecked) var life = 0
    /// How often it has looked since then, and UIKit was on its way.
    private var looks = 0
    private static var seconds: Double { 2 }
    private static var mostLooks: Int { 15 }

    init(_ host: UIKitHost) {
      self.host = host
    }

    /// Looks after a while whether what runs now is still running.
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

    static func sleep(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        body()
      }
    }
  }

  extension UIKitHost {
    /// Whether something has begun that has to end.
    var isBusy: Bool { showing != nil || !userMoves.isEmpty }

    /// Whether time does not count: a finger is on the screen, or the app is in the background.
    var isHeld: Bool {
      userMoves.contains { $0.coordinator?.isInteractive == true } || isTouched(in: front)
        || root?.viewIfLoaded?.window?.windowScene?.activationState == .background
    }

    /// A transition of the host's own may be under a finger, too.
    private func isTouched(in stack: ShownStack) -> Bool {
      stack.controller.transitionCoordinator?.isInteractive == true
        || stack.entries.last?.contents?.openStacks.contains(where: isTouched) == true
    }

    /// Whether UIKit says that something is still moving.
    var isUnderWay: Bool {
      userMoves.contains { $0.isPage } || chain.contains { $0.isBeingPresented || $0.isBeingDismissed }
        || stacks.contains { $0.controller.transitionCoordinator != nil } || contents.values.contains { $0.isTurning }
    }

    /// UIKit has not told the end of something: it is read once more.
    func giveUp() {
      if root == nil { return endAll() }  // nobody looks any more
      navigator.tellNotShown(
        "UIKit has not ended a transition within some seconds (\(navigator.tree.summary))",
        helpedBy:
          "Let a custom transition call completeTransition(_:), and present nothing yourself over what is leaving.")
      isStale = true
      endAll()
    }

    private func endAll() {
      giveUpUserMoves()
      showing?.giveUp()
    }
  }
#endif
