import Foundation

// What is read and written as JSON is the plain data that snapshots have, too.
extension SavedValue {
  /// A whole number.
  package static func whole(_ number: Int) -> SavedValue { .integer(Int64(number)) }

  package var string: String? {
    guard case .text(let text) = form else { return nil }
    return text
  }

  package var int: Int? {
    guard case .integer(let number) = form else { return nil }
    return Int(exactly: number)
  }

  /// Reads a text.
  ///
  /// - Throws: The decoder's error if it is no JSON.
  package init(reading text: String) throws {
    self = try JSONDecoder().decode(SavedValue.self, from: Data(text.utf8))
  }

  /// The value as text: in one line, or to be read.
  package func text(isPretty: Bool = false) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
