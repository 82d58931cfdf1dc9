import FlowKit
import Testing

/// Which handlers are asked before the app goes back, and in which order.
@MainActor
struct BackOrderTests {
  private let backs = Backs()

  struct Case: Sendable, CustomTestStringConvertible {
    let actions: @MainActor @Sendable (Backs) -> [NavigationAction]
    let before: String
    let asked: [String]
    let after: String
    var priorities: [String: Int] = [:]

    var testDescription: String { before + (priorities.isEmpty ? "" : ", \(priorities)") }
  }

  nonisolated static let plain = [
    Case(actions: { _ in [] }, before: "A", asked: ["A"], after: "A"),
    Case(actions: { [.push($0["B"])] }, before: "A > B", asked: ["B"], after: "A"),
    Case(actions: { [.present($0["B"])] }, before: "A | sheet: B", asked: ["B"], after: "A"),
    Case(actions: { [.present($0["T"])] }, before: "A | sheet: T[*B, (C)]", asked: ["B", "T"], after: "A"),
  ]

  nonisolated static let containers = [
    Case(actions: { [.push($0["T"])] }, before: "A > T[*B, (C)]", asked: ["B", "T"], after: "A"),
    Case(
      actions: { [.push($0["T"]), .select(1)] }, before: "A > T[B, *C]", asked: ["C", "T"], after: "A > T[*B, C]"),
    Case(
      actions: { [.push($0["T"]), .push($0["X"])] }, before: "A > T[*B > X, (C)]", asked: ["X", "T"],
      after: "A > T[*B, (C)]"),
    Case(actions: { [.push($0["S"])] }, before: "A > S[*B, D]", asked: ["B", "D", "S"], after: "A"),
    Case(
      actions: { [.push($0["S"]), .select(1)] }, before: "A > S[B, *D]", asked: ["D", "B", "S"],
      after: "A > S[*B, D]"),
    Case(actions: { [.push($0["F"])] }, before: "A > F[B, C]", asked: ["F", "C", "B"], after: "A"),
    Case(
      actions: { [.push($0["U"])] }, before: "A > U[*S[*B, D], (C)]", asked: ["B", "D", "S", "U"], after: "A"),
  ]

  nonisolated static let priorities = [
    Case(
      actions: { [.push($0["T"])] }, before: "A > T[*B, (C)]", asked: ["T", "B"], after: "A", priorities: ["T": 1]),
    Case(
      actions: { [.push($0["S"])] }, before: "A > S[*B, D]", asked: ["D", "S", "B"], after: "A",
      priorities: ["B": -1]),
    Case(
      actions: { [.push($0["B"])] }, before: "A > B", asked: ["B"], after: "A", priorities: ["A": 9, "B": Int.min + 1]),
  ]

  @Test(arguments: plain + containers + priorities)
  func visibleScreensAreAskedFromTheInsideOut(_ test: Case) {
    backs.priorities = test.priorities
    let navigator = Navigator(root: backs["A"])
    for action in test.actions(backs) { navigator.perform(action) }
    #expect(navigator.tree.summary == test.before)
    #expect(navigator.host.asksBefore())
    #expect(backs.asked { navigator.back() } == test.asked)
    #expect(navigator.tree.summary == test.after)
  }

  @Test(arguments: [["X"], ["T", "X"], ["X", "T"], ["T"]])
  func firstHandlerThatAnswersIsTheLastToBeAsked(answering: [String]) {
    for name in answering { backs.answers[name] = { .stay } }
    let navigator = backs.navigator(after: .push(backs["T"]), .push(backs["X"]))
    #expect(backs.asked { navigator.back() } == (answering.contains("X") ? ["X"] : ["X", "T"]))
    #expect(navigator.tree.summary == "A > T[*B > X, (C)]")
  }

  @Test func latestHandlerOfAScreenIsAskedFirst() {
    var asked: [Int] = []
    let flow = Flow(with: Page()) { (_: Page, lets) in
      for (number, priority) in [(1, 0), (2, 0), (3, 1), (4, 1), (5, -1)] {
        lets.onBack(priority: priority) {
          asked.append(number)
          return nil
        }
      }
    }
    _ = Navigator(root: flow).back()
    #expect(asked == [4, 3, 2, 1, 5])
  }

  @Test func prioritiesCanBeAnyNumber() {
    var asked: [Int] = []
    let flow = Flow(with: Page()) { (_: Page, lets) in
      for priority in [0, Int.min, Int.max] {
        lets.onBack(priority: priority) {
          asked.append(priority)
          return nil
        }
      }
    }
    _ = Navigator(root: flow).back()
    #expect(asked == [Int.max, 0, Int.min])
  }
}
