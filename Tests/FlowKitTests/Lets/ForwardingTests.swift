import FlowKit
import Testing

/// Which screens get the arguments that a verb forwards.
@MainActor
struct ForwardingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    let action: NavigationAction
    /// The entry whose screen gets the argument.
    let receiver: ScreenID

    var testDescription: String { "\(before), \(action)" }
  }

  nonisolated static let cases: [Case] = [
    Case(before: "A", action: .push(Pages.b) { $0.receive("hello") }, receiver: 2),
    Case(before: "A", action: .present(Pages.b) { $0.receive("hello") }, receiver: 2),
    Case(before: "A > B", action: .replace(with: Pages.c) { $0.receive("hello") }, receiver: 3),
    Case(before: "A > B", action: .reset(to: Pages.c) { $0.receive("hello") }, receiver: 3),
    Case(before: "A > B > A > B", action: .goTo(Pages.a) { $0.receive("hello") }, receiver: 3),
    Case(before: "A > B", action: .goTo(Pages.b) { $0.receive("hello") }, receiver: 2),
    Case(before: "A > B", action: .goTo(Pages.c) { $0.receive("hello") }, receiver: 3),
    Case(before: "A > B > A > B", action: .popTo(Pages.a) { $0.receive("hello") }, receiver: 3),
    Case(before: "A > B | sheet: C > D", action: .popTo(Pages.a) { $0.receive("hello") }, receiver: 1),
    Case(before: "A > B | sheet: C | alert: D", action: .popTo(Pages.c) { $0.receive("hello") }, receiver: 3),
  ]

  @Test(arguments: cases)
  func argumentsReachOnlyTheScreenThatIsVisibleAfterwards(_ test: Case) throws {
    let navigator = try Navigator(showing: test.before)
    navigator.perform(test.action)
    #expect(navigator.tree.visible.id == test.receiver)
    for entry in navigator.tree.path {
      #expect(try navigator.page(entry.id).received == (entry.id == test.receiver ? ["hello"] : []))
    }
  }

  @Test(arguments: [
    VerbCase("A > B", .popTo(Pages.x) { $0.receive("hello") }, isIgnored: .targetNotFound),
    VerbCase("A > B", .push(Pages.c) { $0.receive("hello") }, from: 1, isIgnored: .covered),
    VerbCase("A > B", .goTo(Pages.a) { $0.receive("hello") }, from: 9, isIgnored: .removed),
  ])
  func ignoredActionForwardsNothing(_ test: VerbCase) throws {
    try test.check()
    let navigator = try Navigator(showing: test.before)
    navigator.perform(test.action, from: test.caller)
    for entry in navigator.tree.path { #expect(try navigator.page(entry.id).received == []) }
  }

  @Test func resetForwardsToEachOfItsScreens() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(
      .reset(to: Pages.b, Pages.c, Pages.d) { first, second, third in
        first.receive("one")
        second.receive("two")
        third.receive("three")
      })
    #expect(try navigator.tree.path.map { try navigator.page($0.id).received } == [["one"], ["two"], ["three"]])
  }

  @Test func newScreenGetsItsArgumentsBeforeItEntersTheTree() throws {
    let navigator = try Navigator(showing: "A")
    var pictures: [String] = []
    navigator.perform(.push(Pages.b) { [unowned navigator] _ in pictures.append(navigator.tree.summary) })
    #expect(pictures == ["A"])
  }

  @Test func screenOfAReturnGetsItsArgumentsAfterwards() throws {
    let navigator = try Navigator(showing: "A > B > C")
    var pictures: [String] = []
    navigator.perform(.popTo(Pages.a) { [unowned navigator] _ in pictures.append(navigator.tree.summary) })
    navigator.perform(.goTo(Pages.a) { [unowned navigator] _ in pictures.append(navigator.tree.summary) })
    #expect(pictures == ["A", "A"])
  }

  @Test func argumentsOfAWaitingActionReachItsTarget() throws {
    let navigator = try Navigator(showing: "A")
    let flow = Flow(with: Page()) { (_: Page, lets) in
      let onText: (String) -> Void = lets.push(Pages.b) { $0.receive }
      onText("from inside")
    }
    navigator.perform(.push(flow))
    #expect(navigator.tree.summary == "A > Page > B")
    #expect(try navigator.page(3).received == ["from inside"])
  }
}
