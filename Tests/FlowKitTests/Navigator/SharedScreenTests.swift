import FlowKit
import FlowKitTesting
import Testing

/// One screen object in two navigators, as when two windows share it by mistake.
@MainActor
struct SharedScreenTests {
  private let page = Page()
  private var shared: Flow<Page> { Flow(with: page) { $0.onNext = $1.push(Pages.b) }.named("S") }

  @Test func secondNavigatorSaysSo() {
    let first = Navigator(root: Pages.a), second = Navigator(root: Pages.a)
    let issues = [IssueSpy(first), IssueSpy(second)]
    first.perform(.push(shared))
    #expect(issues[0].issues.isEmpty)
    second.perform(.push(shared))
    #expect(
      issues[1].issues.map(\.message) == [
        "the screen of S #2 is shown by another navigator, too: its callbacks act here now."
          + " Make a screen for each: Flow(with: EditorScreen())."
      ])
    #expect(issues[0].issues.isEmpty)
  }

  @Test func screenThatHasLeftTheOtherIsNobodys() throws {
    let first = Navigator(root: Pages.a), second = Navigator(root: Pages.a), issues = IssueSpy(second)
    first.perform(.push(shared))
    first.perform(.pop())
    second.perform(.push(shared))
    try issues.verify()
  }

  @Test func screenOfEachIsFine() throws {
    let first = Navigator(root: Pages.a), second = Navigator(root: Pages.a), issues = IssueSpy(second)
    first.perform(.push(Pages.b))
    second.perform(.push(Pages.b))
    try issues.verify()
  }
}
