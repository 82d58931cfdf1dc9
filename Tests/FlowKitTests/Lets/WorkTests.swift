import FlowKit
import FlowKitTesting
import Testing

/// Work of the app, and then an action.
@MainActor
@Suite struct WorkTests {
  private final class Form { var onName: (String, Int) -> Void = { _, _ in } }

  @Test func theWorkIsDoneBeforeTheAction() throws {
    var trees: [String] = []
    var navigator: Navigator?
    let form = Flow(with: Form()) { screen, lets in
      screen.onName = lets.perform(.push(Pages.b)) { name, age in
        trees.append("\(name), \(age): \(navigator?.tree.summary ?? "")")
      }
    }
    navigator = Navigator(root: form)
    try navigator?.screen(ofType: Form.self).onName("Ada", 36)
    #expect(trees == ["Ada, 36: Form"])
    #expect(navigator?.tree.summary == "Form > B")
  }

  @Test func anActionThatTheWorkHasMadeImpossibleIsIgnored() throws {
    var navigator: Navigator?
    let form = Flow(with: Form()) { screen, lets in
      screen.onName = lets.perform(.push(Pages.b)) { _, _ in navigator?.perform(.resetRoot(to: Pages.a)) }
    }
    let made = Navigator(root: form), issues = IssueSpy(made)
    navigator = made
    try made.screen(ofType: Form.self).onName("Ada", 36)
    #expect(made.tree.summary == "A")
    try issues.expect(.removed)
  }

  @Test func nothingOnPurposeIsDoneAlsoIfTheWorkHasClosedTheScreen() throws {
    var navigator: Navigator?
    let form = Flow(with: Form()) { screen, lets in
      screen.onName = lets.choose { (_: String, _: Int) in
        navigator?.perform(.resetRoot(to: Pages.a))
        return .none
      }
    }
    let made = Navigator(root: form), issues = IssueSpy(made)
    navigator = made
    try made.screen(ofType: Form.self).onName("Ada", 36)
    #expect(made.tree.summary == "A")
    try issues.verify()
  }

  @Test func aSpyRunsTheWork() throws {
    var count = 0
    let form = Flow(with: Form()) { screen, lets in screen.onName = lets.perform(.dismiss()) { _, _ in count += 1 } }
    let spy = LetsSpy()
    form.makeScreen(lets: spy.lets).onName("Ada", 36)
    #expect(count == 1)
    try spy.verify(.dismiss())
  }
}
