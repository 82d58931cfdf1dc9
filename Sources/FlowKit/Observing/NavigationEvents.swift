/// The events of a navigator as an asynchronous sequence, which ends when the navigator is gone.
///
/// It keeps a bounded number of events that were not read yet, and drops the oldest beyond that.
/// ``NavigationEvent/number`` shows the gap.
public struct NavigationEvents: AsyncSequence, Sendable {
  /// What the sequence gives.
  public typealias Element = NavigationEvent

  let stream: AsyncStream<NavigationEvent>

  /// Makes the iterator.
  public func makeAsyncIterator() -> AsyncStream<NavigationEvent>.Iterator { stream.makeAsyncIterator() }
}
