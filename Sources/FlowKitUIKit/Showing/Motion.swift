#if canImport(UIKit) && !os(watchOS)
  import FlowKit

  /// How an update should look.
  struct Motion {
    var isAnimated: Bool
    var transition: ScreenTransition
    var isReversed: Bool
    /// Whether modals close, too: then those that open look as they do by themselves.
    var closesModals = false

    static var none: Motion { Motion(isAnimated: false, transition: .none, isReversed: false) }

    var context: TransitionContext { TransitionContext(transition: transition, isReversed: isReversed) }

    /// The same, animated only if both are.
    func animated(_ isAnimated: Bool) -> Motion {
      var same = self
      same.isAnimated = self.isAnimated && isAnimated
      return same
    }
  }
#endif
