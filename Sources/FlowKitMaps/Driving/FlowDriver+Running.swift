import FlowKit
import FlowKitTesting

extension FlowDriver {
  /// What a run tried if nothing went wrong.
  public struct Report: Sendable, CustomStringConvertible {
    /// The number of steps that were taken.
    package internal(set) var steps = 0
    /// Whether time ended the run before it took all its steps.
    package internal(set) var isCut = false
    /// The number of times the app was begun.
    package internal(set) var beginnings = 0
    /// The test's steps that could never be taken, each with its place.
    package internal(set) var neverTaken: [String] = []
    /// The types of visible screens for which the test has no steps.
    package internal(set) var withoutSteps: [String] = []

    /// The whole report, in a few lines.
    public var description: String {
      let lines =
        neverTaken.map { "never taken: \($0)" } + withoutSteps.map { "no steps for \($0)" }
      let end = isCut ? ", then the time was over" : ""
      return (["\(steps) steps, the app was started \(beginnings) times\(end)"] + lines).joined(separator: "\n")
    }
  }

  /// Takes steps at random until something goes wrong.
  ///
  /// ```swift
  /// let report = try await driver.run(seed: 7)
  /// #expect(report.neverTaken.isEmpty)
  /// ```
  ///
  /// Half of the time, it goes the shortest known way to a step that it hasn't taken in that place.
  ///
  /// After each step, the driver waits until each task of a guard, a preparation, or a screen has ended or waits for the
  /// user. So the same seed takes the same steps, whatever they await. It doesn't wait for tasks that services start
  /// themselves, beyond a few turns of the main actor, nor for one that takes more than 50 milliseconds. Cancelling the
  /// task ends the run.
  ///
  /// - Parameters:
  ///   - steps: The number of steps in all.
  ///   - time: How long the steps may take, by the clock; nil if they may take as long as they need. Other tests of the
  ///     main actor slow a run down, so a run with a limit is not the same everywhere. Shortening a failure comes on top.
  ///   - length: The number of steps after which the app is begun again.
  ///   - seed: Determines which steps are taken.
  /// - Returns: What was tried.
  /// - Throws: A ``Failure`` that says what went wrong, with the fewest steps that were found to lead to it. Or the
  ///   error of the closure that begins the app.
  @discardableResult
  public func run(
    steps: Int = 50_000, within time: Duration? = nil, length: Int = 50, seed: UInt64 = 1
  ) async throws -> Report {
    try await run(steps, time, length, seed, isSystematic: false)
  }

  /// Takes each step once in each place where it can be taken, until something goes wrong.
  ///
  /// ```swift
  /// @Test @MainActor func everyStepWorksEverywhere() async throws {
  ///   #expect(try await driver.runAllWays().isCut == false)
  /// }
  /// ```
  ///
  /// A place is a tree of entries, as `NavigationTree.summary` writes it. It goes the shortest way to the next
  /// step that it hasn't taken there, and begins the app again where none is in reach. Where stacks can grow without
  /// an end, so do the places; then a limit ends the run.
  ///
  /// - Parameters:
  ///   - steps: The number of steps in all.
  ///   - time: How long the steps may take, by the clock; nil if they may take as long as they need.
  ///   - length: The number of steps after which the app is begun again, and so the longest way.
  /// - Returns: What was tried; its text tells whether a limit ended it.
  /// - Throws: A ``Failure``, as ``run(steps:within:length:seed:)`` does, or the error of the closure that begins the
  ///   app.
  @discardableResult
  public func runAllWays(
    steps: Int = 50_000, within time: Duration? = nil, length: Int = 50
  ) async throws -> Report {
    try await run(steps, time, length, 1, isSystematic: true)
  }

  private func run(
    _ steps: Int, _ time: Duration?, _ length: Int, _ seed: UInt64, isSystematic: Bool
  ) async throws -> Report {
    var report = Report(), chooser = DriveChooser(self, seed: seed, isSystematic: isSystematic)
    let clock = ContinuousClock(), end = time.map { clock.now + $0 }
    func isOver() -> Bool { end.map { clock.now >= $0 } ?? false }
    func mayGoOn() -> Bool { report.steps < steps && !isOver() && !Task.isCancelled }
    repeat {
      let session = try await DriveSession(self)
      report.beginnings += 1
      while session.problems.isEmpty, session.taken.count < length, mayGoOn() {
        report.add(withoutSteps: session.typesWithoutSteps)
        let before = session.navigator.tree.summary, left = length - session.taken.count
        let next = await session.proceed { chooser.takeNext(in: session, at: before, stepsLeft: left) }
        guard let step = next else { break }
        chooser.note(step, from: before, in: session)
        report.steps += 1
      }
      if let found = session.problems.first.flatMap({ session.trace(of: $0.mistake) }) {
        throw try await failure(found, seed: seed)
      }
      if session.taken.isEmpty { break }
    } while mayGoOn() && !(isSystematic && chooser.isComplete)
    report.isCut = isSystematic ? !chooser.isComplete : report.steps < steps && isOver()
    report.neverTaken = chooser.neverTaken.map { moves[$0].label(nil) }
    return report
  }

  private func failure(_ found: DriveTrace, seed: UInt64) async throws -> Failure {
    var shrinker = DriveShrinker(self, found)
    try await shrinker.shorten()
    return Failure(shrinker.shortest, self, seed: seed, foundAfter: found.steps.count)
  }
}

extension FlowDriver.Report {
  fileprivate mutating func add(withoutSteps types: [String]) {
    for type in types where !withoutSteps.contains(type) { withoutSteps.append(type) }
  }
}
