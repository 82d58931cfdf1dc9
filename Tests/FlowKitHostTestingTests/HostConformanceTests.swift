import FlowKit
import FlowKitHostTesting
import FlowKitTesting
import Foundation
import Testing

@MainActor
struct HostConformanceTests {
  /// With `FLOWKIT_LONG=1`, as in CI, there are more.
  private static let sessions = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil ? 60 : 25

  @Test func hostThatUsesTheStacksOfUpdatesConforms() async {
    let report = await HostConformance(PaneStage()).run(sessions: Self.sessions, seed: 1)
    #expect(report.isFine, "\(report)")
    #expect(report.steps == Self.sessions * 60)
  }

  @Test func theHeadlessHostConforms() async {
    let report = await HostConformance(HeadlessStage()).run(sessions: Self.sessions, seed: 2)
    #expect(report.isFine, "\(report)")
  }

  @Test(arguments: PaneHost.Fault.allCases)
  func faultsOfAHostAreFound(fault: PaneHost.Fault) async {
    let report = await HostConformance(PaneStage { PaneHost($0, fault: fault) }).run(sessions: Self.sessions, seed: 3)
    #expect(!report.isFine, "\(fault)")
  }

  @Test func theSameSeedMakesTheSameSessions() async {
    let stage = { PaneStage { PaneHost($0, fault: .ignoresSelections) } }
    let one = await HostConformance(stage()).run(sessions: 20, seed: 4)
    let other = await HostConformance(stage()).run(sessions: 20, seed: 4)
    #expect(!one.isFine)
    #expect("\(one)" == "\(other)")
  }

  @Test func gestureThatIsNeverPossibleIsAProblem() async {
    let stage = PaneStage()
    stage.gestures.insert(.resize)
    let report = await HostConformance(stage, containers: [.tabs, .pages]).run(sessions: 40, seed: 5)
    #expect(report.problems.map(\.text) == ["the UI never let the user do this: resize"])
  }

  @Test func problemListsWhatHappened() async {
    let report = await HostConformance(PaneStage { PaneHost($0, fault: .keepsModals) }).run(sessions: 0)
    let problem = report.problems.first
    #expect(problem?.session == "script \"a batch is one transition\"")
    #expect(problem?.text == "the UI shows page 1 > page 6 / page 4 > page 5, and the tree is page 1 > page 6")
    #expect(problem?.story.last == "until nothing moves: page 1 > page 6")
    #expect(problem?.story.dropLast().last?.hasPrefix("app: batch(dismiss(), pop(2), push(page(3)))") == true)
  }
}

/// The headless host, whose only UI is the tree that it shows.
@MainActor
private final class HeadlessStage: HostStage {
  private var host: HeadlessHost?
  private weak var navigator: Navigator?
  private var swipe: HeadlessHost.Swipe?
  let gestures: Set<HostGesture.Kind> = [.swipeBack]

  func show(_ navigator: Navigator) {
    let host = HeadlessHost(delaysTransitions: true)
    (self.host, self.navigator, swipe) = (host, navigator, nil)
    navigator.attach(host)
  }

  var picture: HostPicture? {
    guard let navigator, let shown = host?.shown else { return nil }
    for split in shown.containers where split.kind == .split {
      navigator.host.setShownColumns(Set(split.children.compactMap(\.column)), of: split.id)
    }
    return HostPicture(of: shown, in: navigator)
  }

  func waitAMoment() async { host?.finishTransition() }

  func settle() async {
    while host?.isInTransition == true { host?.finishTransition() }
  }

  func make(_ gesture: HostGesture) -> Bool {
    switch gesture {
    case .beginSwipeBack(let name):
      guard let visible = navigator?.visibleScreen as? TrialScreen, visible.name == name,
        navigator?.host.asksBefore() == false, let begun = host?.beginSwipeBack()
      else { return false }
      swipe = begun
      return true
    case .lift(let finishes):
      guard let swipe else { return false }
      self.swipe = nil
      if finishes { swipe.finish() } else { swipe.cancel() }
      return true
    default: return false
    }
  }

  func takeComplaints() -> [String] { host?.problems ?? [] }
}
