// hide
#if !canImport(Combine)
  import Dispatch

  /// What Combine has, as far as the article uses it, where there is none.
  final class AnyCancellable: Hashable {
    private let end: () -> Void

    init(_ cancel: @escaping () -> Void) { end = cancel }

    deinit { end() }

    func cancel() { end() }

    func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  }

  enum Subscribers {
    enum Completion<Failure: Error> {
      case finished
      case failure(Failure)
    }
  }

  final class PassthroughSubject<Output, Failure: Error> {
    private var all: [Int: Subscriber] = [:]
    private var last = 0

    private struct Subscriber {
      let onEnd: (Subscribers.Completion<Failure>) -> Void
      let onValue: (Output) -> Void
    }

    func send(_ value: Output) { for one in all.values { one.onValue(value) } }

    func send(completion: Subscribers.Completion<Failure>) {
      let before = all
      all = [:]
      for one in before.values { one.onEnd(completion) }
    }

    func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      last += 1
      all[last] = Subscriber(onEnd: receiveCompletion, onValue: receiveValue)
      return AnyCancellable { [self, last] in all[last] = nil }
    }

    func receive(on queue: DispatchQueue) -> PassthroughSubject { self }
  }

  extension PassthroughSubject where Output: Sendable {
    var values: AsyncThrowingPublisher<Output, Failure> { AsyncThrowingPublisher(publisher: self) }
  }

  extension PassthroughSubject where Failure == Never {
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
  }

  /// As Combine's, this is not `Sendable`, as its publisher is none.
  struct AsyncThrowingPublisher<Output: Sendable, Failure: Error>: AsyncSequence {
    typealias Element = Output
    let publisher: PassthroughSubject<Output, Failure>

    struct AsyncIterator: AsyncIteratorProtocol {
      let subscription: AnyCancellable
      var stream: AsyncThrowingStream<Output, any Error>.AsyncIterator

      mutating func next() async throws -> Output? { try await stream.next() }
    }

    func makeAsyncIterator() -> AsyncIterator {
      let (stream, feed) = AsyncThrowingStream.makeStream(of: Output.self)
      let subscription = publisher.sink(
        receiveCompletion: { end in
          if case .failure(let error) = end { feed.finish(throwing: error) } else { feed.finish() }
        },
        receiveValue: { feed.yield($0) })
      return AsyncIterator(subscription: subscription, stream: stream.makeAsyncIterator())
    }
  }
#endif
