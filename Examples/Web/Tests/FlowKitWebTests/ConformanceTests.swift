import FlowKitHostTesting
import Foundation
import Testing

/// The contract of all hosts, on the page in Chromium.
@MainActor
@Suite(.needsBrowser)
struct ConformanceTests {
  @Test func theHostConforms() async throws {
    let stage = try await WebStage(Browser.command ?? "")
    let sessions = Self.number("SESSIONS") ?? 10, seed = Self.number("SEED") ?? 1
    let report = await HostConformance(stage).run(sessions: sessions, seed: UInt64(seed))
    #expect(report.isFine, "\(report)")
    print(report)
    stage.close()
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
