import FlowKit
import Testing

/// Answers that are optional actions, wherever `nil` is one.
@MainActor
struct OptionalAnswerTests {
  private enum Step: Sendable { case found(Int?), done, ended }

  private let navigator = Navigator(quiet: Pages.a)
  private let log: EventLog

  init() {
    navigator.perform(.push(Pages.b))
    log = EventLog(of: navigator, .actions)
  }

  @Test func choiceMayBeAnOptional() throws {
    navigator.perform(
      .push(Flow(with: Page()) { $0.onText = $1.choose { text in Int(text).map { .pop($0) } } }.named("S")))
    log.clear()
    try navigator.page(3).onText("two")
    #expect(navigator.tree.summary == "A > B > S")
    #expect(log.lines == ["ignored nil: nothing chosen"])
    try navigator.page(3).onText("2")
    #expect(navigator.tree.summary == "A")
  }

  /// `.stay` beside `nil` and actions is the action that does nothing.
  @Test(arguments: [("", "willNavigate stay"), ("nil", "ignored nil: nothing chosen"), ("pop", "willNavigate pop()")])
  func stayIsTheActionThatDoesNothing(text: String, line: String) throws {
    navigator.perform(
      .push(
        Flow(with: Page()) { page, lets in
          page.onText = lets.choose { text in
            if text == "nil" { return nil }
            return text.isEmpty ? .stay : .pop()
          }
        }))
    log.clear()
    try navigator.page(3).onText(text)
    #expect(log.lines.first == line)
  }

  /// The sheet's handler passes on what its answer has no action for; the navigator's answers it.
  @Test func handlersMayReturnAnOptional() {
    let sheet = Pages.c
      .handling(Step.self) { step in
        switch step {
        case .found(let count): count.map { .pop($0) }
        case .done, .ended: nil
        }
      }
    navigator.handle(Step.self) { step, sender in sender.map { _ in .dismissAll() } }
    navigator.perform(.present(sheet))
    navigator.perform(.push(Pages.d))
    navigator.perform(.send(Step.found(1)), from: 4)
    #expect(navigator.tree.summary == "A > B | sheet: C")
    #expect(navigator.perform(.send(Step.done)).reason == .unhandled)
    navigator.perform(.send(Step.found(nil)), from: 3)
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func handlerWithItsScreenMayReturnAnOptional() throws {
    let top: [Int: Flow<Page>] = [1: Pages.d]
    navigator.handle(Int.self) { top[$0].map { .push($0) } }
    let list = Pages.c.handling(Int.self) { page, number, _ in
      page.receive("\(number)")
      return number == 2 ? top[1].map { .push($0) } : nil
    }
    navigator.perform(.push(list))
    navigator.perform(.send(1))
    #expect(navigator.tree.summary == "A > B > C > D")
    navigator.perform(.send(2))
    #expect(navigator.tree.summary == "A > B > C > D > D")
    #expect(try navigator.page(3).received == ["1", "2"])
    #expect(navigator.perform(.send(3)).reason == .unhandled)
  }

  @Test func handlerOfBackMayReturnAnOptional() {
    let next = Flag()
    navigator.perform(
      .push(Flow(with: Page()) { _, lets in lets.onBack { (next.isOn ? Pages.d : nil).map { .push($0) } } }.named("S")))
    next.isOn = true
    navigator.back()
    #expect(navigator.tree.summary == "A > B > S > D")
    navigator.perform(.pop())
    next.isOn = false
    navigator.back()
    #expect(navigator.tree.summary == "A > B")
  }
}
