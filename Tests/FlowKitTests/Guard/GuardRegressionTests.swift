import FlowKit
import FlowKitTesting
import Testing

/// Ways around guards that once existed.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct GuardRegressionTests {
  private final class Session {
    var isOpen = false
  }

  private let session = Session()

  @Test func preloadingRunsTheGuard() {
    let navigator = Navigator(root: Pages.a)
    var made = 0
    let secret = Flow<Page> { _ in
      made += 1
      return Page()
    }
    .named("Secret").guarded { [session] in session.isOpen ? .allow : .refuse("closed") }
    #expect(navigator.perform(.preload(secret)).reason == .guardRefused)
    #expect(made == 0)
    #expect(navigator.retainedCount == 0)
    session.isOpen = true
    #expect(navigator.perform(.preload(secret)).isPerformed)
    #expect(made == 1)
  }

  @Test func theGuardOfAGroupIsAskedAfterItsScreenHasBeenReplacedUnderAModal() throws {
    var asked = 0
    let group = Pages.a.guardingActions { _ in
      asked += 1
      return .allow
    }
    let navigator = Navigator(root: group)
    for action: NavigationAction in [.push(Pages.p), .present(Pages.b), .present(Pages.q)] {
      #expect(navigator.perform(action).isPerformed)
    }
    #expect(navigator.perform(.replace(with: Pages.d), from: 2).isPerformed)
    #expect(navigator.tree.summary == "A > D | sheet: B | sheet: Q")
    asked = 0
    #expect(navigator.perform(.push(Pages.x)).isPerformed)
    #expect(asked == 1)
    #expect(navigator.perform(.dismiss()).isPerformed)
    #expect(navigator.perform(.push(Pages.x)).isPerformed)
    #expect(asked == 3)
  }

  @Test(arguments: [false, true])
  func aRedirectEndsWhenItsScreenIsReplacedAndRemovedInOneStep(isModal: Bool) {
    let secret = Pages.x.guarded { [session] in
      session.isOpen ? .allow : .redirect(isModal ? .present(Pages.b) : .push(Pages.b))
    }
    let navigator = Navigator(root: Pages.a)
    #expect(navigator.perform(.push(secret)).isDeferred)
    session.isOpen = true
    let end: NavigationAction = isModal ? .dismiss() : .pop()
    #expect(navigator.perform(.batch(.replace(with: Pages.c), .replace(with: Pages.d), end)).isPerformed)
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func waitingActionKeepsNoRemovedScreenAlive() async {
    let judge = Judge(), navigator = Navigator(root: Pages.a)
    let left = waiting(in: navigator, judge)
    await judge.begins()
    let pop: () -> Void = { navigator.perform(.pop()) }
    pop()
    #expect(left.object == nil)
    #expect(navigator.tree.summary == "A")
    judge.answers(.refuse("done"))
  }

  /// Makes an action wait that would remove the visible screen, which has to confirm as well.
  private func waiting(in navigator: Navigator, _ judge: Judge) -> Weak {
    navigator.perform(.push(Pages.q.confirmsLeaving { _ in true }))
    let visible = Weak(navigator.visibleScreen)
    navigator.perform(.reset(to: Pages.x.guarded { await judge.thinks() }))
    return visible
  }

  @Test func taskThatAGuardStartedWaitsInLine() async {
    let navigator = Navigator(root: Pages.a), gate = AsyncStream.makeStream(of: Void.self)
    var later: Task<NavigationOutcome, Never>?
    let first = Pages.b.guarded { [unowned navigator] in
      later = Task {
        for await _ in gate.stream { break }
        return await navigator.perform(.push(Pages.x))
      }
      await Task.yield()
      return .allow
    }
    await navigator.perform(.push(first))
    let slow = Judge()
    let second = Task { await navigator.perform(.push(Pages.c.guarded { await slow.thinks() })) }
    await slow.begins()
    gate.continuation.yield()
    for _ in 0..<10 { await Task.yield() }
    #expect(navigator.tree.summary == "A > B")  // it waits in line, like every action from outside
    slow.answers(.allow)
    _ = await second.value
    #expect(await later?.value.isPerformed == true)
    #expect(navigator.tree.summary == "A > B > C > X")
  }

  @Test func redirectContinuesAfterTheLoginReplacedItself() {
    let navigator = Navigator(root: Pages.a)
    let secret = Pages.x.guarded { [session] in session.isOpen ? .allow : .redirect(.push(Pages.b)) }
    navigator.perform(.push(secret))
    #expect(navigator.tree.summary == "A > B")
    navigator.perform(.replace(with: Pages.c))
    navigator.perform(.replace(with: Pages.d))
    #expect(navigator.tree.summary == "A > D")
    session.isOpen = true
    navigator.perform(.pop())
    #expect(navigator.tree.summary == "A > X")
  }
}
