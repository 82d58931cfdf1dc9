import FlowKit
import FlowKitHostTesting
import Foundation
@testable import SwiftUI
import Testing

/// Random users of an app that has modals of its own, and of UIKit, which come and go at any time.
@MainActor
struct ForeignTests {
  /// `FLOWKIT_SESSIONS` and `FLOWKIT_SEED` are those of ``ConformanceTests``.
  private static let sessions = ProcessInfo.processInfo.environment["FLOWKIT_SESSIONS"].flatMap { Int($0) } ?? 20
  private static let seed = ProcessInfo.processInfo.environment["FLOWKIT_SEED"].flatMap { UInt64($0) } ?? 1

  /// After rest, every modal of the tree is on the screen, or has left the tree with an issue.
  @Test(arguments: ViewRuntime.Profile.allCases)
  func aModalIsOnTheScreenOrLeavesTheTree(_ profile: ViewRuntime.Profile) async {
    let scripts = await HostConformance(SwiftUIStage(profile, seed: Self.seed)).run(sessions: 0).sessions
    let stage = SwiftUIStage(profile, seed: Self.seed, foreignersAfter: scripts)
    let report = await HostConformance(stage).run(sessions: Self.sessions, seed: Self.seed)
    #expect(report.isFine, "\(report)")
    #expect(stage.foreigners.counts.values.allSatisfy { $0 > 0 }, "\(stage.foreigners.counts)")
    #expect(stage.givenUp > 0)
  }
}
