/// Everybody who listens to one navigator.
@MainActor
final class Observers {
  private let callbacks = Listeners<NavigationEvent>()
  private var streams: [Stream] = []
  private var lastNumber = 0

  /// A sequence's end; that of a reader that has gone answers so to the next event, and is dropped.
  private final class Stream {
    let continuation: AsyncStream<NavigationEvent>.Continuation

    init(_ continuation: AsyncStream<NavigationEvent>.Continuation) {
      self.continuation = continuation
    }

    deinit { continuation.finish() }
  }

  /// Whether nobody listens, so that no event needs to be made.
  var isEmpty: Bool { callbacks.isEmpty && streams.isEmpty }

  func add(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> NavigationObservation { callbacks.add(body) }

  func addStream(keeping limit: Int) -> NavigationEvents {
    let (stream, continuation) = AsyncStream.makeStream(
      of: NavigationEvent.self, bufferingPolicy: .bufferingNewest(limit))
    streams.append(Stream(continuation))
    return NavigationEvents(stream: stream)
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Tells everybody; those who have stopped listening are forgotten.
  func tell(_ event: NavigationEvent) {
    callbacks.tell(event)
    let readers = streams.filter { stream in
      guard case .terminated = stream.continuation.yield(event) else { return true }
      return false
    }
    if readers.count < streams.count { streams = readers }
  }
}
