public import FlowKit

/// The contract that every host is held to, as a suite: it runs an app on a host, lets its user act, and compares what is to
/// be seen on the UI with the navigator's tree whenever nothing moves.
///
/// ```swift
/// @Test func conforms() async {
///   let report = await HostConformance(MyStage()).run(sessions: 100, seed: 1)
///   #expect(report.isFine, "\(report)")
/// }
/// ```
///
/// First come scripts, one for each promise of `NavigationHost`, then random sessions, each with a navigator and a host of
/// its own. What is looked at:
///
/// - What is to be seen is the tree: all stacks, modals, and children of containers, by the names of their screens.
/// - The host has called `finished`: `navigator.isSettled`.
/// - The user's gestures have come to what they look like, and those that were refused or cancelled to nothing.
/// - Screens that have left are let go of.
/// - A host of splits tells which columns it shows.
/// - The UI has not complained.
@MainActor
public final class HostConformance {
  private let stage: any HostStage
  private let containers: [FlowChildren.Kind]

  /// Makes a suite.
  ///
  /// - Parameters:
  ///   - stage: The host on trial, its UI and its user.
  ///   - containers: What the UI can show children in; the sessions have no others.
  public init(_ stage: any HostStage, containers: [FlowChildren.Kind] = [.tabs, .pages, .split, .embedded]) {
    self.stage = stage
    self.containers = containers
  }

  /// Runs all scripts, then random sessions, as far as the first problem of each.
  ///
  /// - Parameters:
  ///   - sessions: How many random sessions.
  ///   - steps: How many things happen in each of them.
  ///   - seed: Which ones: the same seed makes the same sessions, on every machine.
  /// - Returns: What was wrong. It ends early when ten sessions had a problem.
  public func run(sessions: Int = 50, steps: Int = 60, seed: UInt64 = 1) async -> HostReport {
    var report = HostReport()
    for script in TrialScript.all where script.fits(containers) {
      let session = TrialSession(stage, root: script.root)
      await script.run(session)
      await session.make(.settle)
      report.take(session, "script \"\(script.name)\"")
    }
    for number in 0..<sessions where report.problems.count < 10 {
      var seeds = TrialRandom(seed: seed &+ UInt64(number))
      await runRandom(steps, seeds.next(), "session \(number) of seed \(seed)", &report)
    }
    let missed = sessions > 0 ? stage.gestures.filter { report.gestures[$0] == nil } : []
    if report.isFine, !missed.isEmpty {
      let names = missed.map(\.rawValue).sorted().joined(separator: ", ")
      report.problems = [
        .init(session: "all sessions", text: "the UI never let the user do this: \(names)", story: [])
      ]
    }
    return report
  }

  private func runRandom(_ steps: Int, _ seed: UInt64, _ name: String, _ report: inout HostReport) async {
    var maker = TrialMaker(random: TrialRandom(seed: seed), containers: containers)
    let session = TrialSession(stage) { maker.root($0) }
    for _ in 0..<steps where session.problem == nil {
      await session.make(maker.move(in: session))
      report.steps += 1
    }
    await session.make(.openGate)
    await session.make(.settle)
    report.take(session, name)
  }
}

/// What a suite has found.
public struct HostReport: Sendable {
  /// What was wrong; empty for a host that keeps the contract.
  public internal(set) var problems: [Problem] = []
  /// How many sessions there were, scripts among them.
  public private(set) var sessions = 0
  /// How many things have happened in random sessions.
  public internal(set) var steps = 0
  /// How often the user made each gesture.
  public private(set) var gestures: [HostGesture.Kind: Int] = [:]

  /// Whether nothing was wrong.
  public var isFine: Bool { problems.isEmpty }

  /// Something that was wrong.
  public struct Problem: Sendable {
    /// Where: the script, or the number and the seed of the session.
    public let session: String
    /// What was wrong.
    public let text: String
    /// What had happened before, and what was to be shown then.
    public let story: [String]
  }

  @MainActor
  mutating func take(_ session: TrialSession, _ name: String) {
    sessions += 1
    gestures.merge(session.gestures) { $0 + $1 }
    if let text = session.problem { problems.append(Problem(session: name, text: text, story: session.story)) }
  }
}

extension HostReport: CustomStringConvertible {
  /// All problems, each with the last things that had happened; or what was tried.
  public var description: String {
    guard problems.isEmpty else { return problems.map(\.description).joined(separator: "\n\n") }
    let gestures = gestures.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value)" }
    return "\(sessions) sessions, \(steps) random steps, gestures: \(gestures.joined(separator: ", "))"
  }
}

extension HostReport.Problem: CustomStringConvertible {
  /// The problem, and the last fifteen things that had happened.
  public var description: String {
    "\(session): \(text)\n" + story.suffix(15).map { "  \($0)" }.joined(separator: "\n")
  }
}
