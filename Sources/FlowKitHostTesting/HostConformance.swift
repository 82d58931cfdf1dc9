public import FlowKit
import FlowKitTesting

/// The contract of all hosts as a suite: it runs an app on a host, plays its user, and checks what the UI shows.
///
/// Whenever nothing moves, it compares the UI with the navigator's tree.
///
/// ```swift
/// @Test func conforms() async {
///   let report = await HostConformance(MyStage()).run(sessions: 100, seed: 1)
///   #expect(report.isFine, "\(report)")
/// }
/// ```
///
/// First come scripts, one for each promise of `NavigationHost`, then random sessions, each with its own navigator and
/// host. The suite checks that:
///
/// - The UI shows the tree: all stacks, modals, and children of containers, by the names of their screens.
/// - The host has called `finished`: `navigator.isSettled`.
/// - The user's gestures had the effect they look like, and refused or cancelled ones had none.
/// - Screens that have left are released.
/// - A host of splits reports which columns it shows.
/// - The UI has not complained.
@MainActor
public final class HostConformance {
  private let stage: any HostStage
  private let containers: [FlowChildren.Kind]

  /// Makes a suite.
  ///
  /// - Parameters:
  ///   - stage: The host to test, its UI, and its user.
  ///   - containers: The kinds of containers that the UI can show; the sessions have no others.
  public init(_ stage: any HostStage, containers: [FlowChildren.Kind] = [.tabs, .pages, .split, .embedded]) {
    self.stage = stage
    self.containers = containers
  }

  /// Runs all scripts, then random sessions, each up to its first problem.
  ///
  /// - Parameters:
  ///   - sessions: The number of random sessions.
  ///   - steps: The number of steps in each of them.
  ///   - seed: The seed: the same seed makes the same sessions on every machine.
  /// - Returns: The problems found. The run ends early when ten sessions had a problem.
  public func run(sessions: Int = 50, steps: Int = 60, seed: UInt64 = 1) async -> HostReport {
    var report = HostReport()
    for script in TrialScript.all where script.fits(containers) {
      let session = TrialSession(stage, root: script.root)
      await script.run(session)
      await session.make(.settle)
      report.take(session, "script \"\(script.name)\"")
    }
    for number in 0..<sessions where report.problems.count < 10 {
      var seeds = SeededRandom(seed: seed &+ UInt64(number))
      await runRandom(steps, seeds.next(), "session \(number) of seed \(seed)", &report)
    }
    let missed = sessions > 0 ? stage.gestures.filter { report.gestures[$0] == nil } : []
    if report.isFine, !missed.isEmpty {
      let names = missed.map { "\($0)" }.sorted().joined(separator: ", ")
      report.problems = [
        .init(session: "all sessions", text: "the UI never let the user do this: \(names)", story: [])
      ]
    }
    return report
  }

  private func runRandom(_ steps: Int, _ seed: UInt64, _ name: String, _ report: inout HostReport) async {
    var maker = TrialMaker(random: SeededRandom(seed: seed), containers: containers)
    let session = TrialSession(stage) { maker.root($0) }
    for _ in 0..<steps where session.problem == nil {
      await session.make(await maker.move(in: session))
      report.steps += 1
    }
    await session.make(.openGate)
    await session.make(.settle)
    report.take(session, name)
  }
}

/// The result of a suite.
public struct HostReport: Sendable {
  /// The problems; empty for a host that fulfils the contract.
  package internal(set) var problems: [Problem] = []
  /// The number of sessions, including scripts.
  package private(set) var sessions = 0
  /// The number of steps in random sessions.
  package internal(set) var steps = 0
  /// How often the user made each gesture.
  package private(set) var gestures: [HostGesture.Kind: Int] = [:]

  /// Whether there were no problems.
  public var isFine: Bool { problems.isEmpty }

  /// A problem; it prints the steps that led to it.
  package struct Problem: Sendable {
    /// The script, or the number and the seed of the session.
    package let session: String
    /// What is wrong.
    package let text: String
    /// The steps before, and what should have been shown after each.
    package let story: [String]
  }

  @MainActor
  mutating func take(_ session: TrialSession, _ name: String) {
    sessions += 1
    gestures.merge(session.gestures) { $0 + $1 }
    if let text = session.problem { problems.append(Problem(session: name, text: text, story: session.story)) }
  }
}

extension HostReport: CustomStringConvertible {
  /// All problems, each with its last steps; if there are none, what was tried.
  public var description: String {
    guard problems.isEmpty else { return problems.map(\.description).joined(separator: "\n\n") }
    let gestures = gestures.sorted { "\($0.key)" < "\($1.key)" }.map { "\($0.key) \($0.value)" }
    return "\(sessions) sessions, \(steps) random steps, gestures: \(gestures.joined(separator: ", "))"
  }
}

extension HostReport.Problem: CustomStringConvertible {
  /// The problem and its last fifteen steps.
  package var description: String {
    "\(session): \(text)\n" + story.suffix(15).map { "  \($0)" }.joined(separator: "\n")
  }
}
