import Testing

/// The complete programs and apps of the articles, which are in `Examples/Articles`; `.ci/run` runs the programs.
@Suite struct ProgramTests {
  private static let programs = Project.files(under: "Examples/Articles/Sources") { $0.hasSuffix("/main.swift") }

  private static let apps = Project.files(under: "Examples/Articles/Apps") { $0.hasSuffix(".swift") }

  @Test(arguments: programs)
  func anArticleShowsTheWholeProgram(_ program: String) throws {
    let following = try blocks(after: program)
    #expect(following.first?.language == "", "The article does not say what \(program) prints.")
  }

  @Test(arguments: apps)
  func anArticleShowsTheWholeFile(_ file: String) throws { _ = try blocks(after: file) }

  @Test func programsAreFound() {
    #expect(Self.programs.count > 1)
    #expect(Self.apps.count > 1)
  }

  /// The blocks that follow a file in the article that its folder is named after.
  private func blocks(after file: String) throws -> ArraySlice<CodeBlock> {
    let name = try #require(file.split(separator: "/").dropLast().last)
    let article = try #require(Project.documents.first { $0.hasSuffix("/\(name).md") }, "There is no article \(name).")
    let blocks = Project.blocks(of: article)
    let index = try #require(
      blocks.firstIndex { $0.text == Project.text(file).trimmed }, "\(article) does not show \(file).")
    return blocks[(index + 1)...]
  }
}
