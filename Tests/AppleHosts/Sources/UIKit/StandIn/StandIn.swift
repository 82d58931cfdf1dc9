import Foundation

/// What tests of the stand-in, and of what is built on it, hold in their hands. Apple's module has none of this.
public enum StandIn {
  /// The world that what is made now lives in: one clock, one console, one set of assumptions.
  @TaskLocal public static var world = World()
}

extension StandIn {
  /// One clock, one console, one set of assumptions.
  @MainActor
  public final class World {
    /// What the user has set.
    public var isReduceMotionEnabled = false
    /// Which release of iOS is behaved like.
    public var profile = Profile()

    var tookDefault = false

    /// A world of its own.
    public nonisolated init() {}

    func noteDefault() { tookDefault = true }
  }

  /// What differs between releases.
  public struct Profile: Sendable {
    var automaticStyle: UIModalPresentationStyle { .formSheet }
    /// The newest release.
    public init() {}
  }
}
