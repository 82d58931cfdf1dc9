/// Wakes a reader, which then looks itself what is new: several signals before that are one.
@MainActor
final class Signal {
  private var continuation: AsyncStream<Void>.Continuation?
  private var isOver = false

  /// Ends a signal when nobody keeps it any more.
  final class Ending: Sendable {
    private let signal: Signal

    init(_ signal: Signal) {
      self.signal = signal
    }

    deinit { Task { @MainActor [signal] in signal.end() } }
  }

  /// The signals from now on, and one at once; the reader before gets no more.
  func stream() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.continuation?.finish()
    self.continuation = continuation
    if isOver { continuation.finish() }
    continuation.yield()
    return stream
  }

  func send() { continuation?.yield() }

  private func end() {
    isOver = true
    continuation?.finish()
  }
}
