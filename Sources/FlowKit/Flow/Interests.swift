/// What a flow has to be asked about: one summary for all features.
///
/// A flow unites what its traits are interested in, and a place in a tree unites what those below it are interested in.
/// Where a set is empty, nobody is asked, and nothing is searched.
package struct Interests: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Decides, or prepares something, before one of its screens enters or is reused.
  static let entering = Interests(rawValue: 1)
  /// Decides before one of its screens leaves.
  static let leaving = Interests(rawValue: 2)
  /// Decides about the actions of its screens, and of those above them.
  static let actions = Interests(rawValue: 4)
  /// Handles messages.
  static let messages = Interests(rawValue: 8)

  /// Those that are asked about what other screens do, which are above.
  static let fromAbove: Interests = .actions
}
