import Testing

@testable import WebTours

/// How the tours look, and whether everybody can use them.
@MainActor
@Suite(.needsBrowser, .serialized)
struct LooksTests {
  @Test(arguments: ["light", "dark"])
  func axeFindsNothing(_ scheme: String) async throws {
    try await ToursStage.run { (stage: ToursStage) async throws in
      try await stage.act("open_plain", ["url": stage.address("")])
      try await stage.isAccessible("the first page")
      try await stage.act("open_plain", ["url": stage.address("nothing/here")])
      try await stage.isAccessible("a wrong address")
      for (width, tour, steps) in Self.ways {
        try await stage.open(tour, width: width, ["color_scheme": scheme])
        for step in ["opening"] + steps {
          if step != "opening" { try await stage.take(step) }
          try await stage.isAccessible("\(tour), \(step)")
        }
      }
      _ = try? await stage.complaints()  // that a wrong address leads nowhere
    }
  }

  nonisolated private static let ways: [(Int, String, [String])] = [
    (1440, "shop", ["Continue", "Name = Ada", "Log in", "Settings", "Terms", "Close the sheet", "Catalogue"]),
    (1440, "movies", ["Continue", "Name = Ada", "Go on", "Yes, please", "Settings"]),
    (360, "safe", ["Account", "Give up", "Report"]),
    (1440, "news", ["Page by page"]),
  ]

  @Test func tabsHaveNamesAndKeys() async throws {
    try await ToursStage.run { (stage: ToursStage) async throws in
      try await stage.open("rooms")
      for step in ["Name = Nora", "Come in"] { try await stage.take(step) }
      let list = "document.querySelector('[role=tablist]')"
      #expect(try await stage.value("\(list).ariaLabel", as: String.self) == "A house with rooms")
      let panes =
        "[...\(list).children].map(one => document.getElementById(one.getAttribute('aria-controls')).ariaLabel)"
      #expect(try await stage.value(panes, as: [String].self) == ["Rooms", "Mentions", "Profile"])
      let focused = "document.activeElement.textContent"
      _ = try await stage.value("\(list).firstElementChild.focus() ?? true", as: Bool.self)
      for (key, name) in [("End", "Profile"), ("Home", "Rooms"), ("ArrowLeft", "Profile"), ("ArrowRight", "Rooms")] {
        try await stage.act("key", ["name": key])
        #expect(try await stage.value(focused, as: String.self) == name)
      }
    }
  }

  @Test func oneTitleBarAndBackWhereALabelDoesNotFit() async throws {
    try await ToursStage.run { (stage: ToursStage) async throws in
      try await stage.open("rooms")
      for step in ["Name = Nora", "Come in"] { try await stage.take(step) }
      let bars =
        "[...document.querySelectorAll('.bar')].filter(one => one.checkVisibility({ visibilityProperty: true })"
        + " && one.clientHeight > 20).map(one => one.innerText.trim())"
      #expect(try await stage.value(bars, as: [String].self) == ["Back\nRooms"])
      try await stage.open("movies")
      #expect(try await stage.value(bars, as: [String].self) == ["Movies that were never made"])
      try await stage.open("shop")
      for step in ["Continue", "Name = Ada", "Log in", "Catalogue"] { try await stage.take(step) }
      let back = "[...document.querySelectorAll('.entry:not(.covered) > .bar > .back:not([hidden])')].at(-1)"
      #expect(try await stage.value("\(back).textContent", as: String.self) == "Back")
      #expect(try await stage.value("\(back).ariaLabel", as: String.self) == "Back to Dashboard")
    }
  }

  @Test func nothingInternalIsOnThePhone() async throws {
    try await ToursStage.run { (stage: ToursStage) async throws in
      try await stage.open("safe")
      try await stage.take("Report")
      let text = try await stage.value("document.querySelector('#app').innerText", as: String.self)
      #expect(!text.contains("Diary:") && !text.contains("push("), "\(text)")
    }
  }

  @Test func theFirstPageSaysWhatFlowKitIsAndWhereToBegin() async throws {
    try await ToursStage.run { (stage: ToursStage) async throws in
      try await stage.act("open_plain", ["url": stage.address("")])
      let text = try await stage.value("document.body.innerText", as: String.self)
      #expect(text.contains(Tour.introduction))
      #expect(try await stage.value("document.querySelector('li:has(em)').innerText", as: String.self).contains("Shop"))
    }
  }
}
