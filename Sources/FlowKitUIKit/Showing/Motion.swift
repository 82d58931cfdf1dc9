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
    private var running = 1
    private var next: (() -> Void)?

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

  /// Sees to it that every wait has an end.
  @MainActor
  final class Watchdog {
    private weak var host: UIKitHost?
    private var isWatching = false
    /// Changes with everything that ends.
    var life = 0
    private static var seconds: Double { 2 }

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
      if seen == life, !host.isTouched { host.giveUp() }
      if host.isBusy { watch() }
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

    /// Whether a finger is on the screen, which may take its time.
    var isTouched: Bool {
      userMoves.contains { $0.coordinator?.isInteractive == true || $0.isPage } || isTouched(in: front)
    }

    /// A transition of the host's own may be under a finger, too.
    private func isTouched(in stack: ShownStack) -> Bool {
      stack.controller.transitionCoordinator?.isInteractive == true
        || stack.entries.last?.contents?.openStacks.contains(where: isTouched) == true
    }

    /// UIKit has not told the end of something: it is read once more.
    func giveUp() {
      navigator.tellNotShown(
        "UIKit has not ended a transition within some seconds (\(navigator.tree.summary))",
        helpedBy:
          "Let a custom transition call completeTransition(_:), and present nothing yourself over what is leaving.")
      isStale = true
      giveUpUserMoves()
      showing?.giveUp()
    }
  }
#endif
