import FlowKit
import FlowKitTesting
import Testing

/// Screens that have to confirm before they are removed.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct LeavingGuardTests {
  private let asked = Asked(), judge = Judge()

  /// A flow that records that it was asked, and answers.
  private func careful(_ flow: Flow<Page>, _ mayLeave: Bool) -> Flow<Page> {
    flow.confirmsLeaving { [asked] page in
      asked.note(flow.id.name)
      return mayLeave
    }
  }

  private func perform(_ action: NavigationAction, _ id: ScreenID? = nil, on navigator: Navigator) -> NavigationOutcome
  {
    navigator.perform(action, from: id)
  }

  struct Way: Sendable {
    let action: NavigationAction
    /// The screens that are asked, from the top down, if all confirm.
    let asked: [String]
    let after: String
    var caller: ScreenID?
  }

  /// From `A > B > C | sheet: D`, where B, C and D confirm leaving.
  nonisolated static let ways: [Way] = [
    Way(action: .pop(), asked: ["D", "C"], after: "A > B", caller: 3),
    Way(action: .pop(), asked: ["D", "C", "B"], after: "A", caller: 2),
    Way(action: .popTo(Pages.a), asked: ["D", "C", "B"], after: "A"),
    Way(action: .popToRoot(), asked: ["D", "C", "B"], after: "A", caller: 3),
    Way(action: .dismiss(), asked: ["D"], after: "A > B > C"),
    Way(action: .dismissAll(), asked: ["D"], after: "A > B > C"),
    Way(action: .back(), asked: ["D"], after: "A > B > C"),
    Way(action: .unwind(), asked: ["D", "C"], after: "A > B", caller: 2),
    Way(action: .replace(with: Pages.x), asked: ["D"], after: "A > B > C | sheet: X"),
    Way(action: .reset(to: Pages.x), asked: ["D"], after: "A > B > C | sheet: X"),
    Way(action: .reset(to: Pages.x), asked: ["D", "C", "B"], after: "X", caller: 3),
    Way(action: .resetRoot(to: Pages.x), asked: ["D", "C", "B"], after: "X"),
    Way(action: .goTo(Pages.a), asked: ["D", "C", "B"], after: "A"),
    Way(action: .batch(.dismiss(), .pop(), .push(Pages.x)), asked: ["D", "C"], after: "A > B > X"),
    Way(action: .push(Pages.x), asked: [], after: "A > B > C | sheet: D > X"),
  ]

  private func start(refusing name: String = "") throws -> Navigator {
    let navigator = try Navigator(showing: "A")
    _ = perform(.push(careful(Pages.b, name != "B")), on: navigator)
    _ = perform(.push(careful(Pages.c, name != "C")), on: navigator)
    _ = perform(.present(careful(Pages.d, name != "D")), 3, on: navigator)
    return navigator
  }

  @Test(arguments: ways)
  func eachLeavingScreenIsAskedOnceFromTheTopDown(_ way: Way) throws {
    let navigator = try start()
    #expect(perform(way.action, way.caller, on: navigator).isPerformed)
    #expect(asked.names == way.asked)
    #expect(navigator.tree.summary == way.after)
  }

  @Test(arguments: ways.filter { !$0.asked.isEmpty })
  func ifOneScreenRefusesTheWholeActionDoesNothing(_ way: Way) throws {
    let last = try #require(way.asked.last)
    let navigator = try start(refusing: last), tree = navigator.tree
    let log = EventLog(of: navigator, .actions)
    #expect(perform(way.action, way.caller, on: navigator).reason == .leavingRefused)
    #expect(asked.names == way.asked)
    #expect(navigator.tree == tree)
    #expect(log.kinds == ["refused"])
  }

  @Test func actionContinuesWhenTheScreenConfirmsLater() async throws {
    let navigator = try Navigator(showing: "A > B")
    _ = perform(.push(Pages.c.confirmsLeaving { [judge] _ in await judge.confirms() }), on: navigator)
    let end = Task { await navigator.performAndWait(.popTo(Pages.a)) }
    await judge.begins()
    #expect(navigator.tree.summary == "A > B > C")
    judge.answers(.allow)
    #expect(await end.value.isPerformed)
    #expect(navigator.tree.summary == "A")
    #expect(judge.count == 1)
  }

  @Test func nothingHappensIfTheScreenRefusesLater() async throws {
    let navigator = try Navigator(showing: "A > B")
    _ = perform(.push(Pages.c.confirmsLeaving { [judge] _ in await judge.confirms() }), on: navigator)
    let end = Task { await navigator.performAndWait(.pop()) }
    await judge.begins()
    judge.answers(.refuse(""))
    #expect(await end.value.reason == .leavingRefused)
    #expect(navigator.tree.summary == "A > B > C")
  }

  /// Also while what it is asked about came from outside, and other actions from outside stand in line behind that.
  @Test(arguments: [.back(), .popToRoot(), .goTo(Pages.a), .resetRoot(to: Pages.a)] as [NavigationAction])
  func screenCanPresentItsQuestion(_ action: NavigationAction) async throws {
    let navigator = try Navigator(showing: "A")
    let flow = Pages.b.confirmsLeaving { [judge, unowned navigator] _ in
      let question: NavigationOutcome = await navigator.performAndWait(.present(Pages.c))
      let answer = await judge.confirms()
      await navigator.performAndWait(.dismiss(), from: question.changes.first?.entry.id)
      return answer
    }
    _ = perform(.push(flow), on: navigator)
    let end = Task { await navigator.performAndWait(action) }
    await judge.begins()
    #expect(navigator.tree.summary == "A > B | sheet: C")
    judge.answers(.allow)
    #expect(await end.value.isPerformed)
    #expect(navigator.tree.summary == "A")
  }

  /// From `A | sheet: W > B`, where W confirms leaving by an alert, although B covers it.
  nonisolated static let leavingAWizard: [(NavigationAction, ScreenID?)] = [
    (.dismiss(), 3), (.dismiss(), nil), (.dismiss(), 2), (.dismissAll(), nil), (.dismissAll(), 3),
    (.goTo(Pages.a), 3), (.batch(.dismiss(), .push(Pages.c)), 3), (.resetRoot(to: Pages.a), nil),
    (.send("close"), 3),
  ]

  @Test(arguments: leavingAWizard, [true, false])
  func aCoveredScreenMayAskByAModal(_ way: (action: NavigationAction, caller: ScreenID?), _ confirms: Bool) async throws
  {
    let root = Pages.a.handling(String.self) { _ in .dismiss() }, navigator = Navigator(quiet: root)
    let wizard = Flow(with: Asker()) { $0.lets = $1 }.named("W").actsWhileCovered()
      .confirmsLeaving { await $0.lets?.present(Asking.picker, as: .alert, until: \.onPick) == "yes" }
    navigator.performHere(.present(wizard))
    navigator.perform(.push(Pages.b))
    let outcome = Task { await navigator.performAndWait(way.action, from: way.caller) }
    for await event in navigator.events() where event.kind == .appeared { break }
    #expect(navigator.tree.summary == "A | sheet: W > B | alert: P")
    navigator.picker?.onPick?(confirms ? "yes" : "no")
    #expect(await outcome.value.isPerformed == confirms)
    let after = way.action.kind == .batch ? "A > C" : "A"
    #expect(navigator.tree.summary == (confirms ? after : "A | sheet: W > B"))
  }

  @Test func anotherActionThatWouldRemoveTheScreenSharesTheAnswer() async throws {
    let navigator = try Navigator(showing: "A")
    _ = perform(.push(Pages.b.confirmsLeaving { [judge] _ in await judge.confirms() }), on: navigator)
    let end = Task { await navigator.performAndWait(.pop()) }
    await judge.begins()
    #expect(perform(.pop(), on: navigator).reason == .waiting)
    #expect(perform(.resetRoot(to: Pages.x), 2, on: navigator).isWaiting)
    #expect(await end.value.reason == .superseded)
    judge.answers(.allow)
    while navigator.isWaiting { await Task.yield() }
    #expect(judge.count == 1)
    #expect(navigator.tree.summary == "X")
  }

  @Test func whoHasConfirmedIsNotAskedAgainAfterAPause() async throws {
    let navigator = try Navigator(showing: "A")
    _ = perform(.push(careful(Pages.b, true)), on: navigator)
    let flow = Pages.x.guarded { [judge] in await judge.thinks() }
    let end = Task { await navigator.performAndWait(.replace(with: flow)) }
    await judge.begins()
    #expect(asked.names == ["B"])
    judge.answers(.allow)
    #expect(await end.value.isPerformed)
    #expect(asked.names == ["B"])
    #expect(navigator.tree.summary == "A > X")
  }

  /// The user has been asked, and then led elsewhere.
  @Test(arguments: [
    (GuardDecision.redirect(to: Pages.c), "A > B | sheet: C", "A > X"), (.instead(.reset(to: Pages.c)), "C", "C"),
  ])
  func whoHasConfirmedAtOnceIsNotAskedAgainWhenAGuardLeadsElsewhere(
    _ decision: GuardDecision, meanwhile: String, after: String
  ) throws {
    let navigator = try Navigator(showing: "A"), session = Flag()
    _ = perform(.push(careful(Pages.b, true)), on: navigator)
    _ = perform(.replace(with: Pages.x.guarded { session.isOn ? .allow : decision }), on: navigator)
    #expect(navigator.tree.summary == meanwhile)
    session.isOn = true
    _ = perform(.dismissAll(), on: navigator)
    #expect(navigator.tree.summary == after)
    #expect(asked.names == ["B"])
  }

  @Test(.timeLimit(.minutes(5))) func whoHasConfirmedIsNotAskedAgainByAnotherAction() async throws {
    let navigator = try Navigator(showing: "A")
    for flow in [Pages.b, Pages.c] {
      let slow = flow.confirmsLeaving { [asked, judge] _ in
        asked.note(flow.id.name)
        return await judge.confirms()
      }
      _ = perform(.push(slow), on: navigator)
    }
    let first = Task { await navigator.performAndWait(.popToRoot()) }
    await judge.begins()
    judge.answers(.allow)
    await judge.begins()
    #expect(asked.names == ["C", "B"])
    #expect(perform(.resetRoot(to: Pages.x), on: navigator).isWaiting)
    judge.answers(.allow)
    while navigator.isWaiting, asked.names.count == 2 { await Task.yield() }
    navigator.cancelWaiting()  // if somebody is asked again, who would wait for ever
    #expect(asked.names == ["C", "B"])
    #expect(await first.value.reason == .superseded)
    #expect(navigator.tree.summary == "X")
  }

  @Test func leavingGuardReceivesTheScreen() throws {
    let navigator = try Navigator(showing: "A")
    _ = perform(.push(Pages.b.confirmsLeaving { $0.received.isEmpty }), on: navigator)
    try navigator.page(2).receive("changed")
    #expect(perform(.pop(), on: navigator).reason == .leavingRefused)
  }

  @Test func actionsOfTheGuardWaitTheirTurn() throws {
    let navigator = try Navigator(showing: "A")
    let flow = Pages.b.confirmsLeaving { [unowned navigator] _ in
      navigator.perform(.present(Pages.c))
      return true
    }
    _ = perform(.push(flow), on: navigator)
    #expect(perform(.pop(), on: navigator).isPerformed)
    #expect(navigator.tree.summary == "A | sheet: C")
  }

  @Test func leavingGuardThatThrowsRefusesTheAction() throws {
    let navigator = try Navigator(showing: "A")
    _ = perform(.push(Pages.b.confirmsLeaving { _ in throw Load.Failure() }), on: navigator)
    #expect(perform(.pop(), on: navigator).reason == .guardFailed)
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func screensInsideALeavingContainerAreAsked() throws {
    let navigator = try Navigator(showing: "A")
    let tabs = Flow(
      with: Page(), containing: .tabs(careful(Pages.b, true), careful(Pages.c, false), isEager: true)
    ).named("Tabs")
    _ = perform(.push(tabs), on: navigator)
    #expect(perform(.pop(), 2, on: navigator).reason == .leavingRefused)
    #expect(asked.names == ["C"])
    #expect(perform(.select(1), 2, on: navigator).isPerformed)
    #expect(asked.names == ["C"])
  }

  @Test func guardsOfRemovedScreensDoNotRun() throws {
    let navigator = try start()
    _ = perform(.resetRoot(to: Pages.x), on: navigator)
    asked.clear()
    _ = perform(.push(Pages.b), on: navigator)
    #expect(perform(.pop(), on: navigator).isPerformed)
    #expect(asked.names.isEmpty)
  }

  @Test func mayAskBeforeTellsWhetherAGuardMayRun() throws {
    let navigator = try start()
    #expect(navigator.host.mayAskBefore())
    #expect(navigator.host.mayAskBefore(.pop(), from: 3))
    #expect(!navigator.host.mayAskBefore(.push(Pages.x)))
    _ = perform(.dismissAll(), on: navigator)
    _ = perform(.push(Pages.x), on: navigator)
    #expect(!navigator.host.mayAskBefore(.back()))
    #expect(!navigator.host.mayAskBefore(.dismiss()))
    #expect(navigator.host.mayAskBefore(.popToRoot()))
    #expect(navigator.host.mayAskBefore(.push(Pages.x.guarded { .allow })))
  }

  @Test func aPreparationDecidesNothingSoAGestureMayBegin() throws {
    let navigator = try Navigator(showing: "A")
    #expect(!navigator.host.asksBefore(.push(Pages.x.preparing {})))
    #expect(navigator.host.asksBefore(.push(Pages.x.preparing {}.guarded { .allow })))
  }

  @Test func finishedGestureIsUndoneIfTheScreenRefuses() throws {
    let navigator = try start(refusing: "D"), host = HeadlessHost()
    navigator.attach(host)
    #expect(host.beginSwipeBack() == nil)  // a host asks first
    let outcome = host.swipeBackWithoutAsking()?.finish()
    #expect(outcome?.reason == .leavingRefused)
    #expect(host.shown == navigator.tree)
    #expect(host.updates.count == 2)
    #expect(host.problems.isEmpty)
  }

  @Test func finishedGestureIsUndoneUntilTheScreenConfirms() async throws {
    let navigator = try Navigator(showing: "A"), host = HeadlessHost()
    _ = perform(.push(Pages.b.confirmsLeaving { [judge] _ in await judge.confirms() }), on: navigator)
    navigator.attach(host)
    let events = navigator.events()
    #expect(host.swipeBackWithoutAsking()?.finish()?.isWaiting == true)
    #expect(host.shown?.summary == "A > B")
    await judge.begins()
    judge.answers(.allow)
    for await event in events where event.kind == .didNavigate { break }
    #expect(host.shown?.summary == "A")
    #expect(host.problems.isEmpty)
  }
}
