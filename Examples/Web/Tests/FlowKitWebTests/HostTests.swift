import FlowKit
import FlowKitLinks
import FlowKitRestoration
import FlowKitTesting
import Testing

@testable import FlowKitWeb

/// The host, without a server and a browser: what a page is sent, and what its reports do.
@MainActor
struct HostTests {
  let navigator: Navigator
  let host: WebHost

  init() {
    navigator = Navigator(root: NoteFlow().home)
    navigator.onIssue = { _ in }
    host = WebHost(navigator, patience: .milliseconds(10))
  }

  private var top: NoteScreen? { navigator.visibleScreen as? NoteScreen }

  private func event(_ kind: PageEvent.Kind, _ id: Int? = nil, index: Int? = nil, text: String? = nil) -> PageAnswer {
    host.take(PageEvent(kind: kind, window: "", id: id, index: index, text: text))
  }

  /// The number of a button in a state.
  private func number(_ label: String, _ state: PageState?) -> Int? {
    state?.layers.last?.stack.last?.elements?.first { $0.text == label }?.id
  }

  @Test func withoutAPageUpdatesAreShownAtOnce() {
    top?.onNext()
    #expect(navigator.isSettled && navigator.place == "Home > Home.1")
  }

  @Test func anUpdateIsShownWhenThePageSaysSo() {
    let link = host.connect()
    top?.onNext()
    #expect(!navigator.isSettled)
    _ = event(.shown, host.update - 1)
    #expect(!navigator.isSettled)
    _ = event(.shown, host.update)
    #expect(navigator.isSettled)
    host.disconnect(link)
  }

  @Test func aPageThatGoesAwayLeavesNothingOpen() {
    let link = host.connect()
    top?.onNext()
    host.disconnect(link)
    #expect(navigator.isSettled)
  }

  @Test func aPageThatReportsNothingIsNotWaitedForLong() async throws {
    let link = host.connect()
    top?.onNext()
    try await navigator.settled(within: .seconds(10))
    host.disconnect(link)
  }

  @Test func aSlowReaderGetsTheNewestStateOnly() async {
    let link = host.connect()
    for number in 0..<1000 {
      top?.text = "\(number)"
      host.refresh()
    }
    var count = 0
    link.end()
    for await _ in link.signals { count += 1 }
    #expect(count == 1)
    #expect(host.news(for: link)?.state.layers[0].stack[0].elements?[0].value == "999")
    #expect(host.news(for: link) == nil)
  }

  @Test func aSignOfLifeReadsNoViews() {
    let link = host.connect()
    #expect(host.news(for: link) != nil)
    top?.rows = ["unseen"]
    #expect(host.news(for: link) == nil)
    host.refresh()
    #expect(host.news(for: link) != nil)
  }

  @Test func aPageThatComesLaterGetsEverything() {
    top?.onNext()
    top?.onSheet()
    let state = host.news(for: host.connect())?.state
    #expect(state?.layers.map { $0.stack.map(\.title) } == [["Home", "Home.1"], ["Home.1 sheet"]])
    #expect(state?.trail == [2, 3] && state?.visible == 3)
    #expect(state?.layers[0].stack.map { $0.elements == nil } == [true, false])
  }

  @Test func aPageInAnotherWindowTakesOver() {
    let first = host.connect(), second = host.connect()
    #expect(host.news(for: first) == nil && host.news(for: second) != nil)
    #expect(host.isShownElsewhere(than: first) && !host.isShownElsewhere(than: second))
    host.disconnect(first)
    #expect(host.isConnected)
  }

  @Test func elementsKeepTheirNumbersAsLongAsTheyAreTheSame() throws {
    let link = host.connect()
    top?.rows = ["a", "b"]
    let first = try #require(host.news(for: link)?.state)
    let next = try #require(number("Next", first))
    top?.text = "other"
    host.refresh()
    #expect(number("Next", host.news(for: link)?.state) == next)
    top?.rows = ["b"]
    host.refresh()
    #expect(number("Next", host.news(for: link)?.state) != next)
    #expect(event(.press, next).isStale && navigator.place == "Home")
    host.disconnect(link)
  }

  @Test func aClickOnARowThatIsGonePressesNoOther() throws {
    let link = host.connect()
    top?.rows = ["a", "b"]
    let state = try #require(host.news(for: link)?.state)
    let row = try #require(state.layers[0].stack[0].elements?.last?.elements?[0].id)
    top?.rows = ["b", "c"]
    host.refresh()
    _ = host.news(for: link)
    #expect(event(.press, row).isStale)
    #expect(top?.pressed == [])
    host.disconnect(link)
  }

  @Test func aDoubleClickPushesOnce() throws {
    let link = host.connect(), next = try #require(number("Next", host.news(for: link)?.state))
    _ = event(.press, next)
    _ = event(.press, next)
    #expect(navigator.place == "Home > Home.1")
    host.disconnect(link)
  }

  @Test func backOverSeveralStepsLeavesWhatLiesAbove() async throws {
    top?.onNext()
    top?.onSheet()
    top?.onNext()
    try await goBack(to: 2)
    #expect(navigator.place == "Home > Home.1 | Home.1 sheet")
    top?.onNext()
    try await goBack(to: 1)
    #expect(navigator.place == "Home > Home.1")
    top?.onSheet()
    top?.onNext()
    try await goBack(to: 0)
    #expect(navigator.place == "Home")
    for wrong in [5, 0, -1] { #expect(try await goBack(to: wrong) == 0) }
  }

  @Test func aStepThatIsRefusedLeavesTheDepth() async throws {
    top?.onNext()
    top?.mayLeave = false
    #expect(try await goBack(to: 0) == 1 && navigator.place == "Home > Home.1")
  }

  /// The depth after the answer of the screens that are asked.
  @discardableResult
  private func goBack(to index: Int) async throws -> Int {
    _ = event(.history, index: index)
    try await navigator.settled()
    return event(.shown, 0).depth
  }

  @Test func whatIsNotThereIsNotTouched() {
    for event in [event(.press, 99), event(.back, 99), event(.close, 99), event(.select, 1, index: 0), event(.change)] {
      #expect(event.isStale)
    }
    top?.onFull()
    let modal = navigator.tree.layers.last?.presentation?.id.number
    #expect(event(.close, modal).isStale)
    #expect(navigator.place == "Home | Home full")
  }
}

// What stands beside the app, and where it is outside of it.
extension HostTests {
  @Test func panelsComeWithEachStateAndTheirElementsAct() throws {
    let panels = Counter()
    host.panels = panels
    let link = host.connect()
    let state = try #require(host.news(for: link)?.state)
    #expect(state.panels?.map(\.title) == ["Count"] && state.panels?.first?.elements.map(\.kind) == ["slider", "tree"])
    let slider = try #require(state.panels?.first?.elements.first?.id)
    #expect(!event(.change, slider, text: "3").isStale && panels.count == 3 && panels.acts == 1)
    _ = event(.change, slider, text: "three")
    #expect(panels.count == 3)
    let next = try #require(host.news(for: link)?.state.panels?.first?.elements.first)
    #expect(next.id == slider && next.value == "3" && next.text == "3 of 9")
    #expect(event(.press, 999).isStale && panels.acts == 2)
    host.disconnect(link)
  }

  private final class Counter: WebPanels {
    var count = 0
    var acts = 0

    var panels: [WebPanel] {
      let slider = WebElement.slider("\(count) of 9", id: "count", position: count, last: 9) { self.count = $0 }
      return [WebPanel("Count", [slider, .tree([WebNode("a", [WebNode("b", isMarked: true)])])])]
    }

    func userActs() { acts += 1 }
  }

  @Test func aContainerMayNameItsChildren() throws {
    let navigator = Navigator(root: Flow(with: Tabs(), containing: .tabs(NoteFlow().note("a"), NoteFlow().note("b"))))
    let host = WebHost(navigator)
    let state = try #require(host.news(for: host.connect())?.state)
    #expect(state.layers[0].stack[0].container?.children.map(\.title) == ["First", "b"])
  }

  private final class Tabs: WebScreen {
    let view = WebView("Tabs", children: ["First"])
  }

  @Test func theAddressIsThatOfTheNearestScreenWithALink() async throws {
    var links = LinkGroup(schemes: ["notes"])
    links.add("home") { .goTo(NoteFlow().home) }
    links.add("home/next") { .batch(.goTo(NoteFlow().home), .push(NoteFlow().note("Home.1"))) }
    navigator.links = try LinkTable(links)
    #expect(host.address == nil)
    host.linkPrefix = "notes://home"
    #expect(host.address == "")
    top?.onNext()
    #expect(host.address == "/next")
    top?.onSheet()
    #expect(host.address == "/next")
    let other = WebHost(Navigator(root: NoteFlow().home))
    other.navigator.links = navigator.links
    other.linkPrefix = "notes://home"
    await other.start(at: "/next", from: nil)
    #expect(other.navigator.place == "Home > Home.1" && other.notice == nil)
    var log: [String] = []
    other.log = { log.append($0) }
    await other.start(at: "/nowhere", from: nil)
    #expect(other.navigator.place == "Home > Home.1" && other.notice == "This address can’t be opened: /nowhere")
    #expect(log.count == 1 && log[0].contains("notes://home/nowhere"), "whoever writes the app reads more")
    other.notice = nil
    await other.start(at: "less/next", from: nil)
    #expect(other.notice == nil)
  }

  @Test func aSnapshotLeadsBackAndABrokenOneSaysSo() async throws {
    let flows = try FlowRegistry {
      $0.add("home", NoteFlow().home)
      $0.add("next", NoteFlow().note("Home.1"))
    }
    host.flows = flows
    let link = host.connect()
    top?.onNext()
    let snapshot = try #require(host.news(for: link)?.snapshot)
    host.refresh()
    #expect(host.news(for: link)?.snapshot == nil)
    host.disconnect(link)
    let other = WebHost(Navigator(root: NoteFlow().home))
    other.flows = flows
    await other.start(at: nil, from: snapshot)
    #expect(other.navigator.place == "Home > Home.1" && other.notice == nil)
    await other.start(at: nil, from: snapshot.replacing("next", with: "gone"))
    #expect(other.notice == "Not everything is as it was.")
    await other.start(at: nil, from: "{}")
    #expect(other.notice == "What this page has kept can’t be read.")
  }
}
