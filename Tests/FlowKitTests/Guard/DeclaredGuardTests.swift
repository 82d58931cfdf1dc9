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

  // Another flow instead.

  private var room: Flow<Page> { Pages.x.guarded { [join = Pages.c] in .instead(join) } }

  @Test func anotherFlowStandsWhereTheGuardedOneWould() throws {
    let cases: [(NavigationAction, String)] = [
      (.push(room), "A > B | sheet: D > C"), (.present(room), "A > B | sheet: D | sheet: C"),
      (.replace(with: room), "A > B | sheet: C"), (.reset(to: Pages.d, room), "A > B | sheet: D > C"),
      (.batch(.dismissAll(), .push(room)), "A > B > C"),
      (.batch(.dismissAll(), .batch(.popTo(Pages.a), .present(room, as: .alert))), "A | alert: C"),
      (.resetRoot(to: Pages.b, room, Pages.d), "B > C > D"), (.goTo(room), "A > B | sheet: D > C"),
    ]
    for (action, expected) in cases {
      let navigator = try Navigator(showing: "A > B")
      navigator.perform(.present(Pages.d))
      #expect(navigator.perform(action).isPerformed)
      #expect(navigator.tree.summary == expected)
    }
  }

  private final class Other {}

  @Test(arguments: [true, false])
  func argumentsAreForwardedToScreensOfTheSameClass(isSame: Bool) throws {
    let other = Flow(with: Other()).named("Other")
    let target = Pages.x.guarded { isSame ? .instead(Pages.c) : .instead(other) }
    let root = Flow(with: Page()) { screen, lets in screen.onText = lets.push(target) { $0.receive } }.named("R")
    let navigator = Navigator(quiet: root)
    try navigator.page(1).onText("seven")
    #expect(navigator.tree.summary == (isSame ? "R > C" : "R > Other"))
    if isSame { #expect(try navigator.page(2).received == ["seven"]) }
  }

  @Test func anActionThatDoesNotNameTheFlowIsRefused() {
    let tabs = Flow(with: Page(), containing: .tabs(Pages.a, room)).named("Tabs")
    let navigator = Navigator(quiet: tabs), outcome = navigator.perform(.select(1))
    #expect(outcome.reason == .guardRefused)
    #expect(outcome.description.contains("answers C instead, but the action doesn't name its flow"))
    #expect(navigator.perform(.select(room)).reason != nil)
    #expect(navigator.tree.summary == "Tabs[*A, (X)]")
  }

  @Test(arguments: [true, false])
  func aGuardOfTheAppDeclaresItsOtherAnswer(takesTime: Bool) async {
    let navigator = Navigator(quiet: Pages.a), login = login
    if takesTime {
      navigator.guardActions(orElse: .instead(.present(login))) { request in
        await Task.yield()
        return request.entering != [Pages.x.id]
      }
    } else {
      navigator.guardActions(orElse: .instead(.present(login))) { $0.entering != [Pages.x.id] }
    }
    await navigator.performAndWait(.push(Pages.b))
    await navigator.performAndWait(.push(Pages.x))
    #expect(navigator.tree.summary == "A > B | sheet: \(login.id)")
  }

  @Test func anErrorRefusesTheAction() {
    let navigator = Navigator(quiet: Pages.a)
    let account = Pages.x.guarded(orElse: .redirect(.present(login))) { throw Load.Failure() }
    #expect(navigator.perform(.push(account)).reason == .guardFailed)
  }
}
