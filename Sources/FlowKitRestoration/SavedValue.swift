import Foundation

/// A key or a screen's state in a snapshot: plain data, independent of the coder.
///
/// You use it to migrate a snapshot of an older version:
///
/// ```swift
/// snapshot.changeEntries { entry in
///   if entry.flow == "shop.item" { entry.state?["isOpen"] = true }
/// }
/// ```
public struct SavedValue: Hashable, Sendable {
  package let form: Form

  /// What plain data consists of.
  package enum Form: Hashable, Sendable {
    case null, bool(Bool), integer(Int64), number(Double), text(String)
    /// A whole number too large for `integer`.
    case unsigned(UInt64)
    case list([SavedValue])
    case record([String: SavedValue])
  }

  private init(_ form: Form) { self.form = form }

  package static let null = SavedValue(.null)
  package static func bool(_ value: Bool) -> SavedValue { SavedValue(.bool(value)) }
  package static func integer(_ value: Int64) -> SavedValue { SavedValue(.integer(value)) }
  package static func unsigned(_ value: UInt64) -> SavedValue { SavedValue(.unsigned(value)) }
  package static func number(_ value: Double) -> SavedValue { SavedValue(.number(value)) }
  package static func text(_ value: String) -> SavedValue { SavedValue(.text(value)) }
  package static func list(_ values: [SavedValue]) -> SavedValue { SavedValue(.list(values)) }
  package static func record(_ values: [String: SavedValue]) -> SavedValue { SavedValue(.record(values)) }
}

extension SavedValue {
  /// A value of a record; nil if the record lacks it, or if this is no record.
  ///
  /// Setting a value turns anything else into a record.
  public subscript(name: String) -> SavedValue? {
    get {
      guard case .record(let values) = form else { return nil }
      return values[name]
    }
    set {
      guard case .record(var values) = form else {
        self = .record(newValue.map { [name: $0] } ?? [:])
        return
      }
      values[name] = newValue
      self = .record(values)
    }
  }
}

// Foundation's coders do the work: a value is what JSON makes of it.
extension SavedValue {
  /// Makes plain data of any value of the app.
  ///
  /// ```swift
  /// entry.state?["color"] = try SavedValue(saving: Color.red)
  /// ```
  ///
  /// A number that is not finite is saved as text.
  ///
  /// - Parameter value: The value.
  /// - Throws: An `EncodingError` or `DecodingError` if no JSON can be made of it or if it is nested too deeply, or any
  ///   error of the value itself.
  public init(saving value: some Encodable) throws {
    let decoder = Self.decoder
    CodingUserInfoKey.deepest.map { decoder.userInfo[$0] = Self.deepestSaved }
    self = try decoder.decode(SavedValue.self, from: Self.encoder.encode(value))
  }

  /// Reads a value of the app.
  ///
  /// ```swift
  /// let id = try entry.key?.value(as: Int.self)
  /// ```
  ///
  /// - Parameter type: The type to read.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` if the value is not of this type, or any error of the type itself.
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
  /// The limit for nested lists and records that are read, with all that is around them; deeper nesting is treated as an
  /// attack.
  private static var deepestRead: Int { 420 }
  /// The limit for a value that is saved, so that it can be read inside as many containers as a snapshot has.
  private static var deepestSaved: Int { 90 }

  /// Reads any plain data.
  ///
  /// - Throws: An error of the decoder if the data is of an unknown kind or nested too deeply.
  public init(from decoder: any Decoder) throws {
    let limit = CodingUserInfoKey.deepest.flatMap { decoder.userInfo[$0] as? Int } ?? Self.deepestRead
    guard decoder.codingPath.count < limit else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "It is nested too deeply."))
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

  /// Writes the value as plain data.
  public func encode(to encoder: any Encoder) throws {
    switch form {
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
    switch form {
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .null, .list, .record: try container.encodeNil()
    }
  }
}

extension CodingUserInfoKey {
  fileprivate static var deepest: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "FlowKitRestoration.deepest") }
}

/// A name in a record, or an index in a list.
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
  /// Makes a Boolean value.
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
