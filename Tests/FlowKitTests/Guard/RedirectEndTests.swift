import FlowKit
import FlowKitTesting
import Testing

/// When a redirected action continues, and in which order several end.
@MainActor
struct RedirectEndTests {
  private let session = Flag()
  private let second = Flow(with: Page()).named("L2"), third = Flow(with: Page()).named("L3")

  private var account: Flow<Page> {
    let login = Flow(with: Page()).named("Login")
    return Pages.x.guarded { [session] in session.isOn ? .allow : .redirect(.present(login)) }
  }

  @Test func resettingTheModalKeepsTheRedirect() throws {
    let navigator = Navigator(root: Pages.a), log = EventLog(of: navigator, .actions)
    navigator.perform(.push(account))
    navigator.perform(.reset(to: second))
    #expect(navigator.tree.summary == "A | sheet: L2")
    session.isOn = true
    navigator.perform(.dismiss)
    #expect(navigator.tree.summary == "A > X")
    #expect(log.kinds.last == "didNavigate")
  }

  @Test func replacingAndResettingTheModalKeepsTheRedirect() {
    let navigator = Navigator(root: Pages.a), log = EventLog(of: navigator, .actions)
    navigator.perform(.push(account))
    navigator.perform(.replace(with: second))
    log.clear()
    navigator.perform(.reset(to: third))
    #expect(navigator.tree.summary == "A | sheet: L3")
    #expect(!log.kinds.contains("ignored"))
    session.isOn = true
    navigator.perform(.dismiss)
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func redirectedActionsEndInTheOrderInWhichTheyCame() {
    let navigator = Navigator(root: Pages.p), log = EventLog(of: navigator, .actions)
    for number in 0..<6 {
      let login = Flow(with: Page(), id: number).named("Login")
      let room = Flow(with: Page(), id: number).named("Room").guarded { .redirect(.present(login)) }
      navigator.perform(.push(room), from: 1)
    }
    log.clear()
    navigator.cancelWaiting()
    #expect(log.events.map { $0.action.flow?.description } == (0..<6).map { "Room(\($0))" })
  }
}
