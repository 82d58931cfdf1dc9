/// The observers of one navigator.
@MainActor
final class Observers {
  private let callbacks = Listeners<Observer>()
  // Without checks, for "one observer" of `Benchmarks/counts`: no code of the app runs while one of them is being changed.
  @exclusivity(unchecked) private var streams: [Stream] = []
  @exclusivity(unchecked) private var lastNumber = 0

  private struct Observer {
    let hear: @MainActor (NavigationEvent) -> Void
  }

  /// The producing end of a sequence; dropped at the next event if its reader is gone.
  private final class Stream {
    let continuation: AsyncStream<NavigationEvent>.Continuation

    init(_ continuation: AsyncStream<NavigationEvent>.Continuation) {
      self.continuation = continuation
    }

    deinit { continuation.finish() }
  }

  fileprivate func add(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> Registration {
    callbacks.add(Observer(hear: body))
  }

  fileprivate func addStream(keeping limit: Int) -> AsyncStream<NavigationEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: NavigationEvent.self, bufferingPolicy: .bufferingNewest(limit))
    streams.append(Stream(continuation))
    return stream
  }

  func hear(
    _ kind: NavigationEvent.Kind, of entry: NavigationTree.Entry?, _ action: ToldAction, in navigator: Navigator
  ) {
    lastNumber += 1
    let event = NavigationEvent(kind, number: lastNumber, action.cause, entry: entry)
    callbacks.tell { $0.hear(event) }
    if !streams.isEmpty { tellStreams(event) }
    if callbacks.isEmpty, streams.isEmpty { navigator.features.observers = nil }
  }

  /// Notifies all readers of sequences, and drops those that have stopped reading.
  private func tellStreams(_ event: NavigationEvent) {
    let readers = streams.filter { stream in
      guard case .terminated = stream.continuation.yield(event) else { return true }
      return false
    }
    if readers.count < streams.count { streams = readers }
  }
}

extension Navigator {
  /// Calls the closure for every event.
  ///
  /// The closure runs inside the action; actions that it performs wait their turn. There is no event for the screen
  /// that is already visible: see ``tree``.
  ///
  /// ```swift
  /// navigator.observe { print($0) }
  /// ```
  ///
  /// - Parameter body: Receives the events. The navigator keeps the closure, so it shouldn't capture the navigator
  ///   strongly.
  /// - Returns: The registration, to cancel it; otherwise it stays as long as the navigator.
  @discardableResult
  public func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> Registration {
    observers.add(body)
  }

  /// The events from now on, for `for await`; the sequence ends when the navigator is gone.
  ///
  /// - Parameter limit: How many unread events are kept. Beyond that, the oldest are dropped, which leaves a gap in
  ///   ``NavigationEvent/number``.
  /// - Returns: The sequence, for one reader.
  public func events(keepingNewest limit: Int = 100) -> AsyncStream<NavigationEvent> {
    observers.addStream(keeping: max(1, limit))
  }

  private var observers: Observers {
    if let known = features.observers { return known }
    let new = Observers()
    features.observers = new
    return new
  }
}
