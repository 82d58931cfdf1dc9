import FlowKit
import FlowKitTesting

/// Chooses the steps of a run.
@MainActor
struct DriveChooser {
  private var random: SeededRandom
  /// How often each of the test's steps was taken.
  private var counts: [Int]
  private var memory = DriveMemory()
  /// The steps to take next.
  private var plan: ArraySlice<DriveStep> = []
  /// Whether it only takes steps that it hasn't taken, and those that lead there.
  private let isSystematic: Bool

  init(_ driver: FlowDriver, seed: UInt64, isSystematic: Bool) {
    random = SeededRandom(seed: seed)
    counts = driver.moves.map { _ in 0 }
    self.isSystematic = isSystematic
  }

  var neverTaken: [Int] { counts.indices.filter { counts[$0] == 0 } }

  var isComplete: Bool { memory.isComplete }

  /// Takes a step; nil if there is none.
  mutating func takeNext(in session: DriveSession, at place: String, stepsLeft: Int) -> DriveStep? {
    if session.taken.isEmpty {
      plan = []
      memory.visit(place) { session.steps }
    }
    while let step = nextPlanned(at: place, stepsLeft) {
      if let taken = session.take(step) { return taken }
      memory.forget(step, at: place)
      plan = []
    }
    return isSystematic ? nil : session.takeAny(&random, counts: counts)
  }

  private mutating func nextPlanned(at place: String, _ stepsLeft: Int) -> DriveStep? {
    if plan.isEmpty, isSystematic || random.below(2) == 0 {
      plan = memory.wayToUntaken(from: place, length: stepsLeft).map { $0[...] } ?? []
    }
    return plan.popFirst()
  }

  /// Learns where a step has led.
  mutating func note(_ step: DriveStep, from place: String, in session: DriveSession) {
    let end = session.navigator.tree.summary
    memory.note(step, from: place, to: end)
    memory.visit(end) { session.steps }
    if case .move(let move, _, _) = step { counts[move] += 1 }
  }
}
