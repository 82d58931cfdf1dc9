extension Character {
  /// How many columns of a terminal it takes.
  var columns: Int {
    guard utf8.count != 1, let first = unicodeScalars.first else { return 1 }
    let isEmoji = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    return isEmoji || Self.isWide(first.value) ? 2 : 1
  }

  /// The character, or a dot if it is invisible or would disturb the terminal.
  var printable: Character {
    guard let first = unicodeScalars.first else { return "·" }
    switch first.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark: return "·"
    default: return self
    }
  }

  private static func isWide(_ scalar: UInt32) -> Bool {
    scalar >= 0x1100 && (scalar <= 0x115F || scalar >= 0x2E80) && wide.contains { $0.contains(scalar) }
  }

  /// Scripts whose characters take two columns.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
