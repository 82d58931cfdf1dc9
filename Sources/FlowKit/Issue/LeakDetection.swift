/// Whether a navigator looks for screens that are still alive after they have left the tree.
///
/// ```swift
/// navigator.leakDetection = .after(transitions: 3)
/// ```
public struct LeakDetection: Hashable, Sendable {
  /// How many transitions a screen may outlive its entry; `nil` if detection is off.
  let patience: Int?

  /// Doesn't look for leaks, at no cost.
  public static let off = LeakDetection(patience: nil)

  /// After ten transitions in debug builds, off in release builds.
  ///
  /// This is the default.
  package static var automatic: LeakDetection { IssuePrinter.isDebugBuild ? .after(transitions: 10) : .off }

  /// Reports a screen that is still alive after this number of transitions since its entry has left.
  ///
  /// With a host, only transitions that it has finished count; without one, actions that were performed. An animation
  /// that keeps a screen for a moment is therefore not reported, nor is a test that looks at a screen it has left.
  ///
  /// - Parameter count: The number of transitions; at least 1.
  /// - Returns: The setting.
  public static func after(transitions count: Int) -> LeakDetection { LeakDetection(patience: max(1, count)) }
}

extension Navigator {
  /// Whether the navigator looks for screens that are still alive after they have left.
  ///
  /// By default, after ten transitions in debug builds, and not at all in release builds. Leaks are reported to ``onIssue``, once for each declaration of a
  /// flow, with the reason ``NavigationReason/leaked``. The issue's caller is the entry that has left, and its action
  /// the one that removed the entry. Both come without anything that they could keep alive: keys, and the flows that
  /// the action led to.
  ///
  /// ```swift
  /// navigator.leakDetection = .off   // this app keeps its screens on purpose
  /// ```
  ///
  /// Setting it discards the screens that left before.
  public var leakDetection: LeakDetection {
    get { LeakDetection(patience: leakDetector?.patience) }
    set {
      features.leakDetector = newValue.patience.map { LeakDetector(patience: $0) }
    }
  }

  /// The entries that have left, but whose screens are still alive; empty if leak detection is off.
  package var leakingEntries: [NavigationTree.Entry] { leakDetector?.alive(in: self) ?? [] }

  private var leakDetector: LeakDetector? { features.leakDetector }
}
