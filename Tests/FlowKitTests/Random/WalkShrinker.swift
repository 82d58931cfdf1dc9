/// Finds a short walk that fails, from a long one: leaves out steps, then what is done during them, as long as it still
/// fails.
@MainActor
struct WalkShrinker {
  private(set) var steps: [WalkStep]
  private(set) var failure: WalkFailure
  private let end = ContinuousClock.now + .seconds(30)

  /// Starts from steps that fail; nil when they do not fail again.
  init?(_ steps: [WalkStep]) {
    guard let (steps, failure) = Self.shortEnd(of: steps) else { return nil }
    self.steps = steps
    self.failure = failure
    leaveOutSteps()
    leaveOutHooks()
    leaveOutSteps()
  }

  /// The last steps alone often fail, too: as few of them as do, by powers of two.
  private static func shortEnd(of steps: [WalkStep]) -> ([WalkStep], WalkFailure)? {
    var count = 1
    while count < 2 * steps.count {
      let last = Array(steps.suffix(count))
      if let failure = Walk.failure(in: last) { return (Array(last.prefix(failure.steps)), failure) }
      count *= 2
    }
    return nil
  }

  private mutating func leaveOutSteps() {
    var size = max(1, steps.count / 2)
    while size > 0 {
      var end = steps.count
      while end > 0 {
        let start = max(0, end - size)
        keepIfItFails(Array(steps[..<start] + steps[end...]))
        end = min(start, steps.count)
      }
      size /= 2
    }
  }

  private mutating func leaveOutHooks() {
    for step in steps.indices.reversed() where step < steps.count {
      var size = steps[step].hooks.count
      while size > 0 {
        for start in stride(from: 0, to: steps[step].hooks.count, by: size).reversed() {
          leaveOutHooks(start..<start + size, of: step)
          guard step < steps.count else { return }
        }
        size /= 2
      }
    }
  }

  private mutating func leaveOutHooks(_ range: Range<Int>, of step: Int) {
    var shorter = steps
    shorter[step].hooks.removeSubrange(range.clamped(to: 0..<shorter[step].hooks.count))
    keepIfItFails(shorter)
  }

  private mutating func keepIfItFails(_ shorter: [WalkStep]) {
    guard ContinuousClock.now < end, let failure = Walk.failure(in: shorter) else { return }
    steps = Array(shorter.prefix(failure.steps))
    self.failure = failure
  }
}
