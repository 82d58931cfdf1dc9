import FlowKitTool
import Testing

/// The article shows questions with their answers, as a terminal does.
@MainActor
@Suite struct ToolArticleTests {
  private static let article = "Sources/FlowKitTool/FlowKitTool.docc/FlowKitTool.md"

  @Test func theProgramAnswersAsTheArticleSays() async {
    let blocks = Project.blocks(of: Self.article).filter { $0.text.hasPrefix("$ swift run Ask ") }
    #expect(blocks.count == 3)
    await ToolArticle.run { tool in
      for block in blocks {
        let lines = block.text.split(separator: "\n", maxSplits: 1)
        let arguments = lines[0].split(separator: " ").dropFirst(4).map(String.init)
        let answer = await tool.answer(arguments)
        #expect(answer.text.replacing("ToolArticle.", with: "") == lines[1], "\(answer.text)")
      }
    }
  }

  @Test func everyQuestionIsInTheArticle() async {
    await ToolArticle.run { tool in
      let help = await tool.answer([]).text
      let names = help.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
        .compactMap { $0.split(separator: " ").first }.filter { !$0.hasPrefix("-") }
      #expect(names.count == 7)
      for name in names { #expect(Project.text(Self.article).contains("| `\(name)` |")) }
    }
  }
}
