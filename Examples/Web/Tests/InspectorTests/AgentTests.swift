import Foundation
import Testing

@testable import Inspector

/// An agent looks into a running app with nothing but the tool's server, and a person with nothing but the tool.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct AgentTests {
  @Test func anAgentSeesWhatTheUserDidWalksOnAndWritesTheTest() async throws {
    try await InspectorStage.run { stage in
      let user = try stage.launch()
      try await stage.app()
      let agent = try await Agent(stage, asking: "shop")
      #expect(agent.instructions.contains("“shop”, which runs"))
      try await user.take("tap onContinue")
      try await user.take("again onContinue")
      #expect(try await agent.ask("where")["place"] == "TutorialScreen > LoginScreen")

      let step = try #require(try await agent.ask("why")["steps"]?.list.last)
      #expect(step["reason"] == "covered")
      #expect(step["why"]?.text?.contains("Shop/ShopFlow.swift:20") == true)

      let way = try await agent.ask("way", ["screen": "CheckoutScreen"])
      #expect(way["isFound"] == true)
      #expect(way["from"] == "TutorialScreen > LoginScreen")
      #expect(try await user.take("look") == "TutorialScreen > LoginScreen")
      let end = "TutorialScreen > LoginScreen > DashboardScreen > ItemScreen(3) > CheckoutScreen"
      #expect(try await agent.ask("press", ["steps": try #require(way["steps"])])["place"]?.text == end)
      #expect(try await user.take("look") == end)

      #expect(
        try await agent.ask("test", ["name": "checkoutIsReached"])["source"]?.text == """
          @Test @MainActor func checkoutIsReached() throws {
            let navigator = Navigator(root: ShopFlow().tutorial)
            try navigator.screen(ofType: TutorialScreen.self).onContinue()
            try navigator.screen(ofType: LoginScreen.self).onLogin(#require(User(name: "Ada")))
            try navigator.screen(ofType: DashboardScreen.self).onOffer()
            try navigator.screen(ofType: ItemScreen.self).onBuy(Services.teaShop[0], 1)
            #expect(navigator.tree.summary == "\(end)")
          }
          """)
    }
  }

  @Test func aWrongNameIsAnsweredWithTheNamesThatThereAre() async throws {
    try await InspectorStage.run { stage in
      let agent = try await Agent(stage, asking: "Shpo")
      let none = "No app “Shpo” is connected. No app is connected. An app connects with navigator.inspect()."
      #expect(try await agent.mistake("where") == none)
      try stage.launch()
      try await stage.app()
      let known = "No app “Shpo” is connected. Connected are: Shop. An app connects with navigator.inspect()."
      #expect(try await agent.mistake("where") == known)
      let typed = try await stage.tool("where", "--app", "Shpo").end()
      #expect(typed == ("", known, 1))
      #expect(try await stage.tool("where", "--app", "Shop").end().output.contains("TutorialScreen #1"))
    }
  }

  @Test func anInspectorThatComesLaterOrAnewIsFoundByTheFileThatItWrites() async throws {
    try await InspectorStage.run { stage in
      let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: home) }
      stage.inspectorOfTool = ["HOME": home, "CFFIXED_USER_HOME": home]

      let agent = try await Agent(stage, asking: "Shop")
      let none = "No inspector is running. Start it: swift run --package-path Examples/Web Inspector."
      #expect(try await agent.mistake("where") == none)
      #expect(try await stage.tool("where", "--app", "Shop").end() == ("", none, 1))

      let first = try stage.start("Inspector", ["0"], stage.inspectorOfTool)
      let page = try #require(await first.next().flatMap { URLComponents(string: $0) }), port = try #require(page.port)
      let user = try stage.launch("Shop", at: "http://127.0.0.1:\(port)")
      try await agent.waits(for: "TutorialScreen")
      try await user.take("tap onContinue")

      first.kill()
      _ = try await first.end()
      #expect(try await agent.mistake("where").hasPrefix("The inspector at http://127.0.0.1:\(port) gives no answer"))
      let second = try stage.start("Inspector", ["\(port)"], stage.inspectorOfTool)
      let other = try #require(await second.next())
      #expect(other != page.string)  // it has another token
      try await agent.waits(for: "TutorialScreen > LoginScreen")
    }
  }

  @Test func withoutANameTheServerSaysWhatIsMissing() async throws {
    try await InspectorStage.run { stage in
      let ended = try await stage.tool("--mcp", "--app").end()
      #expect(ended == ("", "--app needs a value.", 64))
    }
  }
}
