import FlowKit
import FlowKitRestoration
import FlowKitTesting
import Testing

/// Ways past guards that are closed.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // what never ends is a failure
struct MendedGuardTests {
  private final class Session {
    var isOpen = false
    var asked: [String] = []
  }

  private let session = Session()

  @Test func screenThatIsMadeAheadIsAskedFor() {
    let navigator = Navigator(root: Pages.a)
    var made = 0
    let secret = Flow<Page> { _ in
      made += 1
      return Page()
    }
    .named("Secret").guarded { [session] in session.isOpen ? .allow : .refuse("closed") }
    #expect(navigator.preload(secret).reason == .guardRefused)
    #expect(made == 0)
    #expect(navigator.retainedCount == 0)
    session.isOpen = true
    #expect(navigator.preload(secret).isPerformed)
    #expect(made == 1)
  }

  @Test func restoringAsksTheGuardsOfActionsAndOfGroups() throws {
    let group = Pages.a.guardingActions { [session] request in
      session.asked.append("group: \(request.entering.map(\.name))")
      return .allow
    }
    let flows = try FlowCatalogue {
      $0.add(group)
      $0.add(Pages.b)
    }
    let before = Navigator(root: Pages.a)
    before.perform(.push(Pages.b))
    let snapshot = before.snapshot(with: flows), navigator = Navigator(root: group)
    navigator.guardActions { [session] request in
      session.asked.append("navigator: \(request.action.kind)")
      return session.isOpen ? .allow : .refuse("locked")
    }
    let refused = navigator.restore(snapshot, from: flows)
    #expect(refused.outcome?.reason == .guardRefused)
    #expect(navigator.tree.summary == "A")
    #expect(session.asked == [#"group: ["A", "B"]"#, "navigator: travel"])
    session.isOpen = true
    #expect(navigator.restore(snapshot, from: flows).outcome?.isPerformed == true)
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func actionThatWaitsKeepsNoScreenThatHasLeft() async {
    let judge = Judge(), navigator = Navigator(root: Pages.a)
    let left = waiting(in: navigator, judge)
    await judge.begins()
    let pop: () -> Void = { navigator.perform(.pop) }
    pop()
    #expect(left.object == nil)
    #expect(navigator.tree.summary == "A")
    judge.answers(.refuse("done"))
  }

  /// An action waits that would remove the visible screen, which is asked as well.
  private func waiting(in navigator: Navigator, _ judge: Judge) -> Weak {
    navigator.perform(.push(Pages.q.confirmsLeaving { _ in true }))
    let visible = Weak(navigator.visibleScreen)
    navigator.perform(.reset(to: Pages.x.guarded { await judge.thinks() }))
    return visible
  }

  @Test func taskThatAGuardHasBegunIsNotTheGuard() async {
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
    #expect(navigator.tree.summary == "A > B")  // it waits in line, as all that comes from outside
    slow.answers(.allow)
    _ = await second.value
    #expect(await later?.value.isPerformed == true)
    #expect(navigator.tree.summary == "A > B > C > X")
  }

  @Test func redirectGoesOnWhereTheLoginHasReplacedItself() {
    let navigator = Navigator(root: Pages.a)
    let secret = Pages.x.guarded { [session] in session.isOpen ? .allow : .redirect(.push(Pages.b)) }
    navigator.perform(.push(secret))
    #expect(navigator.tree.summary == "A > B")
    navigator.perform(.replace(with: Pages.c))
    navigator.perform(.replace(with: Pages.d))
    #expect(navigator.tree.summary == "A > D")
    session.isOpen = true
    navigator.perform(.pop)
    #expect(navigator.tree.summary == "A > X")
  }
}
