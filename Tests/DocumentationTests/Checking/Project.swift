import Foundation

/// The files of the package that the documentation is in.
enum Project {
  /// The package's directory.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The skill for coding agents, which is for users of the library.
  static let skill = "Examples/Skill/flowkit/SKILL.md"

  /// README, the pages for coding agents, and the articles of all documentation catalogues.
  static var documents: [String] {
    ["README.md", "llms.txt", skill] + files(under: "Sources") { $0.hasSuffix(".md") && $0.contains(".docc/") }
  }

  /// All blocks of Swift code in the documentation.
  ///
  /// A block marked `swift package` is a manifest; `.ci/run` builds a package with it.
  static var swiftBlocks: [CodeBlock] {
    documents.flatMap(blocks).filter { $0.language == "swift" }
  }

  /// The snippets, and the complete programs and apps of the articles.
  static var snippets: Snippets {
    let folders = ["Tests/DocumentationTests/Snippets", "Examples/Articles/Sources", "Examples/Articles/Apps"]
    return Snippets(folders.flatMap { files(under: $0) { $0.hasSuffix(".swift") } }.map { ($0, text($0)) })
  }

  /// All blocks of a document, whatever language they are in.
  static func blocks(of document: String) -> [CodeBlock] { CodeBlock.all(in: text(document), file: document) }

  /// A file's text; empty where it cannot be read.
  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The files under a folder that a rule names, in the order of their paths.
  static func files(under folder: String, where fits: (String) -> Bool) -> [String] {
    let place = root.appending(path: folder).path(percentEncoded: false)
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: place)
    return (paths ?? []).map { "\(folder)/\($0)" }.filter(fits).sorted()
  }
}
