/// What reports disagree on or no documentation tells, and is the same all the time: each may be either way.
public struct Assumptions: Sendable, CustomStringConvertible {
  /// Whether a navigation stack keeps a level's state by its position in the path; otherwise by its value.
  public var levelsAreKnownByPosition = false

  public init() {}

  /// Chooses a side of each.
  public init(using random: inout some RandomNumberGenerator) {
    levelsAreKnownByPosition = Bool.random(using: &random)
  }

  public var description: String { "levelsAreKnownByPosition: \(levelsAreKnownByPosition)" }
}
