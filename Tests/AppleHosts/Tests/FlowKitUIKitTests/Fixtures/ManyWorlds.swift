import UIKit

extension StandIn {
  /// Does something with what Apple does not say taken in several ways: the likeliest first, then any.
  @MainActor
  static func inManyWorlds(_ body: @MainActor (World) throws -> Void) throws {
    var generator = SeededGenerator(state: 7)
    for round in 0..<40 {
      let assumptions = round == 0 ? Assumptions() : Assumptions(using: &generator)
      let profile = Profile.all[round % Profile.all.count]
      try run(World(profile: profile, assumptions: assumptions), body)
    }
  }
}
