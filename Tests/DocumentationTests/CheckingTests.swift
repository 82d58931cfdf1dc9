import Testing

@Suite struct CheckingTests {
  private let snippets = Snippets([
    ("Other.swift", "let a = 1"),
    (
      "Push.swift",
      """
      // hide
      func body() {
        // show
        screen.onLogin = lets.push(home)

        screen.onBack = lets.pop()
        // hide
      }
      // show
      """
    ),
  ])

  @Test func indentationAndBlankLinesDoNotCount() {
    let block = block("  screen.onLogin = lets.push(home)", "\tscreen.onBack = lets.pop()", "")
    #expect(snippets.problem(with: block) == nil)
  }

  @Test func aChangedLineIsNamed() {
    #expect(
      snippets.problem(with: block("screen.onLogin = lets.push(home)", "screen.onBack = lets.back()"))
        == "The block at README.md:42 is in no snippet file. "
        + "Push.swift has its beginning, but not this line: screen.onBack = lets.back()")
  }

  @Test func anUnknownBlockIsReported() {
    #expect(snippets.problem(with: block("let b = 2")) == "The block at README.md:42 is in no snippet file.")
  }

  @Test func whatIsHiddenMayNotBeShown() {
    #expect(snippets.problem(with: block("func body() {")) == "The block at README.md:42 is in no snippet file.")
  }

  @Test func blocksAreFoundWithTheirLanguageAndLine() {
    let blocks = CodeBlock.all(in: "Text\n```swift\nlet a = 1\n```\n\n```\nout\n\n  put\n```", file: "A.md")
    #expect(blocks.map(\.testDescription) == ["A.md:2", "A.md:6"])
    #expect(blocks.map(\.language) == ["swift", ""])
    #expect(blocks.map(\.text) == ["let a = 1", "out\n\n  put"])
  }

  private func block(_ lines: String...) -> CodeBlock {
    CodeBlock(file: "README.md", line: 42, language: "swift", lines: lines)
  }
}
