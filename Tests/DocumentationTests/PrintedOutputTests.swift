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

  private nonisolated static let linkProblems = Project.text("Tests/DocumentationTests/Expected/LinkProblems.txt")
    .split(separator: "\n\n").map { sentences(in: String($0)) }

  @Test(arguments: 0..<7) func linkProblemsReadAsExpected(_ part: Int) throws {
    let printed = Page(), run = LinkProblems.parts[part]
    try run { printed.lines += "\($0)".split(separator: "\n").map(String.init) }
    let expected = Self.linkProblems.indices.contains(part) ? Self.linkProblems[part] : []
    #expect(printed.lines.map(words) == expected.map(words), "\(printed.lines.joined(separator: "\n"))")
  }

  @Test func theArticleShowsSomeOfTheLinkProblems() {
    #expect(LinkProblems.parts.count == Self.linkProblems.count)
    let all = Set(Self.linkProblems.joined().map(\.wordsWithoutPlaces))
    let blocks = Project.blocks(of: "Sources/FlowKitLinks/FlowKitLinks.docc/LinkProblems.md").filter(\.language.isEmpty)
    let shown = blocks.flatMap { Self.sentences(in: $0.text) }
    #expect(shown.count > 20)
    for sentence in shown { #expect(all.contains(sentence.wordsWithoutPlaces), "\(sentence)") }
  }

  /// The lines of a text; those that are indented continue the one before.
  private nonisolated static func sentences(in text: String) -> [String] {
    text.replacing("\n  ", with: " ").split(separator: "\n").map(String.init)
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
