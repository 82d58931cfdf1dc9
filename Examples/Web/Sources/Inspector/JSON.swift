import Foundation

/// What apps and pages send: the inspector passes most of it on without knowing what it means.
///
/// It is no `SavedValue`, whose parts other packages can't look at: they only read and write single values of a snapshot.
enum JSON: Hashable, Sendable, Codable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case record([String: JSON])

  init(from decoder: any Decoder) throws {
    let one = try decoder.singleValueContainer()
    if one.decodeNil() {
      self = .null
    } else if let value = try? one.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? one.decode(Double.self) {
      self = .number(value)
    } else if let value = try? one.decode(String.self) {
      self = .text(value)
    } else if let value = try? one.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .record(try one.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var one = encoder.singleValueContainer()
    switch self {
    case .null: try one.encodeNil()
    case .bool(let value): try one.encode(value)
    case .number(let value): if let whole = Int(exactly: value) { try one.encode(whole) } else { try one.encode(value) }
    case .text(let value): try one.encode(value)
    case .list(let values): try one.encode(values)
    case .record(let values): try one.encode(values)
    }
  }
}

extension JSON {
  /// The bytes of its text, in one line.
  var bytes: Data { (try? JSONEncoder().encode(self)) ?? Data("null".utf8) }

  subscript(name: String) -> JSON? { if case .record(let values) = self { values[name] } else { nil } }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var int: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }

  var list: [JSON] { if case .list(let values) = self { values } else { [] } }

  var record: [String: JSON] { if case .record(let values) = self { values } else { [:] } }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) { self = .text(value) }

  init(booleanLiteral value: Bool) { self = .bool(value) }

  init(dictionaryLiteral values: (String, JSON)...) { self = .record(Dictionary(values) { first, _ in first }) }
}
