/// One key, as a terminal reports it.
enum Key: Hashable {
  case character(Character)
  case control(Character)
  case function(Int)
  case enter, tab, backTab, backspace, delete, escape
  /// The mouse was pressed at a column and row, from 0.
  case click(Int, Int)
  /// The mouse's wheel was turned by some rows, down or up.
  case scroll(Int)
  case up, down, left, right, home, end, pageUp, pageDown
}

/// Turns the bytes that a terminal sends into keys: one read may bring several keys, or a part of one.
struct KeyParser {
  private var bytes: ArraySlice<UInt8> = []

  /// Whether the beginning of a key is here; a lone Escape is such a beginning, until nothing follows it for a while.
  var isWaiting: Bool { !bytes.isEmpty }

  /// The keys that these bytes complete.
  mutating func keys(from new: [UInt8]) -> [Key] {
    bytes += new
    var keys: [Key] = []
    while let (key, length) = nextKey() {
      bytes = bytes.dropFirst(length)
      if let key { keys.append(key) }
    }
    bytes = ArraySlice(Array(bytes))
    return keys
  }

  /// The keys in the remaining bytes, if no more follow: a lone Escape is a key.
  mutating func flush() -> [Key] {
    guard bytes.popFirst() == 0x1B else {
      bytes = []
      return []
    }
    let rest = Array(bytes)
    bytes = []
    return [.escape] + keys(from: rest)
  }

  /// The first key and the number of its bytes.
  ///
  /// The key is `nil` if it has no meaning here; the result is `nil` if bytes are missing.
  private func nextKey() -> (Key?, length: Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escapeSequence()
    case 0x09: return (.tab, 1)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(first + 0x60))), 1)
    case 0x20...0x7E: return (.character(Character(Unicode.Scalar(first))), 1)
    default: return first < 0x20 ? (nil, 1) : character()
    }
  }
}

// Characters beyond ASCII.
extension KeyParser {
  private func character() -> (Key?, length: Int)? {
    guard let length = bytes.first.flatMap(Self.length) else { return (nil, 1) }
    let rest = bytes.dropFirst().prefix(length - 1)
    if let bad = rest.firstIndex(where: { $0 & 0xC0 != 0x80 }) { return (nil, bad - bytes.startIndex) }
    guard rest.count == length - 1 else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    guard text != "\u{FFFD}", text.unicodeScalars.count == 1 else { return (nil, length) }
    return (text.first.map(Key.character), length)
  }

  /// How many bytes a character has in UTF-8, by its first one.
  private static func length(first: UInt8) -> Int? {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }
}

// Keys that begin with an Escape.
extension KeyParser {
  private func escapeSequence() -> (Key?, length: Int)? {
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["): return controlSequence()
    case UInt8(ascii: "O"):
      guard let third = bytes.dropFirst(2).first else { return nil }
      return (Self.key(final: third, parameter: ""), 3)
    default: return (.escape, 1)
    }
  }

  /// `ESC [`, parameters, and a last byte that identifies the key.
  private func controlSequence() -> (Key?, length: Int)? {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return body.count > 30 ? (nil, bytes.count) : nil
    }
    let length = end - bytes.startIndex + 1
    if body.first == UInt8(ascii: "<") { return (Self.mouse(body[(body.startIndex + 1)..<end], body[end]), length) }
    let parameter = String(decoding: body[..<end].prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    return (Self.key(final: body[end], parameter: parameter), length)
  }

  /// The action, the column, and the row, from 1; a last byte of a small m means that a button was released.
  private static func mouse(_ body: ArraySlice<UInt8>, _ final: UInt8) -> Key? {
    let numbers = body.split(separator: UInt8(ascii: ";")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, final == UInt8(ascii: "M") else { return nil }
    switch numbers[0] {
    case 0: return .click(numbers[1] - 1, numbers[2] - 1)
    case 64: return .scroll(-3)
    case 65: return .scroll(3)
    default: return nil
    }
  }

  private static func key(final: UInt8, parameter: String) -> Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    case "~": numbered[parameter]
    default: nil
    }
  }

  private static let numbered: [String: Key] = [
    "1": .home, "3": .delete, "4": .end, "5": .pageUp, "6": .pageDown, "7": .home, "8": .end, "11": .function(1),
    "12": .function(2), "13": .function(3), "14": .function(4),
    "15": .function(5), "17": .function(6),
  ]
}
