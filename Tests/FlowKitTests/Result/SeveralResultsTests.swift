import FlowKit
import FlowKitTesting
import Testing

/// Several results of one screen at once, whose screens ask before they leave.
@MainActor
struct SeveralResultsTests {
  private let leaving = Judge()

  private func picker(_ key: Int, asks: Bool = true) -> Flow<Picker> {
    let flow = Flow(with: Picker(), id: key).named("P")
    return asks ? flow.confirmsLeaving { [leaving] _ in await leaving.confirms() } : flow
  }

  /// A screen that has presented one screen and pushed another one, and waits for both.
  private func begun(asks: Bool) throws -> (navigator: Navigator, screens: [Picker], asker: Asker) {
    let root = Flow(with: Asker()) { screen, lets in
      screen.onAsk = lets.present(picker(1), until: \.plain) { screen.answer("presented \($0)") }
      screen.onText = lets.push(picker(2, asks: asks), until: \.plain) { screen.answer("pushed \($0)") }
    }
    .named("A").actsWhileCovered()
    let navigator = Navigator(quiet: root)
    let asker = try #require(navigator.visibleScreen as? Asker)
    asker.onAsk()
    asker.onText("")
    #expect(navigator.tree.summary == "A > P(2) | sheet: P(1)")
    let screens = [1, 2].compactMap { navigator.screen(of: picker($0)) }
    return (navigator, screens, asker)
  }

  /// Lets each screen that is asked leave.
  private func confirmAll(_ navigator: Navigator) async {
    while navigator.isWaiting {
      await leaving.begins()
      leaving.answers(.allow)
      for _ in 0..<10 { await Task.yield() }  // another one may be asked, so it needn't settle
    }
  }

  @Test(arguments: [[0, 1], [1, 0]], [true, false])
  func bothLeaveWhenBothHaveAnswered(order: [Int], asks: Bool) async throws {
    let (navigator, screens, asker) = try begun(asks: asks)
    for index in order { screens[index].plain("red") }
    #expect(Set(asker.answers) == ["presented red", "pushed red"])
    await confirmAll(navigator)
    #expect(navigator.tree.summary == "A")
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func bothLeaveWhenBothTasksAreCancelled(order: [Int]) async throws {
    let navigator = Navigator(quiet: Flow(with: Asker()) { $0.lets = $1 }.named("A").actsWhileCovered())
    let lets = try #require((navigator.visibleScreen as? Asker)?.lets)
    let events = navigator.events()
    let tasks = [
      Task { _ = await lets.present(picker(1), until: \.plain) },
      Task { _ = await lets.push(picker(2), until: \.plain) },
    ]
    var count = 0
    for await event in events where event.kind == .didNavigate {
      count += 1
      if count == 2 { break }
    }
    for index in order { tasks[index].cancel() }
    for task in tasks { await task.value }
    await confirmAll(navigator)
    #expect(navigator.tree.summary == "A")
  }

  /// Closing the lower one closes the upper one, too, and not the other way round.
  @Test(arguments: [[0, 1], [1, 0]])
  func bothAreClosedAtOnceIfBothAreAnsweredWhileTheUpperOneIsAsked(order: [Int]) async throws {
    let root = Flow(with: Asker()) { screen, lets in
      screen.onAsk = lets.present(picker(1, asks: false), until: \.plain) { screen.answer("lower \($0)") }
      screen.onText = lets.present(picker(2), until: \.plain) { screen.answer("upper \($0)") }
    }
    .named("A").actsWhileCovered()
    let navigator = Navigator(quiet: root), asker = try #require(navigator.visibleScreen as? Asker)
    asker.onAsk()
    asker.onText("")
    #expect(navigator.tree.summary == "A | sheet: P(1) | sheet: P(2)")
    let screens = [1, 2].compactMap { navigator.screen(of: picker($0)) }, log = EventLog(of: navigator, [.didNavigate])
    for index in order { screens[index].plain("red") }
    #expect(Set(asker.answers) == ["lower red", "upper red"])
    await confirmAll(navigator)
    #expect(log.lines == ["didNavigate unwind(): removed P(2) #3, removed P(1) #2"])
    #expect(navigator.tree.summary == "A")
  }

  @Test func refusalOfOneKeepsBothUntilTheyAnswerAgain() async throws {
    let (navigator, screens, _) = try begun(asks: true)
    for screen in screens { screen.plain("red") }
    await leaving.begins()
    leaving.answers(.refuse("no"))
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > P(2) | sheet: P(1)")
    for screen in screens { screen.plain("red") }
    await confirmAll(navigator)
    #expect(navigator.tree.summary == "A")
  }
}
