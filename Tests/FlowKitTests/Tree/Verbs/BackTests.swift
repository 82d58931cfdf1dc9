import FlowKit
import Testing

@MainActor
struct BackTests {
  @Test(arguments: [
    VerbCase("A > B", .back(), "A"),
    VerbCase("A > B > C", .back(), from: 2, "A"),
    VerbCase("A > B | sheet: C", .back(), from: 2, "A"),
    VerbCase("A | sheet: B > C", .back(), "A | sheet: B"),
  ])
  func backPops(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A | sheet: B", .back(), "A"),
    VerbCase("A | sheet: B > C", .back(), from: 2, "A"),
    VerbCase("A > B | sheet: C | alert: D", .back(), "A > B | sheet: C"),
    VerbCase("A > B | sheet: C | alert: D", .back(), from: 3, "A > B"),
  ])
  func backClosesAModalAtItsRoot(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A", .back(), "A"),
    VerbCase("A > B", .back(), from: 1, "A > B"),
    VerbCase("A | sheet: B", .back(), from: 1, "A | sheet: B"),
  ])
  func backAtTheAppsRootChangesNothing(_ verb: VerbCase) throws { try verb.check() }

  @Test func backGoesAllTheWayAndIsFalseAtTheAppsRoot() throws {
    let navigator = try Navigator(showing: "A > B | sheet: C > D")
    var pictures: [String] = []
    while navigator.back() { pictures.append(navigator.tree.summary) }
    #expect(pictures == ["A > B | sheet: C", "A > B", "A"])
    #expect(navigator.tree.summary == "A")
  }

  @Test func backDuringAnActionWaitsAndReturnsWhetherItIsPossible() throws {
    let navigator = try Navigator(showing: "A")
    var answers: [Bool] = []
    let observation = navigator.observe { [unowned navigator] event in
      if event.kind == .willNavigate, answers.count < 2 { answers.append(navigator.back()) }
      if event.kind == .didNavigate, answers.count < 2 { answers.append(navigator.back()) }
    }
    navigator.perform(.push(Pages.b))
    #expect(answers == [false, true])
    #expect(navigator.tree.summary == "A")
    observation.cancel()
  }
}
