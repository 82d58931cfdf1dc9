import FlowKit
import FlowKitTesting
import Testing

/// An action that arrives while another one is performed waits its turn.
@MainActor
struct OneAtATimeTests {
  /// A screen that runs closures in its `init` and `deinit`.
  private final class Eager {
    var onGone: () -> Void = {}

    init(_ whenMade: () -> Void = {}) { whenMade() }

    deinit { onGone() }
  }

  @Test func actionOfAnInitializerWaitsUntilItsScreenEntered() throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, .actions, .entries)
    var outcomes: [NavigationOutcome] = []
    let flow = Flow { [unowned navigator] _ in Eager { outcomes.append(navigator.perform(.push(Pages.b))) } }
    navigator.perform(.push(flow))
    #expect(outcomes.map(\.isQueued) == [true])
    #expect(navigator.tree.summary == "A > Eager > B")
    #expect(
      log.lines == [
        "willNavigate push(Eager)", "made Eager #2", "disappeared A #1", "appeared Eager #2",
        "didNavigate push(Eager): pushed Eager #2",
        "willNavigate push(B)", "made B #3", "disappeared Eager #2", "appeared B #3",
        "didNavigate push(B): pushed B #3",
      ])
  }

  @Test func callbackCalledWhileItIsBoundActsFromItsOwnEntry() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(
      .push(
        Flow(with: Page()) { page, lets in
          page.onNext = lets.push(Pages.b)
          page.onNext()
          page.onNext()
        }))
    #expect(navigator.tree.summary == "A > Page > B")
  }

  @Test func screenCanLeaveAsSoonAsItEntered() throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, .actions, .entries)
    navigator.perform(.push(Flow(with: Page()) { (_: Page, lets) in (lets.pop() as () -> Void)() }))
    #expect(navigator.tree.summary == "A")
    #expect(
      log.kinds == [
        "willNavigate", "made Page #2", "disappeared A #1", "appeared Page #2", "didNavigate",
        "willNavigate", "disappeared Page #2", "removed Page #2", "appeared A #1", "didNavigate",
      ])
  }

  @Test func rootCanPerformActionsWhileItIsMade() {
    let navigator = Navigator(
      root: Flow(with: Page()) { page, lets in
        page.onNext = lets.push(Pages.b)
        page.onNext()
      })
    #expect(navigator.tree.summary == "Page > B")
    let replaced = Navigator(quiet: Flow(with: Page()) { (_: Page, lets) in (lets.reset(to: Pages.a) as () -> Void)() })
    #expect(replaced.tree.description == "stack\n└ A #2 ← visible")
    let stubborn = Navigator(quiet: Flow(with: Page()) { (_: Page, lets) in (lets.pop() as () -> Void)() })
    #expect(stubborn.tree.summary == "Page")
  }

  @Test func actionOfPrepareWaits() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(
      .push(Pages.b) { [unowned navigator] _ in
        navigator.perform(.push(Pages.c))
        #expect(navigator.tree.summary == "A")
      })
    #expect(navigator.tree.summary == "A > B > C")
  }

  @Test func actionsOfAnObserverWaitInOrder() throws {
    let navigator = try Navigator(showing: "A")
    let observation = navigator.observe { [unowned navigator] event in
      guard event.kind == .willNavigate, event.action == .push(Pages.b) else { return }
      navigator.perform(.push(Pages.c))
      navigator.perform(.present(Pages.d))
      navigator.perform(.push(Pages.a), from: 1)
      navigator.perform(.push(Pages.p))
    }
    navigator.perform(.push(Pages.b))
    #expect(navigator.tree.summary == "A > B > C | sheet: D > P")
    observation.cancel()
  }

  @Test func callbackInTheDeinitOfAScreenWaitsAndIsIgnored() throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, .actions, .entries)
    navigator.perform(.push(Flow(with: Eager()) { $0.onGone = $1.push(Pages.b) }))
    log.clear()
    navigator.perform(.pop())
    #expect(
      log.lines == [
        "willNavigate pop()", "disappeared Eager #2", "removed Eager #2", "appeared A #1",
        "didNavigate pop(): removed Eager #2", "ignored push(B): removed",
      ])
    #expect(navigator.tree.summary == "A")
  }

  @Test func actionOnTheNavigatorInTheDeinitOfAScreenIsPerformed() throws {
    let navigator = try Navigator(showing: "A")
    let flow = Flow { [unowned navigator] _ in
      let screen = Eager()
      screen.onGone = { MainActor.assumeIsolated { _ = navigator.perform(.push(Pages.c)) } }
      return screen
    }
    for action in [NavigationAction.pop(), .popTo(Pages.a), .popToRoot(), .reset(to: Pages.a), .back()] {
      navigator.perform(.reset(to: Pages.a))
      navigator.perform(.push(flow))
      navigator.perform(action)
      #expect(navigator.tree.summary == "A > C")
      #expect(navigator.screenCount == 2)
    }
  }

  @Test func actionThatAHostPerformsWaits() throws {
    let navigator = try Navigator(showing: "A")
    let host = BusyHost()
    host.whenShowing = { navigator in
      guard navigator.tree.count < 4 else { return }
      #expect(navigator.perform(.push(Pages.b)).isQueued)
    }
    navigator.attach(host)
    #expect(navigator.tree.summary == "A > B > B > B")
    #expect(host.shown.map(\.summary) == ["A", "A > B", "A > B > B", "A > B > B > B"])
  }

  @Test func ignoredActionDoesNotStopThoseThatWait() throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, .actions, .entries)
    navigator.perform(
      .push(Pages.b) { [unowned navigator] _ in
        navigator.perform(.popTo(Pages.x))
        navigator.perform(.pop(), from: 77)
        navigator.perform(.push(Pages.c))
      })
    #expect(log.lines.suffix(7).prefix(2) == ["ignored popTo(X): target not found", "ignored pop(): removed"])
    #expect(navigator.tree.summary == "A > B > C")
  }
}
