import FlowKit
import FlowKitTesting
import Testing

/// Answers that come when the app has changed in the meantime.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct LateAnswerTests {
  private let judge = Judge(), session = Flag()

  /// A screen that asks the judge whether it may leave.
  private func editor(_ flow: Flow<Page> = Pages.c) -> Flow<Page> {
    flow.confirmsLeaving { [judge] _ in await judge.confirms() }
  }

  private func perform(_ action: NavigationAction, _ id: ScreenID? = nil, on navigator: Navigator) -> NavigationOutcome
  {
    navigator.perform(action, from: id)
  }

  // The guard is gone.

  @Test(arguments: [GuardDecision.refuse("closed"), .instead(.push(Pages.c)), .redirect(.present(Pages.d))])
  func theAnswerOfAGuardThatWasRemovedWhileItWasAskedCounts(_ decision: GuardDecision) async throws {
    let navigator = Navigator(quiet: Pages.a)
    let actionGuard = navigator.guardActions { [judge] request in
      request.action.flow == Pages.b.id ? await judge.thinks() : .allow
    }
    let end = Task { await navigator.performAndWait(.push(Pages.b)) }
    await judge.begins()
    actionGuard.cancel()
    judge.answers(decision)
    if case .redirect = decision.kind {
      while navigator.tree.summary == "A" { await Task.yield() }
      #expect(navigator.tree.summary == "A | sheet: D")
      #expect(perform(.dismiss(), on: navigator).isPerformed)
      #expect(await end.value.isPerformed)  // nobody asks any more
      #expect(navigator.tree.summary == "A > B")
    } else {
      let outcome = await end.value
      #expect(outcome.reason == (decision.kind == .refuse ? .guardRefused : nil))
      #expect(navigator.tree.summary == (decision.kind == .refuse ? "A" : "A > C"))
    }
    #expect(judge.count == 1)
  }

  // Results.

  /// A screen that waits for a picker, over which an editor is opened.
  private func waiting() async throws -> (navigator: Navigator, answer: Task<String??, Never>, picker: Picker) {
    let navigator = Navigator(quiet: Asking.asker)
    let answer = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    let picker = try #require(navigator.picker)
    #expect(perform(.push(editor()), on: navigator).isPerformed)
    #expect(navigator.tree.summary == "A | sheet: P > C")
    return (navigator, answer, picker)
  }

  @Test(arguments: [true, false], [true, false])
  func whatWasOpenedForAResultIsClosedAlthoughAScreenOverItIsBeingAsked(isPicked: Bool, mayLeave: Bool) async throws {
    let (navigator, answer, picker) = try await waiting()
    let log = EventLog(of: navigator, [.ignored, .refused])
    let back = Task { await navigator.performAndWait(.back()) }
    await judge.begins()
    if isPicked { picker.onPick?("red") } else { answer.cancel() }
    #expect(await answer.value == .some(isPicked ? "red" : nil))
    #expect(await back.value.reason == .superseded)
    judge.answers(mayLeave ? .allow : .refuse(""))
    while navigator.isWaiting { await Task.yield() }
    #expect(judge.count == 1)  // both share the answer
    #expect(navigator.tree.summary == (mayLeave ? "A" : "A | sheet: P > C"))
    #expect(
      log.lines.map { $0.split(separator: ":").last }
        == (mayLeave ? [" superseded"] : [" superseded", " leaving refused"]))
  }

  @Test func whatWasOpenedForAResultIsClosedAlthoughTheTaskIsCancelledWhosePlaceItTakes() async throws {
    let (navigator, answer, picker) = try await waiting()
    let back = Task { await navigator.performAndWait(.back()) }
    await judge.begins()
    picker.onPick?("red")
    back.cancel()
    #expect(await back.value.reason == .superseded)
    judge.answers(.allow)
    #expect(await answer.value == "red")
    while navigator.tree.summary != "A" { await Task.yield() }
  }

  // In line.

  @Test(arguments: [true, false])
  func replacingWaitingTakesThePlaceOfWhatWaitsForAScreenToLeave(removesIt: Bool) async throws {
    let navigator = try Navigator(showing: "A")
    #expect(perform(.push(editor()), on: navigator).isPerformed)
    let pop = Task { await navigator.performAndWait(.pop()) }
    await judge.begins()
    let next = NavigationAction.batch(removesIt ? .reset(to: Pages.a) : .stay, .push(Pages.b)).replacingWaiting
    let end = Task { await navigator.performAndWait(next) }
    #expect(await pop.value.reason == .superseded)
    if removesIt {
      judge.answers(.allow)  // it shares the answer
    }
    #expect(await end.value.isPerformed)
    #expect(navigator.tree.summary == (removesIt ? "A > B" : "A > C > B"))
  }

  @Test(arguments: [true, false])
  func replacingWaitingTakesThePlaceOfWhatWaitsForAScreenToBeReused(isReplaced: Bool) async throws {
    let single = Pages.c.singleTop().guarded { [judge] page in page == nil ? .allow : await judge.thinks() }
    let navigator = try Navigator(showing: "A")
    #expect(await navigator.performAndWait(.push(single)).isPerformed)
    let again = Task { await navigator.performAndWait(.push(single)) }
    await judge.begins()
    if isReplaced {
      #expect(await navigator.performAndWait(.push(Pages.b).replacingWaiting).isPerformed)
      #expect(await again.value.reason == .superseded)
    } else {
      #expect(perform(.push(Pages.b), on: navigator).isWaiting)
      judge.answers(.allow)
      #expect(await again.value.isPerformed)
    }
    #expect(navigator.tree.summary == "A > C > B")
  }

  @Test func anActionFromOutsideIsCancelledWhenTheScreenThatItActsFromLeaves() async throws {
    let navigator = try Navigator(showing: "A")
    #expect(perform(.push(editor(Pages.b)), on: navigator).isPerformed)
    #expect(perform(.push(Pages.c), on: navigator).isPerformed)
    let both = Task { await navigator.performAndWait(.pop(2)) }
    await judge.begins()
    #expect(perform(.pop(), on: navigator).isPerformed)
    #expect(await both.value.reason == .cancelled)
    #expect(navigator.tree.summary == "A > B")
    #expect(perform(.push(Pages.d), on: navigator).isPerformed)
  }

  // Something else is visible by then.

  @Test func aGroupDecidesAboutAResetOfItsScreenAlthoughAnotherTabIsShownByNow() async {
    let group = Pages.b.guardingActions { [judge] _ in await judge.thinks() }
    let tabs = Flow(with: Page(), containing: .tabs(group, Pages.c)).named("Tabs"), navigator = Navigator(root: tabs)
    let asking = Task { await navigator.performAndWait(.resetRoot(to: Pages.x), from: navigator.tree.visible.id) }
    await judge.begins()
    #expect(perform(.select(1), 1, on: navigator).isPerformed)
    judge.answers(.refuse("not now"))
    #expect(await asking.value.reason == .guardRefused)
    #expect(navigator.tree.summary == "Tabs[B, *C]")
  }

  @Test func aLinkGoesOnAfterATravelAlthoughTheScreenThatWasVisibleWhenItAskedIsGone() async throws {
    let navigator = Navigator(root: Pages.a), other = try Navigator(showing: "A > D").tree
    for flow in [editor(), Pages.b] { await navigator.performAndWait(.push(flow)) }
    let link = Task { await navigator.performAndWait(.goTo(Pages.a)) }
    await judge.begins()
    #expect(perform(.pop(), 3, on: navigator).isPerformed)
    #expect(navigator.tree.summary == "A > C")
    #expect(perform(.travel(to: other), on: navigator).isPerformed)
    #expect(await link.value.isPerformed)
    #expect(navigator.tree.summary == "A")
  }

  // A removal below.

  @Test(arguments: [nil, 3] as [ScreenID?])
  func removingAScreenBelowDoesNotEndWhatLoads(caller: ScreenID?) async throws {
    let load = Load(), navigator = try Navigator(showing: "A > B > C")
    let push = Task { await navigator.performAndWait(.push(Pages.x.preparing { try await load.run() }), from: 3) }
    await load.begins()
    #expect(perform(.remove(Pages.b), caller, on: navigator).isPerformed)
    load.succeed()
    #expect(await push.value.isPerformed)
    #expect(navigator.tree.summary == "A > C > X")
  }
}

extension GuardDecision {
  fileprivate enum Kind { case refuse, instead, redirect }

  fileprivate var kind: Kind {
    let text = String(describing: self)
    return text.contains("refuse") ? .refuse : text.contains("instead") ? .instead : .redirect
  }
}
