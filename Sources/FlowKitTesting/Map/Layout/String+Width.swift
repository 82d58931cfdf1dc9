extension String {
  /// The room that it needs without knowing the font: 0.62 of its height a character, all of it for wide ones.
  func width(at size: Int) -> Int {
    unicodeScalars.reduce(0) { $0 + ($1.isWide ? 100 : 62) } * size / 100
  }

  /// The text, cut in the middle where it has more characters.
  func shortened(to most: Int) -> String {
    guard count > most else { return self }
    let last = (most - 1) / 2
    return "\(prefix(most - 1 - last))…\(suffix(last))"
  }
}

extension Unicode.Scalar {
  /// Whether it is as wide as high: those of East Asia, and pictures.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
