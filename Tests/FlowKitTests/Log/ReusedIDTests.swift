import FlowKit
import FlowKitTesting
import Testing

/// Travels make new screens with ids that former screens had.
@MainActor
struct ReusedIDTests {
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
    let tree = navigator.tree, stale = try navigator.page(2)
    navigator.perform(.pop())
    navigator.perform(.travel(to: tree))
    stale.onNext()
    #expect(navigator.tree == tree)
    try navigator.page(2).onNext()
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
