import FlowKit
import FlowKitTesting
import Testing

/// Screens that a travel brings back are others than before, with other ids.
@MainActor
struct IDsNeverComeBackTests {
  @Test func callbackOfTheFormerScreenDoesNothing() throws {
    let back = Flow(with: Page()) { page, lets in page.onNext = lets.pop() }.named("B")
    let other = Navigator(quiet: Pages.a)
    other.perform(.push(Pages.c))
    let navigator = Navigator(quiet: Pages.a), issues = IssueSpy(navigator)
    navigator.perform(.push(back))
    let stale = try navigator.page(2)
    navigator.perform(.pop())
    navigator.perform(.travel(to: other.tree))
    #expect(navigator.tree.summary == "A > C")
    stale.onNext()
    #expect(navigator.tree.summary == "A > C")
    #expect(issues.issues.map(\.reason) == [.removed])
  }

  @Test func callbacksOfTheNewScreenWork() throws {
    let back = Flow(with: Page()) { page, lets in page.onNext = lets.pop() }.named("B")
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(back))
    let issues = IssueSpy(navigator), tree = navigator.tree, stale = try navigator.page(2)
    navigator.perform(.pop())
    navigator.perform(.travel(to: tree))
    #expect(navigator.screen(of: 2) == nil)
    stale.onNext()
    #expect(navigator.tree.summary == "A > B")
    #expect(issues.issues.map(\.message).allSatisfy { $0.contains("the caller, B #2, is closed") })
    #expect(issues.issues.count == 1)
    try navigator.page(3).onNext()
    #expect(navigator.tree.summary == "A")
  }

  @Test func screenMadeAnewIsNotifiedOfItsOwnLifecycle() throws {
    let lives = Lives(), navigator = Navigator(quiet: lives["A"])
    navigator.perform(.push(lives["B"]))
    let other = try NavigationTree(root: navigator.tree.root[0]).applying(.present(lives["B"]), firstID: 2).tree
    let lines = lives.lines { navigator.perform(.travel(to: other)) }
    #expect(lines == ["made B", "covered B", "removed B", "let go B", "visible B"])
  }
}
