/// Work that takes until a test ends it.
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

  /// Waits until the next run begins.
  func begins() async { await next(began.stream) }

  /// Waits until the next run sees that it is cancelled.
  func isCancelled() async { await next(cancelled.stream) }

  /// Ends the latest run with success.
  func succeed() { waiting.removeLast().finish() }

  /// Ends the latest run with an error.
  func fail() { waiting.removeLast().finish(throwing: Failure()) }

  private func next(_ stream: AsyncStream<Void>) async {
    for await _ in stream { return }
  }
}
