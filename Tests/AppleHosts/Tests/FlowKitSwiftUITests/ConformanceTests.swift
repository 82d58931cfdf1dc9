import FlowKit
import FlowKitHostTesting
import Foundation
@testable import SwiftUI
import Testing

@MainActor
struct ConformanceTests {
  /// `FLOWKIT_SESSIONS=1700` makes it 100,000 steps and more in each profile; `FLOWKIT_SEED` makes others.
  ///
  /// Session 12 of seed 500 is the first one of seed 512.
  private static let sessions = ProcessInfo.processInfo.environment["FLOWKIT_SESSIONS"].flatMap { Int($0) } ?? 20
  private static let seed = ProcessInfo.processInfo.environment["FLOWKIT_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(arguments: ViewRuntime.Profile.allCases)
  func theHostKeepsTheContract(_ profile: ViewRuntime.Profile) async {
    let report = await HostConformance(SwiftUIStage(profile, seed: Self.seed))
      .run(sessions: Self.sessions, seed: Self.seed)
    #expect(report.isFine, "\(report)")
  }
}
