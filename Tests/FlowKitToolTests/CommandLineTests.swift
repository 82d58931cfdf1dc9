import FlowKitMaps
import FlowKitTool
import Testing

@MainActor
@Suite struct CommandLineTests {
  @Test(arguments: [[], ["--help"], ["way", "-h"]])
  func helpListsAllQuestions(arguments: [String]) async {
    let answer = await Inn.tool.answer(arguments)
    #expect(answer.code == 0)
    for name in [
      "screens", "where", "press <steps>...", "way <screen>", "why [<callback>]", "test", "restart", "--mcp",
    ] {
      #expect(answer.text.contains(name))
    }
  }

  @Test(
    arguments: [
      (["wy"], "There is no question “wy”. Did you mean way, or why?"),
      (["way"], "way needs “screen”: the screen, such as ItemScreen or ItemScreen(1)"),
      (["way", "A", "B"], "way has no use for “B”."),
      (["way", "--scren", "A"], "way has no “scren”. Did you mean screen?"),
      (["way", "--screen"], "--screen needs a value."), (["where", "--after"], "--after needs a value."),
      (["test", "--kind", "JUnit"], "“kind” is one of swift-testing, xctest, not “JUnit”."),
      (["press"], "press needs “steps”"),
    ])
  func wrongQuestionsSayWhatIsWrong(arguments: [String], text: String) async {
    let answer = await Inn.tool.answer(arguments)
    #expect(answer.code == 64)
    #expect(answer.text.hasPrefix(text), "\(answer.text)")
    #expect(answer.text.contains("usage: "))
  }

  @Test func parametersHaveNames() async {
    let one = await Inn.tool.answer(["way", "--screen", "HallScreen", "--json"])
    let other = await Inn.tool.answer(["way", "HallScreen", "--json"])
    #expect(one.code == 0 && one.text == other.text)
    #expect(one.text.contains("\"steps\" : [\n    \"DoorScreen.onName\"\n  ]"), "\(one.text)")
  }

  @Test func anAppThatCannotBeMadeIsAnError() async {
    struct NoApp: Error, CustomStringConvertible { let description = "there is no database" }
    let tool = FlowTool(source: "", map: .init(of: Inn().door)) { throw NoApp() }
    let answer = await tool.answer(["where"])
    #expect(answer == ("there is no database", 1))
  }
}
