import FlowKit
import FlowKitTesting
import Testing

/// Where back goes in tabs, pages, and columns, depending on their rule and on what is shown.
@MainActor
struct BackRuleTests {
  private func navigator(_ flow: Flow<Page>, selecting indices: Int...) -> Navigator {
    let navigator = Navigator(quiet: flow)
    for index in indices { navigator.perform(.select(index)) }
    return navigator
  }

  /// The visible screens on the way back.
  private func wayBack(_ navigator: Navigator) -> [String] {
    var pictures: [String] = []
    while navigator.back(), pictures.count < 300 { pictures.append(navigator.tree.visible.flow.name) }
    return pictures
  }

  @Test func backVisitsEachTabAsOftenAsItWasSelected() {
    #expect(wayBack(navigator(Containers.all, selecting: 1, 0, 2, 0)) == ["D", "B", "C", "B"])
    #expect(wayBack(navigator(Containers.past, selecting: 1, 0, 2, 0)) == ["D", "C"])
  }

  @Test func historyOfSelectionsIsLimited() {
    let navigator = Navigator(quiet: Containers.all)
    for count in 1...500 { navigator.perform(.select(count % 3)) }
    #expect(wayBack(navigator).count == 200)
  }

  @Test func removedTabLeavesTheHistory() {
    let navigator = navigator(Containers.all, selecting: 1, 0, 1, 2)
    navigator.perform(.setChildren(Pages.b, Pages.d))
    #expect(wayBack(navigator) == ["B"])
    let other = self.navigator(Containers.all, selecting: 1, 0, 2)
    other.perform(.setChildren(Pages.c, Pages.d))
    #expect(wayBack(other) == ["C"])
  }

  @Test func pagesGoBackInOrder() {
    #expect(wayBack(navigator(Containers.order, selecting: 2)) == ["C", "B"])
    #expect(wayBack(navigator(Containers.order, selecting: 2, 0)) == [])
  }

  @Test func tabsGoBackToTheInitialOne() {
    #expect(wayBack(navigator(Containers.middle)) == [])
    #expect(wayBack(navigator(Containers.middle, selecting: 0, 2)) == ["C"])
  }

  @Test func initialTabStaysTheSameWhenItMoves() {
    let navigator = navigator(Containers.middle, selecting: 0)
    navigator.perform(.setChildren(Pages.b, Pages.d, Pages.c))
    #expect(wayBack(navigator) == ["C"])
    navigator.perform(.setChildren(Pages.b, Pages.d))
    #expect(wayBack(navigator) == [])
  }

  @Test func backIgnoresColumnsSideBySide() throws {
    let navigator = try Navigator(showing: "A > Split[B, *D]"), split = try navigator.entry("Split").id
    #expect(navigator.canGoBack)
    navigator.host.setShownColumns([.primary, .detail], of: split)
    #expect(navigator.host.shownColumns(of: split) == [.primary, .detail])
    #expect(navigator.back() && navigator.tree.summary == "A")
  }

  @Test func collapsedSplitGoesBackToThePrimaryColumn() throws {
    let navigator = try Navigator(showing: "A > Split[B, *D]"), split = try navigator.entry("Split").id
    navigator.host.setShownColumns([.primary, .detail], of: split)
    navigator.host.setShownColumns([.detail], of: split)
    #expect(navigator.back() && navigator.tree.summary == "A > Split[*B, D]")
  }

  @Test func backGoesToAHiddenColumnPastTheShownOnes() throws {
    let navigator = try Navigator(showing: "Columns[B, C, *D > X]"), split = try navigator.entry("Columns").id
    navigator.host.setShownColumns([.supplementary, .detail], of: split)
    #expect(navigator.back() && navigator.tree.summary == "Columns[B, C, *D]")
    #expect(navigator.back() && navigator.tree.summary == "Columns[*B, C, D]")
    #expect(!navigator.back())
  }

  @Test func backButtonFollowsTheColumns() throws {
    let navigator = try Navigator(showing: "Split[B, *D]"), split = try navigator.entry("Split").id
    var told: [Bool] = []
    let observation = navigator.observeCanGoBack { told.append($0) }
    navigator.host.setShownColumns([.primary, .detail], of: split)
    navigator.host.setShownColumns([.primary, .detail], of: split)
    navigator.host.setShownColumns([], of: split)
    #expect(told == [true, false, true])
    observation.cancel()
  }

  @Test func shownColumnsAreIgnoredForOtherContainers() throws {
    let navigator = try Navigator(showing: "A > Tabs[*B, (C), (D)]"), tabs = try navigator.entry("Tabs").id
    navigator.host.setShownColumns([.primary], of: tabs)
    navigator.host.setShownColumns([.primary], of: 77)
    #expect(navigator.host.shownColumns(of: tabs) == [] && navigator.host.shownColumns(of: 77) == [])
    #expect(navigator.back() && navigator.tree.summary == "A")
  }

  @Test func handlersAreAskedBeforeColumns() throws {
    let navigator = try Navigator(showing: "A > Split[B, *D]"), split = try navigator.entry("Split").id
    navigator.host.setShownColumns([.primary, .detail], of: split)
    let editor = Flow(with: Page(), id: "editor") { _, lets in _ = lets.onBack { .stay } }
    navigator.perform(.show(editor, in: .detail))
    #expect(navigator.back())
    #expect(navigator.tree.contains(split))
  }

  @Test func backPopsInAShownColumnFirst() throws {
    let navigator = try Navigator(showing: "A > Split[B > X, *D]"), split = try navigator.entry("Split").id
    navigator.host.setShownColumns([.primary, .detail], of: split)
    #expect(navigator.back() && navigator.tree.summary == "A > Split[*B, D]")
    #expect(navigator.back() && navigator.tree.summary == "A")
  }

  @Test func stepOfABatchGoesBackPastShownColumns() throws {
    let navigator = try Navigator(showing: "A > Split[B > X, *D > C]", columns: [.primary, .detail])
    navigator.perform(.batch(.pop(), .back()))
    #expect(navigator.tree.summary == "A > Split[*B, D]")
    navigator.perform(.batch(.select(1), .back()))
    #expect(navigator.tree.summary == "A")
  }

  @Test func finishedGestureGoesBackInTheTree() throws {
    let navigator = try Navigator(showing: "A > Split[B, *D]", columns: [.primary, .detail]), host = HeadlessHost()
    navigator.attach(host)
    try #require(host.swipeBackWithoutAsking()).finish()
    #expect(navigator.tree.summary == "A > Split[*B, D]" && host.shown == navigator.tree)
  }

  @Test func gestureRunsTheSameGuardsAsBack() throws {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(Containers.split.confirmsLeaving { _ in false }))
    navigator.perform(.select(1))
    navigator.host.setShownColumns([.primary, .detail], of: try navigator.entry("Split").id)
    #expect(navigator.host.asksBefore(.back()))
    #expect(navigator.perform(.back()).reason == .leavingRefused)
  }

  @Test func callerOfBackBesideColumnsIsItsScreen() throws {
    let editor = Flow(with: Page()) { page, lets in page.onNext = lets.back() }.named("E")
    let navigator = try Navigator(showing: "A > Split[B, *D]")
    navigator.perform(.show(editor, in: .detail))
    navigator.host.setShownColumns([.primary, .detail], of: try navigator.entry("Split").id)
    var callers: [String?] = []
    let observation = navigator.observe { if $0.kind == .didNavigate { callers.append($0.caller?.flow.name) } }
    try #require(navigator.visibleScreen as? Page).onNext()
    observation.cancel()
    #expect(callers == ["E"] && navigator.tree.summary == "A")
  }
}
