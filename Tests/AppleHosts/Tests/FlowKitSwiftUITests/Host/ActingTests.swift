import FlowKit
import FlowKitHostTesting
import FlowKitTesting
import Foundation
import Observation
@testable import SwiftUI
import Testing

/// What the app has around its flows.
@MainActor @Observable
final class AppState {
  /// How often the view around the host was evaluated because the app had changed something.
  fileprivate(set) var changes = 0
}

/// The app's view around the host, whose body reads some state of the app.
struct AppView<Content: View>: View {
  let state: AppState
  @ViewBuilder let content: () -> Content

  var body: some View {
    let isEven = state.changes.isMultiple(of: 2)
    content().environment(\.isEven, isEven)
  }
}

private struct EvenKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  fileprivate var isEven: Bool {
    get { self[EvenKey.self] }
    set { self[EvenKey.self] = newValue }
  }
}

/// The same host, in an app that also acts by itself now and then: the view around the host is evaluated again, a view
/// closes itself by its environment's `dismiss`.
@MainActor
private final class ActingStage: HostStage {
  private let stage: SwiftUIStage
  private let seed: UInt64
  private weak var navigator: Navigator?
  private var sessions: UInt64 = 0
  private var random: StandInRandom
  private var isHeld = false
  /// What the app has done, and how often.
  private(set) var acts: [String: Int] = [:]

  init(_ stage: SwiftUIStage, seed: UInt64) {
    self.stage = stage
    self.seed = seed
    random = StandInRandom(seed)
  }

  /// Each session has a generator of its own, so that one that fails can be run alone.
  func show(_ navigator: Navigator) {
    if self.navigator !== navigator {
      self.navigator = navigator
      sessions += 1
      random = StandInRandom(~seed &- sessions)
    }
    isHeld = false
    stage.show(navigator)
  }

  var picture: HostPicture? { stage.picture }
  var gestures: Set<HostGesture.Kind> { [] }  // many are made in vain, because the app was faster
  func settle() async { await stage.settle() }
  func takeComplaints() -> [String] { stage.takeComplaints() }

  func waitAMoment() async {
    if random.next() % 2 == 0 { act() }
    await stage.waitAMoment()
  }

  func make(_ gesture: HostGesture) -> Bool {
    let isMade = stage.make(gesture)
    if isMade { isHeld = [.swipeBack, .pullDown, .swipePage].contains(gesture.kind) }
    return isMade
  }

  private func act() {
    if random.next() % 2 == 0 {
      stage.app.changes += 1
      return note("evaluate")
    }
    if !isHeld, stage.dismissTop() { note("dismiss") }
  }

  private func note(_ act: String) { acts[act, default: 0] += 1 }
}

/// Random users of an app that also acts by itself.
@MainActor
struct ActingTests {
  /// `FLOWKIT_SESSIONS` and `FLOWKIT_SEED` are those of ``ConformanceTests``.
  private static let sessions = ProcessInfo.processInfo.environment["FLOWKIT_SESSIONS"].flatMap { Int($0) } ?? 20
  private static let seed = ProcessInfo.processInfo.environment["FLOWKIT_SEED"].flatMap { UInt64($0) } ?? 1

  /// At rest the UI shows the tree.
  @Test(arguments: ViewRuntime.Profile.allCases)
  func theTreeFollowsWhatTheAppDoesByItself(_ profile: ViewRuntime.Profile) async {
    let stage = ActingStage(SwiftUIStage(profile, seed: Self.seed), seed: Self.seed)
    let report = await HostConformance(stage).run(sessions: Self.sessions, seed: Self.seed)
    // Where the app was faster, gestures of scripts are made in vain, and lead elsewhere.
    let expected = ["after the gesture", "the host reports the gesture", "the UI answered that nothing was done"]
    let problems = report.problems.filter { problem in
      !problem.session.hasPrefix("script") && !expected.contains { problem.text.hasPrefix($0) }
    }
    #expect(problems.isEmpty, "\(problems.map(\.description).joined(separator: "\n"))")
    for act in ["evaluate", "dismiss"] { #expect(stage.acts[act] ?? 0 > 0, "\(act)") }
  }
}
