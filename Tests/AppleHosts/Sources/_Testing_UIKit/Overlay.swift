// What the compiler looks for where a file imports both UIKit and Testing.
@_exported public import Testing
import UIKit

/// Gives a test a world of its own; what UIKit complains about in it is a failure.
///
/// ```swift
/// @Suite("Stacks", .standIn)
/// ```
public struct StandInTrait: TestTrait, SuiteTrait, TestScoping {
  let isRecursiveTrait = true
  /// Every test of a suite has one.
  public var isRecursive: Bool { isRecursiveTrait }

  /// Does a test in its world.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let world = StandIn.World()
    try await StandIn.$world.withValue(world) { try await function() }
    for line in await world.console.take() { Issue.record("\(line)") }
  }
}

extension Trait where Self == StandInTrait {
  /// A world of its own for each test; what UIKit complains about in it is a failure.
  public static var standIn: StandInTrait { StandInTrait() }
}
