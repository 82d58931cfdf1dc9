import FlowKit
import FlowKitTesting
import Testing

/// What observers, hosts, and spies see of containers.
@MainActor
struct ContainerHostTests {
  private typealias Change = (action: NavigationAction, kinds: [String])

  @Test func entriesDisappearFromTheInsideOutAndAppearFromTheOutsideIn() throws {
    let navigator = Navigator(root: Pages.a), log = EventLog(of: navigator, .entries)
    let changes: [Change] = [
      (.push(Containers.tabs), ["made Tabs #2", "made B #3", "disappeared A #1", "appeared Tabs #2", "appeared B #3"]),
      (.select(1), ["made C #4", "disappeared B #3", "appeared C #4"]),
      (
        .push(Containers.split),
        [
          "made Split #5", "made B #6", "made D #7", "disappeared C #4", "appeared Split #5", "appeared B #6",
          "appeared D #7",
        ]
      ),
      (.push(Pages.x), ["made X #8", "disappeared B #6", "appeared X #8"]),
      (.show(Pages.a, in: .detail), ["made A #9", "disappeared D #7", "removed D #7", "appeared A #9"]),
      (.back(), []),
      (
        .present(Pages.p),
        [
          "made P #10", "disappeared A #9", "disappeared X #8", "disappeared Split #5", "disappeared Tabs #2",
          "appeared P #10",
        ]
      ),
    ]
    for change in changes {
      log.clear()
      navigator.perform(change.action)
      #expect(log.kinds == change.kinds)
    }
  }

  @Test func updatesNameTheShownChild() throws {
    let navigator = try Navigator(showing: "Tabs[*B > X, C, (D)]"), host = HeadlessHost(delaysTransitions: true)
    navigator.attach(host)
    for action in [NavigationAction.select(1), .pop(), .select(2), .push(Pages.a), .present(Containers.split)] {
      navigator.perform(action)
    }
    host.finishTransition()
    #expect(host.pictures.last == "Tabs[*B > X, C, (D)] → Tabs[B > X, C, *D > A] | sheet: Split[*B, D], automatic")
    #expect(
      host.updates.last?.changes.map(\.description) == [
        "pushed D #5", "pushed A #6", "presented Split #7 as sheet", "pushed B #8", "pushed D #9", "selected D #5",
      ])
    #expect(host.problems == [])
  }

  @Test(arguments: [
    ContainerCase("Tabs[*B > X, C, (D)]", .back(), "Tabs[*B, C, (D)]"),
    ContainerCase("A > Tabs[*B, C, (D)]", .back(), "A"),
    ContainerCase("A | sheet: Tabs[*B, C, (D)]", .back(), "A"),
    ContainerCase("First[B, *C, (D)]", .back(), "First[*B, C, (D)]"),
    ContainerCase("Split[B, *D > X]", .back(), "Split[B, *D]"),
    ContainerCase("Book[*B, C, (D)]", .next(), "Book[B, *C, (D)]"),
    ContainerCase("Book[B, *C, (D)]", .select(0), "Book[*B, C, (D)]"),
    ContainerCase("Tabs[*B > X, C, (D)] | sheet: A", .dismiss(), "Tabs[*B > X, C, (D)]"),
  ])
  func gestureChangesTheTreeAndTheHostAlike(_ move: ContainerCase) throws {
    let navigator = try Navigator(showing: move.before), host = HeadlessHost()
    navigator.attach(host)
    navigator.host.beginGesture()?.finish(move.action)
    #expect(navigator.tree.summary == move.after)
    #expect(host.updates.count == 1)
  }

  @Test func swipeGoesBackInsideATabAndThenOutOfTheContainer() throws {
    let navigator = try Navigator(showing: "A > Tabs[*B > X, (C), (D)]"), host = HeadlessHost()
    navigator.attach(host)
    host.beginSwipeBack()?.cancel()
    #expect(navigator.tree.summary == "A > Tabs[*B > X, (C), (D)]")
    for picture in ["A > Tabs[*B, (C), (D)]", "A"] {
      host.beginSwipeBack()?.finish()
      #expect(navigator.tree.summary == picture)
      #expect(host.shown == navigator.tree)
    }
    #expect(host.beginSwipeBack() == nil)
    #expect(host.updates.count == 1)
    #expect(navigator.screenCount == 1)
  }

  /// Otherwise a host would show a screen that doesn't exist.
  @Test func swipeToATabThatWasNeverShownDoesNotBegin() throws {
    let lazy = FlowChildren.tabs(Pages.b, Pages.c, selected: 1, back: .firstTab)
    let navigator = Navigator(root: Flow(with: Page(), containing: lazy).named("Tabs")), host = HeadlessHost()
    navigator.attach(host)
    #expect(navigator.tree.summary == "Tabs[(B), *C]")
    #expect(host.beginSwipeBack() == nil)
    #expect(navigator.back())
    navigator.perform(.select(1))
    host.beginSwipeBack()?.finish()
    #expect(navigator.tree.summary == "Tabs[*B, C]")
    #expect(host.problems == [])
  }

  @Test func spiesDistinguishTheVerbsOfContainers() throws {
    let spy = LetsSpy()
    var callbacks: [() -> Void] = []
    let flow = Flow(with: Page()) { _, lets in
      callbacks = [
        lets.select(Pages.b), lets.select(1), lets.perform(.next()), lets.perform(.previous()),
        lets.perform(.setChildren(Pages.b, Pages.c)),
        lets.perform(.dismiss(), .select(1)), lets.show(Pages.d, in: .detail),
        lets.unwind(), lets.perform(.pop()),
      ]
    }
    _ = flow.makeScreen(lets: spy.lets)
    for callback in callbacks { callback() }
    let actions: [NavigationAction] = [
      .select(Pages.b), .select(1), .next(), .previous(), .setChildren(Pages.b, Pages.c),
      .batch(.dismiss(), .select(1)),
      .show(Pages.d, in: .detail), .unwind(), .pop(),
    ]
    #expect(spy.actions == actions)
    for (index, action) in actions.enumerated() {
      #expect(actions.filter { $0 == action }.count == 1, "\(index)")
    }
    #expect(.select(Pages.b) == NavigationAction.select(Pages.b) { $0.receive("") })
    #expect(NavigationAction.batch(.dismiss()) != .batch(.dismiss(), .dismiss()))
    callbacks = []
  }

  @Test func actionsArePrintedAsTheyAreWritten() {
    let actions: [NavigationAction] = [
      .select(Pages.b), .select(1), .next(), .previous(), .setChildren(Pages.b, Pages.c),
      .batch(.dismiss(), .select(-1)),
      .show(Pages.d, in: .detail), .unwind(), .batch(),
    ]
    #expect(
      actions.map(\.withoutPlace) == [
        "select(B)", "select(1)", "next()", "previous()", "setChildren(B, C)", "batch(dismiss(), select(-1))",
        "show(D, in: .detail)", "unwind()", "batch()",
      ])
    #expect(
      actions.map { "\($0.kind)" } == [
        "select", "select", "select", "select", "setChildren", "batch", "show", "unwind", "batch",
      ])
  }
}
