import FlowKit
import Testing

/// `lets.choose`, and answers that are `nil` or `.stay`.
@MainActor
struct ChoiceTests {
  private func navigator(
    _ choice: @escaping @MainActor (String) -> NavigationAction
  ) throws -> (Navigator, Page, EventLog) {
    let navigator = try Navigator(showing: "A > B")
    navigator.perform(.push(Flow(with: Page()) { $0.onText = $1.choose(choice) }.named("S")))
    return (navigator, try navigator.page(3), EventLog(of: navigator, .actions))
  }

  @Test func chosenActionActsFromItsScreen() throws {
    let (navigator, page, _) = try navigator { $0 == "new" ? .push(Pages.c) : .popToRoot() }
    page.onText("new")
    #expect(navigator.tree.summary == "A > B > S > C")
    page.onText("old")
    #expect(navigator.tree.summary == "A")
  }

  @Test func choiceIsMadeAtEachCall() throws {
    var texts: [String] = []
    let (navigator, page, _) = try navigator {
      texts.append($0)
      return .stay
    }
    page.onText("1")
    page.onText("2")
    #expect(texts == ["1", "2"])
    navigator.perform(.pop())
    page.onText("3")
    #expect(texts == ["1", "2"])  // a closed screen chooses nothing
  }

  @Test func aDeclaredChoiceIsMadeAtEachCall() throws {
    let navigator = try Navigator(showing: "A > B"), log = EventLog(of: navigator, .actions)
    navigator.perform(
      .push(Flow(with: Page()) { $0.onText = $1.choose(.push(Pages.c), orElse: .pop()) { $0 == "new" } }.named("S")))
    let page = try navigator.page(3)
    page.onText("new")
    #expect(navigator.tree.summary == "A > B > S > C")
    #expect(log.events.last?.action.origin?.description.contains("ChoiceTests.swift") == true)
    navigator.back()
    page.onText("old")
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func choiceOfNilIsIgnoredAndReported() throws {
    let (navigator, page, log) = try navigator { _ in nil }
    page.onText("")
    #expect(navigator.tree.summary == "A > B > S")
    #expect(log.lines == ["ignored nil: nothing chosen"])
    #expect(log.events.first?.caller?.description == "S #3")
  }

  @Test func choiceOfNoneIsPerformed() throws {
    let (navigator, page, log) = try navigator { _ in .stay }
    page.onText("")
    #expect(navigator.tree.summary == "A > B > S")
    #expect(log.lines == ["willNavigate stay", "didNavigate stay"])
  }

  @Test func nilOnTheNavigatorIsIgnored() throws {
    let navigator = try Navigator(showing: "A")
    let nothing: NavigationAction = nil
    #expect(navigator.perform(nothing).reason == .nothingChosen)
    #expect(navigator.perform(.stay).isPerformed)
  }

  @Test func choiceOfACoveredScreenIsCovered() throws {
    let (navigator, page, log) = try navigator { _ in .push(Pages.c) }
    page.onText("")
    page.onText("")
    #expect(navigator.tree.summary == "A > B > S > C")
    #expect(log.lines.last == "ignored push(C): covered")
  }

  @Test func choiceOfARemovedScreenIsRemoved() throws {
    let (navigator, page, log) = try navigator { _ in nil }
    navigator.perform(.pop())
    log.clear()
    page.onText("")
    #expect(log.lines == ["ignored nil: removed"])
  }

  @Test func chosenActionForwardsArguments() throws {
    let (navigator, page, _) = try navigator { text in .push(Pages.c) { $0.receive(text) } }
    page.onText("hello")
    #expect(try navigator.page(4).received == ["hello"])
  }

  @Test func chosenActionHasItsOwnPlaceOrThatOfTheChoice() throws {
    let navigator = try Navigator(showing: "A")
    let line: UInt32 = #line + 2
    let flow = Flow(with: Page()) { page, lets in
      page.onText = lets.choose { $0 == "push" ? .push(Pages.b) : .dismiss() }
    }
    navigator.perform(.push(flow))
    let log = EventLog(of: navigator, .actions)
    try navigator.page(2).onText("dismiss")
    try navigator.page(2).onText("push")
    #expect(log.events.first?.action.origin?.description == "\(#fileID):\(line)")
    #expect(log.events.last?.action.origin?.description == "\(#fileID):\(line)")
  }

  @Test func chosenMessageReachesItsHandler() throws {
    let navigator = Navigator(root: Pages.a.handling(Step.self) { _ in .popToRoot() })
    navigator.perform(.push(Flow(with: Page()) { $0.onText = $1.choose { .send(Step.picked(id: $0.count)) } }))
    try navigator.page(2).onText("")
    #expect(navigator.tree.summary == "A")
  }
}
