import FlowKit
import FlowKitRestoration
import FlowKitTesting
import Testing

/// Questions that were open when a snapshot was taken: nobody waits for their answers when it is restored.
@MainActor
struct AwaitedSnapshotTests {
  private let list: Flow<Page>
  private let flows: FlowRegistry

  init() throws {
    let list = Flow(with: Page()) { page, lets in
      page.onNext = lets.present(Pages.b, as: .alert, until: \.onNext) {}
      page.onText = lets.push(Pages.c, until: \.onText) { _ in }
    }
    .named("List")
    self.list = list
    flows = try Restored.flows { $0.add(list) }
  }

  private func page(_ navigator: Navigator) throws -> Page { try #require(navigator.visibleScreen as? Page) }

  @Test func presentedQuestionIsLeftOut() throws {
    let navigator = Navigator(root: list), copy = Navigator(root: Pages.a)
    try page(navigator).onNext()
    #expect(navigator.tree.summary == "List | alert: B")
    let snapshot = navigator.snapshot(with: flows)
    #expect(
      snapshot.omissions.map(\.message) == [
        "B is left out: another screen waits for its answer, and nobody will when this is restored."
      ])
    let restoration = copy.restore(try snapshot.reread, from: flows)
    #expect(copy.tree.summary == "List")
    #expect(restoration.reasons == [])
  }

  @Test func pushedQuestionIsLeftOutWithWhatIsAboveIt() throws {
    let navigator = Navigator(root: list), copy = Navigator(root: Pages.a)
    try page(navigator).onText("")
    navigator.perform(.push(Pages.d))
    navigator.performHere(.present(Pages.p))
    let snapshot = navigator.snapshot(with: flows)
    #expect(snapshot.omissions.map { "\($0.flow ?? ""): \($0.reason)" } == ["C: awaited", "P: notPresented"])
    copy.restore(try snapshot.reread, from: flows)
    #expect(copy.tree.summary == "List")
  }

  @Test func questionOfATaskIsLeftOut() async throws {
    let asking = Flow(with: Page()) { page, lets in
      page.onNext = lets.task { lets in _ = await lets.push(Pages.b, until: \.onNext) }
    }
    .named("List")
    let flows = try Restored.flows { $0.add(asking) }
    let navigator = Navigator(root: asking)
    try page(navigator).onNext()
    try await navigator.settled()
    #expect(navigator.tree.summary == "List > B")
    #expect(navigator.snapshot(with: flows).omissions.map(\.reason) == [.awaited])
  }

  /// An older version of FlowKit wrote questions like all other screens.
  private func old(_ action: NavigationAction) throws -> NavigationSnapshot {
    let navigator = Navigator(root: list)
    navigator.performHere(action)
    return try navigator.snapshot(with: flows).reread
  }

  @Test(arguments: [(NavigationAction.present(Pages.b, as: .alert), "B #4"), (.push(Pages.c), "C #4")])
  func restoredQuestionIsAnIssue(_ action: NavigationAction, _ name: String) throws {
    let copy = Navigator(root: Pages.a), issues = IssueSpy(copy)
    copy.restore(try old(action), from: flows)
    if action.kind == .push { _ = copy.screen(of: list) }  // hidden, so it is made when it is needed
    #expect(issues.issues.map(\.reason) == [.notAwaited])
    #expect(
      issues.issues.first?.message.hasSuffix(
        "has come back, but List #2 no longer waits for its answer. Its callback does nothing. Close it, and let the"
          + " user ask again.") == true)
  }

  @Test func restoredScreenThatNobodyAwaitsIsNoIssue() throws {
    let copy = Navigator(root: Pages.a), issues = IssueSpy(copy)
    copy.restore(try old(.push(Pages.d)), from: flows)
    _ = copy.screen(of: list)
    try issues.verify()
  }
}
