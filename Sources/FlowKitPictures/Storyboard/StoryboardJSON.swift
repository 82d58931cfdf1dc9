/// The parts of JSON that a page's data needs.
enum StoryboardJSON: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  case number(Int)
  case string(String)
  case list([StoryboardJSON])
  /// An object; its members keep their order.
  case object([(key: String, value: StoryboardJSON)])

  init(integerLiteral number: Int) { self = .number(number) }

  init(stringLiteral string: String) { self = .string(string) }

  init(arrayLiteral values: StoryboardJSON...) { self = .list(values) }
}

extension StoryboardJSON {
  /// The text without white space, which is safe in a script of a page, whatever the strings are.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .number(let number): text += "\(number)"
    case .string(let string): Self.write(string, to: &text)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// Writes a string with its escapes, including `<`, because `</script` and `<!--` end or change a script.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{0}"..<" ", "<", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
