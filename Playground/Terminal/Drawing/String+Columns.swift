extension String {
  /// How many columns of a terminal it takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text with a dot for each character that is invisible or would disturb the terminal.
  var printable: String { String(map(\.printable)) }

  /// The part of the printable text that fits; `…` replaces the rest.
  func clipped(to width: Int) -> String {
    let text = printable
    guard text.columns > width else { return text }
    return width > 0 ? text.fitting(width - 1) + "…" : ""
  }

  /// The end of the printable text, if not all of it fits: what is being typed.
  func clippedAtStart(to width: Int) -> String {
    let text = printable
    guard text.columns > width else { return text }
    return width > 0 ? "…" + String(String(text.reversed()).fitting(width - 1).reversed()) : ""
  }

  /// The text in lines of this width at most, broken between words where possible.
  func wrapped(to width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines = [""]
    for word in split(separator: " ") { lines.append(String(word), width: width) }
    return lines
  }

  /// As many characters as fit.
  fileprivate func fitting(_ width: Int) -> String {
    var room = width
    return String(
      prefix {
        room -= $0.columns
        return room >= 0
      })
  }
}

extension [String] {
  /// Appends a word to the last line, or to new ones.
  fileprivate mutating func append(_ word: String, width: Int) {
    let last = self[count - 1]
    if last.isEmpty || last.columns + 1 + word.columns <= width {
      self[count - 1] = last.isEmpty ? word : "\(last) \(word)"
    } else {
      append(word)
    }
    while self[count - 1].columns > width, self[count - 1].count > 1 { breakLast(width) }
  }

  /// Moves what does not fit on the last line to the next one.
  private mutating func breakLast(_ width: Int) {
    let head = String(self[count - 1].prefix(Swift.max(1, self[count - 1].fitting(width).count)))
    append(String(self[count - 1].dropFirst(head.count)))
    self[count - 2] = head
  }
}
