import FlowKit
import FlowKitTesting
import Testing

/// What a host doesn't show is covered.
@MainActor
struct HiddenColumnsTests {
  @Test func allColumnsAreVisibleUntilAHostReports() throws {
    #expect((try Navigator(showing: "Split[B, *D]")).shownNames == "Split B D")
  }

  @Test func columnUsedLastOfThoseShownIsTheOneInUse() throws {
    let navigator = try Navigator(showing: "Columns[B, C, *D]"), split = try navigator.entry("Columns").id
    navigator.perform(.select(0))
    navigator.perform(.select(1))
    navigator.host.setShownColumns([.primary, .detail], of: split)
    #expect(navigator.tree.summary == "Columns[*B, C, D]")
    navigator.host.setShownColumns([.supplementary, .detail], of: split)
    #expect(navigator.tree.summary == "Columns[B, *C, D]")
  }

  @Test func whatComesFromOutsideStartsAtAShownColumn() throws {
    let navigator = try Navigator(showing: "Split[*B, D]", columns: [.detail])
    navigator.perform(.push(Pages.x))
    #expect(navigator.tree.summary == "Split[B, *D > X]")
  }

  /// An action in a split of which the host shows some columns.
  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    let columns: Set<SplitColumn>
    let caller: String?
    let action: NavigationAction
    /// A picture, or a reason.
    let after: String
    /// The names of the entries that are visible then.
    let shown: String

    init(
      _ before: String, _ columns: Set<SplitColumn>, _ caller: String?, _ action: NavigationAction, _ after: String,
      _ shown: String
    ) {
      (self.before, self.columns, self.caller) = (before, columns, caller)
      (self.action, self.after, self.shown) = (action, after, shown)
    }

    var testDescription: String { "\(before), \(caller ?? "visible"): \(action.withoutPlace) → \(after)" }
  }

  private func check(_ move: Case) throws {
    let name = String(move.before.prefix { $0 != "[" })
    let navigator = try Navigator(showing: move.before, columns: move.columns, of: name), before = navigator.tree
    let outcome = navigator.perform(move.action, from: try move.caller.map { try navigator.entry($0).id })
    #expect((outcome.reason.map { "\($0)" } ?? navigator.tree.summary) == move.after)
    #expect(outcome.reason == nil || navigator.tree == before)
    #expect(navigator.shownNames == move.shown)
    #expect(navigator.screenCount == navigator.tree.count)
  }

  @Test(arguments: [
    Case("Split[B > X, *D]", [.detail], "X", .push(Pages.a), "covered", "Split D"),
    Case("Split[B > X, *D]", [.detail], "X", .present(Pages.a), "covered", "Split D"),
    Case("Split[B > X, *D]", [.detail], "X", .replace(with: Pages.a), "covered", "Split D"),
    Case("Split[B > X, *D]", [.detail], "X", .show(Pages.a, in: .detail), "covered", "Split D"),
    Case("Split[*B, D > X]", [.primary], "X", .push(Pages.a), "covered", "Split B"),
    Case("Columns[B, C, *D]", [.supplementary, .detail], "B", .present(Pages.a), "covered", "Columns C D"),
    Case("Columns[B, C, *D]", [.supplementary, .detail], "C", .push(Pages.a), "Columns[B, *C > A, D]", "Columns A D"),
    Case("Nest[Split[B, *D], *C]", [.detail], "B", .push(Pages.a), "covered", "Nest C"),
    Case("Nest[Split[B, *D], *C]", [.detail], "Split", .present(Pages.a), "covered", "Nest C"),
  ])
  func hiddenScreensDoNotLeadForward(_ move: Case) throws { try check(move) }

  @Test(arguments: [
    Case("Split[B > X, *D]", [.detail], "X", .pop(), "Split[B, *D]", "Split D"),
    Case("Split[B > X, *D]", [.detail], "X", .popToRoot(), "Split[B, *D]", "Split D"),
    Case("Split[B > X, *D]", [.detail], "X", .popTo(Pages.b), "Split[B, *D]", "Split D"),
    Case("Split[B > X, *D]", [.detail], "X", .back(), "Split[B, *D]", "Split D"),
    Case("Split[B, *D]", [.detail], "B", .back(), "Split[B, *D]", "Split D"),
    Case("Split[B, *D]", [.detail], "B", .pop(), "nothing to pop", "Split D"),
    Case("Split[B > X, *D]", [.detail], "X", .reset(to: Pages.a), "Split[A, *D]", "Split D"),
    Case("Nest[Split[B > X, *D], *C]", [.detail], "X", .pop(), "Nest[Split[*B, D], *C]", "Nest C"),
    Case("Split[B > X, *D] | sheet: A", [.primary], nil, .dismiss(), "Split[*B > X, D]", "Split X"),
    Case("Split[*B > X, D] | sheet: A", [.detail], "X", .dismiss(), "Split[B > X, *D]", "Split D"),
    Case("Split[*B > X, D] | sheet: A", [.detail], "X", .pop(), "Split[B, *D]", "Split D"),
    Case("Split[*B > X, D] > C", [.detail], "C", .pop(), "Split[B > X, *D]", "Split D"),
  ])
  func hiddenScreensLeadBackInTheirColumn(_ move: Case) throws { try check(move) }

  @Test(arguments: [
    Case("Split[B > P, *D]", [.detail], "P", .push(Pages.x), "Split[B > P > X, *D]", "Split D"),
    Case("Split[B > P, *D]", [.detail], "P", .replace(with: Pages.x), "Split[B > X, *D]", "Split D"),
    Case("Split[B > P, *D]", [.detail], "P", .present(Pages.x), "Split[B > P, *D] | sheet: X", "X"),
  ])
  func screensThatActWhileCoveredActInTheirColumn(_ move: Case) throws { try check(move) }

  @Test(arguments: [
    Case("Split[B > X, *D]", [.detail], nil, .select(0), "Split[*B > X, D]", "Split X"),
    Case("Split[B > X, *D]", [.detail], nil, .select(Pages.b), "Split[*B > X, D]", "Split X"),
    Case("Split[B > X, *D]", [.detail], "X", .select(0), "Split[*B > X, D]", "Split X"),
    Case("Split[B > X, *D]", [.detail], nil, .show(Pages.a, in: .primary), "Split[*A, D]", "Split A"),
    Case("Split[B > X, *D]", [.detail], "Split", .show(Pages.a, in: .primary), "Split[*A, D]", "Split A"),
    Case("Split[*B, D > X]", [.primary], nil, .show(Pages.d.singleTop(), in: .detail), "Split[B, *D]", "Split D"),
    Case("Split[B > X, *D]", [.detail], nil, .goTo(Pages.x), "Split[*B > X, D]", "Split X"),
    Case("Split[B > X, *D]", [.detail], nil, .goTo(Pages.b), "Split[*B, D]", "Split B"),
    Case("Split[B > X, *D]", [.detail], "B", .unwind(), "Split[*B, D]", "Split B"),
    Case("Split[*B, D] | sheet: A", [.detail], nil, .popTo(Pages.b), "Split[*B, D]", "Split B"),
    Case("Split[B > X, *D]", [.detail], nil, .back(), "Split[*B > X, D]", "Split X"),
    Case(
      "Split[B > X, *D]", [.detail], nil, .batch(.select(0), .push(Pages.a)), "Split[*B > X > A, D]", "Split A"),
    Case("Columns[B, C, *D]", [.supplementary, .detail], nil, .select(0), "Columns[*B, C, D]", "Columns B C D"),
    Case("Nest[Split[B, *D], *C]", [.detail], nil, .goTo(Pages.b), "Nest[*Split[*B, D], C]", "Nest Split B D"),
    Case("Nest[Split[B, *D], *C]", [.detail], nil, .select(0), "Nest[*Split[B, *D], C]", "Nest Split B D"),
  ])
  func actionsBringAHiddenColumnForward(_ move: Case) throws { try check(move) }

  @Test func splitsInASplitHaveColumnsOfTheirOwn() throws {
    let navigator = try Navigator(showing: "Nest[Split[B, *D], *C]", columns: [.detail], of: "Split")
    #expect(navigator.shownNames == "Nest Split D C")
    navigator.host.setShownColumns([.primary], of: try navigator.entry("Nest").id)
    #expect(navigator.tree.summary == "Nest[*Split[B, *D], C]" && navigator.shownNames == "Nest Split D")
    navigator.perform(.show(Pages.a, in: .primary))
    #expect(navigator.tree.summary == "Nest[*Split[*A, D], C]" && navigator.shownNames == "Nest Split A")
    #expect(navigator.perform(.present(Pages.x), from: try navigator.entry("C").id).reason == .covered)
  }

  @Test func splitInADeselectedTabRemembersItsColumns() throws {
    let navigator = try Navigator(showing: "Outer[Tabs[*B, (C), (D)], *Split[*B, D], (Book)]", columns: [.detail])
    #expect(navigator.shownNames == "Outer Split D")
    navigator.perform(.select(0), from: 1)
    #expect(navigator.shownNames == "Outer Tabs B")
    navigator.host.setShownColumns([.primary], of: try navigator.entry("Split").id)
    #expect(navigator.tree.summary == "Outer[*Tabs[*B, (C), (D)], Split[*B, D], (Book)]")
    navigator.perform(.select(1), from: 1)
    #expect(navigator.shownNames == "Outer Split B")
  }

  @Test func hiddenColumnsAreNotAskedToGoBack() throws {
    let editor = Flow(with: Page()) { _, lets in _ = lets.onBack { .stay } }.named("E")
    let navigator = try Navigator(showing: "Split[B, *D]"), split = navigator.tree.root[0].id
    navigator.perform(.show(editor, in: .detail))
    navigator.host.setShownColumns([.primary], of: split)
    #expect(!navigator.canGoBack && !navigator.back())
    navigator.host.setShownColumns([.detail], of: split)
    #expect(navigator.canGoBack && navigator.back() && navigator.tree.visible.flow.name == "E")
  }

  @Test func messagesFromOutsideStartAtAShownColumn() throws {
    enum Ping { case ping }
    var heard: [String] = []
    let list = Flow(with: Page()).named("L").handling(Ping.self) { _ in
      heard.append("L")
      return .stay
    }
    let room = Flow(with: Page()).named("R").handling(Ping.self) { _ in
      heard.append("R")
      return .stay
    }
    let navigator = Navigator(root: Flow(with: Page(), containing: .split(list, room)))
    navigator.perform(.select(1))
    for columns in [[.detail], [.primary], [.primary, .detail]] as [Set<SplitColumn>] {
      navigator.host.setShownColumns(columns, of: 1)
      navigator.perform(.send(Ping.ping))
    }
    #expect(heard == ["R", "L", "L"])
  }

  @Test func hiddenColumnsAreInThePicture() throws {
    let navigator = try Navigator(showing: "Split[B, *D]", columns: [.detail])
    #expect(
      navigator.tree.description == """
        stack
        └ Split #1
          · primary, hidden
            └ B #2
          ▸ detail
            └ D #3 ← visible
        """)
  }
}
