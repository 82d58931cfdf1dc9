import FlowKit
import FlowKitTesting
import Testing

/// `settled()` inside of what it would wait for: a task of a screen, a guard.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SettledInsideTests {
  @Test func taskOfAScreenDoesNotWaitForItself() async throws {
    let flag = Flag()
    let flow = Flow(with: Page()) { [weak flag] page, lets in
      page.onNext = lets.task { lets in
        await lets.performAndWait(.push(Pages.b))
        try await holder.navigator?.settled()
        flag?.isOn = true
      }
    }
    .named("A")
    let navigator = Navigator(quiet: flow)
    holder.navigator = navigator
    try #require(navigator.visibleScreen as? Page).onNext()
    try await navigator.settled()
    #expect(flag.isOn)
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func twoTasksDoNotWaitForEachOther() async throws {
    let flags = [Flag(), Flag()]
    let flow = Flow(with: Page()) { page, lets in
      page.onNext = lets.task { _ in
        try await holder.navigator?.settled()
        flags[0].isOn = true
      }
      page.onText = lets.task { _ in
        try await holder.navigator?.settled()
        flags[1].isOn = true
      }
    }
    let navigator = Navigator(quiet: flow)
    holder.navigator = navigator
    let page = try #require(navigator.visibleScreen as? Page)
    page.onNext()
    page.onText("")
    try await navigator.settled()
    #expect(flags[0].isOn && flags[1].isOn)
  }

  @Test func guardDoesNotWaitForItself() async {
    let navigator = Navigator(quiet: Pages.a)
    holder.navigator = navigator
    let target = Pages.b.guarded {
      try await holder.navigator?.settled(); return .allow
    }
    let outcome = await navigator.performAndWait(.push(target))
    #expect(outcome.isPerformed)
    #expect(navigator.tree.summary == "A > B")
  }

  /// A task of the app waits for one that waits itself.
  @Test func taskFromOutsideWaitsForOneThatWaitsInside() async throws {
    let judge = Judge()
    let flow = Flow(with: Page()) { page, lets in
      page.onNext = lets.task { lets in
        try await holder.navigator?.settled()
        await lets.performAndWait(.push(Pages.b.guarded { await judge.thinks() }))
        await lets.performAndWait(.push(Pages.c))
      }
    }
    .named("A").actsWhileCovered()
    let navigator = Navigator(quiet: flow)
    holder.navigator = navigator
    try #require(navigator.visibleScreen as? Page).onNext()
    let task = Task { try await navigator.settled() }
    await judge.begins()
    judge.answers(.allow)
    try await task.value
    #expect(navigator.tree.summary == "A > B > C")
  }

  private let holder = Holder()

  @MainActor
  private final class Holder { weak var navigator: Navigator? }
}
