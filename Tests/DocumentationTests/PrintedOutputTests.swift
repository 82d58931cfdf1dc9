import FlowKit
import FlowKitTesting
import Testing

@MainActor
@Suite struct PrintedOutputTests {
  @Test func theIgnoredActionPrintsWhatReadmeSays() {
    #expect(words(printed(by: ReadmeOutcome.run)) == words(output(0, of: "README.md")))
  }

  @Test func theTutorialPrintsTheTree() throws {
    #expect(
      try printed(by: TutorialProgram.run) == """
        stack
        ├ TeaListScreen #1
        └ TeaScreen(Sencha) #2
        sheet over TeaScreen(Sencha) #2
        └ OrderScreen #3 ← visible
        TeaListScreen
        """)
  }

  @Test func theLogReadsAsTheArticleSays() throws {
    let log = try printed(by: ObservingArticle.run)
    #expect(words(log) == words(output(0, of: "Sources/FlowKit/FlowKit.docc/Observing.md")))
  }

  @Test func linksPrintWhatTheArticleSays() throws {
    let article = "Sources/FlowKitLinks/FlowKitLinks.docc/Links.md"
    #expect(try printed(by: LinksArticle.run) == output(0, of: article))
    #expect(words(try printed(by: LinksArticle.runWrongly)) == words(output(1, of: article)))
  }

  @Test(arguments: 0..<7) func linkProblemsReadAsTheArticleSays(_ part: Int) throws {
    let sentences = Page(), run = LinkProblems.parts[part]
    try run { sentences.lines += "\($0)".split(separator: "\n").map(String.init) }
    let expected = output(part, of: "Sources/FlowKitLinks/FlowKitLinks.docc/LinkProblems.md") ?? ""
    let lines = expected.replacing("\n  ", with: " ").split(separator: "\n").map(String.init)
    #expect(sentences.lines.map(words) == lines.map(words), "\(sentences.lines.joined(separator: "\n"))")
  }

  @Test func allPartsOfTheLinkProblemsAreFound() {
    #expect(LinkProblems.parts.count == 7)
    let article = "Sources/FlowKitLinks/FlowKitLinks.docc/LinkProblems.md"
    #expect(output(7, of: article) == nil)
  }

  @Test func aMismatchReadsAsTheArticleSays() {
    let shop = TestingArticle.ShopFlow(), spy = LetsSpy()
    shop.item.makeScreen(lets: spy.lets).onBuy("Lamp", 2)
    let error = #expect(throws: Mismatch.self) { try spy.verify(.present(shop.help, as: .sheet)) }
    #expect(words(error?.description) == words(output(0, of: "Sources/FlowKit/FlowKit.docc/Testing.md")))
  }

  @Test func aTreeThatDiffersReadsAsTheArticleSays() {
    let shop = TestingArticle.ShopFlow(), navigator = Navigator(root: shop.item)
    navigator.perform(.push(shop.checkout))
    navigator.perform(.present(shop.help))
    let error = #expect(throws: Mismatch.self) { try navigator.tree.verify("ItemScreen > HelpScreen") }
    #expect(words(error?.description) == words(output(1, of: "Sources/FlowKit/FlowKit.docc/Testing.md")))
  }

  /// A document's block that says what a program prints: one without a language.
  private func output(_ index: Int, of document: String) -> String? {
    let outputs = Project.blocks(of: document).filter { $0.language.isEmpty }
    return index < outputs.count ? outputs[index].text : nil
  }

  private func printed(by program: (_ print: @escaping (Any...) -> Void) throws -> Void) rethrows -> String {
    let page = Page()
    try program { page.lines.append($0.map { "\($0)" }.joined(separator: " ")) }
    return page.lines.joined(separator: "\n")
  }

  private func words(_ text: String?) -> [String]? { text?.wordsWithoutPlaces }

  private final class Page {
    var lines: [String] = []
  }
}
