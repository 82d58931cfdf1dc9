// Finds what other libraries take for an argument; here it would be a fixed segment that no URL has.
extension LinkPattern {
  var placeholderProblems: [String] {
    guard let first = segments.lazy.compactMap(\.placeholder).first else { return [] }
    return [
      "\"\(first)\" looks like an argument in another library, but would be a fixed segment. Arguments are written with"
        + " their types: \(spelling). Besides .string, there are .int, .uuid, .raw(...) and others."
    ]
  }

  /// The call with arguments in place of what looks like them.
  private var spelling: String {
    let texts = path.isEmpty ? [] : path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let first = texts.firstIndex(where: { Segment.placeholder($0) != nil }) else {
      return "add(\"...\", .string)"
    }
    var parts: [String] = [], following: [String] = []
    for text in texts[first...].reversed() {
      guard let placeholder = Segment.placeholder(text) else {
        following.insert(text, at: 0)
        continue
      }
      let then = following.isEmpty ? "" : ".then(\"\(following.joined(separator: "/"))\")"
      parts.insert(placeholder.part + then, at: 0)
      following = []
    }
    let fixed = "\"\(texts[..<first].joined(separator: "/"))\""
    return "add(\(([fixed] + parts + (forms.isEmpty ? [] : ["..."])).joined(separator: ", ")))"
  }
}

extension LinkPattern.Segment {
  /// What looks like an argument in another library, such as `:id`, `{id}`, `<id>`, and `*`.
  struct Placeholder: CustomStringConvertible {
    let description: String

    /// How it is written here.
    var part: String {
      if description.contains("*") || description.hasSuffix("+") { return ".list(.string)" }
      return description.contains("?") ? ".optional(.string)" : ".string"
    }
  }

  var placeholder: Placeholder? { fixed.flatMap(Self.placeholder) }

  static func placeholder(_ text: String) -> Placeholder? {
    let isNamed = text.first == ":" && text.dropFirst().first.map { $0.isLetter || $0 == "_" } == true
    let isInBrackets = [("{", "}"), ("<", ">")].contains { text.count > 1 && text.hasPrefix($0) && text.hasSuffix($1) }
    return isNamed || isInBrackets || text.first == "*" ? Placeholder(description: text) : nil
  }
}
