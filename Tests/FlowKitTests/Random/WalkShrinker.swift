/// Finds a short walk that fails, from a long one: leaves out steps, then what is done during them, as long as it still
/// fails.
@MainActor
struct WalkShrinker<Step: ShrinkableStep> {
  typealias Failing = @MainActor ([Step]) async -> WalkFailure?

  private(set) var steps: [Step] = []
  private(set) var failure = WalkFailure(steps: 0, problem: "")
  private let failing: Failing
  private let end = ContinuousClock.now + .seconds(30)

  /// Starts from steps that fail; nil when they do not fail again.
  ///
  /// - Parameters:
  ///   - steps: The steps of the long walk.
  ///   - failing: Takes steps from the beginning, and returns how they fail.
  init?(_ steps: [Step], failing: @escaping Failing) async {
    self.failing = failing
    guard let (steps, failure) = await shortEnd(of: steps) else { return nil }
    (self.steps, self.failure) = (steps, failure)
    await leaveOutSteps()
    await leaveOutParts()
    await leaveOutSteps()
  }

  /// The last steps alone often fail, too: as few of them as do, by powers of two.
  private func shortEnd(of steps: [Step]) async -> ([Step], WalkFailure)? {
    var count = 1
    while count < 2 * steps.count {
      let last = Array(steps.suffix(count))
      if let failure = await failing(last) { return (Array(last.prefix(failure.steps)), failure) }
      count *= 2
    }
    return nil
  }

  private mutating func leaveOutSteps() async {
    var size = max(1, steps.count / 2)
    while size > 0 {
      var end = steps.count
      while end > 0 {
        let start = max(0, end - size)
        await keepIfItFails(Array(steps[..<start] + steps[end...]))
        end = min(start, steps.count)
      }
      size /= 2
    }
  }

  private mutating func leaveOutParts() async {
    for step in steps.indices.reversed() where step < steps.count {
      var size = steps[step].partCount
      while size > 0 {
        for start in stride(from: 0, to: steps[step].partCount, by: size).reversed() {
          var shorter = steps
          shorter[step].leaveOut(start..<min(start + size, steps[step].partCount))
          await keepIfItFails(shorter)
          guard step < steps.count else { return }
        }
        size /= 2
      }
    }
  }

  private mutating func keepIfItFails(_ shorter: [Step]) async {
    guard ContinuousClock.now < end, let failure = await failing(shorter) else { return }
    steps = Array(shorter.prefix(failure.steps))
    self.failure = failure
  }
}

extension WalkShrinker {
  /// What went wrong, with the shortest walk that shows it.
  ///
  /// - Parameters:
  ///   - seed: The seed of the long walk.
  ///   - steps: The steps of the long walk, up to the one that failed.
  ///   - first: How the long walk failed.
  ///   - failing: Takes steps from the beginning, and returns how they fail.
  /// - Returns: The report.
  static func report(
    seed: UInt64, _ steps: [Step], _ first: WalkFailure, failing: @escaping Failing
  ) async -> String {
    let shortest = await WalkShrinker(steps, failing: failing)
    let lines = (shortest?.steps ?? steps.suffix(20)).enumerated().map { "  \($0 + 1). \($1)" }
    return """
      Seed \(seed), step \(first.steps): \(first.problem)
      Shortest walk that fails:
      \(lines.joined(separator: "\n"))
      It ends with: \(shortest?.failure.problem ?? "nothing; it did not fail again, so these are the last steps before")
      """
  }
}

/// A step of a random walk, which may consist of parts that can be left out.
protocol ShrinkableStep {
  var partCount: Int { get }

  mutating func leaveOut(_ parts: Range<Int>)
}

extension WalkStep: ShrinkableStep {
  var partCount: Int { hooks.count }

  mutating func leaveOut(_ parts: Range<Int>) { hooks.removeSubrange(parts) }
}

/// What went wrong in a walk.
struct WalkFailure {
  /// How many steps led to it, this one included.
  var steps: Int
  var problem: String
}
