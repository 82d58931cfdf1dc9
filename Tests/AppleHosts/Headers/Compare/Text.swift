import Foundation

extension String {
  /// Takes an attribute from the beginning: `@MainActor`, `@available(...)`.
  mutating func takeAttribute() -> String? {
    guard hasPrefix("@") else { return nil }
    let name = prefix { $0 != " " && $0 != "(" }
    var rest = dropFirst(name.count)
    if rest.first == "(" {
      var depth = 0
      let end = rest.firstIndex { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth == 0
      }
      rest = rest[(end.map { rest.index(after: $0) } ?? rest.endIndex)...]
    }
    self = String(rest.drop { $0 == " " })
    return String(name)
  }

  mutating func takeWord() -> String? {
    let word = prefix { !" (:<".contains($0) }
    guard !word.isEmpty else { return nil }
    self = String(dropFirst(word.count).drop { $0 == " " })
    return String(word)
  }

  /// Takes words that are modifiers; `class` is one only before a member.
  mutating func takeWords(among modifiers: Set<String>) -> Set<String> {
    var found: Set<String> = []
    while true {
      let word = prefix { $0 != " " }
      let next = dropFirst(word.count).drop { $0 == " " }
      guard modifiers.contains(String(word)) else { return found }
      if word == "class", !next.hasPrefix("func"), !next.hasPrefix("var"), !next.hasPrefix("let") { return found }
      found.insert(String(word))
      self = String(next)
    }
  }

  mutating func takeFailable() -> String {
    guard let mark = first, mark == "?" || mark == "!" else { return "" }
    removeFirst()
    return String(mark)
  }
}

extension StringProtocol {
  /// A type in one spelling, whichever way the compiler prints it.
  var plain: String {
    var text = String(self).trimmingCharacters(in: .whitespaces)
    for (long, short) in [
      ("UIKit.", ""), ("Foundation.", ""), ("FoundationEssentials.", ""), ("ObjectiveC.", ""), ("@escaping ", ""),
      ("@MainActor ", ""), ("@Sendable ", ""), (" : ", ": "), ("-> ()", "-> Void"),
    ] { text = text.replacingOccurrences(of: long, with: short) }
    for (name, type) in [("BOOL", "Bool"), ("CGFloat", "Double"), ("(NS)?TimeInterval", "Double")] {
      text = text.replacingOccurrences(of: "\\b\(name)\\b", with: type, options: .regularExpression)
    }
    return text
  }

  /// What a type inherits from, as far as UIKit is concerned.
  var parents: Set<String> {
    guard let colon = String(self).range(of: ": ") else { return [] }
    let list = String(self)[colon.upperBound...].components(separatedBy: " where ")[0]
    return Set(
      list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        $0.hasPrefix("UI") || $0.hasPrefix("NSLayout") || $0 == "NSObject" || $0 == "NSObjectProtocol"
      })
  }

  /// The parts between commas that are not inside brackets.
  var parts: [String] {
    var parts: [String] = [], depth = 0, part = "", last: Character = " "
    for character in self {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
      last = character
    }
    return (part.isEmpty ? parts : parts + [part]).map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// The arguments of a function.
struct Arguments {
  private(set) var labels: [String] = []
  private(set) var types: [String] = []
  private(set) var defaults: [String] = []

  /// Takes them from the beginning of a text.
  init(_ text: inout String) {
    guard let open = text.firstIndex(of: "(") else { return }
    var depth = 0
    let end = text[open...].firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0
    }
    guard let end else { return }
    for part in text[text.index(after: open)..<end].parts {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let label = part[..<colon].split(separator: " ").first.map(String.init) ?? "_"
      var type = String(part[part.index(after: colon)...])
      if let equals = type.range(of: " = ") {
        type = String(type[..<equals.lowerBound])
        defaults.append(label)
      }
      labels.append(label)
      types.append(type.plain)
    }
    text = String(text[text.index(after: end)...]).trimmingCharacters(in: .whitespaces)
  }
}
