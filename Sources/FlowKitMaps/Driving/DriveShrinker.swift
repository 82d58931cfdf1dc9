import FlowKit

/// Looks for the fewest steps that lead to a mistake, and begins the app again for each try.
@MainActor
struct DriveShrinker {
  private let driver: FlowDriver
  /// The fewest steps so far that end with the mistake.
  private(set) var shortest: DriveTrace
  /// The number of steps that may still be tried.
  private var patience = 20_000

  private var isPatient: Bool { patience > 0 && !Task.isCancelled }

  init(_ driver: FlowDriver, _ found: DriveTrace) {
    self.driver = driver
    shortest = found
  }

  mutating func shorten() async throws {
    try await leaveOut()
    while try await takeShortcut() { try await leaveOut() }
    try await searchNearer()
  }

  /// Leaves steps out, at first many at once, until each step that is left is needed.
  ///
  /// Zeller, Hildebrandt 2002: "Simplifying and Isolating Failure-Inducing Input".
  private mutating func leaveOut() async throws {
    var size = max(1, shortest.steps.count / 2)
    while size > 0, isPatient {
      var start = 0, isShorter = false
      while start < shortest.steps.count, isPatient {
        let end = min(start + size, shortest.steps.count)
        let (found, _) = try await replay(Array(shortest.steps[..<start] + shortest.steps[end...]))
        if let found { (shortest, isShorter) = (found, true) } else { start = end }
      }
      if size > 1 || !isShorter { size /= 2 }
    }
  }

  /// Replaces several steps by another one, as many as possible first.
  ///
  /// A single step is replaced only by a step that comes before it in the test.
  ///
  /// - Returns: Whether it found a replacement.
  private mutating func takeShortcut() async throws -> Bool {
    let steps = shortest.steps
    for size in stride(from: steps.count, to: 0, by: -1) {
      for start in 0...(steps.count - size) {
        guard isPatient else { return false }
        let (_, before) = try await replay(Array(steps[..<start]))
        let others = size > 1 ? before.steps[...] : before.steps.prefix { $0 != steps[start] }
        for step in others where isPatient {
          let (found, _) = try await replay(steps[..<start] + [step] + steps[(start + size)...])
          if let found {
            shortest = found
            return true
          }
        }
      }
    }
    return false
  }

  /// Looks for fewer steps through other places, breadth first.
  ///
  /// The names of its flows identify a place.
  private mutating func searchNearer() async throws {
    var level: [[DriveStep]] = [[]], seen: Set<String> = []
    for count in stride(from: 1, to: shortest.steps.count, by: 1) {
      var next: [[DriveStep]] = []
      for way in level {
        guard isPatient else { return }
        let (_, before) = try await replay(way)
        for step in before.steps {
          guard isPatient else { return }
          let (found, after) = try await replay(way + [step])
          if let found { return shortest = found }
          let isNew = seen.insert(after.navigator.tree.summary).inserted
          if isNew, count + 1 < shortest.steps.count { next.append(way + [step]) }
        }
      }
      level = next
    }
  }

  /// Begins the app again and takes steps until the mistake shows, leaving out those that can't be taken.
  private mutating func replay(_ steps: [DriveStep]) async throws -> (found: DriveTrace?, session: DriveSession) {
    let session = try await DriveSession(driver)
    for step in steps where session.trace(of: shortest.problem.mistake) == nil {
      _ = await session.proceed { session.take(step) }
      patience -= 1
    }
    return (session.trace(of: shortest.problem.mistake), session)
  }
}

/// Steps that lead to a mistake.
struct DriveTrace {
  /// The tree that the app began with, in one line.
  let beginning: String
  /// The greatest screen id at the beginning.
  let firstIDs: Int
  let taken: [DriveSession.Taken]
  let problem: DriveProblem

  var steps: [DriveStep] { taken.map(\.step) }
}
