/// The events of a navigator as an asynchronous sequence, which ends when the navigator is gone.
///
/// It keeps a bounded number of unread events, and drops the oldest beyond that. ``NavigationEvent/number`` shows the
/// gap.
public struct NavigationEvents: AsyncSequence, Sendable {
  /// The type of the sequence's elements.
  public typealias Element = NavigationEvent

  let stream: AsyncStream<NavigationEvent>

  /// Makes the iterator.
  public func makeAsyncIterator() -> AsyncStream<NavigationEvent>.Iterator { stream.makeAsyncIterator() }
}
