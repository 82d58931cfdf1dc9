/// The characters of URLs.
enum LinkSyntax {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// The segment of an address between its path and the path in its fragment; no URL has a segment like this.
  static let fragmentMark = "\0#"

  static func lowercased(_ byte: UInt8) -> UInt8 { isLarge(byte) ? byte + 0x20 : byte }

  /// The text with A to Z in lowercase, and nothing else changed.
  static func folded(_ text: String) -> String {
    text.utf8.contains(where: isLarge) ? String(decoding: text.utf8.map(lowercased), as: UTF8.self) : text
  }

  /// RFC 3986, 3.1: a letter, then letters, digits, `+`, `-` and `.`.
  static func isScheme(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  /// A DNS name; names in other alphabets are written in Punycode.
  static func isHost(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { isLetter($0) || isDigit($0) || "-.".utf8.contains($0) }
  }

  /// Whether a segment is `.` or `..`, which are instructions for resolving the path (RFC 3986, 5.2.4).
  static func isDots(_ text: String) -> Bool { text == "." || text == ".." }

  private static func isLarge(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isLarge(byte) || (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

// Percent-encoding (RFC 3986, 2.1).
extension LinkSyntax {
  /// The text of percent-encoded bytes.
  static func decoded(_ bytes: some Collection<UInt8>) throws(Malformed) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else {
        throw Malformed("it has a percent sign that is not followed by two hexadecimal digits.")
      }
      decoded.append(high << 4 | low)
    }
    return try text(of: decoded)
  }

  /// The same, with a plus sign as a space, as in queries.
  static func decodedForm(_ bytes: ArraySlice<UInt8>) throws(Malformed) -> String {
    guard bytes.contains(UInt8(ascii: "+")) else { return try decoded(bytes) }
    return try decoded(bytes.map { $0 == UInt8(ascii: "+") ? 0x20 : $0 })
  }

  /// The text with all bytes percent-encoded except letters, digits, `-`, `.`, `_`, and `~`.
  static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isLetter(byte) || isDigit(byte) || "-._~".utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func text(of bytes: [UInt8]) throws(Malformed) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw Malformed("its percent-encoded bytes are not UTF-8.") }
    guard !bytes.contains(0) else { throw Malformed("it contains a null character.") }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    digits.firstIndex(of: (0x61...0x66).contains(byte) ? byte - 0x20 : byte).map(UInt8.init)
  }
}
