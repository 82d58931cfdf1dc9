/// Whether a navigator looks for screens that live on after they have left the tree.
///
/// ```swift
/// navigator.leakDetection = .after(transitions: 3)
/// ```
public struct LeakDetection: Hashable, Sendable {
  /// How many transitions a screen may outlive its entry; nil where nobody looks.
  let patience: Int?

  /// Nobody looks, and it costs nothing.
  public static let off = LeakDetection(patience: nil)

  /// After ten transitions in debug builds, off in release builds.
  ///
  /// The default.
  public static var automatic: LeakDetection { IssuePrinter.isDebugBuild ? .after(transitions: 10) : .off }

  /// A screen is reported that is still alive so many transitions after its entry has left.
  ///
  /// With a host, transitions are those that it has finished; without one, actions that were performed. So an
  /// animation that keeps a screen for a moment is not reported, nor is a test that looks at a screen it has left.
  ///
  /// - Parameter count: How many; at least 1.
  /// - Returns: The setting.
  public static func after(transitions count: Int) -> LeakDetection { LeakDetection(patience: max(1, count)) }
}

extension Navigator {
  /// Whether it looks for screens that live on after they have left: ``LeakDetection/automatic`` unless you set it.
  ///
  /// What is found is told to ``onIssue``, once for each declaration of a flow, with the reason
  /// ``NavigationReason/leaked``: the caller is the entry that has left, the action is what removed it, both without
  /// whatever they could keep alive: keys, and the flows that the action led to.
  ///
  /// ```swift
  /// navigator.leakDetection = .off   // this app keeps its screens on purpose
  /// ```
  ///
  /// Setting it forgets the screens that left before.
  public var leakDetection: LeakDetection {
    get { LeakDetection(patience: leakDetector?.patience) }
    set {
      if let leakDetector { features.remove(leakDetector) }
      if let patience = newValue.patience { features.add(LeakDetector(patience: patience)) }
    }
  }

  /// The entries that have left, and whose screens are still alive, before anybody is told; empty where nobody looks.
  package var leakingEntries: [NavigationTree.Entry] { leakDetector?.alive(in: self) ?? [] }

  private var leakDetector: LeakDetector? { features.followers.lazy.compactMap { $0 as? LeakDetector }.first }
}
