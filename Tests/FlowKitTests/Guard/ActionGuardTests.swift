import FlowKit
import FlowKitTesting
import Testing

/// Guards of a group of flows and of the whole navigator, which run for every action.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct ActionGuardTests {
  private let asked = Asked()

  private func perform(_ action: NavigationAction, _ id: ScreenID? = nil, on navigator: Navigator) -> NavigationOutcome
  {
    navigator.perform(action, from: id)
  }

  private func group(_ flow: Flow<Page>, _ decision: GuardDecision = .allow) -> Flow<Page> {
    flow.guardingActions { [asked] request in
      asked.note("\(flow.id.name): \(request.action.withoutPlace)")
      return decision
    }
  }

  @Test func guardOfTheNavigatorRunsForEveryPossibleAction() throws {
    let navigator = try Navigator(showing: "A")
    navigator.guardActions { [asked] request in
      let leaving = request.leaving.map { "\($0)" }, entering = request.entering.map(\.description)
      asked.note("\(request.action.withoutPlace) by \(request.caller?.description ?? "nobody") \(entering) \(leaving)")
      return .allow
    }
    _ = perform(.push(Pages.b), 1, on: navigator)
    _ = perform(.popTo(Pages.x), on: navigator)
    _ = perform(.back(), on: navigator)
    _ = perform(.reset(to: Pages.c, Pages.d), on: navigator)
    #expect(
      asked.names == [
        #"push(B) by A #1 ["B"] []"#, #"back() by nobody [] ["B #2"]"#,
        #"reset(to: C, D) by nobody ["C", "D"] ["A #1"]"#,
      ])
  }

  @Test func guardOfTheNavigatorCanRefuseAndReplaceAnyAction() throws {
    let navigator = try Navigator(showing: "A > B")
    navigator.guardActions { request in
      switch request.action.kind {
      case .pop: .refuse("nobody leaves")
      case .push: .instead(.present(Pages.c))
      default: .allow
      }
    }
    #expect(perform(.pop(), on: navigator).reason == .guardRefused)
    #expect(perform(.push(Pages.d), on: navigator).isPerformed)
    #expect(navigator.tree.summary == "A > B | sheet: C")
  }

  @Test func guardDoesNotRunForItsOwnReplacement() throws {
    let navigator = try Navigator(showing: "A")
    navigator.guardActions { [asked] request in
      asked.note(request.action.withoutPlace)
      return .instead(.present(Pages.b))
    }
    #expect(perform(.push(Pages.d), on: navigator).isPerformed)
    #expect(asked.names == ["push(D)"])
  }

  @Test func replacementStillRunsTheGuardsOfItsTarget() throws {
    let navigator = try Navigator(showing: "A")
    let closed = Pages.x.guarded { .refuse("closed") }
    navigator.guardActions { request in request.action.kind == .push ? .instead(.present(closed)) : .allow }
    #expect(perform(.push(Pages.d), on: navigator).reason == .guardRefused)
    #expect(navigator.tree.summary == "A")
  }

  @Test func guardOfAGroupRunsForItsScreensAndThoseAboveThem() throws {
    let navigator = try Navigator(showing: "A")
    _ = perform(.push(group(Pages.b)), on: navigator)
    #expect(asked.names.isEmpty)
    _ = perform(.push(Pages.c), on: navigator)
    _ = perform(.present(Pages.d), on: navigator)
    _ = perform(.dismissAll(), 1, on: navigator)
    _ = perform(.pop(), 3, on: navigator)
    #expect(asked.names == ["B: push(C)", "B: present(D, as: .sheet)", "B: pop()"])
    _ = perform(.pop(), 2, on: navigator)
    _ = perform(.push(Pages.c), on: navigator)
    #expect(asked.names.count == 4)
  }

  @Test func guardsOfGroupsRunFromTheInsideOut() throws {
    let inner = group(Pages.b)
    let tabs = Flow(with: Page(), containing: .tabs(inner, Pages.c)).named("Tabs")
      .guardingActions { [asked] _ in asked.says("Tabs", .allow) }
    let navigator = Navigator(root: tabs)
    navigator.guardActions { [asked] _ in asked.says("navigator", .allow) }
    _ = perform(.push(Pages.d), on: navigator)
    #expect(asked.names == ["B: push(D)", "Tabs", "navigator"])
  }

  @Test func guardCanBeAsynchronous() async throws {
    let judge = Judge()
    let navigator = try Navigator(showing: "A > B")
    navigator.guardActions { _ in await judge.thinks() }
    let end = Task { await navigator.performAndWait(.pop()) }
    await judge.begins()
    #expect(navigator.tree.summary == "A > B")
    judge.answers(.refuse("no"))
    #expect(await end.value.reason == .guardRefused)
  }

  @Test func guardsOfActionsRunBeforeThoseOfLeavingAndEnteringScreens() throws {
    let navigator = try Navigator(showing: "A")
    _ = perform(.push(Pages.b.confirmsLeaving { [asked] _ in asked.says("B", true) }), on: navigator)
    navigator.guardActions { [asked] _ in asked.says("navigator", .allow) }
    _ = perform(.replace(with: Pages.x.guarded { [asked] in asked.says("X", .allow) }), on: navigator)
    #expect(asked.names == ["navigator", "B", "X"])
  }

  @Test func guardOfAGroupThatHasLeftDoesNotRun() throws {
    let navigator = Navigator(root: group(Pages.a))
    _ = perform(.resetRoot(to: Pages.b), on: navigator)
    asked.clear()
    _ = perform(.push(Pages.c), on: navigator)
    #expect(asked.names.isEmpty)
  }

  @Test func theGuardOfAGroupIsAskedAfterItsScreenHasBeenReplacedUnderAModal() throws {
    var asked = 0
    let group = Pages.a.guardingActions { _ in
      asked += 1
      return .allow
    }
    let navigator = Navigator(root: group)
    for action: NavigationAction in [.push(Pages.p), .present(Pages.b), .present(Pages.q)] {
      #expect(navigator.perform(action).isPerformed)
    }
    #expect(navigator.perform(.replace(with: Pages.d), from: 2).isPerformed)
    #expect(navigator.tree.summary == "A > D | sheet: B | sheet: Q")
    asked = 0
    #expect(navigator.perform(.push(Pages.x)).isPerformed)
    #expect(asked == 1)
    #expect(navigator.perform(.dismiss()).isPerformed)
    #expect(navigator.perform(.push(Pages.x)).isPerformed)
    #expect(asked == 3)
  }

  /// Where they are is remembered from one action to the next: a navigator that has just come to a place asks the same.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func sameGroupsAreAskedHoweverTheAppCameThere(seed: UInt64) {
    var random = SeededRandom(seed: seed), story: [String] = []
    let home = group(Flow(with: Page(), containing: .tabs(group(Pages.b), Pages.c, Pages.d)).named("Tabs"))
    let flows = [Pages.a, group(Pages.p), Pages.x, group(Pages.q).movesToFront(), home]
    let navigator = Navigator(quiet: home)
    for _ in 1...200 {
      let flow = flows[random.below(flows.count)]
      let choices: [NavigationAction] = [
        .push(flow), .push(flow), .push(flow), .present(flow), .replace(with: flow), .remove(flow), .pop(), .pop(2),
        .dismiss(), .select(random.below(3)), .popToRoot(), .back(), .popTo(flow),
      ]
      let action = choices[random.below(choices.count)]
      story.append(action.withoutPlace)
      let other = Navigator(quiet: home)
      other.perform(.travel(to: navigator.tree))
      asked.clear()
      other.perform(action)
      let expected = asked.names
      asked.clear()
      navigator.perform(action)
      #expect(asked.names == expected, "seed \(seed): \(story)")
      if asked.names != expected { return }
    }
  }
}

extension Asked {
  fileprivate func says(_ name: String, _ mayLeave: Bool) -> Bool {
    note(name)
    return mayLeave
  }
}

extension ActionGuardTests {
  @Test func guardOfTheNavigatorCanBeCancelled() throws {
    let navigator = try Navigator(showing: "A")
    let tour = navigator.guardActions { _ in .refuse("the tour first") }
    var asked = 0
    navigator.guardActions { _ in
      asked += 1
      return .allow
    }
    #expect(navigator.perform(.push(Pages.b)).reason == .guardRefused)
    tour.cancel()
    tour.cancel()
    #expect(navigator.perform(.push(Pages.b)).isPerformed)
    #expect(navigator.tree.summary == "A > B" && asked == 1)
  }

  @Test func cancelledGuardReleasesWhatItCaptured() throws {
    let navigator = try Navigator(showing: "A")
    var held: Page? = Page()
    weak var page: Page?
    page = held
    let one = navigator.guardActions { [held] _ in held == nil ? .allow : .refuse("held") }
    held = nil
    #expect(page != nil)
    one.cancel()
    #expect(page == nil)
  }

  @Test func guardThatCancelsItselfRunsOnce() throws {
    let navigator = try Navigator(showing: "A")
    final class Once { var guardian: Registration? }
    let once = Once()
    once.guardian = navigator.guardActions { [weak once] _ in
      once?.guardian?.cancel()
      return .refuse("once")
    }
    #expect(navigator.perform(.push(Pages.b)).reason == .guardRefused)
    #expect(navigator.perform(.push(Pages.b)).isPerformed)
  }
}
