import FlowKit
import Shop
import Testing

@testable import Playground

@MainActor
struct LineModeTests {
  let session = Session(root: ShopFlow().tutorial)

  @Test func unknownCommandIsAnsweredWithThePossibleOnes() async {
    let mode = LineMode(session)
    _ = await mode.answer(to: "continue")

    #expect(
      await mode.answer(to: "fly \u{1B}[2J") == """
        There is no “fly ·[2J” here.
        Possible here:
          1  Log in
          2  Back
          type name <text>, double <button>, back, code, step back, tree, log, menu, help, quit

        """)
  }

  @Test func eachProblemIsReportedOnce() async {
    let mode = LineMode(session)

    #expect(await mode.answer(to: "double 1")?.hasPrefix("✗ push(LoginScreen) at Shop/ShopFlow.swift:") == true)
    #expect(await mode.answer(to: "type name Ada")?.hasPrefix("stack\n") == true)
  }

  @Test func quittingHasNoAnswer() async {
    #expect(await LineMode(session).answer(to: "quit") == nil)
  }

  @Test func aScreenWithoutACardIsNoProblem() async {
    final class BareScreen {}
    let mode = LineMode(Session(root: Flow(with: BareScreen())))

    #expect(await mode.answer(to: "1")?.hasPrefix("There is no “1” here.") == true)
  }

  @Test func journalForgetsOldNotes() async {
    let mode = LineMode(session)
    for _ in 0..<20 {
      _ = await mode.answer(to: "continue")
      _ = await mode.answer(to: "back")
    }

    #expect(session.journal.notes.count == 200)
    #expect(session.journal.notes.last?.number == 240)
  }
}
