import FlowKit
import FlowKitTesting
import Testing

/// A spy's screen that leaves, and tasks without an end.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct RemovedScreenTests {
  private final class Auction {
    let bids: AsyncStream<Int>
    let bell: AsyncStream<Int>.Continuation
    var heard: [Int] = []
    var ends: [String] = []
    var onOpen: () -> Void = {}
    var onPick: () -> Void = {}
    var onBuy: (String) -> Void = { _ in }

    init() { (bids, bell) = AsyncStream.makeStream() }
  }

  private final class Token {}

  private let spy = LetsSpy()
  private let detail = Flow(with: Auction()).named("Detail")

  /// Follows bids for ever in a task, asks for a value, and buys.
  private var auction: Flow<Auction> {
    Flow(with: Auction()) { screen, lets in
      screen.onOpen = lets.task { _ in
        for await bid in screen.bids { screen.heard.append(bid) }
        screen.ends.append(Task.isCancelled ? "cancelled" : "ended")
      }
      screen.onPick = lets.task { lets in
        await lets.performAndWait(.push(detail))
        screen.ends.append("picked")
      }
      screen.onBuy = lets.push(detail)
      lets.onBack { .pop() }
    }
  }

  @Test func removedScreenEndsItsTasks() async throws {
    let screen = auction.makeScreen(lets: spy.lets)
    screen.onOpen()
    spy.removeScreen()
    await spy.finishTasks()
    #expect(screen.ends == ["cancelled"])
    try spy.verify()
    #expect(spy.ignored == [])
  }

  @Test func whatIsRequestedLaterIsIgnored() async throws {
    let screen = auction.makeScreen(lets: spy.lets)
    screen.onBuy("lamp")
    spy.removeScreen()
    screen.onBuy("chair")
    screen.onOpen()
    await spy.finishTasks()
    try spy.verify(.push(detail))
    #expect(spy.ignored.map(\.kind) == [.push, .task])
    #expect(screen.ends == [])
    #expect(spy.back() == nil)
  }

  @Test func removingTwiceIsRemovingOnce() {
    let screen = auction.makeScreen(lets: spy.lets)
    spy.removeScreen()
    spy.removeScreen()
    screen.onBuy("")
    #expect(spy.ignored == [.push(detail)])
  }

  @Test func removedScreenIsReleasedWithWhatItKeeps() async {
    weak var screen: Auction?
    weak var token: Token?
    do {
      let flow = Flow(with: Auction()) { screen, lets in
        token = lets.keep(Token())
        screen.onOpen = lets.task { _ in for await bid in screen.bids { screen.heard.append(bid) } }
      }
      let made = flow.makeScreen(lets: spy.lets)
      made.onOpen()
      screen = made
      #expect(token != nil)
    }
    spy.removeScreen()
    await spy.finishTasks()
    #expect(token == nil)
    #expect(screen == nil)
  }

  @Test func followedSequenceEndsWithTheScreen() async {
    let (bids, bell) = AsyncStream.makeStream(of: Int.self)
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    bell.onTermination = { _ in end.finish() }
    _ = Flow(with: Auction()) { _, lets in lets.follow(bids) }.makeScreen(lets: spy.lets)
    spy.removeScreen()
    for await _ in ends {}
  }

  @Test func waitEndsWithTheTaskThatWaits() async {
    let screen = auction.makeScreen(lets: spy.lets), spy = spy
    screen.onOpen()
    let (starts, start) = AsyncStream.makeStream(of: Never.self)
    let test = Task {
      start.finish()
      await spy.finishTasks()
      return Task.isCancelled
    }
    for await _ in starts {}
    test.cancel()
    #expect(await test.value)
    #expect(screen.ends == [])
    screen.bell.finish()
    await spy.finishTasks()
    #expect(screen.ends == ["ended"])
  }

  @Test func everyWaitEndsWithTheTasks() async {
    let screen = auction.makeScreen(lets: spy.lets), spy = spy
    screen.onOpen()
    screen.onPick()
    let waits = (0..<3).map { _ in Task { await spy.finishTasks() } }
    screen.bell.yield(5)
    screen.bell.finish()
    for wait in waits { await wait.value }
    #expect(Set(screen.ends) == ["picked", "ended"] && screen.heard == [5])
  }

  @Test func navigatorOfASpyFactoryRemovesItsScreensItself() {
    let spies = LetsSpyFactory(), navigator = Navigator(root: auction, spies: spies)
    spies[1]?.removeScreen()
    navigator.screen(of: auction)?.onBuy("")
    #expect(spies[1]?.ignored == [] && spies[1]?.actions == [.push(detail)])
  }
}
