import FlowKit
import FlowKitTesting
import Testing

/// Screens that await a callback of the screen that they open.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct AwaitedResultTests {
  private let navigator = Navigator(quiet: Asking.asker)

  struct Shape: Sendable {
    let ask: @MainActor @Sendable (Lets) async -> String?
    let call: @MainActor @Sendable (Picker) -> Void
  }

  nonisolated static let shapes: [Shape] = [
    Shape(ask: { await $0.present(Asking.picker, until: \.onPick) }, call: { $0.onPick?("red") }),
    Shape(ask: { await $0.present(Asking.picker, until: \.plain) }, call: { $0.plain("red") }),
    Shape(ask: { await $0.present(Asking.picker, until: \.isolated) }, call: { $0.isolated("red") }),
    Shape(ask: { await $0.present(Asking.picker, until: \.isolatedOptional) }, call: { $0.isolatedOptional?("red") }),
    Shape(ask: { await $0.present(Asking.picker, until: \.sendable) }, call: { $0.sendable("red") }),
    Shape(ask: { await $0.push(Asking.picker, until: \.onPick) }, call: { $0.onPick?("red") }),
    Shape(ask: { await $0.present(Asking.picker, until: \.done) ? "red" : nil }, call: { $0.done() }),
    Shape(ask: { await $0.present(Asking.picker, until: \.doneOptional) ? "red" : nil }, call: { $0.doneOptional?() }),
    Shape(ask: { await $0.present(Asking.picker, until: \.doneIsolated) ? "red" : nil }, call: { $0.doneIsolated() }),
    Shape(
      ask: { await $0.push(Asking.picker, until: \.doneIsolatedOptional) ? "red" : nil },
      call: { $0.doneIsolatedOptional?() }),
  ]

  @Test(arguments: shapes)
  func callbackOfAnyShapeCanBeAwaited(_ shape: Shape) async throws {
    let answer = try await navigator.begin(shape.ask)
    shape.call(try #require(navigator.picker))
    #expect(navigator.tree.summary == "A")
    #expect(await answer.value == "red")
  }

  @Test(arguments: shapes)
  func goingBackReturnsNil(_ shape: Shape) async throws {
    let answer = try await navigator.begin(shape.ask)
    let back = navigator.back()
    #expect(back)
    #expect(await answer.value == .some(nil))
  }

  nonisolated static let leaving: [@MainActor @Sendable (Navigator) -> Void] = [
    { $0.perform(.back()) }, { $0.perform(.dismissAll()) }, { $0.perform(.popToRoot(), from: 1) },
    { $0.perform(.unwind(), from: 1) },
    { $0.perform(.replace(with: Pages.b)) }, { $0.perform(.reset(to: Pages.b)) },
    { $0.perform(.resetRoot(to: Pages.b)) }, { $0.perform(.goTo(Asking.asker)) },
  ]

  @Test(arguments: leaving)
  func leavingInAnyOtherWayReturnsNil(_ leave: @MainActor @Sendable (Navigator) -> Void) async throws {
    let answer = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    leave(navigator)
    #expect(await answer.value == .some(nil))
  }

  @Test func awaitingPerformsOrdinaryActions() async throws {
    let log = EventLog(of: navigator, .actions, .entries)
    let line: UInt32 = #line + 1
    let answer = try await navigator.begin { await $0.present(Asking.picker, as: .alert, until: \.onPick) }
    navigator.picker?.onPick?("red")
    _ = await answer.value
    #expect(
      log.lines == [
        "willNavigate present(P, as: .alert)", "made P #2", "partlyCovered A #1", "appeared P #2",
        "didNavigate present(P, as: .alert): presented P #2 as alert", "willNavigate unwind()", "disappeared P #2",
        "removed P #2", "appeared A #1", "didNavigate unwind(): removed P #2",
      ])
    #expect(log.events.allSatisfy { $0.action.origin == SourcePlace(fileID: #fileID, line: line, column: 0) })
    #expect(log.events.allSatisfy { $0.caller?.id == 1 })
  }

  @Test func answerOfACoveredScreenClosesEverythingOverTheAsker() async throws {
    let answer = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    let picker = try #require(navigator.picker)
    picker.onNext()
    navigator.performHere(.present(Pages.c))
    #expect(navigator.tree.summary == "A | sheet: P > B | sheet: C")
    picker.onPick?("red")
    #expect(navigator.tree.summary == "A")
    #expect(await answer.value == "red")
  }

  @Test func firstAnswerCounts() async throws {
    let log = EventLog(of: navigator, .actions)
    let answer = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    let picker = try #require(navigator.picker)
    picker.onPick?("red")
    log.clear()
    picker.onPick?("blue")
    #expect(await answer.value == "red")
    #expect(log.lines == ["ignored unwind(): removed"])
  }

  @Test func lateAnswerClosesNothingElse() async throws {
    let answer = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    let picker = try #require(navigator.picker)
    await navigator.performAndWait(.dismiss())
    #expect(await answer.value == .some(nil))
    await navigator.performAndWait(.push(Pages.b))
    let log = EventLog(of: navigator, .actions)
    picker.onPick?("red")
    #expect(navigator.tree.summary == "A > B")
    #expect(log.events.map(\.description).first?.contains("the caller, P #2, is closed") == true)
  }

  @Test func immediateAnswerClosesTheScreenThatEntered() async throws {
    let log = EventLog(of: navigator, [.didNavigate])
    let lets = try #require(navigator.asker?.lets)
    let answer = await lets.present(Asking.picker, until: \.hasty)
    #expect(answer == "hasty")
    #expect(navigator.tree.summary == "A")
    #expect(log.events.count == 2)
  }

  @Test func preparedScreenCanAnswer() async throws {
    let lets = try #require(navigator.asker?.lets)
    var screens: [Weak] = []
    let answer = await lets.push(Asking.picker, until: \.onPick) { picker in
      screens.append(Weak(picker))
      picker.onPick?("prepared")
    }
    #expect(answer == "prepared")
    #expect(navigator.tree.summary == "A")
    #expect(screens.count == 1 && screens[0].object == nil)
  }

  @Test func answerIsReturnedEvenIfClosingIsRefused() async throws {
    let careful = Asking.picker.confirmsLeaving { _ in false }
    let answer = try await navigator.begin { await $0.push(careful, until: \.onPick) }
    let picker = try #require(navigator.picker)
    picker.onPick?("red")
    #expect(await answer.value == "red")
    #expect(navigator.tree.summary == "A > P")
    let log = EventLog(of: navigator, .actions)
    picker.onPick?("blue")
    #expect(log.lines.last == "refused unwind(): leaving refused")
  }

  @Test func refusedActionReturnsNil() async throws {
    let guarded = Asking.picker.guarded { .refuse("not now") }
    let answer = try await navigator.begin { await $0.present(guarded, until: \.onPick) }
    #expect(await answer.value == .some(nil))
  }

  @Test func callsDuringConfigurationAreNoAnswer() async throws {
    let early = Flow(with: Picker()) { picker, _ in
      picker.onPick = { _ in }
      picker.onPick?("early")
    }
    let answer = try await navigator.begin { await $0.present(early, until: \.onPick) }
    (navigator.visibleScreen as? Picker)?.onPick?("red")
    #expect(await answer.value == "red")
  }

  @Test func callbackThatTheFlowBoundIsNotCalled() async throws {
    var bound: [String] = []
    let flow = Flow(with: Picker()) { picker, lets in picker.onPick = { bound.append($0) } }
    let answer = try await navigator.begin { await $0.present(flow, until: \.onPick) }
    (navigator.visibleScreen as? Picker)?.onPick?("red")
    #expect(await answer.value == "red")
    #expect(bound == [])
  }

  @Test func ignoredActionReturnsNil() async throws {
    await navigator.performAndWait(.push(Pages.b))
    let log = EventLog(of: navigator, .actions)
    let lets = try #require(navigator.asker?.lets)
    #expect(await lets.present(Asking.picker, until: \.onPick) == nil)
    #expect(await lets.present(Asking.picker, until: \.done) == false)
    #expect(log.lines == ["ignored present(P, as: .sheet): covered", "ignored present(P, as: .sheet): covered"])
  }

  @Test func removedAskerGetsNil() async throws {
    let lets = try #require(navigator.asker?.lets)
    await navigator.performAndWait(.reset(to: Pages.b))
    #expect(await lets.present(Asking.picker, until: \.onPick) == nil)
    #expect(navigator.tree.summary == "B")
  }

  @Test func secondQuestionOfACoveredScreenIsIgnored() async throws {
    let first = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    let second = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    #expect(await second.value == .some(nil))
    navigator.picker?.onPick?("red")
    #expect(await first.value == "red")
  }

  @Test func answerToOneOfTwoQuestionsEndsBoth() async throws {
    let navigator = Navigator(quiet: Asking.asker.actsWhileCovered())
    let first = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    let picker = try #require(navigator.picker)
    let second = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    picker.onPick?("red")
    #expect(navigator.tree.summary == "A")
    #expect(await first.value == "red")
    #expect(await second.value == .some(nil))
  }

  /// From `A > B`, where A opens what it awaits although B covers it; what is over that is closed with it.
  nonisolated static let openedWhileCovered: [(@MainActor @Sendable (Lets) async -> String?, String)] = [
    ({ await $0.present(Asking.picker, as: .alert, until: \.onPick) }, "A > B | alert: P > B"),
    ({ await $0.push(Asking.picker, until: \.onPick) }, "A > B > P > B"),
  ]

  @Test(arguments: openedWhileCovered)
  func whatCoveredTheAskerBeforeStays(
    _ ask: @escaping @MainActor @Sendable (Lets) async -> String?, _ open: String
  ) async throws {
    let navigator = Navigator(quiet: Asking.asker.actsWhileCovered())
    navigator.perform(.push(Pages.b))
    let answer = try await navigator.begin(ask)
    let picker = try #require(navigator.picker)
    picker.onNext()
    #expect(navigator.tree.summary == open)
    picker.onPick?("red")
    #expect(navigator.tree.summary == "A > B")
    #expect(await answer.value == "red")
  }

  @Test func answerToTheUpperOfTwoQuestionsLeavesTheOther() async throws {
    let navigator = Navigator(quiet: Asking.asker.actsWhileCovered())
    let lower = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    let upper = try await navigator.begin { await $0.present(Asking.plain, until: \.onPick) }
    #expect(navigator.tree.summary == "A | sheet: P | sheet: Q")
    navigator.screen(of: Asking.plain)?.onPick?("blue")
    #expect(navigator.tree.summary == "A | sheet: P")
    #expect(await upper.value == "blue")
    navigator.picker?.onPick?("red")
    #expect(navigator.tree.summary == "A")
    #expect(await lower.value == "red")
  }

  @Test(arguments: [true, false])
  func bothAreClosedIfBothAreAnsweredWhileTheUpperOneIsAsked(_ isUpperFirst: Bool) async throws {
    let judge = Judge(), asked = Asking.plain.confirmsLeaving { _ in await judge.confirms() }
    let navigator = Navigator(quiet: Asking.asker.actsWhileCovered())
    let lower = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    let upper = try await navigator.begin { await $0.present(asked, until: \.onPick) }
    let plain = navigator.screen(of: Asking.plain), picker = navigator.picker
    if isUpperFirst { plain?.onPick?("blue") } else { picker?.onPick?("red") }
    await judge.begins()
    if isUpperFirst { picker?.onPick?("red") } else { plain?.onPick?("blue") }
    judge.answers(.allow)
    #expect(await lower.value == "red")
    #expect(await upper.value == "blue")
    try await navigator.settled()
    #expect(navigator.tree.summary == "A")
  }

  @Test func nothingElseIsClosedIfTheOpenedScreenLeavesWhileItIsAsked() async throws {
    let judge = Judge(), asked = Asking.plain.confirmsLeaving { _ in await judge.confirms() }
    let navigator = Navigator(quiet: Asking.asker.actsWhileCovered())
    navigator.perform(.push(Pages.b))
    let answer = try await navigator.begin { await $0.present(asked, until: \.onPick) }
    navigator.screen(of: Asking.plain)?.onPick?("blue")
    await judge.begins()
    navigator.perform(.dismiss().withoutConfirmation)
    #expect(navigator.tree.summary == "A > B")
    judge.answers(.allow)
    #expect(await answer.value == "blue")
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func cancelledTaskClosesTheScreenItOpened() async throws {
    let answer = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    #expect(navigator.tree.summary == "A | sheet: P")
    answer.cancel()
    #expect(await answer.value == .some(nil))
    #expect(navigator.tree.summary == "A")
  }

  @Test func cancelledTaskOpensNothing() async throws {
    let lets = try #require(navigator.asker?.lets)
    let log = EventLog(of: navigator, .actions)
    let answer = Task { await lets.present(Asking.picker, until: \.onPick) }
    answer.cancel()
    #expect(await answer.value == nil)
    #expect(log.lines == [])
  }

  @Test func releasedNavigatorReturnsNil() async throws {
    var navigator: Navigator? = Navigator(quiet: Asking.asker)
    let answer = try await navigator?.begin { await $0.present(Asking.picker, until: \.onPick) }
    let picker = try #require(navigator?.picker)
    navigator = nil
    #expect(await answer?.value == .some(nil))
    picker.onPick?("red")
  }

  @Test func preparedScreenCanBeAwaited() async throws {
    let load = Load()
    let prepared = Asking.picker.preparing { try await load.run() }
    let answer = try await navigator.begin { await $0.present(prepared, until: \.onPick) }
    await load.begins()
    let events = navigator.events()
    load.succeed()
    for await event in events where event.kind == .didNavigate { break }
    navigator.picker?.onPick?("red")
    #expect(await answer.value == "red")
  }

  @Test func failedPreparationReturnsNil() async throws {
    let load = Load()
    let prepared = Asking.picker.preparing { try await load.run() }
    let answer = try await navigator.begin { await $0.present(prepared, until: \.onPick) }
    await load.begins()
    load.fail()
    #expect(await answer.value == .some(nil))
  }

  @Test func askerThatLeavesDuringThePreparationGetsNil() async throws {
    let load = Load()
    let prepared = Asking.picker.preparing { try await load.run() }
    let answer = try await navigator.begin { await $0.present(prepared, until: \.onPick) }
    await load.begins()
    await navigator.performAndWait(.reset(to: Pages.b))
    #expect(await answer.value == .some(nil))
  }

  @Test func askerReplacedUnderItsQuestionGetsNil() async throws {
    let flow = Asking.asker.actsWhileCovered()
    let navigator = Navigator(quiet: flow)
    let answer = try await navigator.begin { await $0.present(Asking.picker, until: \.onPick) }
    let picker = try #require(navigator.picker)
    await navigator.performAndWait(.replace(with: Pages.b), from: 1)
    #expect(navigator.tree.summary == "B | sheet: P")
    #expect(await answer.value == .some(nil))
    let log = EventLog(of: navigator, .actions)
    picker.onPick?("red")
    #expect(log.lines == ["ignored unwind(): removed"])
    #expect(navigator.tree.summary == "B | sheet: P")
  }

  @Test func answerFromADeselectedTabSelectsIt() async throws {
    let tabs = Flow(with: Page(), containing: .tabs(Asking.asker, Pages.c)).named("Tabs")
    let navigator = Navigator(quiet: tabs)
    let answer = try await navigator.begin { await $0.push(Asking.picker, until: \.onPick) }
    let picker = try #require(navigator.picker)
    await navigator.performAndWait(.select(1))
    #expect(navigator.tree.summary == "Tabs[A > P, *C]")
    picker.onPick?("red")
    #expect(navigator.tree.summary == "Tabs[*A, C]")
    #expect(await answer.value == "red")
  }

  @Test func containerAnswersLikeAnyScreen() async throws {
    let container = Flow(with: Picker(), containing: .tabs(Pages.b, Pages.c)).named("Tabs")
    let answer = try await navigator.begin { await $0.present(container, until: \.onPick) }
    #expect(navigator.tree.summary == "A | sheet: Tabs[*B, (C)]")
    let picker = try #require(navigator.screen(of: container))
    await navigator.performAndWait(.select(1))
    picker.onPick?("red")
    #expect(navigator.tree.summary == "A")
    #expect(await answer.value == "red")
  }

  @Test func questionsKeepNothingAlive() async throws {
    var answer: Task<String??, Never>? = try await navigator.begin {
      await $0.present(Asking.picker, until: \.onPick)
    }
    let picker = Weak(navigator.picker), asker = Weak(navigator.asker)
    navigator.picker?.onPick?("red")
    _ = await answer?.value
    answer = nil
    #expect(picker.object == nil)
    await navigator.performAndWait(.reset(to: Pages.b))
    #expect(asker.object == nil)
  }
}
