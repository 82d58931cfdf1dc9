import FlowKit
import Testing

/// The rule of waiting as a table: whatever waits, for whatever reason, and whatever comes meanwhile.
///
/// What is expected follows from the rule's sentences; `expected` is the rule once more, as code.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct WaitingTableTests {
  @Test(arguments: WaitingCell.all.filter(\.exists.0))
  func bothEndOnceAndAsTheRuleSays(_ cell: WaitingCell) async throws {
    let end = try await WaitingApp(cell).run()
    #expect(end == cell.expected)
  }

  @Test func everyCombinationIsInTheTableOrHasAReasonNotToBe() {
    let all = WaitingCell.all, table = all.filter(\.exists.0)
    #expect(table.count == 213)
    let count = WaitingCell.Who.allCases.count * WaitingCell.Reason.allCases.count * WaitingCell.Comes.allCases.count
    #expect(Set(all).count == count)
    #expect(all.filter { $0.exists.0 != $0.exists.because.isEmpty }.isEmpty)
    #expect(Set(table.map(\.who)).count == WaitingCell.Who.allCases.count)
    #expect(Set(table.map(\.reason)).count == WaitingCell.Reason.allCases.count)
    #expect(Set(table.map(\.comes)).count == WaitingCell.Comes.allCases.count)
  }
}

// The rule, as code.
extension WaitingCell {
  /// How the two end, by the sentences of the rule.
  var expected: WaitingEnd {
    let (first, second) = reason == .result ? endsWithResult : ends
    return WaitingEnd(first: first, second: second, tree: tree(after: first, second), asked: asked)
  }

  /// Nobody is asked twice about one action; a screen, once about all of them.
  private var asked: Int {
    switch reason {
    case .redirect, .result: 0
    case .leaving: 1
    case .asyncGuard, .preparation: who == .outside && comes == .again ? 2 : 1
    }
  }

  private var ends: (first: String, second: String) {
    let goesOn = "waits, performed"
    return switch comes {
    // 2. The same again of a screen is ignored. 3. From outside, it keeps its order. 6. One redirect: the newest goes on.
    case .again where isOfScreen: (goesOn, "waiting")
    case .again where reason == .redirect: ("superseded", goesOn)
    case .again: (goesOn, goesOn)
    // 2. The newest wish of a screen wins; one that is asked whether it may leave may still act.
    case .forward where isOfScreen && reason != .leaving: ("superseded", "performed")
    case .forward: (goesOn, "performed")
    // 6. Who goes back from what it was redirected to ends the redirect.
    case .back where reason == .redirect: ("redirect ended", "performed")
    // 4. A change of the root is never lost. 2. Another way to leave takes the place, and shares the answer.
    case .pop where reason == .leaving, .back where reason == .leaving:
      who == .ruleOfTheRoot ? (goesOn, "waiting") : ("superseded", goesOn)
    case .pop where isOfScreen, .back where isOfScreen: ("superseded", "performed")
    case .pop, .back: (goesOn, "performed")
    // 3. What comes from outside stands in line behind what came from outside, but not behind a redirect.
    case .outside, .message: (goesOn, isOfScreen || reason == .redirect ? "performed" : goesOn)
    // 3. What is urgent stands behind nobody, and ends nobody.
    case .urgent, .lock: (goesOn, "performed")
    // 4. Who replaces the whole app goes first; who would leave is asked.
    case .updateRoot where who == .ruleOfTheRoot: ("superseded", "performed")
    case .resetRoot, .updateRoot: ("superseded", reason == .leaving ? goesOn : "performed")
    // 4. What leads to the same root goes on. 7. Who has left wants nothing any more. A travel asks nobody.
    case .travel: (endAfterTravel, "performed")
    }
  }

  private var endAfterTravel: String {
    if who == .ruleOfTheRoot { return "superseded" }
    if isOfScreen { return "cancelled" }
    return switch reason {
    case .asyncGuard, .preparation: "waits, performed"
    case .leaving: "performed"  // who was asked has left, so it goes on
    case .redirect, .result: "redirect ended"  // what it was redirected to has left
    }
  }

  /// No action waits: a result is waited for as long as both screens are there, and the latest of two gets it.
  private var endsWithResult: (first: String, second: String) {
    switch comes {
    case .again, .forward, .outside, .urgent, .lock, .message: ("value", "performed")
    case .pop, .resetRoot, .updateRoot, .travel, .back: ("nil", "performed")
    }
  }

  /// Whether what waits is a wish of the screen; the system's back is one of the visible screen.
  private var isOfScreen: Bool {
    switch who {
    case .screen, .back, .answeredBack: true
    case .outside, .ruleOfTheRoot: false
    }
  }

  /// The place at the end; each acts in the place that it finds.
  private func tree(after first: String, _ second: String) -> String {
    var path = ["A", "B"]
    let isInLine = second.hasPrefix("waits")
    if !isInLine, second.hasSuffix("performed") { take(&path) }
    if first.hasSuffix("performed") { goOn(&path) }
    if isInLine, second.hasSuffix("performed") { take(&path) }
    return path.joined(separator: " > ") + lock
  }

  /// The modal of the app that came, with what is on it: an action from outside acts from the screen that is visible then.
  private var lock: String {
    guard comes == .lock else { return "" }
    return switch (who, reason) {
    case (.ruleOfTheRoot, _) where reason != .result: ""  // another root
    case (.outside, .leaving): ""  // the app goes to what lies beneath
    case (.outside, _) where reason != .result: " | sheet: D > X"
    default: " | sheet: D"
    }
  }

  /// What the action does that came.
  private func take(_ path: inout [String]) {
    switch comes {
    case .again where reason == .result: break  // closed with its result
    case .again: goOn(&path)
    case .forward: path.append("C")
    case .back where reason == .redirect || reason == .result: break  // closes what covers the screen
    case .pop, .back, .travel: path = ["A"]
    case .outside where reason == .redirect || reason == .result: break  // closed with what covers the screen
    case .urgent where reason == .redirect || reason == .result: break
    case .message where reason == .redirect || reason == .result: break
    case .lock: break  // it lies over all that
    case .outside, .urgent, .message: path.append("C")
    case .resetRoot: path = ["Z"]
    case .updateRoot: path = who == .ruleOfTheRoot ? path : ["H"]
    }
  }

  /// What the action does that waited.
  private func goOn(_ path: inout [String]) {
    switch (who, reason) {
    case (.ruleOfTheRoot, _): path = ["H"]
    case (_, .leaving): path = ["A"]
    case (.back, _): path = ["A"]  // a wish of B, whatever came over that
    case (.outside, _) where comes == .lock: break
    default: path.append("X")
    }
  }
}
