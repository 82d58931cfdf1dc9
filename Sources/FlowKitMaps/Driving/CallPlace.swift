import Foundation

/// The source place of a call with a trailing closure, for reading the closure's text.
struct CallPlace: Sendable {
  private let filePath: String
  private let line: Int
  private let column: Int

  init(_ filePath: StaticString, _ line: UInt32, _ column: UInt32) {
    (self.filePath, self.line, self.column) = ("\(filePath)", Int(line), Int(column))
  }

  /// The file's name and the line.
  var text: String { "\(filePath.split { $0 == "/" || $0 == "\\" }.last ?? ""):\(line)" }

  /// The call that is written there; nil if it can't be read.
  ///
  /// The place is that of the opening parenthesis, or of the closure if there is no parenthesis.
  var call: Call? {
    guard let source = try? String(contentsOfFile: filePath, encoding: .utf8) else { return nil }
    var reader = SourceReader(source)
    guard reader.move(to: line, column) else { return nil }
    let arguments = reader.next == UInt8(ascii: "(") ? reader.takeArguments() : []
    return reader.takeClosure().map { Call(arguments: arguments, closure: $0) }
  }

  struct Call {
    /// As they are written.
    let arguments: [String]
    /// The closure with its braces, without the indentation of its first line.
    let closure: String

    var firstArgument: String? { arguments.first { !$0.isEmpty } }

    /// The argument with a label.
    func argument(_ label: String) -> String? {
      let found = arguments.first { $0.hasPrefix("\(label):") }
      return found.map { String($0.dropFirst(label.count + 1).drop { $0 == " " }) }
    }

    /// The closure's body if it is a single expression.
    var expression: String? {
      let body = closure.dropFirst().dropLast().drop { $0 == " " }
      let isOne = !body.contains { "\n;{".contains($0) } && !body.hasPrefix("return ")
      return isOne ? String(body.reversed().drop { $0 == " " }.reversed()) : nil
    }
  }
}

/// Finds the ends of parentheses and braces in Swift code, except those in strings and comments.
private struct SourceReader {
  private let code: [UInt8]
  private var index = 0

  init(_ source: String) {
    code = Array(source.utf8)
  }

  var next: UInt8? { index < code.count ? code[index] : nil }

  mutating func move(to line: Int, _ column: Int) -> Bool {
    for _ in 1..<max(1, line) {
      guard let end = code[index...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
      index = end + 1
    }
    index += column - 1
    return index < code.count
  }

  /// Moves past the arguments.
  mutating func takeArguments() -> [String] {
    index += 1
    var arguments: [String] = [], start = index
    while let next {
      if next == UInt8(ascii: ",") || next == UInt8(ascii: ")") {
        arguments.append(Self.text(code[start..<index]).split(whereSeparator: \.isWhitespace).joined(separator: " "))
        index += 1
        start = index
        if next == UInt8(ascii: ")") { return arguments }
      } else if "([{".utf8.contains(next) {
        guard skipBrackets() else { return [] }
      } else if !skipComment(), !skipString() {
        index += 1
      }
    }
    return []
  }

  mutating func takeClosure() -> String? {
    while let next, next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") { index += 1 }
    guard next == UInt8(ascii: "{") else { return nil }
    let start = index, line = code[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    guard skipBrackets() else { return nil }
    let indentation = code[line...].prefix { $0 == UInt8(ascii: " ") }.count
    let lines = Self.text(code[start..<index]).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      number == 0 ? line : line.dropFirst(min(indentation, line.prefix { $0 == " " }.count))
    }.joined(separator: "\n")
  }

  /// Moves from an opening bracket past its closing bracket.
  private mutating func skipBrackets() -> Bool {
    var depth = 0
    while let next {
      if skipComment() || skipString() { continue }
      if "([{".utf8.contains(next) { depth += 1 }
      if ")]}".utf8.contains(next) { depth -= 1 }
      index += 1
      if depth == 0 { return true }
    }
    return false
  }

  private func begins(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { code[index...].starts(with: $0) }
  }

  private mutating func skipComment() -> Bool {
    let isLine = begins("//")
    guard isLine || begins("/*") else { return false }
    while next != nil, !begins(isLine ? "\n" : "*/") { index += 1 }
    index += isLine ? 0 : 2
    return true
  }

  private mutating func skipString() -> Bool {
    guard begins("\"") else { return false }
    let quote: StaticString = begins("\"\"\"") ? "\"\"\"" : "\""
    index += quote.utf8CodeUnitCount
    while next != nil, !begins(quote) {
      if begins("\\(") {
        index += 1
        _ = skipBrackets()
      } else {
        index += begins("\\") ? 2 : 1
      }
    }
    index += quote.utf8CodeUnitCount
    return true
  }

  private static func text(_ code: ArraySlice<UInt8>) -> String { String(decoding: code, as: UTF8.self) }
}
