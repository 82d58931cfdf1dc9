extension SavedValue {
  /// Reads a value of the app.
  ///
  /// ```swift
  /// let id = try entry.key?.value(as: Int.self)
  /// ```
  ///
  /// - Parameter type: The type to read.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` where it is none of this type, and whatever the type itself throws.
  public func value<Value: Decodable>(as type: Value.Type) throws -> Value { try read(type, []) }

  fileprivate func read<Value: Decodable>(_ type: Value.Type, _ path: [any CodingKey]) throws -> Value {
    guard let plain = try plain(type, path) else {
      return try Value(from: SavedDecoder(value: self, codingPath: path))
    }
    guard let value = plain as? Value else { throw mismatch(type, path) }
    return value
  }

  /// The value, where the type needs no decoder; nil where it does.
  private func plain<Value: Decodable>(_ type: Value.Type, _ path: [any CodingKey]) throws -> Any? {
    let plain: Any?
    if type == Bool.self {
      plain = bool
    } else if type == String.self {
      plain = text
    } else if type == Double.self {
      plain = double
    } else if type == Float.self {
      plain = double.map { Float($0) }
    } else if let integer = type as? any FixedWidthInteger.Type {
      plain = whole(integer)
    } else {
      return nil
    }
    guard let plain else { throw mismatch(type, path) }
    return plain
  }

  private var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  private var text: String? {
    guard case .text(let value) = self else { return nil }
    return value
  }

  private var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .text("nan"): .nan
    case .text("inf"): .infinity
    case .text("-inf"): -.infinity
    default: nil
    }
  }

  private func whole<Whole: FixedWidthInteger>(_ type: Whole.Type) -> Any? {
    switch self {
    case .integer(let value): Whole(exactly: value)
    case .number(let value): Whole(exactly: value)
    case .text(let value): Whole(value)
    default: nil
    }
  }

  fileprivate func mismatch(_ type: Any.Type, _ path: [any CodingKey]) -> DecodingError {
    .typeMismatch(type, .init(codingPath: path, debugDescription: "There is \(kind), not \(type)."))
  }

  private var kind: String {
    switch self {
    case .null: "nothing"
    case .bool: "yes or no"
    case .integer, .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .record: "a record"
    }
  }
}

private struct SavedDecoder: Decoder {
  let value: SavedValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .record(let values) = value else { throw value.mismatch([String: SavedValue].self, codingPath) }
    return KeyedDecodingContainer(SavedRecordDecoder(values: values, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let values) = value else { throw value.mismatch([SavedValue].self, codingPath) }
    return SavedListDecoder(values: values, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension SavedDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value.read(type, codingPath) }
}

private struct SavedRecordDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let values: [String: SavedValue]
  let codingPath: [any CodingKey]
  var allKeys: [Key] { values.keys.compactMap(Key.init) }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key) == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(key).read(type, codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try decoder(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    let key = SavedName(stringValue: "super")
    return SavedDecoder(value: values[key.stringValue] ?? .null, codingPath: codingPath + [key])
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func decoder(_ key: Key) throws -> SavedDecoder {
    SavedDecoder(value: try value(key), codingPath: codingPath + [key])
  }

  private func value(_ key: Key) throws -> SavedValue {
    guard let value = values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "There is no \(key.stringValue)."))
    }
    return value
  }
}

private struct SavedListDecoder: UnkeyedDecodingContainer {
  let values: [SavedValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  init(values: [SavedValue], codingPath: [any CodingKey]) {
    self.values = values
    self.codingPath = codingPath
  }

  mutating func decodeNil() throws -> Bool {
    guard try next(Never.self).value == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let next = try next(type)
    let value = try next.value.read(type, next.codingPath)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { try taken().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try taken().unkeyedContainer() }

  mutating func superDecoder() throws -> any Decoder { try taken() }

  private mutating func taken() throws -> SavedDecoder {
    let next = try next(SavedValue.self)
    currentIndex += 1
    return next
  }

  private func next(_ type: Any.Type) throws -> SavedDecoder {
    let path = codingPath + [SavedName(intValue: currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(type, .init(codingPath: path, debugDescription: "The list is over."))
    }
    return SavedDecoder(value: values[currentIndex], codingPath: path)
  }
}
