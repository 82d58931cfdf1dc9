import Testing

@Suite struct DocumentedCodeTests {
  private static let snippets = Project.snippets

  @Test(arguments: Project.swiftBlocks)
  func everyBlockIsCompiled(_ block: CodeBlock) {
    let problem = Self.snippets.problem(with: block)
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func readmeAndArticlesAreFound() {
    #expect(Project.documents.contains("README.md"))
    #expect(Project.documents.contains("Sources/FlowKit/FlowKit.docc/GettingStarted.md"))
    #expect(Set(Project.swiftBlocks.map(\.file)).count == Project.documents.filter(hasSwift).count)
  }

  private func hasSwift(_ document: String) -> Bool { Project.text(document).contains("```swift\n") }
}
