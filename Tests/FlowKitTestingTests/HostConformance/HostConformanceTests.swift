import FlowKit
import FlowKitTesting
import Testing

@MainActor
struct HostConformanceTests {
  @Test func aHostThatIsWrittenWithTheUpdatesStacksConforms() async {
    let report = await HostConformance(PaneStage()).run(sessions: 150, seed: 1)
    #expect(report.isFine, "\(report)")
    #expect(report.steps == 150 * 60)
  }
}
