import FlowKit
import FlowKitTesting
import Testing

/// Guards that declare what they say if a condition doesn't hold.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct DeclaredGuardTests {
  private let session = Flag(), judge = Judge()
  private let login = Pages.d

  @Test func theConditionIsAskedEachTime() {
    let account = Pages.x.guarded(orElse: .redirect(.present(login))) { [session] in session.isOn }
    let navigator = Navigator(quiet: Pages.a)
    #expect(navigator.perform(.push(account)).isWaiting)
    #expect(navigator.tree.summary == "A | sheet: D")
    #expect(navigator.perform(.dismiss()).isPerformed)
    #expect(navigator.tree.summary == "A")
    session.isOn = true
    #expect(navigator.perform(.push(account)).isPerformed)
    #expect(navigator.tree.summary == "A > X")
  }

  @Test(arguments: [true, false])
  func theConditionMayTakeItsTime(isAllowed: Bool) async {
    let account = Pages.x.guarded(orElse: .refuse("no license")) { [judge] in await judge.confirms() }
    let navigator = Navigator(quiet: Pages.a)
    let end = Task { await navigator.performAndWait(.push(account)) }
    await judge.begins()
    judge.answers(isAllowed ? .allow : .refuse(""))
    let outcome = await end.value
    #expect(outcome.reason == (isAllowed ? nil : .guardRefused))
    #expect(isAllowed || outcome.description.contains("says: no license"))
  }

  @Test func aGroupMayDeclareItsOtherAnswer() async {
    let group = Pages.a.guardingActions(orElse: .instead(.present(login))) { [session] request in
      session.isOn || request.entering.isEmpty
    }
    let navigator = Navigator(quiet: group)
    navigator.perform(.push(Pages.b))
    #expect(navigator.tree.summary == "A | sheet: D")
    navigator.perform(.dismiss())
    session.isOn = true
    navigator.perform(.push(Pages.b))
    #expect(navigator.tree.summary == "A > B")

    let slow = Navigator(quiet: Pages.a.guardingActions(orElse: .refuse("closed")) { _ in await judge.confirms() })
    let end = Task { await slow.performAndWait(.push(Pages.b)) }
    await judge.begins()
    judge.answers(.refuse(""))
    #expect(await end.value.reason == .guardRefused)
  }

  @Test func anErrorRefusesTheAction() {
    let navigator = Navigator(quiet: Pages.a)
    let account = Pages.x.guarded(orElse: .redirect(.present(login))) { throw Load.Failure() }
    #expect(navigator.perform(.push(account)).reason == .guardFailed)
  }
}
