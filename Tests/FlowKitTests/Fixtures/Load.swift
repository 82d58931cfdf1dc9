/// Something that takes as long as a test says.
@MainActor
final class Load {
  private(set) var count = 0
  private var waiting: [AsyncThrowingStream<Never, any Error>.Continuation] = []
  private let began = AsyncStream.makeStream(of: Void.self)
  private let cancelled = AsyncStream.makeStream(of: Void.self)

  struct Failure: Error, CustomStringConvertible { let description = "no connection" }

  func run() async throws {
    count += 1
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Never.self)
    waiting.append(continuation)
    began.continuation.yield()
    for try await _ in stream {}
    if Task.isCancelled { cancelled.continuation.yield() }
    try Task.checkCancellation()
  }

  /// Waits for the next one to begin.
  func begins() async { await next(began.stream) }

  /// Waits for the next one to see that it is cancelled.
  func isCancelled() async { await next(cancelled.stream) }

  /// Lets the latest one that runs succeed.
  func succeed() { waiting.removeLast().finish() }

  /// Lets the latest one that runs fail.
  func fail() { waiting.removeLast().finish(throwing: Failure()) }

  private func next(_ stream: AsyncStream<Void>) async {
    for await _ in stream { return }
  }
}
