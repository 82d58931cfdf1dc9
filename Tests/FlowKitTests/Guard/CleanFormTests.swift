import FlowKit
import FlowKitTesting
import Testing

/// Forms that hold up a gesture, or don't: what they say is asked when it begins.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a question that nobody answers fails
struct CleanFormTests {
  private let asked = Asked(), judge = Judge()

  @MainActor
  private final class Form {
    var hasChanges = false
    /// What the user answers.
    var mayLeave = true
  }

  /// A form that answers at once.
  private func form(_ name: String = "Form") -> Flow<Form> {
    Flow(with: Form()).named(name).confirmsLeaving { [asked] form in
      asked.note(name)
      return !form.hasChanges
    }
  }

  /// A form that asks the user, if there is a reason.
  private var asking: Flow<Form> {
    Flow(with: Form()).named("Form").confirmsLeaving(if: \.hasChanges) { [judge] _ in await judge.confirms() }
  }

  private func navigator(_ flow: Flow<Form>) throws -> (Navigator, Form) {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(flow))
    return (navigator, try navigator.screen(ofType: Form.self))
  }

  @Test func cleanFormIsSwipedBack() throws {
    let (navigator, form) = try navigator(form()), host = HeadlessHost()
    navigator.attach(host)
    form.hasChanges = true
    #expect(host.beginSwipeBack() == nil)
    #expect(navigator.tree.summary == "A > Form")
    form.hasChanges = false
    host.beginSwipeBack()?.finish()
    #expect(navigator.tree.summary == "A")
    #expect(host.problems == [])
  }

  @Test func formIsAskedOnceForTheBeginningOfAGestureAndNothingElseHappens() throws {
    let (navigator, _) = try navigator(form())
    var events = 0
    navigator.observe { _ in events += 1 }
    let before = navigator.tree
    #expect(!navigator.host.asksBefore())
    #expect(asked.names == ["Form"])
    #expect(events == 0)
    #expect(navigator.tree == before)
  }

  @Test func whatIsSetUpBeforehandAsksNobody() throws {
    let (navigator, form) = try navigator(form())
    #expect(navigator.host.mayAskBefore())
    form.hasChanges = true
    #expect(navigator.host.mayAskBefore())
    #expect(!navigator.host.mayAskBefore(.push(Pages.x)))
    #expect(asked.names == [])
  }

  @Test func formsInASheetAreAskedFromTheTopUntilOneRefuses() throws {
    let navigator = Navigator(quiet: Pages.a)
    navigator.performHere(.present(form("F")))
    navigator.perform(.push(form("G")))
    navigator.perform(.push(form("H")))
    let root = try navigator.entry("F").id
    #expect(!navigator.host.asksBefore(.dismiss(), from: root))
    #expect(asked.names == ["H", "G", "F"])
    asked.clear()
    (navigator.screen(of: try navigator.entry("G").id) as? Form)?.hasChanges = true
    #expect(navigator.host.asksBefore(.dismiss(), from: root))
    #expect(asked.names == ["H", "G"])
  }

  @Test func formIsNotAskedWhereSomebodyElseHoldsTheGestureUp() throws {
    let (navigator, _) = try navigator(form())
    let registration = navigator.guardActions { _ in .allow }
    #expect(navigator.host.asksBefore())
    registration.cancel()
    let catching = Flow(with: Form()) { _, lets in lets.onBack { NavigationAction.stay } }
    navigator.perform(
      .push(
        catching.confirmsLeaving { [asked] _ in
          asked.note("catching"); return true
        }))
    #expect(navigator.host.asksBefore())
    #expect(asked.names == [])
  }

  @Test func questionThatTakesTimeHoldsUpAGestureIfThereIsOne() throws {
    let (navigator, form) = try navigator(asking)
    #expect(!navigator.host.asksBefore())
    form.hasChanges = true
    #expect(navigator.host.asksBefore())
    #expect(judge.count == 0)
    let always = try self.navigator(Flow(with: Form()).confirmsLeaving { [judge] _ in await judge.confirms() }).0
    #expect(always.host.asksBefore())
  }

  @Test func formWithoutChangesLeavesWithoutTheQuestion() throws {
    let (navigator, _) = try navigator(asking)
    #expect(navigator.perform(.pop()).isPerformed)
    #expect(judge.count == 0)
  }

  @Test func formWithChangesAsks() async throws {
    let (navigator, form) = try navigator(asking)
    form.hasChanges = true
    let refused = Task { await navigator.performAndWait(.pop()) }
    await judge.begins()
    judge.answers(.refuse(""))
    #expect(await refused.value.reason == .leavingRefused)
    let confirmed = Task { await navigator.performAndWait(.pop()) }
    await judge.begins()
    judge.answers(.allow)
    #expect(await confirmed.value.isPerformed)
    #expect(navigator.tree.summary == "A")
  }

  @Test func formThatIsSavedWhileItAsksLeavesInAnotherWay() async throws {
    let (navigator, form) = try navigator(asking)
    form.hasChanges = true
    let first = Task { await navigator.performAndWait(.pop()) }
    await judge.begins()
    form.hasChanges = false
    #expect(navigator.perform(.popToRoot()).isPerformed)
    #expect(await !first.value.isPerformed)
    #expect(navigator.tree.summary == "A")
  }

  @Test func conditionMayBeAClosure() throws {
    let asksToLeave = [true, false].map { answer in
      Flow(with: Form()).confirmsLeaving(if: { form in answer && form.mayLeave }) { [judge] _ in await judge.confirms()
      }
    }
    let navigators = try asksToLeave.map { try navigator($0).0 }
    #expect(navigators.map { $0.host.asksBefore() } == [true, false])
  }

  @Test func conditionThatThrowsHoldsTheGestureUpAndRefusesTheAction() throws {
    let flow = Flow(with: Form()).confirmsLeaving(if: { _ in throw Load.Failure() }) { _ in true }
    let (navigator, _) = try navigator(flow)
    #expect(navigator.host.asksBefore())
    #expect(navigator.perform(.pop()).reason == .guardFailed)
  }

  @Test func whatAFormDoesWhenItIsAskedWaitsUntilThatIsOver() throws {
    let navigator = Navigator(quiet: Pages.a)
    var trees: [String] = []
    let flow = Flow(with: Form()).named("Form").confirmsLeaving { [unowned navigator] _ in
      navigator.perform(.push(Pages.x))
      trees.append(navigator.tree.summary)
      return true
    }
    navigator.perform(.push(flow))
    #expect(!navigator.host.asksBefore())
    #expect(trees == ["A > Form"])
    #expect(navigator.tree.summary == "A > Form > X")
  }

  /// Whoever has confirmed isn't asked again, also if it did so by having nothing to ask.
  @Test func formWithoutChangesIsNotAskedAgainAfterAPause() async throws {
    let (navigator, form) = try navigator(asking)
    let flow = Pages.x.guarded { [judge] in await judge.thinks() }
    let end = Task { await navigator.performAndWait(.replace(with: flow)) }
    await judge.begins()
    form.hasChanges = true
    judge.answers(.allow)
    while navigator.isWaiting, judge.count == 1 { await Task.yield() }
    navigator.cancelWaiting()  // if it is asked again, who would wait for ever
    #expect(await end.value.isPerformed)
    #expect(judge.count == 1)
  }
}
