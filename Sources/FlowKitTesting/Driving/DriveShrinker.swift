import FlowKit

/// Looks for the fewest steps that lead to a mistake, in apps that are begun anew for each try.
@MainActor
struct DriveShrinker {
  private let driver: FlowDriver
  /// Ends with the mistake.
  private(set) var shortest: DriveTrace
  /// How many steps may still be tried.
  private var patience = 20_000

  init(_ driver: FlowDriver, _ found: DriveTrace) {
    self.driver = driver
    shortest = found
  }

  mutating func shorten() async throws {
    try await leaveOut()
    while try await takeShortcut() { try await leaveOut() }
    try await searchNearer()
  }

  /// Leaves steps out, many at once at first, until none of those that are left can be spared (Zeller, Hildebrandt 2002:
  /// "Simplifying and Isolating Failure-Inducing Input").
  private mutating func leaveOut() async throws {
    var size = max(1, shortest.steps.count / 2)
    while size > 0, patience > 0 {
      var start = 0, isShorter = false
      while start < shortest.steps.count, patience > 0 {
        let end = min(start + size, shortest.steps.count)
        let (found, _) = try await replay(Array(shortest.steps[..<start] + shortest.steps[end...]))
        if let found { (shortest, isShorter) = (found, true) } else { start = end }
      }
      if size > 1 || !isShorter { size /= 2 }
    }
  }

  /// Takes another step instead of several, the most first; instead of one, a step that stands before it in the test.
  ///
  /// - Returns: Whether that was possible.
  private mutating func takeShortcut() async throws -> Bool {
    let steps = shortest.steps
    for size in stride(from: steps.count, to: 0, by: -1) {
      for start in 0...(steps.count - size) {
        let (_, before) = try await replay(Array(steps[..<start]))
        let others = size > 1 ? before.steps[...] : before.steps.prefix { $0 != steps[start] }
        for step in others where patience > 0 {
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

  /// Looks for fewer steps that lead there over other places, breadth first; a place is known by the names of its flows.
  private mutating func searchNearer() async throws {
    var level: [[DriveStep]] = [[]], seen: Set<String> = []
    for count in stride(from: 1, to: shortest.steps.count, by: 1) {
      var next: [[DriveStep]] = []
      for way in level {
        let (_, before) = try await replay(way)
        for step in before.steps {
          guard patience > 0 else { return }
          let (found, after) = try await replay(way + [step])
          if let found { return shortest = found }
          let isNew = seen.insert(after.navigator.tree.summary).inserted
          if isNew, count + 1 < shortest.steps.count { next.append(way + [step]) }
        }
      }
      level = next
    }
  }

  /// Takes steps in an app that is begun anew, until the mistake is there; those that cannot be taken are left out.
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
  /// The tree that the app began with, in a line.
  let beginning: String
  /// The greatest id of a screen then.
  let firstIDs: Int
  let taken: [DriveSession.Taken]
  let problem: DriveProblem

  var steps: [DriveStep] { taken.map(\.step) }
}
