import Foundation

/// What a snapshot keeps of a key or of a screen's state: plain data, whichever coder writes it.
///
/// An app meets it where a snapshot of an older version is migrated:
///
/// ```swift
/// snapshot.changeEntries { entry in
///   if entry.flow == "shop.item" { entry.state?["isOpen"] = true }
/// }
/// ```
public enum SavedValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// Yes or no.
  case bool(Bool)
  /// A whole number.
  case integer(Int64)
  /// A whole number that is greater than all of these.
  case unsigned(UInt64)
  /// A number that is not whole; one that is not finite is kept as text.
  case number(Double)
  /// Text.
  case text(String)
  /// Values in an order.
  case list([SavedValue])
  /// Values by their names.
  case record([String: SavedValue])
}

extension SavedValue {
  /// A value of a record; nil where there is none, or where this is no record.
  ///
  /// To set one makes a record of what is none.
  public subscript(name: String) -> SavedValue? {
    get {
      guard case .record(let values) = self else { return nil }
      return values[name]
    }
    set {
      guard case .record(var values) = self else {
        self = .record(newValue.map { [name: $0] } ?? [:])
        return
      }
      values[name] = newValue
      self = .record(values)
    }
  }
}

// Foundation's coders do the work: a value is what JSON says of it.
extension SavedValue {
  /// Any value of the app as plain data.
  init(saving value: some Encodable) throws {
    self = try Self.decoder.decode(SavedValue.self, from: Self.encoder.encode(value))
  }

  /// Reads a value of the app.
  ///
  /// ```swift
  /// let id = try entry.key?.value(as: Int.self)
  /// ```
  ///
  /// - Parameter type: The type to read.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` where it is none of this type, and whatever the type itself throws.
  public func value<Value: Decodable>(as type: Value.Type) throws -> Value {
    try Self.decoder.decode(type, from: Self.encoder.encode(self))
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

extension SavedValue: Codable {
  /// More lists and records in one another than this are taken for an attack.
  static var deepest: Int { 400 }

  /// Reads whatever is there.
  ///
  /// - Throws: An error of the decoder where there is nothing that it knows, or too much in one another.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count < Self.deepest else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "It is too deep."))
    }
    if let values = try? decoder.container(keyedBy: SavedName.self) {
      self = .record(try Self.record(in: values))
    } else if var values = try? decoder.unkeyedContainer() {
      self = .list(try Self.list(in: &values))
    } else {
      self = try Self.plain(in: try decoder.singleValueContainer())
    }
  }

  private static func record(in values: KeyedDecodingContainer<SavedName>) throws -> [String: SavedValue] {
    var record: [String: SavedValue] = [:]
    for name in values.allKeys { record[name.stringValue] = try values.decode(SavedValue.self, forKey: name) }
    return record
  }

  private static func list(in values: inout any UnkeyedDecodingContainer) throws -> [SavedValue] {
    var list: [SavedValue] = []
    while !values.isAtEnd { list.append(try values.decode(SavedValue.self)) }
    return list
  }

  private static func plain(in value: any SingleValueDecodingContainer) throws -> SavedValue {
    if value.decodeNil() { return .null }
    if let text = try? value.decode(String.self) { return .text(text) }
    if let whole = try? value.decode(Int64.self) { return .integer(whole) }
    if let whole = try? value.decode(UInt64.self) { return .unsigned(whole) }
    if let bool = try? value.decode(Bool.self) { return .bool(bool) }
    return .number(try value.decode(Double.self))
  }

  /// Writes it as plain data.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .record(let values):
      var record = encoder.container(keyedBy: SavedName.self)
      for (name, value) in values { try record.encode(value, forKey: SavedName(stringValue: name)) }
    case .list(let values):
      var list = encoder.unkeyedContainer()
      for value in values { try list.encode(value) }
    default: try encodePlain(to: encoder)
    }
  }

  private func encodePlain(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .null, .list, .record: try container.encodeNil()
    }
  }
}

/// A name in a record, or a number in a list.
struct SavedName: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}

extension SavedValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Makes yes or no.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// Makes a whole number.
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }

  /// Makes text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}
