/// The code of the documentation as the compiler has seen it: the files that articles show.
///
/// A block of the documentation must be in one of them, line by line; blank lines and indentation don't count. What a
/// snippet needs around a block to be compiled is between the comments `// hide` and `// show`.
struct Snippets: Sendable {
  /// The lines of each file that documents may show.
  private let files: [(name: String, lines: [String])]

  init(_ files: [(name: String, text: String)]) {
    self.files = files.map { ($0.name, Self.shownLines(of: $0.text)) }
  }

  /// What is wrong with a block; nil where a snippet has it.
  func problem(with block: CodeBlock) -> String? {
    let wanted = block.lines.map(\.trimmed).filter { !$0.isEmpty }
    let best = files.map { (name: $0.name, count: Self.longestStart(of: wanted, in: $0.lines)) }
      .max { $0.count < $1.count }
    guard let best, best.count > 0 else { return "The block at \(block.testDescription) is in no snippet file." }
    guard best.count < wanted.count else { return nil }
    return """
      The block at \(block.testDescription) is in no snippet file. \
      \(best.name) has its beginning, but not this line: \(wanted[best.count])
      """
  }

  private static func shownLines(of text: String) -> [String] {
    var isShown = true
    var lines: [String] = []
    for line in text.split(separator: "\n").map(\.trimmed) where !line.isEmpty {
      switch line {
      case "// hide": isShown = false
      case "// show": isShown = true
      default: if isShown { lines.append(line) }
      }
    }
    return lines
  }

  /// How many of the wanted lines stand together somewhere, from the first one on.
  private static func longestStart(of wanted: [String], in lines: [String]) -> Int {
    lines.indices.map { start in zip(wanted, lines[start...]).prefix { $0 == $1 }.count }.max() ?? 0
  }
}
