import Testing

/// What DocC leaves out, or cannot tell apart, without a word or only when it is run.
@Suite struct HeadingTests {
  private static let articles = Project.documents.filter { $0.contains(".docc/") }

  /// DocC leaves out sections that follow the topics.
  @Test(arguments: articles)
  func topicsAreTheLastSection(_ article: String) {
    let sections = headings(of: article).filter { $0.level == 2 }.map(\.text)
    #expect(!sections.dropLast().contains("Topics"), "After the topics of \(article): \(sections.last ?? "")")
  }

  /// A link to an article is ambiguous if its module's page has a heading of that name.
  @Test(arguments: articles)
  func aModulesPageHasNoHeadingThatIsAnArticle(_ article: String) {
    let folder = article.split(separator: "/").dropLast().joined(separator: "/")
    let module = folder.split(separator: "/").last?.split(separator: ".").first ?? ""
    guard article.hasSuffix("/\(module).md") else { return }
    let names = Self.articles.filter { $0.hasPrefix("\(folder)/") && $0 != article }
      .compactMap { $0.split(separator: "/").last?.dropLast(".md".count) }.map(String.init)
    let both = headings(of: article).map(\.text).filter(names.contains)
    #expect(both == [], "Headings of \(article)")
  }

  private func headings(of article: String) -> [(level: Int, text: String)] {
    var isCode = false
    return Project.text(article).split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") { isCode.toggle() }
      let level = line.prefix { $0 == "#" }.count
      guard !isCode, level > 0 else { return nil }
      return (level, String(line.dropFirst(level + 1)))
    }
  }
}
