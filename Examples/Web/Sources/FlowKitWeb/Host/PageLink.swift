/// The connection on which a page hears of updates.
///
/// It only knows that there is something new: what that is, is made when the page can take it. So a page that reads slowly
/// misses what is outdated, and costs no memory.
@MainActor
final class PageLink {
  /// An element each time something may be sent; it ends with the connection.
  let signals: AsyncStream<Void>
  nonisolated private let continuation: AsyncStream<Void>.Continuation
  /// What was sent last.
  var sent: PageState?
  /// Its stamp.
  var sentStamp = 0
  /// The latest snapshot that was sent.
  var sentSnapshot: String?

  init() {
    (signals, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// There is something new, or it is time to look whether somebody is still there.
  nonisolated func signal() { continuation.yield() }

  /// The connection is closed.
  nonisolated func end() { continuation.finish() }
}
