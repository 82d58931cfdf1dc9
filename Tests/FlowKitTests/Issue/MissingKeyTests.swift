import FlowKit
import FlowKitTesting
import Testing

/// What a debug build tells of flows that need a key and have none.
@MainActor
struct MissingKeyTests {
  private final class Page {}

  private func item(_ id: Int) -> Flow<Page> { Flow(with: Page()).named("Item") }
  private func keyed(_ id: Int) -> Flow<Page> { Flow(with: Page(), id: id).named("Keyed") }
  private var home: Flow<Page> { Flow(with: Page()).named("Home") }

  @Test(arguments: [
    ("popTo", NavigationAction.Kind.popTo), ("goTo", .goTo), ("remove", .remove), ("batch", .batch), ("reset", .reset),
  ])
  func anEntryThatMayBeAnotherIsToldOnce(name: String, kind: NavigationAction.Kind) throws {
    let navigator = Navigator(root: home), issues = IssueSpy(navigator)
    for action in [.push(item(1)), .push(item(2)), .push(keyed(1))] as [NavigationAction] { navigator.perform(action) }
    try issues.verify()
    let action: NavigationAction =
      switch kind {
      case .popTo: .popTo(item(1))
      case .goTo: .goTo(item(1))
      case .remove: .remove(item(1))
      case .reset: .reset(to: home, [item(1)], keepingEqual: true)
      default: .batch(.popToRoot(), .goTo(item(1)))
      }
    #expect(navigator.perform(action).isPerformed)
    #expect(issues.issues.map(\.reason) == [.keyMissing])
    #expect(issues.issues.first?.message.contains("took Item") == true, "\(name): \(issues.issues)")
    #expect(issues.issues.first?.message.contains("Flow(with: ItemScreen(id), id: id)") == true)
    try issues.expect(.keyMissing)
    navigator.perform(.push(item(3)))
    navigator.perform(.goTo(item(1)))
    try issues.verify()
  }

  @Test func aScreenThatMayBeAnotherIsTold() throws {
    let navigator = Navigator(root: home), issues = IssueSpy(navigator)
    navigator.perform(.push(item(1)))
    #expect(navigator.screen(of: item(2)) != nil)
    #expect(
      issues.issues.map(\.message) == [
        "the app took Item #2, which may be another one: its flow has no key, though its function has parameters"
          + " (\(item(1).id.place)), so all flows of that function are the same. Give it what tells them apart:"
          + " Flow(with: ItemScreen(id), id: id). If the parameters don't, any key says so."
      ])
    try issues.expect(.keyMissing)
  }

  @Test func aReusedScreenThatMayBeAnotherIsTold() throws {
    let navigator = Navigator(root: home), issues = IssueSpy(navigator)
    navigator.perform(.push(item(1).singleTop()))
    navigator.perform(.push(item(2).singleTop()))
    try issues.expect(.keyMissing)
    #expect(navigator.tree.summary == "Home > Item")
  }

  @Test func nothingIsToldWhereNothingIsTakenForAnother() throws {
    let navigator = Navigator(root: home), issues = IssueSpy(navigator), local = item(5)
    let inClosure = { self.item(6) }()
    for action in [.push(keyed(1)), .push(local), .push(home), .push(item(7)), .push(inClosure)] as [NavigationAction] {
      navigator.perform(action)
    }
    for action in [.goTo(inClosure), .pop(), .pop(2), .goTo(local), .popTo(keyed(1)), .goTo(home)] as [NavigationAction]
    {
      navigator.perform(action)
    }
    #expect(navigator.screen(of: keyed(1)) == nil)
    #expect(navigator.screen(of: home) != nil)
    try issues.verify()
    #expect(navigator.tree.summary == "Home")
  }

  @Test func aFlowIsTheSameWhetherItsFunctionHasParametersOrNot() {
    #expect(item(1).id == item(2).id)
    #expect(keyed(1).id == keyed(1).id)
    #expect(keyed(1).id != keyed(2).id)
    #expect(item(1).id.place.column == item(1).id.place.column)
  }
}
