import FlowKit
import FlowKitTesting
import Testing

/// What handlers of back can answer, and when they are asked.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct BackAnswerTests {
  private let backs = Backs()

  @Test func answerOfNoneDoesNothingAndSucceeds() {
    backs.answers["B"] = { .stay }
    let navigator = backs.navigator(after: .push(backs["B"]))
    let log = EventLog(of: navigator, .actions), outcome: NavigationOutcome = navigator.perform(.back())
    #expect(outcome.description == "performed")
    #expect(navigator.back())
    #expect(navigator.tree.summary == "A > B")
    #expect(log.lines == ["willNavigate back()", "didNavigate back()", "willNavigate back()", "didNavigate back()"])
  }

  @Test func actionIsPerformedFromItsScreen() {
    backs.answers["B"] = { .push(Pages.x) }
    let navigator = backs.navigator(after: .push(backs["S"]), .select(1))
    let log = EventLog(of: navigator, .actions)
    #expect(navigator.back())
    #expect(navigator.tree.summary == "A > S[*B > X, D]")
    #expect(log.events.allSatisfy { $0.caller?.description == "B #3" && $0.action == .push(Pages.x) })
    #expect(log.events.last?.action.origin?.description.hasPrefix("FlowKitTests/BackAnswerTests.swift:") == true)
  }

  @Test func answerWithoutAPlaceHasThePlaceOfItsHandler() {
    backs.answers["A"] = { .dismiss() }
    let navigator = backs.navigator(), outcome: NavigationOutcome = navigator.perform(.back())
    #expect(outcome.issue?.action.origin?.description.hasPrefix("FlowKitTests/Backs.swift:") == true)
  }

  @Test func answerOfBackGoesBackWithoutAskingOthers() {
    backs.answers["X"] = { .back() }
    let navigator = backs.navigator(after: .push(backs["T"]), .push(backs["X"]))
    #expect(backs.asked { navigator.back() } == ["X"])
    #expect(navigator.tree.summary == "A > T[*B, (C)]")
    #expect(backs.asked { navigator.back() } == ["B", "T"])
  }

  @Test func impossibleAnswerIsReportedAndHandlesTheBack() {
    backs.answers["B"] = { .popTo(Pages.x) }
    let navigator = backs.navigator(after: .push(backs["B"]))
    let log = EventLog(of: navigator, .actions)
    #expect(navigator.back())
    #expect(log.lines == ["ignored popTo(X): target not found"])
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func backThatNoHandlerAnswersAtTheAppsRootIsFalse() {
    let navigator = backs.navigator()
    #expect(navigator.canGoBack)
    #expect(!navigator.back())
    #expect(navigator.perform(.back()).changes.isEmpty)
  }

  @Test func messageIsAnAnswerToo() {
    backs.answers["B"] = { .send(Step.done) }
    let navigator = backs.navigator(after: .push(backs["B"]))
    navigator.handle(Step.self) { _ in .present(Pages.x) }
    #expect(navigator.back())
    #expect(navigator.tree.summary == "A > B | sheet: X")
  }

  @Test func messagesAndBacksThatAnswerEachOtherAreRefused() {
    backs.answers["B"] = { .send(Step.done) }
    let navigator = backs.navigator(after: .push(backs["B"]))
    navigator.handle(Step.self) { _ in .back() }
    #expect(navigator.back())
    #expect(backs.asked == ["B"])
    #expect(navigator.tree.summary == "A")
  }

  @Test func actionThatAHandlerPerformsWaitsItsTurn() {
    let navigator = backs.navigator(after: .push(backs["B"]))
    var outcome: NavigationOutcome?
    backs.answers["B"] = { [unowned navigator] in
      outcome = navigator.perform(.push(Pages.x))
      return nil
    }
    #expect(navigator.back())
    #expect(outcome?.isQueued == true)
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func handlerThatGoesBackIsAskedAgainInItsTurn() {
    let navigator = backs.navigator(after: .push(backs["B"]))
    var count = 0
    backs.answers["B"] = { [unowned navigator] in
      count += 1
      if count < 3 { navigator.back() }
      return .stay
    }
    navigator.back()
    #expect(count == 3)
    backs.answers["B"] = { [unowned navigator] in
      navigator.back()
      return .stay
    }
    #expect(navigator.back())
    #expect(backs.asked.count == 1_003)
  }

  @Test func handlerCanReleaseTheNavigator() {
    var navigator: Navigator? = backs.navigator(after: .push(backs["B"]))
    let weak = Weak(navigator)
    backs.answers["B"] = {
      navigator = nil
      return .pop()
    }
    #expect(navigator?.back() == true)
    #expect(weak.object == nil)
  }

  @Test func backOfAVisibleScreenAsksAllHandlers() throws {
    let column = Flow(with: Page()) { $0.onNext = $1.back() }
    let flow = Flow(with: Page(), containing: .split(backs["B"], column))
    let navigator = backs.navigator(after: .push(flow))
    let page = try navigator.page(4)
    #expect(backs.asked { page.onNext() } == ["B"])
    #expect(navigator.tree.summary == "A > Page[*B, Page]")
  }

  @Test func backOfACoveredScreenAsksNoHandler() throws {
    let covered = Flow(with: Page()) { $0.onNext = $1.back() }
    let navigator = backs.navigator(after: .push(covered), .push(backs["B"]))
    let page = try navigator.page(2)
    #expect(backs.asked { page.onNext() } == [])
    #expect(navigator.tree.summary == "A")
    #expect(backs.asked { page.onNext() } == [])
  }

  @Test func backInABatchAsksNoHandler() {
    backs.answers["B"] = { .stay }
    let navigator = backs.navigator(after: .push(backs["B"]))
    #expect(backs.asked { navigator.perform(.batch(.back(), .push(Pages.x))) } == [])
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func finishedGestureAsksNoHandler() throws {
    backs.answers["B"] = { .stay }
    let navigator = backs.navigator(after: .push(backs["B"]), .push(backs["B"])), host = HeadlessHost()
    navigator.attach(host)
    #expect(navigator.host.asksBefore())
    let gesture = try #require(navigator.host.beginGesture())
    #expect(backs.asked { gesture.finish() } == [])
    #expect(navigator.tree.summary == "A > B")
    let second = try #require(navigator.host.beginGesture())
    let observation = navigator.observe { if $0.kind == .willNavigate, $0.action == .push(Pages.x) { second.finish() } }
    navigator.perform(.push(Pages.x))
    #expect(backs.asked == [])
    #expect(navigator.tree.summary == "A")
    observation.cancel()
  }

  @Test func awaitedBackReturnsTheOutcomeOfTheAnswer() async {
    backs.answers["B"] = { .push(Pages.x) }
    let navigator = backs.navigator(after: .push(backs["B"]))
    #expect(await navigator.performAndWait(.back()).description == "pushed X #3")
  }

  @Test func waitingBackAsksTheScreensThatAreVisibleInItsTurn() {
    let navigator = backs.navigator(after: .push(backs["B"]))
    var answers: [Bool] = []
    let observation = navigator.observe { [unowned navigator] event in
      if event.kind == .willNavigate, event.action.kind == .push { answers.append(navigator.back()) }
    }
    #expect(backs.asked { navigator.perform(.push(backs["C"])) } == ["C"])
    #expect(answers == [true])
    #expect(navigator.tree.summary == "A > B")
    observation.cancel()
  }

  @Test func applyingBackToATreeAsksNoHandler() throws {
    backs.answers["B"] = { .stay }
    let tree = backs.navigator(after: .push(backs["B"])).tree
    #expect(try tree.applying(.back(), firstID: 3).tree.summary == "A")
  }

  @Test func spyInFrontOfANavigatorForwardsHandlers() {
    backs.answers["B"] = { .stay }
    let navigator = Navigator(root: backs["A"], spies: LetsSpyFactory())
    navigator.perform(.push(backs["B"]))
    #expect(backs.asked { navigator.back() } == ["B"])
    #expect(backs["C"].makeScreen(lets: LetsSpy().lets).received == [])
    #expect(backs.handlers["C"]?.isEnabled == false)
  }
}
