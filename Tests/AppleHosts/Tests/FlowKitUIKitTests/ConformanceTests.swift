import FlowKitTesting
import Foundation
import Testing
import UIKit

@Suite @MainActor struct ConformanceTests {
  @Test func stacksAndModals() async {
    await StandIn.run { _ in
      let report = await HostConformance(UIKitStage(), containers: []).run(sessions: 0)
      #expect(report.isFine, "\(report)")
    }
  }

  @Test func scripts() async {
    await StandIn.run { _ in
      let report = await HostConformance(UIKitStage()).run(sessions: 0)
      #expect(report.isFine, "\(report)")
    }
  }

  /// `FLOWKIT_SESSIONS=1700` makes it 100,000 steps and more; `FLOWKIT_SEED` makes others.
  @Test func randomSessions() async {
    await StandIn.run { _ in
      let sessions = ProcessInfo.processInfo.environment["FLOWKIT_SESSIONS"].flatMap { Int($0) } ?? 50
      let seed = ProcessInfo.processInfo.environment["FLOWKIT_SEED"].flatMap { UInt64($0) } ?? 1
      let report = await HostConformance(UIKitStage(seed: seed)).run(sessions: sessions, seed: seed)
      #expect(report.isFine, "\(report)")
    }
  }
}
