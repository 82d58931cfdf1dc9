import FlowKit
import FlowKitTesting
import Testing

/// Screens that can send messages after they left the tree.
@MainActor
struct LateMessageTests {
  private let asked = Asked()

  /// A screen that reports the end of an upload, maybe after the screen was closed.
  private var upload: Flow<Page> {
    Flow(with: Page()) { page, lets in
      page.onNext = lets.send(Step.done)
      page.onText = lets.push(Pages.x) { $0.receive }
    }
    .named("Upload").sendsAfterLeaving()
  }

  private func closed(_ navigator: Navigator, _ action: NavigationAction = .back()) throws -> () -> Void {
    let page = try #require(navigator.visibleScreen as? Page), callback = page.onNext
    navigator.perform(action)
    return callback
  }

  @Test func removedScreensMessageGoesToTheScreensBelowIt() throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a, .push(Pages.x)))
    navigator.perform(.push(asked.flow(Pages.b)))
    navigator.perform(.present(asked.flow(upload)))
    let callback = try closed(navigator)
    #expect(asked.names == [])
    callback()
    #expect(asked.names == ["B", "A"])
    #expect(navigator.tree.summary == "A > B > X")
  }

  /// All ways to send.
  private nonisolated static let ways: [(name: String, bind: @MainActor @Sendable (Page, Lets) -> Void)] = [
    ("send", { $0.onText = $1.send(Step.done) }),
    ("send { }", { $0.onText = $1.send { (_: String) in Step.done } }),
    ("perform", { $0.onText = $1.perform(.send(Step.done)) }),
    ("perform after", { $0.onText = $1.perform(after: { (_: String) in }, .send(Step.done)) }),
    ("choose", { $0.onText = $1.choose { (_: String) in .send(Step.done) } }),
    ("choose or else", { $0.onText = $1.choose(.send(Step.done), orElse: .pop()) { (_: String) in true } }),
    ("choose after", { $0.onText = $1.choose(after: { (_: String) in }) { _ in .send(Step.done) } }),
  ]

  @Test(arguments: LateMessageTests.ways.indices, [true, false])
  func everyWayToSendIsDelivered(_ way: Int, _ isRetained: Bool) throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a, .stay))
    let flow = Flow(with: Page()) { Self.ways[way].bind($0, $1) }.named("Upload").sendsAfterLeaving()
    navigator.perform(.push(isRetained ? flow.retained() : flow))
    let page = try navigator.page(2)
    navigator.perform(.pop())
    page.onText("")
    #expect(asked.names == ["A"])
  }

  @Test func workBeforeAnActionThatIsNoMessageDoesNotRunAfterLeaving() throws {
    let navigator = Navigator(quiet: Pages.a), log = EventLog(of: navigator, [.ignored])
    let flow = Flow(with: Page()) { [asked] page, lets in
      page.onText = lets.choose(after: { (text: String) in asked.note(text) }) { _ in .push(Pages.x) }
    }.named("Upload").sendsAfterLeaving()
    navigator.perform(.push(flow))
    let page = try navigator.page(2)
    navigator.perform(.pop())
    page.onText("work")
    #expect(asked.names == [])
    #expect(log.lines == ["ignored push(X): removed"])
  }

  @Test func screenSendsNormallyWhileItIsInTheTree() throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a, .stay))
    navigator.perform(.push(asked.flow(upload)))
    try navigator.page(2).onNext()
    #expect(asked.names == ["Upload", "A"])
    navigator.perform(.push(Pages.b))
    #expect(navigator.perform(.send(Step.done), from: 2).reason == .covered)
  }

  @Test func screensThatLeftSinceAreNotAsked() throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    for flow in [Pages.b, Pages.c] { navigator.perform(.push(asked.flow(flow))) }
    navigator.perform(.push(upload))
    let callback = try closed(navigator)
    navigator.perform(.pop())
    navigator.perform(.push(asked.flow(Pages.d)))
    callback()
    #expect(asked.names == ["B", "A"])
  }

  @Test func screensThatLeftTogetherAreNotAsked() throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(asked.flow(Pages.b)))
    navigator.perform(.present(upload))
    navigator.perform(.push(upload))
    let callback = try closed(navigator, .popTo(Pages.a))
    callback()
    #expect(asked.names == ["A"])
  }

  @Test func navigatorIsAskedLastAndAloneIfNoScreenIsLeft() throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    var senders: [String] = []
    navigator.handle(Step.self) { _, sender in
      senders.append("\(sender.map { "\($0)" } ?? "nobody")")
      return .stay
    }
    navigator.perform(.push(upload))
    let callback = try closed(navigator)
    callback()
    navigator.perform(.resetRoot(to: asked.flow(Pages.b)))
    callback()
    #expect(asked.names == ["A"])
    #expect(senders == ["Upload #2", "Upload #2"])
  }

  @Test func messageOfARemovedTabsScreenGoesToItsContainer() throws {
    let tabs = Flow(with: Page(), containing: .tabs(asked.flow(Pages.b), Pages.c)).named("Tabs")
    let navigator = Navigator(quiet: asked.flow(tabs))
    navigator.perform(.push(upload))
    let callback = try closed(navigator)
    navigator.perform(.select(1))
    callback()
    #expect(asked.names == ["B", "Tabs"])
  }

  @Test func removedScreenCanOnlySendMessages() throws {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(upload))
    let page = try navigator.page(2)
    navigator.perform(.pop())
    let log = EventLog(of: navigator, .actions)
    page.onText("hello")
    #expect(log.lines == ["ignored push(X): removed"])
  }

  @Test func withoutSendsAfterLeavingTheMessageIsIgnoredAndTheSentenceSuggestsIt() throws {
    let plain = Flow(with: Page()) { page, lets in page.onNext = lets.send(Step.done) }.named("Plain")
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(plain))
    let callback = try closed(navigator)
    let log = EventLog(of: navigator, .actions)
    callback()
    #expect(log.lines == ["ignored send(Step.done): removed"])
    #expect(log.events.last?.description.contains("add .sendsAfterLeaving() to its flow") == true)
    #expect(asked.names == [])
  }

  @Test func unhandledLateMessageNamesWhoWasAsked() throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(upload))
    let callback = try closed(navigator)
    let log = EventLog(of: navigator, .actions)
    callback()
    #expect(
      log.events.last?.description.contains(
        "The screens below Upload #2 that are still there, and the navigator, were asked.") == true)
  }

  @Test func lateMessagesKeepNothingAlive() throws {
    var navigator: Navigator? = Navigator(quiet: asked.flow(Pages.a, .stay))
    navigator?.perform(.push(Pages.b))
    navigator?.perform(.push(upload))
    let screen = Weak(navigator?.visibleScreen), below = Weak(try navigator?.page(2)), weak = Weak(navigator)
    var callback: (() -> Void)? = try closed(#require(navigator), .popToRoot())
    #expect(screen.object == nil)
    #expect(below.object == nil)
    callback?()
    #expect(asked.names == ["A"])
    navigator = nil
    #expect(weak.object == nil)
    callback?()
    callback = nil
  }

  @Test func retainedScreenSendsWhileItIsKept() throws {
    let flow = upload.retained()
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(flow))
    let page = try navigator.page(2)
    navigator.perform(.pop())
    page.onNext()
    #expect(asked.names == ["A"])
    navigator.perform(.push(asked.flow(Pages.b)))
    navigator.perform(.push(flow))
    #expect(navigator.visibleScreen === page)
    navigator.perform(.pop())
    asked.clear()
    page.onNext()
    #expect(asked.names == ["B", "A"])
  }

  @Test func retainedScreenThatIsShownAgainSendsAsItSays() throws {
    let screen = Flow(with: Page()) { $0.onNext = $1.perform(.send(Step.done).withoutConfirmation) }
    let flow = screen.sendsAfterLeaving().retained()
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .reset(to: Pages.x) })
    navigator.perform(.push(flow))
    let page = try navigator.page(2)
    navigator.perform(.pop())
    navigator.perform(.push(Pages.b.confirmsLeaving { _ in false }))
    navigator.perform(.push(flow))
    page.onNext()
    #expect(navigator.tree.summary == "X")
  }

  /// Without confirmation, also if somebody else answers it.
  @Test(arguments: [true, false])
  func aLateMessageKeepsWhatItsActionSays(_ closes: Bool) throws {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .reset(to: Pages.x) })
    navigator.perform(.push(Pages.b.confirmsLeaving { _ in false }))
    let flow = Flow(with: Page()) { page, lets in
      page.onNext = lets.perform(.send(Step.done).withoutConfirmation)
      page.onText = lets.perform(.close(sending: Step.done).withoutConfirmation)
    }
    navigator.perform(.push(flow.sendsAfterLeaving()))
    let page = try navigator.page(3)
    if closes {
      page.onText("")
    } else {
      navigator.perform(.pop())
      page.onNext()
    }
    #expect(navigator.tree.summary == "X")
  }

  /// What it has sent waits its turn, and the screen leaves before that.
  @Test(arguments: [NavigationEvent.Kind.willNavigate, .disappeared, .didNavigate], [false, true])
  func whatIsSentWhileTheScreenLeavesIsDelivered(_ moment: NavigationEvent.Kind, _ leavesWithOthers: Bool) throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    if leavesWithOthers { navigator.perform(.push(asked.flow(Pages.b))) }
    navigator.perform(.push(upload))
    let page = try #require(navigator.visibleScreen as? Page)
    var isSent = false
    let observation = navigator.observe { event in
      guard event.kind == moment, !isSent else { return }
      isSent = true
      page.onNext()
    }
    defer { observation.cancel() }
    navigator.perform(leavesWithOthers ? .popToRoot() : .pop())
    #expect(asked.names == ["A"])
  }

  @Test func whatIsSentByAScreenThatAnActionInLineRemovesIsDelivered() throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(upload))
    let page = try navigator.page(2)
    let observation = navigator.observe { event in
      guard event.kind == .willNavigate, event.action.kind == .push else { return }
      navigator.perform(.popToRoot())
      page.onNext()
    }
    defer { observation.cancel() }
    navigator.perform(.push(Pages.x))
    #expect(asked.names == ["A"])
    #expect(navigator.tree.summary == "A")
  }

  @Test func travelBringsAScreenBackThatSendsAsBefore() throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(asked.flow(upload)))
    let before = navigator.tree
    let callback = try closed(navigator)
    navigator.perform(.travel(to: before))
    callback()  // the earlier screen's
    #expect(asked.names == ["A"])
    asked.clear()
    try navigator.page(3).onNext()
    #expect(asked.names == ["Upload", "A"])
    navigator.perform(.pop())
    asked.clear()
    callback()
    #expect(asked.names == ["A"])
  }

  @Test(arguments: [false, true])
  func spyRecordsTheMessageThatANavigatorWouldDeliver(sendsLate: Bool) async throws {
    let plain = Flow(with: Page()) { page, lets in
      page.onNext = lets.send(Step.done)
      page.onText = lets.push(Pages.x) { $0.receive }
    }
    let flow = sendsLate ? plain.sendsAfterLeaving() : plain
    let navigator = Navigator(quiet: asked.flow(Pages.a)), spy = LetsSpy()
    navigator.perform(.push(flow))
    let real = try navigator.page(2), spied = flow.makeScreen(lets: spy.lets)
    navigator.perform(.pop())
    spy.removeScreen()
    for page in [real, spied] {
      page.onNext()
      page.onText("late")
    }
    #expect(asked.names == (sendsLate ? ["A"] : []))
    #expect(spy.actions == (sendsLate ? [.send(Step.done)] : []))
    #expect(spy.ignored == (sendsLate ? [.push(Pages.x)] : [.send(Step.done), .push(Pages.x)]))
  }

  @Test func manyScreensThatLeaveAtOnceCostLittle() throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    var pages: [Page] = []
    for _ in 0..<5_000 {
      navigator.perform(.push(upload))
      try pages.append(#require(navigator.visibleScreen as? Page))
    }
    navigator.perform(.popToRoot())
    pages[0].onNext()
    pages[4_999].onNext()
    #expect(asked.names == ["A", "A"])
  }
}
