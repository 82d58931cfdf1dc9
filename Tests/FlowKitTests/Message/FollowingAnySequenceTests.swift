import FlowKit
import Testing

/// Sequences that screens own, and that don't have to be `Sendable`.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct FollowingAnySequenceTests {
  /// An object that belongs to a screen on the main actor.
  private final class Counter {
    var count = 0
    let limit: Int

    init(limit: Int) { self.limit = limit }
  }

  private struct TooMany: Error, CustomStringConvertible { let description = "too many" }

  /// A sequence of an app that shares an object with its screen, so it isn't `Sendable`.
  private struct Numbers: AsyncSequence {
    let counter: Counter
    var fails = false

    struct AsyncIterator: AsyncIteratorProtocol {
      let counter: Counter
      let fails: Bool

      mutating func next() async throws -> Int? {
        guard counter.count < counter.limit else {
          if fails { throw TooMany() }
          return nil
        }
        counter.count += 1
        return counter.count
      }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(counter: counter, fails: fails) }
  }

  /// A value that isn't `Sendable`, like `Notification`.
  private final class Note {
    let step = Step.done
  }

  @MainActor
  private final class Player {
    let counter = Counter(limit: 3)
    let texts: AsyncStream<String>, pen: AsyncStream<String>.Continuation
    let notes: AsyncStream<Note>

    init() {
      (texts, pen) = AsyncStream.makeStream()
      notes = AsyncStream {
        $0.yield(Note())
        $0.finish()
      }
    }
  }

  /// All messages that a flow receives, up to the one that ends it.
  private func messages<Message: Sendable>(
    _ type: Message.Type, of flow: Flow<Player>, where isEnd: @escaping @Sendable (Message) -> Bool
  ) async -> [Message] {
    let (sent, send) = AsyncStream.makeStream(of: Message.self)
    let navigator = Navigator(
      root: flow.handling(type) {
        send.yield($0)
        if isEnd($0) { send.finish() }
        return NavigationAction.stay
      })
    var all: [Message] = []
    for await message in sent { all.append(message) }
    withExtendedLifetime(navigator) {}
    return all
  }

  @Test func sequenceThatSharesAnObjectWithItsScreenIsFollowed() async {
    let flow = Flow(with: Player()) { player, lets in lets.follow(Numbers(counter: player.counter)) }
    #expect(await messages(Int.self, of: flow) { $0 == 3 } == [1, 2, 3])
  }

  @Test func streamOfAScreenIsFollowed() async {
    let flow = Flow(with: Player()) { player, lets in
      lets.follow(player.texts)
      player.pen.yield("a")
      player.pen.yield("b")
    }
    #expect(await messages(String.self, of: flow) { $0 == "b" } == ["a", "b"])
  }

  @Test func sequenceCanBeTransformed() async {
    let flow = Flow(with: Player()) { player, lets in
      lets.follow(Numbers(counter: player.counter).filter { $0 != 2 }) { "number \($0)" }
    }
    #expect(await messages(String.self, of: flow) { $0 == "number 3" } == ["number 1", "number 3"])
  }

  @Test func elementsThatAreNotSendableAreMappedInTheSequence() async {
    let flow = Flow(with: Player()) { player, lets in lets.follow(player.notes.map { $0.step }) }
    #expect(await messages(Step.self, of: flow) { $0 == .done } == [.done])
  }

  @Test func errorOfSuchASequenceIsReported() async {
    let flow = Flow(with: Player()) { player, lets in
      lets.follow(Numbers(counter: player.counter, fails: true)) { _ in Step.done }
    }
    let navigator = Navigator(quiet: flow.handling(Step.self) { _ in NavigationAction.stay })
    for await event in navigator.events() {
      guard let issue = event.issue else { continue }
      #expect(issue.reason == .messagesFailed)
      #expect(issue.error is TooMany)
      break
    }
  }

  @Test func followingSuchASequenceEndsWithItsScreen() async {
    let flow = Flow(with: Player()) { player, lets in lets.follow(player.texts.map { _ in Step.done }) }
    let navigator = Navigator(quiet: Pages.a)
    await navigator.performAndWait(.push(flow))
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    (navigator.visibleScreen as? Player)?.pen.onTermination = { reason in
      if case .cancelled = reason { end.yield(true) } else { end.yield(false) }
      end.finish()
    }
    let screen = Weak(navigator.visibleScreen)
    await navigator.performAndWait(.pop())
    for await isCancelled in ends { #expect(isCancelled) }
    #expect(screen.object == nil)
  }

  @Test func screenAndSequenceCanShareAnObject() async throws {
    let flow = Flow(with: Player()) { player, lets in
      lets.follow(Numbers(counter: player.counter)) { number in
        player.counter.count += 1  // one is left out
        return number
      }
    }
    #expect(await messages(Int.self, of: flow) { $0 == 3 } == [1, 3])
  }
}
