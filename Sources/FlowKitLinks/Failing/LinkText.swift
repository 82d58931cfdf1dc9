/// Makes texts from strangers safe to show and log.
enum LinkText {
  /// A URL, shortened, without its query and fragment, which may be secret.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - showsFragment: Whether its fragment is a path that was looked for.
  /// - Returns: The text.
  static func shortened(url: String, showsFragment: Bool) -> String {
    let text = shortened(url, to: 80)
    guard let end = text.firstIndex(where: { $0 == "?" || $0 == "#" && !showsFragment }) else { return text }
    return text[...end] + "…"
  }

  /// The beginning of a text, with its control characters replaced.
  static func shortened(_ text: String, to limit: Int) -> String {
    var short = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(limit) { short.append(isShown(scalar) ? scalar : "\u{FFFD}") }
    return String(short) + (text.unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")
  }

  /// A type's name with its article: an `Int`, a `UUID`.
  static func withArticle(_ type: Any.Type) -> String { withArticle("\(type)") }

  static func withArticle(_ name: String) -> String {
    "AEIOaeio".contains(name.prefix(1)) && !name.isEmpty ? "an \(name)" : "a \(name)"
  }

  /// False for characters that end lines or change the direction of the text that follows.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}
