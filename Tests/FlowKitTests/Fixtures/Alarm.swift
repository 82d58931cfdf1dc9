/// A clock whose time passes when a test says so.
struct Alarm: Clock {
  private let rings = AsyncStream.makeStream(of: Void.self)

  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    for await _ in rings.stream { return }
    throw CancellationError()
  }

  /// Ends the sleep that began first.
  func ring() { rings.continuation.yield() }
}
