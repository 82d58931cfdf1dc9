/// The observers of one navigator.
@MainActor
final class Observers {
  private let callbacks = Listeners<NavigationEvent>()
  private var streams: [Stream] = []
  private var lastNumber = 0

  /// The producing end of a sequence; dropped at the next event if its reader is gone.
  private final class Stream {
    let continuation: AsyncStream<NavigationEvent>.Continuation

    init(_ continuation: AsyncStream<NavigationEvent>.Continuation) {
      self.continuation = continuation
    }

    deinit { continuation.finish() }
  }

  fileprivate func add(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> NavigationObservation {
    callbacks.add(body)
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
    callbacks.tell(event)
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
  /// Calls the closure for every event, until the returned observation is cancelled or released.
  ///
  /// The closure runs inside the action; actions that it performs wait their turn. There is no event for the screen
  /// that is already visible: see ``tree``.
  ///
  /// ```swift
  /// let observation = navigator.observe { print($0) }
  /// ```
  ///
  /// - Returns: The observation that keeps the closure listening.
  public func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> NavigationObservation {
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

/// Keeps an observer of a navigator listening, as long as you hold it.
@MainActor
public final class NavigationObservation {
  /// Keeps the listener, until it is cancelled.
  private var cancelListener: (@MainActor () -> Void)?

  init(cancelling cancelListener: @escaping @MainActor () -> Void) {
    self.cancelListener = cancelListener
  }

  /// Stops listening; you can call this inside the observer, too.
  ///
  /// Calling it twice is harmless.
  public func cancel() {
    let cancelListener = cancelListener.take()
    cancelListener?()  // it may own whoever cancels it
  }
}
