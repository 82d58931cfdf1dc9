import FlowKit
import FlowKitTesting
import FlowKitWeb
import Testing

@testable import WebTours

/// The tours in a browser: their pages, panels, addresses, and the way back to a place.
@MainActor
@Suite(.needsBrowser, .serialized)
struct ToursTests {
  @Test func theMenuListsAllTours() async throws {
    try await ToursStage.run { stage in
      try await stage.act("open_plain", ["url": stage.address("")])
      let script = "[...document.querySelectorAll('li a')].map(one => `${one.pathname} ${one.innerText}`)"
      let links = try await stage.value(script, as: [String].self).map {
        $0.replacing("Begin here\n", with: "").replacing("\n", with: " ")
      }
      #expect(
        links.map { $0.lowercased() } == Tour.all.map { "/\($0.name) \($0.title) \($0.description)".lowercased() })
      try await stage.act("follow", ["label": "Movies"])
      try await stage.showsWhereItIs("the menu")
      try await stage.act("follow_plain", ["label": "All apps"])
      #expect(try await stage.place == "")
    }
  }

  @Test(arguments: walks.keys.sorted())
  func aWalkThroughATourShowsWhereItIs(_ tour: String) async throws {
    try await ToursStage.run { stage in
      try await stage.open(tour)
      for step in ["opening"] + Self.walks[tour, default: []] {
        if step != "opening" { try await stage.take(step) }
        try await stage.showsWhereItIs(step)
      }
    }
  }

  /// What is done in each tour: buttons, and fields with what is typed.
  nonisolated private static let walks = [
    "shop": [
      "Continue", "Name = Ada", "Log in", "Settings", "Terms", "Close the sheet", "Catalogue", "Teapot", "Quantity = 2",
      "Buy", "Pay", "Pay in cash", "Done", "Log out", "No, stay",
    ],
    "movies": [
      "Continue", "Name = Ada", "Go on", "Yes, please", "Night Ferry", "Trailer", "Close", "I have watched it",
      "Watched",
      "Settings", "About", "Thanks",
    ],
    "news": [
      "In tabs", "Swans", "Back", "Who else", "Mira", "Wave", "Close", "Back", "To the news", "Show as split", "Bridge",
    ],
    "rooms": ["Name = Nora", "Come in", "Kitchen", "Line = Not yet.", "Say it", "Who is here?", "Leave the house"],
    "safe": [
      "Account", "Number = 4711", "Open", "Lock", "Note", "Text = Feed the dog.", "Close", "Discard", "Report",
      "Let the keeper allow it", "Back", "Report", "Cancel the wait",
    ],
  ]

  @Test(.onlyInChromium(because: "each click counts as the first one"))
  func theLineThatWasPressedIsMarkedAndWhatIsIgnoredSaysWhy() async throws {
    try await ToursStage.run { stage in
      try await stage.open("shop")
      try await stage.act("press", ["label": "Continue", "count": 2])
      let marked = "[...document.querySelectorAll('.line.marked code')].map(one => one.textContent.trim())"
      #expect(try await stage.value(marked, as: [String].self) == ["screen.onContinue = lets.push(login)"])
      let notes = "[...document.querySelectorAll('.note')].map(one => one.dataset.tone)"
      #expect(try await stage.value(notes, as: [String].self) == ["problem", "done"])
      try await stage.open("safe")
      try await stage.act("press", ["label": "Account"])
      try await stage.act("press", ["label": "Give up"])
      let first = try await stage.value("document.querySelector('.note').innerText", as: String.self)
      #expect(first.contains("BalanceScreen"), "\(first)")
      #expect(try await stage.value(notes, as: [String].self).contains("problem"))
    }
  }

  @Test func theSliderTravelsToAnyStep() async throws {
    try await ToursStage.run { stage in
      try await stage.open("shop")
      for step in ["Continue", "Name = Ada", "Log in", "Settings", "Terms"] { try await stage.take(step) }
      let navigator = try #require(stage.navigator)
      var places: [String] = [navigator.tree.summary]
      for position in [0, 2, 1, 4, 3] {
        try await stage.act("slide", ["position": position])
        try await stage.showsWhereItIs("step \(position + 1)")
        #expect(
          try await stage.value("document.querySelector('.slider output').textContent", as: String.self)
            == "step \(position + 1) of 5")
        #expect(try await stage.value("document.activeElement.type ?? ''", as: String.self) == "range")
        places.append(navigator.tree.summary)
      }
      #expect(Set(places).count == 5 && places[0] == places[4])
    }
  }

  @Test func aFrameIsNarrowOrWideByItsOwnWidth() async throws {
    try await ToursStage.run { stage in
      try await stage.open("news")
      try await stage.take("Side by side")
      let panes = "document.querySelectorAll('.split > .panes > .pane:not(.off)').length"
      #expect(try await stage.value(panes, as: Int.self) == 1)
      try await stage.act("press_plain", ["label": "Tablet"])
      #expect(try await stage.value(panes, as: Int.self) == 2)
      try await stage.act("press_plain", ["label": "Phone"])
      #expect(try await stage.value(panes, as: Int.self) == 1)
    }
  }

  @Test func theAddressBarShowsAPlaceAndOpensIt() async throws {
    try await ToursStage.run { stage in
      try await stage.open("shop")
      for step in ["Continue", "Name = Ada", "Log in", "Catalogue", "Teapot"] { try await stage.take(step) }
      #expect(try await stage.place == "shop/items/2")
      try await stage.take("Back")
      #expect(try await stage.place == "shop/items")
      // Loaded again, it is the same window; with another address, or in another tab, it is a new one.
      try await stage.act("reload")
      try await stage.showsWhereItIs("a reload")
      #expect(stage.hosts.count == 1)
      try await stage.act("go", ["url": stage.address("shop/items/3?quantity=2")])
      try await stage.showsWhereItIs("an address")
      #expect(stage.hosts.count == 2)
      #expect(stage.navigator?.tree.summary == "TutorialScreen > DashboardScreen > CatalogueScreen > ItemScreen(3)")
      #expect(try await stage.place == "shop/items/3?quantity=2")
      try await stage.open("shop/terms")
      #expect(stage.hosts.count == 3)
      try await stage.showsWhereItIs("another tab")
      #expect(try await stage.place == "shop/terms")
    }
  }

  @Test func anAddressIsGuardedAndOneThatCannotBeOpenedSaysWhy() async throws {
    try await ToursStage.run { stage in
      try await stage.open("safe/account")
      try await stage.showsWhereItIs("a guarded address")
      for step in ["Number = 4711", "Open"] { try await stage.take(step) }
      #expect(try await stage.place == "safe/account")
      try await stage.act("go", ["url": stage.address("shop/items/77")])
      let notice = try await stage.value("document.querySelector('#notice').innerText", as: String.self)
      #expect(notice == "This address can’t be opened: /items/77")
      #expect(try await stage.place == "shop")
      try await stage.take("Continue")
      #expect(try await stage.value("document.querySelectorAll('#notice:popover-open').length", as: Int.self) == 0)
    }
  }

  @Test func aRestartOfTheServerLeadsBackToThePlace() async throws {
    try await ToursStage.run { stage in
      try await stage.open("shop")
      for step in ["Continue", "Name = Ada", "Log in", "Settings", "Terms"] { try await stage.take(step) }
      let before = try #require(stage.navigator?.tree.summary)
      try await stage.restart()
      #expect(stage.navigator?.tree.summary == before)
      #expect(stage.hosts.count == 2)
      try await stage.showsWhereItIs("a restart")
      for step in ["Close the sheet", "Today's offer"] {
        try await stage.take(step)
        try await stage.showsWhereItIs(step)
      }
    }
  }

  @Test func aDuplicatedTabHasAWindowOfItsOwn() async throws {
    try await ToursStage.run { (stage: ToursStage) async throws in
      try await stage.open("shop")
      try await stage.take("Continue")
      try await stage.act("duplicate")
      #expect(stage.hosts.count == 2)
      try await stage.showsWhereItIs("the duplicate")
      let place = "TutorialScreen > LoginScreen"
      #expect(stage.hosts.map { $0.navigator.tree.summary } == [place, place])
      try await stage.take("Back")
      #expect(stage.hosts.map { $0.navigator.tree.summary } == [place, "TutorialScreen"])
    }
  }
}
