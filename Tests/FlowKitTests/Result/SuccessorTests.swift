import FlowKit
import Foundation
import Testing

/// The article's table of what becomes of everything that is tied to a screen when that screen replaces itself.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct SuccessorTests {
  @Test(arguments: Successors.rows)
  func everyRowIsTrue(_ row: Successors.Row) async throws { try await row.isTrue() }

  @Test func theArticleHasTheseRows() throws {
    let article = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/FlowKit/FlowKit.docc/Results.md")
    let lines = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n")
    let table = lines.drop { !$0.hasPrefix("| what is tied to a screen |") }.prefix { $0.hasPrefix("|") }
    #expect(table.dropFirst(2).map { $0 } == Successors.rows.map { "| \($0.tied) | \($0.becomes) |" })
  }
}

/// A screen replaces itself; what follows its successor, and what ends.
@MainActor
enum Successors {
  struct Row: Sendable, CustomTestStringConvertible {
    let tied: String
    let becomes: String
    let isTrue: @MainActor @Sendable () async throws -> Void

    init(_ tied: String, _ becomes: String, _ isTrue: @escaping @MainActor @Sendable () async throws -> Void) {
      (self.tied, self.becomes, self.isTrue) = (tied, becomes, isTrue)
    }

    var testDescription: String { tied }
  }

  nonisolated static let rows = [
    Row(
      "a redirect that waits for it",
      "Follows. The guard is asked again; if it doesn't allow the action yet, or the action's screen is covered, the "
        + "successor is waited for. Who waits for the modal whose root it was goes on waiting for that.", redirect),
    Row("the modal or the tab whose root it is", "Follows: it stays, with the successor as its root.", place),
    Row("the modals that it has presented", "Follow: they stay, and the successor can dismiss them.", modals),
    Row("the screens above it", "Follow: they stay above the successor.", above),
    Row("an action from outside that asks it whether it may leave", "Goes on; nobody is asked any more.", link),
    Row("`until:`, of who waits for its callback", "Ends: `nil` or `false`.", result),
    Row("`until:`, where it waits itself", "Ends: `nil` or `false`. What it opened stays.", ownResult),
    Row("`lets.task`, `lets.follow`", "Ends: cancelled.", tasks),
    Row("its own actions that wait", "End: ``NavigationReason/superseded``.", waiting),
    Row("`lets.onBack`, `flow.handling`", "Ends. The successor has its own handlers.", handlers),
    Row("`lets.keep`", "Ends: released.", kept),
    Row("its callbacks", "Do nothing: ``NavigationReason/removed``.", callbacks),
    Row(
      "its messages, with `sendsAfterLeaving`", "Go to the screens below it, not to the successor.",
      messagesAfterLeaving),
    Row("`popTo`, `goTo`, and links that name its flow", "Don't find the successor, unless it has that flow.", names),
    Row("its `ScreenID`", "Ends. The successor has its own.", identity),
    Row("`flow.retained()`", "The screen is kept for the next entry of its flow.", retained),
  ]
}

// What follows.
extension Successors {
  private static func redirect() {
    let session = Flag(), login = Pages.c, navigator = Navigator(quiet: Pages.a)
    let item = Pages.x.guarded { session.isOn ? .allow : .redirect(.push(login)) }
    #expect(navigator.perform(.push(item)).isWaiting)
    navigator.perform(.replace(with: Pages.d))
    #expect(navigator.tree.summary == "A > D")
    session.isOn = true
    navigator.perform(.replace(with: Pages.b))
    #expect(navigator.tree.summary == "A > B > X")
  }

  private static func place() throws {
    let sheet = try Navigator(showing: "A | sheet: B")
    sheet.perform(.replace(with: Pages.c))
    #expect(sheet.tree.summary == "A | sheet: C")
    sheet.perform(.dismiss(), from: 1)
    #expect(sheet.tree.summary == "A")

    let tabs = Navigator(quiet: Containers.tabs)
    for action in [.replace(with: Pages.x), .select(1), .select(Pages.b)] as [NavigationAction] {
      #expect(tabs.perform(action).isPerformed)
    }
    #expect(tabs.tree.summary == "Tabs[*X, C, (D)]")
  }

  private static func modals() throws {
    let navigator = try Navigator(showing: "P | sheet: B")
    navigator.perform(.replace(with: Pages.c), from: 1)
    #expect(navigator.tree.summary == "C | sheet: B")
    #expect(navigator.perform(.dismiss(), from: navigator.tree.path[0].id).isPerformed)
    #expect(navigator.tree.summary == "C")
  }

  private static func above() throws {
    let navigator = try Navigator(showing: "A > P > B")
    navigator.perform(.replace(with: Pages.c), from: 2)
    #expect(navigator.tree.summary == "A > C > B")
  }

  private static func link() async {
    let judge = Judge(), navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(Pages.b.confirmsLeaving { _ in await judge.confirms() }))
    let link = Task { await navigator.performAndWait(.goTo(Pages.a)) }
    await judge.begins()
    #expect(navigator.perform(.replace(with: Pages.c).withoutConfirmation, from: 2).isPerformed)
    #expect(await link.value.isPerformed)
    await judge.isTold()
    #expect(navigator.tree.summary == "A")
  }
}

// What ends.
extension Successors {
  private static func result() async throws {
    let navigator = Navigator(quiet: Asking.asker)
    let answer = try await navigator.begin { await $0.push(Asking.picker, until: \.onPick) }
    navigator.perform(.replace(with: Asking.picker))
    #expect(await answer.value == .some(nil))
    #expect(navigator.tree.summary == "A > P")
  }

  private static func ownResult() async throws {
    let navigator = Navigator(quiet: Asking.asker.actsWhileCovered())
    let answer = try await navigator.begin { await $0.push(Asking.picker, until: \.onPick) }
    navigator.perform(.replace(with: Pages.b), from: 1)
    #expect(await answer.value == .some(nil))
    #expect(navigator.tree.summary == "B > P")
  }

  private static func tasks() async throws {
    let load = Load(), (steps, feed) = AsyncStream.makeStream(of: Step.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    feed.onTermination = { _ in end.yield() }
    let flow = Flow(with: Page()) { screen, lets in
      screen.onNext = lets.task { _ in try await load.run() }
      lets.follow(steps)
    }
    let navigator = Navigator(quiet: flow)
    try navigator.page(1).onNext()
    await load.begins()
    navigator.perform(.replace(with: Pages.b))
    await load.isCancelled()
    for await _ in ends { break }
  }

  private static func waiting() async {
    let judge = Judge(), navigator = Navigator(quiet: Pages.a)
    let slow = Task { await navigator.performAndWait(.push(Pages.x.guarded { await judge.thinks() }), from: 1) }
    await judge.begins()
    navigator.perform(.replace(with: Pages.b), from: 1)
    #expect(await slow.value.reason == .superseded)
    await judge.isTold()
    #expect(navigator.tree.summary == "B")
  }

  private static func handlers() {
    let asked = Asked(), navigator = Navigator(quiet: Pages.a)
    let flow = Flow(with: Page()) { _, lets in
      lets.onBack {
        asked.note("back")
        return NavigationAction.stay
      }
    }
    navigator.perform(.push(asked.flow(flow)))
    navigator.perform(.replace(with: asked.flow(Pages.b)))
    navigator.perform(.send(Step.done))
    navigator.perform(.back())
    #expect(asked.names == ["B"])
    #expect(navigator.tree.summary == "A")
  }

  private static func kept() {
    let navigator = Navigator(quiet: Pages.a)
    var value: Page? = Page()
    let weak = Weak(value)
    let flow = Flow(with: Page()) { [weak value] _, lets in _ = value.map { lets.keep($0) } }
    navigator.perform(.push(flow))
    value = nil
    #expect(weak.object != nil)
    navigator.perform(.replace(with: Pages.b))
    #expect(weak.object == nil)
  }

  private static func callbacks() throws {
    let flow = Flow(with: Page()) { $0.onNext = $1.push(Pages.x) }.named("Old"), navigator = Navigator(quiet: flow)
    let page = try navigator.page(1), log = EventLog(of: navigator, [.ignored])
    navigator.perform(.replace(with: Pages.b))
    page.onNext()
    #expect(log.lines == ["ignored push(X): removed"])
  }

  private static func messagesAfterLeaving() throws {
    let asked = Asked(), navigator = Navigator(quiet: asked.flow(Pages.a))
    let flow = Flow(with: Page()) { $0.onNext = $1.send(Step.done) }.sendsAfterLeaving()
    navigator.perform(.push(flow))
    let page = try navigator.page(2)
    navigator.perform(.replace(with: asked.flow(Pages.b)))
    page.onNext()
    #expect(asked.names == ["A"])
  }

  private static func names() throws {
    let navigator = try Navigator(showing: "A > P > B")
    navigator.perform(.replace(with: Pages.c), from: 2)
    #expect(navigator.perform(.popTo(Pages.p)).reason == .targetNotFound)
    navigator.perform(.goTo(Pages.p))
    #expect(navigator.tree.summary == "A > C > B > P")
  }

  private static func identity() throws {
    let navigator = try Navigator(showing: "A > B")
    navigator.perform(.replace(with: Pages.b))
    #expect(navigator.screen(of: 2) == nil)
    #expect(navigator.tree.visible.id == 3)
  }

  private static func retained() throws {
    let kept = Pages.b.retained(), navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(kept))
    let page = try navigator.page(2)
    navigator.perform(.replace(with: Pages.c))
    navigator.perform(.push(kept))
    #expect(try navigator.page(4) === page)
  }
}
