extension String {
  /// The estimated width for any font: 0.62 of the height per character, and the whole height for wide ones.
  func width(at size: Int) -> Int {
    unicodeScalars.reduce(0) { $0 + ($1.isWide ? 100 : 62) } * size / 100
  }

  /// The text, cut in the middle if it has more characters.
  func shortened(to most: Int) -> String {
    guard count > most else { return self }
    let last = (most - 1) / 2
    return "\(prefix(most - 1 - last))…\(suffix(last))"
  }
}

extension Unicode.Scalar {
  /// Whether it is as wide as it is high, such as East Asian characters and emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
