import FlowKit
import Testing

@testable import FlowKitWeb

/// What the user sees and does on the page in Chromium.
@MainActor
@Suite(.needsBrowser, .serialized)
struct PageTests {
  @Test func historyHasAnEntryForEachStepBack() async throws {
    try await Stage.run { stage in
      for _ in 0..<4 { try await stage.press("Next") }
      #expect(try await stage.index == 4)
      await stage.act("travel", ["distance": -1])
      try await stage.shows("Home > Home.1 > Home.1.1 > Home.1.1.1", index: 3)
      await stage.act("travel", ["distance": -2])
      try await stage.shows("Home > Home.1", index: 1)
      await stage.act("travel", ["distance": 1])
      try await stage.shows("Home > Home.1", index: 1)
      try await stage.press("Sheet")
      try await stage.shows("Home > Home.1 | Home.1 sheet", index: 2)
      await stage.act("travel", ["distance": -2])
      try await stage.shows("Home", index: 0)
    }
  }

  @Test func aStepThatIsRefusedIsPutBack() async throws {
    try await Stage.run { stage in
      for _ in 0..<3 { try await stage.press("Next") }
      stage.top?.mayLeave = false
      await stage.act("travel", ["distance": -1])
      try await stage.shows("Home > Home.1 > Home.1.1 > Home.1.1.1", index: 3)
      await stage.act("travel", ["distance": -3])
      try await stage.shows("Home > Home.1 > Home.1.1 > Home.1.1.1", index: 3)
      stage.top?.mayLeave = true
      await stage.act("travel", ["distance": -3])
      try await stage.shows("Home", index: 0)
    }
  }

  @Test func aStepIsPutBackByABusyBrowser() async throws {
    try await Stage.run { stage in
      for _ in 0..<3 { try await stage.press("Next") }
      stage.top?.mayLeave = false
      let slow = "history.go = distance => setTimeout(() => History.prototype.go.call(history, distance), 1500)"
      _ = try await stage.value("(\(slow), true)", as: Bool?.self)
      await stage.act("travel", ["distance": -3])
      try await stage.shows("Home > Home.1 > Home.1.1 > Home.1.1.1", index: 3)
      stage.top?.mayLeave = true
      await stage.act("travel", ["distance": -3])
      try await stage.shows("Home", index: 0)
    }
  }

  @Test func aStepThatIsAskedAboutWaitsWhileThePageStays() async throws {
    let (answers, answer) = AsyncStream<Bool>.makeStream()
    let flows = NoteFlow { screen in
      guard !screen.mayLeave else { return true }
      for await one in answers { return one }
      return true
    }
    try await Stage.run(flows) { stage in
      try await stage.press("Next")
      stage.top?.mayLeave = false
      await stage.act("travel", ["distance": -1])
      try await stage.shows("Home > Home.1", index: 1)
      answer.yield(false)
      try await stage.navigator.settled()
      try await stage.shows("Home > Home.1", index: 1)
      await stage.act("travel", ["distance": -1])
      try await stage.shows("Home > Home.1", index: 1)
      answer.yield(true)
      try await stage.navigator.settled()
      try await stage.shows("Home", index: 0)
    }
  }

  @Test(.onlyInChromium(because: "each click counts as the first one"))
  func aDoubleClickPushesOnce() async throws {
    try await Stage.run { stage in
      try await stage.press("Next", times: 2)
      try await stage.shows("Home > Home.1", index: 1)
      #expect(try await stage.count("#notice:popover-open") == 0)
    }
  }

  @Test func aPageThatIsLoadedAgainStaysWhereItWas() async throws {
    try await Stage.run { stage in
      try await stage.press("Next")
      await stage.act("fill", ["label": "Text", "text": "half a note"])
      try await stage.press("Sheet")
      await stage.act("reload")
      try await stage.shows("Home > Home.1 | Home.1 sheet", index: 2)
      await stage.act("travel", ["distance": -1])
      try await stage.shows("Home > Home.1", index: 1)
      #expect(try await stage.text(".entry[data-entry='2']").contains("Said: half a note"))
    }
  }

  @Test func noCharacterIsLostByWhoTypesFast() async throws {
    try await Stage.run { stage in
      try await stage.press("Next")
      let reports = try await stage.ask("type_far_away", ["label": "Text", "text": "half a note"], as: Int.self)
      #expect(reports < 8, "changes that wait are merged")
      #expect(try await stage.text(".entry[data-entry='2']").contains("Said: half a note"))
    }
  }

  @Test func escapeClosesWhatMayBeClosed() async throws {
    try await Stage.run { stage in
      try await stage.press("Sheet")
      stage.top?.mayLeave = false
      for _ in 0..<3 {
        await stage.act("key", ["name": "Escape"])
        try await stage.shows("Home | Home sheet", index: 1)
      }
      stage.top?.mayLeave = true
      await stage.act("key", ["name": "Escape"])
      try await stage.shows("Home", index: 0)
      try await stage.press("Full")
      for _ in 0..<3 {
        await stage.act("key", ["name": "Escape"])
        try await stage.shows("Home | Home full", index: 1)
      }
    }
  }

  @Test func theFocusGoesIntoWhatOpensAndReturns() async throws {
    try await Stage.run { stage in
      try await stage.press("Next")
      #expect(try await stage.focused == "Home.1")
      try await stage.press("Sheet")
      #expect(try await stage.focused == "Home.1 sheet")
      await stage.act("key", ["name": "Escape"])
      await stage.settle()
      #expect(try await stage.focused == "Sheet")
      await stage.act("travel", ["distance": -1])
      await stage.settle()
      #expect(try await stage.focused == "Next")
    }
  }

  @Test func textsAreNoMarkup() async throws {
    try await Stage.run { (stage: Stage) async throws in
      let text = "<img src=x onerror='window.bad = 1'></p><script>window.bad = 1</script>&amp;"
      stage.navigator.perform(.push(NoteFlow().note(text)))
      stage.top?.text = text
      await stage.settle()
      #expect(try await stage.text(".entry:last-child .text") == "Said: \(text)")
      #expect(try await stage.count("img") == 0)
      #expect(try await stage.count("script") == 1)
      #expect(try await stage.value("window.bad ?? null", as: Int?.self) == nil)
    }
  }

  @Test func aLostConnectionComesBack() async throws {
    try await Stage.run { stage in
      try await stage.press("Next")
      stage.host?.link?.end()
      stage.top?.onSheet()
      try await stage.navigator.settled()
      await stage.untilConnected()
      try await stage.shows("Home > Home.1 | Home.1 sheet", index: 2)
    }
  }

  @Test(.onlyInChromium(because: "nobody can be said to want no motion"))
  func nothingMovesForWhoeverWantsNoMotion() async throws {
    try await Stage.run(options: ["reduced_motion": "reduce"]) { stage in
      try await stage.press("Next")
      stage.navigator.perform(.push(NoteFlow().note("later")))
      #expect(try await stage.value("document.getAnimations().length", as: Int?.self) == 0)
      try await stage.shows("Home > Home.1 > later", index: 2)
    }
  }

  @Test func whatAScreenChangesByItselfIsShown() async throws {
    try await Stage.run { (stage: Stage) async throws in
      await stage.settle()
      stage.top?.text = "loaded"
      await stage.settle()
      #expect(try await stage.text(".text") == "Said: loaded")
    }
  }

  @Test func aClickOnWhatIsGoneIsAnsweredInWords() async throws {
    try await Stage.run { stage in
      await stage.settle()
      let script = "document.querySelectorAll('.action').forEach(one => one.dataset.element = 999)"
      _ = try await stage.value("(() => { \(script) })()", as: Int?.self)
      try await stage.press("Next")
      #expect(try await stage.text("#notice") == "This page was older than the app. It has been updated.")
      try await stage.shows("Home", index: 0)
    }
  }

  @Test func aTransitionHasTheClassOfItsName() async throws {
    try await Stage.run { (stage: Stage) async throws in
      await stage.settle()
      let script = "new MutationObserver(all => all.forEach(one => seen.add(one.target.className)))"
      let options = "{ subtree: true, attributes: true, attributeFilter: ['class'] }"
      let start = "(() => { window.seen = new Set(); \(script).observe(document.body, \(options)) })()"
      _ = try await stage.value(start, as: Int?.self)
      stage.navigator.perform(.push(NoteFlow().note("Other"), transition: ScreenTransition("flip")))
      await stage.settle()
      stage.navigator.perform(.pop())
      await stage.settle()
      let seen = try await stage.value("[...seen]", as: [String]?.self) ?? []
      #expect(seen.contains { $0.hasSuffix("moves transition-flip arrives forward") })
      #expect(seen.contains { $0.hasSuffix("moves transition-flip leaves back reversed") })
    }
  }

  @Test func whoDoesNotReadCostsNoMemory() async throws {
    try await Stage.run { stage in
      await stage.settle()
      await stage.act("stall")
      while stage.host?.sentStamp == 0 || stage.host?.isConnected != true { await stage.act("moment") }
      let before = stage.host?.sentStamp ?? 0
      for number in 0..<60 {
        stage.top?.text = String(repeating: "\(number % 10)", count: 1_000_000)
        await stage.act("moment")
      }
      #expect((stage.host?.sentStamp ?? 0) - before < 20, "of 60 states, a megabyte each")
      await stage.act("unstall")
    }
  }

  private typealias Stage = PageStage
}
