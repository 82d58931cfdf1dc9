import FlowKit
import FlowKitTesting

extension FlowDriver {
  /// What a run tried if nothing went wrong.
  public struct Report: Sendable, CustomStringConvertible {
    /// The number of steps that were taken.
    public internal(set) var steps = 0
    /// The number of times the app was begun.
    public internal(set) var beginnings = 0
    /// The test's steps that could never be taken, each with its place.
    public internal(set) var neverTaken: [String] = []
    /// The types of visible screens for which the test has no steps.
    public internal(set) var withoutSteps: [String] = []

    /// The whole report, in a few lines.
    public var description: String {
      let lines =
        neverTaken.map { "never taken: \($0)" } + withoutSteps.map { "no steps for \($0)" }
      return (["\(steps) steps, the app was started \(beginnings) times"] + lines).joined(separator: "\n")
    }
  }

  /// Takes steps at random until something goes wrong.
  ///
  /// ```swift
  /// let report = try await driver.run(steps: 2_000, seed: 7)
  /// #expect(report.neverTaken.isEmpty)
  /// ```
  ///
  /// After each step, the driver waits until each task of a guard, a preparation, or a screen has ended or waits for the
  /// user. So the same seed takes the same steps, whatever they await. It doesn't wait for tasks that services start
  /// themselves, beyond a few turns of the main actor, nor for one that takes more than 50 milliseconds. Cancelling the
  /// task ends the run.
  ///
  /// - Parameters:
  ///   - steps: The number of steps in all.
  ///   - length: The number of steps after which the app is begun again.
  ///   - seed: Determines which steps are taken.
  /// - Returns: What was tried.
  /// - Throws: A ``Failure`` that says what went wrong, with the fewest steps that were found to lead to it. Or the
  ///   error of the closure that begins the app.
  @discardableResult
  public func run(steps: Int = 2_000, length: Int = 50, seed: UInt64 = 1) async throws -> Report {
    var random = SeededRandom(seed: seed), report = Report(), counts = moves.map { _ in 0 }
    repeat {
      let session = try await DriveSession(self)
      report.beginnings += 1
      while session.problems.isEmpty, session.taken.count < length, report.steps < steps, !Task.isCancelled {
        report.add(withoutSteps: session.typesWithoutSteps)
        guard let step = await session.proceed({ session.takeAny(&random, counts: counts) }) else { break }
        report.steps += 1
        if case .move(let move, _, _) = step { counts[move] += 1 }
      }
      if let found = session.problems.first.flatMap({ session.trace(of: $0.mistake) }) {
        throw try await failure(found, seed: seed)
      }
      if session.taken.isEmpty { break }
    } while report.steps < steps && !Task.isCancelled
    report.neverTaken = moves.indices.filter { counts[$0] == 0 }.map { moves[$0].label(nil) }
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
