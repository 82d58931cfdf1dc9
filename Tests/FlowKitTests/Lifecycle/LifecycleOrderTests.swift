import FlowKit
import Testing

extension PresentationStyle {
  fileprivate static var hint: PresentationStyle { PresentationStyle("hint", coversPartly: true) }
  fileprivate static var drawer: PresentationStyle { PresentationStyle("drawer") }
}

/// The lifecycle methods that each verb calls, in order.
@MainActor
struct LifecycleOrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The actions that lead from a root A to the tree before.
    let setUp: @MainActor @Sendable (Lives) -> [NavigationAction]
    let before: String
    let action: @MainActor @Sendable (Lives) -> NavigationAction
    let caller: ScreenID?
    let heard: [String]
    let testDescription: String

    init(
      _ before: String, _ name: String, _ action: @escaping @MainActor @Sendable (Lives) -> NavigationAction,
      _ heard: String...
    ) {
      self.init(before, { _ in [] }, name, action, heard)
    }

    init(
      _ before: String, _ setUp: @escaping @MainActor @Sendable (Lives) -> [NavigationAction], _ name: String,
      from caller: ScreenID? = nil, _ action: @escaping @MainActor @Sendable (Lives) -> NavigationAction,
      _ heard: String...
    ) {
      self.init(before, setUp, name, from: caller, action, heard)
    }

    private init(
      _ before: String, _ setUp: @escaping @MainActor @Sendable (Lives) -> [NavigationAction], _ name: String,
      from caller: ScreenID? = nil,
      _ action: @escaping @MainActor @Sendable (Lives) -> NavigationAction,
      _ heard: [String]
    ) {
      self.before = before
      self.setUp = setUp
      self.action = action
      self.caller = caller
      self.heard = heard
      testDescription = "\(before), \(name)"
    }
  }

  nonisolated static let forward = [
    Case("A", "push", { .push($0["B"]) }, "made B", "covered A", "visible B"),
    Case(
      "A", "push with arguments", { .push($0["B"]) { $0.receive("it") } },
      "B received it", "made B", "covered A", "visible B"),
    Case("A", "present", { .present($0["B"]) }, "made B", "covered A", "visible B"),
    Case("A", "replace", { .replace(with: $0["B"]) }, "made B", "covered A", "removed A", "let go A", "visible B"),
    Case(
      "A > B", { [.push($0["B"])] }, "reset", { .reset(to: $0["C"], $0["D"]) },
      "made C", "made D", "covered B", "removed B", "let go B", "removed A", "let go A", "visible D"),
    Case(
      "A | sheet: B", { [.present($0["B"])] }, "resetRoot", { .resetRoot(to: $0["C"]) },
      "made C", "covered B", "removed B", "let go B", "removed A", "let go A", "visible C"),
    Case("A", "goTo what is visible", { .goTo($0["A"]) { $0.receive("it") } }, "A received it"),
  ]

  nonisolated static let backward = [
    Case("A > B", { [.push($0["B"])] }, "pop", { _ in .pop() }, "covered B", "removed B", "let go B", "visible A"),
    Case(
      "A > B > C", { [.push($0["B"]), .push($0["C"])] }, "popTo with arguments",
      { .popTo($0["A"]) { $0.receive("it") } },
      "A received it", "covered C", "removed C", "let go C", "removed B", "let go B", "visible A"),
    Case(
      "A > B | sheet: C > D", { [.push($0["B"]), .present($0["C"]), .push($0["D"])] }, "pop of a covered screen",
      from: 2, { _ in .pop() },
      "covered D", "removed D", "let go D", "removed C", "let go C", "removed B", "let go B", "visible A"),
    Case(
      "A | sheet: B", { [.present($0["B"])] }, "dismiss", { _ in .dismiss() },
      "covered B", "removed B", "let go B", "visible A"),
    Case(
      "A > B > C", { [.push($0["B"]), .push($0["C"])] }, "finish", from: 1, { _ in .unwind() },
      "covered C", "removed C", "let go C", "removed B", "let go B", "visible A"),
    Case("A", "what is not done", { _ in .pop() }),
  ]

  nonisolated static let containers = [
    Case("A", "push of tabs", { .push($0["T"]) }, "made T", "made B", "covered A", "visible T", "visible B"),
    Case(
      "A", "push of a split", { .push($0["S"]) }, "made S", "made B", "made D", "covered A", "visible S", "visible B",
      "visible D"),
    Case(
      "A > T[*B, (C), (D)]", { [.push($0["T"])] }, "select of a new tab", { _ in .select(1) },
      "made C", "covered B", "visible C"),
    Case(
      "A > T[*B, C, (D)]", { [.push($0["T"]), .select(1), .select(0)] }, "select of a tab that was there",
      { _ in .select(1) }, "covered B", "visible C"),
    Case("A > T[*B, (C), (D)]", { [.push($0["T"])] }, "select of the selected tab", { _ in .select(0) }),
    Case(
      "A > T[*B, (C), (D)]", { [.push($0["T"])] }, "push inside a tab", { .push($0["X"]) },
      "made X", "covered B", "visible X"),
    Case(
      "A > S[*B, D]", { [.push($0["S"])] }, "push inside a column", { .push($0["X"]) },
      "made X", "covered B", "visible X"),
    Case(
      "A > S[*B, D]", { [.push($0["S"])] }, "show in the other column", { .show($0["X"], in: .detail) },
      "made X", "covered D", "removed D", "let go D", "visible X"),
    Case(
      "A > S[*B, D]", { [.push($0["S"])] }, "present over a split", { .present($0["X"]) },
      "made X", "covered D", "covered B", "covered S", "visible X"),
    Case(
      "A > T[*B, C, (D)]", { [.push($0["T"]), .select(1), .select(0)] }, "setChildren",
      { .setChildren($0["B"], $0["X"]) }, "removed C", "let go C"),
    Case(
      "A > F[B, C]", { [.push($0["F"])] }, "setChildren of an embedding screen", { .setChildren($0["C"], $0["X"]) },
      "made X", "covered B", "removed B", "let go B", "visible X"),
    Case(
      "A > T[B > X, *C, (D)]", { [.push($0["T"]), .push($0["X"]), .select(1)] }, "pop of tabs", from: 2,
      { _ in .pop() },
      "covered C", "covered T", "removed C", "let go C", "removed X", "let go X", "removed B", "let go B", "removed T",
      "let go T", "visible A"),
  ]

  nonisolated static let batches = [
    Case(
      "A > B", { [.push($0["B"])] }, "batch with screens in between that never enter",
      { .batch(.pop(), .push($0["C"]), .pop(), .push($0["D"]), .present($0["X"])) },
      "made D", "made X", "covered B", "removed B", "let go B", "visible X"),
    Case("A", "batch that comes back", { .batch(.push($0["C"]), .pop()) }),
  ]

  nonisolated static let alerts = [
    Case("A", "present an alert", { .present($0["B"], as: .alert) }, "made B", "partly covered A", "visible B"),
    Case("A", "present a hint", { .present($0["B"], as: .hint) }, "made B", "partly covered A", "visible B"),
    Case("A", "present a drawer", { .present($0["B"], as: .drawer) }, "made B", "covered A", "visible B"),
    Case(
      "A | alert: B", { [.present($0["B"], as: .alert)] }, "dismiss", { _ in .dismiss() },
      "covered B", "removed B", "let go B", "visible A"),
    Case(
      "A | alert: B", { [.present($0["B"], as: .alert)] }, "push in an alert", { .push($0["C"]) },
      "made C", "covered B", "visible C"),
    Case(
      "A | alert: B", { [.present($0["B"], as: .alert)] }, "present a sheet over an alert", { .present($0["C"]) },
      "made C", "covered B", "covered A", "visible C"),
    Case(
      "A | alert: B | sheet: C", { [.present($0["B"], as: .alert), .present($0["C"])] }, "dismiss over an alert",
      { _ in .dismiss() }, "covered C", "removed C", "let go C", "partly covered A", "visible B"),
    Case(
      "A | alert: B", { [.present($0["B"], as: .alert)] }, "present a popover over an alert",
      { .present($0["C"], as: .popover) }, "made C", "partly covered B", "visible C"),
    Case(
      "A | alert: B | popover: C", { [.present($0["B"], as: .alert), .present($0["C"], as: .popover)] }, "dismissAll",
      { _ in .dismissAll() },
      "covered C", "covered B", "removed C", "let go C", "removed B", "let go B", "visible A"),
    Case(
      "A > B | alert: C", { [.push($0["B"]), .present($0["C"], as: .alert)] }, "pop of what is partly covered", from: 2,
      { _ in .pop() }, "covered C", "covered B", "removed C", "let go C", "removed B", "let go B", "visible A"),
    Case(
      "A | alert: B", { [.present($0["B"], as: .alert)] }, "replace in an alert", { .replace(with: $0["C"]) },
      "made C", "covered B", "removed B", "let go B", "visible C"),
    Case(
      "A | alert: B", { [.present($0["B"], as: .alert)] }, "a sheet instead of an alert",
      { .batch(.dismiss(), .present($0["C"])) },
      "made C", "covered B", "covered A", "removed B", "let go B", "visible C"),
    Case(
      "A > S[*B, D]", { [.push($0["S"])] }, "present an alert over a split", { .present($0["X"], as: .alert) },
      "made X", "partly covered D", "partly covered B", "partly covered S", "visible X"),
    Case(
      "A > S[*B, D] | alert: X | sheet: C", { [.push($0["S"]), .present($0["X"], as: .alert), .present($0["C"])] },
      "dismiss over a split", { _ in .dismiss() },
      "covered C", "removed C", "let go C", "partly covered S", "partly covered B", "partly covered D", "visible X"),
    Case(
      "A > S[*B, D] | alert: X", { [.push($0["S"]), .present($0["X"], as: .alert)] }, "show under an alert",
      { .batch(.dismiss(), .show($0["C"], in: .detail), .present($0["Y"], as: .alert)) },
      "made C", "made Y", "covered X", "covered D", "removed X", "let go X", "removed D", "let go D",
      "partly covered C", "visible Y"),
    Case(
      "A", "batch under an alert", { .batch(.push($0["B"]), .present($0["C"], as: .alert)) },
      "made B", "made C", "covered A", "partly covered B", "visible C"),
  ]

  @Test(arguments: forward + backward + containers + batches + alerts)
  func screensAreNotifiedInOrder(_ test: Case) {
    for isObserved in [false, true] {
      let lives = Lives(), navigator = Navigator(quiet: lives["A"])
      for action in test.setUp(lives) { navigator.performHere(action) }
      #expect(navigator.tree.summary == test.before)
      let log = isObserved ? EventLog(of: navigator, .entries) : nil
      #expect(lives.lines { navigator.perform(test.action(lives), from: test.caller) } == test.heard)
      let told = log?.kinds.compactMap(Self.heard) ?? []
      #expect(told == (isObserved ? test.heard.filter { Self.isTold($0) } : []))
    }
  }

  /// The line that a screen writes for an event about it.
  private static func heard(_ event: String) -> String? {
    let words = event.split(separator: " ")
    let kinds = [
      "made": "made", "disappeared": "covered", "partlyCovered": "partly covered", "removed": "removed",
      "appeared": "visible",
    ]
    return words.count > 1 ? kinds[String(words[0])].map { "\($0) \(words[1])" } : nil
  }

  private nonisolated static func isTold(_ line: String) -> Bool {
    !line.hasPrefix("let go") && !line.contains("received")
  }

  @Test func callbackWithoutObserversNotifiesNewAndExistingScreens() {
    let lives = Lives()
    var last: Lives.Screen?
    let plain = Flow(with: Page()) { [unowned lives] page, lets in
      page.onNext = lets.push(lives["B"]) { _ in { last = nil } }
    }
    let navigator = Navigator(quiet: plain)
    let root = navigator.visibleScreen as? Page
    #expect(lives.lines { root?.onNext() } == ["made B", "visible B"])
    #expect(lives.lines { navigator.perform(.push(Pages.c)) } == ["covered B"])
    #expect(lives.lines { navigator.perform(.popToRoot()) } == ["removed B", "let go B"])
    #expect(lives.lines { root?.onNext() } == ["made B", "visible B"])
    #expect(last == nil)
  }

  @Test func firstScreensBecomeVisible() {
    let lives = Lives()
    _ = Navigator(quiet: lives["A"])
    #expect(lives.lines == ["made A", "visible A", "let go A"])
    let tabs = Lives()
    let navigator = Navigator(quiet: tabs["T"])
    #expect(tabs.lines == ["made T", "made B", "visible T", "visible B"])
    #expect(navigator.tree.shown.map(\.flow.name) == ["T", "B"])
  }

  @Test func screensOfAReleasedNavigatorAreNotNotified() {
    let lives = Lives()
    var navigator: Navigator? = Navigator(quiet: lives["A"])
    navigator?.perform(.push(lives["B"]))
    let lines = lives.lines {
      withExtendedLifetime(navigator) {}
      navigator = nil
    }
    #expect(lines.sorted() == ["let go A", "let go B"])
  }

  @Test func observersAreNotifiedAfterTheScreen() {
    let lives = Lives(), navigator = Navigator(quiet: lives["A"])
    let observation = navigator.observe { event in
      if event.isOf(.entries), let entry = event.entry { lives.note("event \(event.kind) \(entry.flow.name)") }
    }
    #expect(
      lives.lines { navigator.perform(.replace(with: lives["B"])) } == [
        "made B", "event made B", "covered A", "event disappeared A", "removed A", "let go A", "event removed A",
        "visible B", "event appeared B",
      ])
    observation.cancel()
  }
}
