import FlowKit
import Testing

@testable import FlowKitWeb

/// Buttons and fields in the hands of those who click twice, use the keyboard, or have two tabs.
@MainActor
@Suite(.needsBrowser, .serialized)
struct PressTests {
  /// Whether the second click comes before or after the page has changed, it belongs to the first one's button.
  @Test(.onlyInChromium(because: "each click counts as the first one"), arguments: [0, 120, 250])
  func aSecondClickPressesNoButtonThatHasComeThereMeanwhile(_ gap: Int) async throws {
    try await PageStage.run { (stage: PageStage) async throws in
      await stage.settle()
      await stage.act("double_click", ["label": "Ask", "gap": gap])
      try await stage.shows("Home", index: 0)
      #expect(stage.top?.pressed == ["Ask", "Ask"])
    }
  }

  @Test(.onlyInChromium(because: "each click counts as the first one"), arguments: [0, 120, 250])
  func aDoubleClickOpensOneScreenAndTheEventsSayWhy(_ gap: Int) async throws {
    try await PageStage.run { (stage: PageStage) async throws in
      await stage.settle()
      var ignored: [String] = []
      stage.navigator.observe { if $0.kind == .ignored { ignored.append("\($0)") } }
      await stage.act("double_click", ["label": "Next", "gap": gap])
      try await stage.shows("Home > Home.1", index: 1)
      #expect(ignored.count == 1 && ignored.first?.contains("Home") == true, "\(ignored)")
      #expect(try await stage.count("#notice:popover-open") == 0)
      // The next click is another one.
      try await stage.press("Next")
      try await stage.shows("Home > Home.1 > Home.1.1", index: 2)
    }
  }

  @Test func enterTwiceOpensOneScreenWithoutANotice() async throws {
    try await PageStage.run { (stage: PageStage) async throws in
      await stage.settle()
      await stage.act("key_on", ["label": "Next", "name": "Enter", "count": 2])
      try await stage.shows("Home > Home.1", index: 1)
      #expect(try await stage.count("#notice:popover-open") == 0)
    }
  }

  @Test func theFocusStaysOnItsButton() async throws {
    try await PageStage.run { (stage: PageStage) async throws in
      await stage.settle()
      for _ in 0..<2 {
        await stage.act("key_on", ["label": "Ask", "name": "Enter"])
        await stage.settle()
        #expect(try await stage.focused == "Ask")
      }
      #expect(stage.top?.pressed == ["Ask", "Ask"])
      await stage.act("key_on", ["label": "Turn it on", "name": "Enter"])
      await stage.settle()
      #expect(try await stage.focused == "Turn it off")
    }
  }

  @Test func theFocusLeavesWithItsRow() async throws {
    try await PageStage.run { (stage: PageStage) async throws in
      stage.top?.rows = ["a", "b"]
      await stage.settle()
      _ = try await stage.value("document.querySelectorAll('.section .action')[0].focus()", as: Int?.self)
      stage.top?.rows = ["b"]
      stage.host?.refresh()
      await stage.settle()
      #expect(try await stage.focused == "Home")
    }
  }

  @Test func enterInAFieldPressesTheMainButton() async throws {
    try await PageStage.run { (stage: PageStage) async throws in
      await stage.settle()
      await stage.act("fill", ["label": "Text", "text": "hello"])
      await stage.act("key", ["name": "Enter"])
      await stage.settle()
      #expect(stage.top?.text == "hello" && stage.top?.pressed == ["Ask"])
    }
  }

  @Test func tooMuchTextIsToldAsThat() async throws {
    try await PageStage.run { (stage: PageStage) async throws in
      await stage.act("fill", ["label": "Text", "text": "kept"])
      await stage.settle()
      await stage.act("fill", ["label": "Text", "text": String(repeating: "x", count: 70_000)])
      await stage.settle()
      #expect(try await stage.text("#notice") == "That is too much text.")
      #expect(try await stage.value("document.querySelector('.field input').value", as: String?.self) == "kept")
      #expect(await stage.takeComplaints().allSatisfy { $0.contains("413") })
    }
  }

  @Test func aPageThatIsOpenElsewhereCannotBeTouched() async throws {
    try await PageStage.run { (stage: PageStage) async throws in
      try await stage.press("Next")
      await stage.act("open_beside")
      #expect(try await stage.text("#notice").hasPrefix("This window is open elsewhere."))
      #expect(try await stage.value("document.querySelector('#app').inert", as: Bool?.self) == true)
      _ = try await stage.value("document.querySelector('.back:not([hidden])').click()", as: Int?.self)
      await stage.act("reported")
      #expect(stage.navigator.place == "Home > Home.1")
    }
  }
}
