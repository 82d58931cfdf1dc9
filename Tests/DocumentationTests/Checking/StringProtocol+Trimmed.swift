extension StringProtocol {
  /// The text without the spaces around it.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

extension StringProtocol {
  /// The words, however they are wrapped, and wherever the code stands.
  var wordsWithoutPlaces: [String] {
    split(whereSeparator: \.isWhitespace).map { $0.contains(".swift:") ? "file:line" : String($0) }
  }
}
