import Testing

/// A fenced block of a Markdown text: what it says it is, its lines, and where it begins.
struct CodeBlock: Sendable {
  let file: String
  /// The line of its first fence, from 1.
  let line: Int
  /// What follows the first fence: `swift`, `sh`, or nothing.
  let language: String
  let lines: [String]

  /// All blocks of a text, in order.
  static func all(in text: String, file: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, language: String, lines: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.trimmed.hasPrefix("```") else {
        open?.lines.append(String(line))
        continue
      }
      if let block = open {
        blocks.append(CodeBlock(file: file, line: block.line, language: block.language, lines: block.lines))
        open = nil
      } else {
        open = (index + 1, line.trimmed.drop { $0 == "`" }.trimmed, [])
      }
    }
    return blocks
  }
}

extension CodeBlock: CustomTestStringConvertible {
  var testDescription: String { "\(file):\(line)" }
  var text: String { lines.joined(separator: "\n") }
}
