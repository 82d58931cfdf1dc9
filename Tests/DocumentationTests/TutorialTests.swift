import Testing

/// The code of the tutorial is what the compiler has seen.
@Suite struct TutorialTests {
  private static let folder = "Sources/FlowKitSwiftUI/FlowKitSwiftUI.docc/Resources/Tutorial"
  private static let files = Project.files(under: folder) { $0.hasSuffix(".swift") && !$0.contains("Package") }

  @Test(arguments: files)
  func everyFileIsCompiled(_ file: String) {
    let lines = Project.text(file).split(separator: "\n").map(String.init).filter { !Self.isOfTheFile($0) }
    let block = CodeBlock(file: file, line: 1, language: "swift", lines: lines)
    let problem = Project.snippets.problem(with: block)
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func allFilesAreFound() { #expect(Self.files.count == 10) }

  /// What a snippet has at its beginning, or cannot have.
  private static func isOfTheFile(_ line: String) -> Bool {
    line.hasPrefix("import ") || line.hasPrefix("@testable import ") || line == "@main"
  }
}
