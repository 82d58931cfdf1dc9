extension SavedValue {
  /// Any value of the app as plain data.
  init(saving value: some Encodable) throws {
    let draft = SavedDraft()
    try draft.take(value, [])
    self = draft.value
  }

  /// A value that needs no encoder; nil for all others.
  fileprivate init?(plain value: some Encodable) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as String: self = .text(value)
    case let value as Double: self = Self.finite(value)
    case let value as Float: self = Self.finite(Double(value))
    case let value as any FixedWidthInteger: self = Int64(exactly: value).map(Self.integer) ?? .text("\(value)")
    default: return nil
    }
  }

  /// Coders write a whole number without a fraction, and none that is not finite.
  private static func finite(_ value: Double) -> SavedValue {
    guard value.isFinite else { return .text("\(value)") }
    guard abs(value) < 9e15 else { return .number(value) }
    // Not with `exactly:`, for which a program would have to be linked with a library of mathematics.
    let whole = Int64(value)
    return Double(whole) == value ? .integer(whole) : .number(value)
  }
}

/// A value that is being encoded.
private final class SavedDraft {
  private var content = Content.value(.null)

  private enum Content {
    case value(SavedValue)
    case list([SavedDraft])
    case record([String: SavedDraft])
  }

  var value: SavedValue {
    switch content {
    case .value(let value): value
    case .list(let drafts): .list(drafts.map(\.value))
    case .record(let drafts): .record(drafts.mapValues(\.value))
    }
  }

  var count: Int {
    guard case .list(let drafts) = content else { return 0 }
    return drafts.count
  }

  func take(_ value: some Encodable, _ path: [any CodingKey]) throws {
    if let plain = SavedValue(plain: value) {
      content = .value(plain)
    } else {
      guard path.count < SavedValue.deepest else {
        throw EncodingError.invalidValue(value, .init(codingPath: path, debugDescription: "It is too deep."))
      }
      try value.encode(to: SavedEncoder(draft: self, codingPath: path))
    }
  }

  func beRecord() {
    guard case .record = content else { return content = .record([:]) }
  }

  func beList() {
    guard case .list = content else { return content = .list([]) }
  }

  func add(_ name: String) -> SavedDraft {
    guard case .record(var drafts) = content else { return SavedDraft() }
    content = .value(.null)  // so that the record is changed in place
    let new = SavedDraft()
    drafts[name] = new
    content = .record(drafts)
    return new
  }

  func add() -> SavedDraft {
    guard case .list(var drafts) = content else { return SavedDraft() }
    content = .value(.null)
    let new = SavedDraft()
    drafts.append(new)
    content = .list(drafts)
    return new
  }
}

private struct SavedEncoder: Encoder {
  let draft: SavedDraft
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    draft.beRecord()
    return KeyedEncodingContainer(SavedRecordEncoder(draft: draft, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    draft.beList()
    return SavedListEncoder(draft: draft, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension SavedEncoder: SingleValueEncodingContainer {
  func encodeNil() throws {}

  func encode<Value: Encodable>(_ value: Value) throws { try draft.take(value, codingPath) }
}

private struct SavedRecordEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let draft: SavedDraft
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) throws { _ = draft.add(key.stringValue) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try draft.add(key.stringValue).take(value, codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { encoder(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder(key).unkeyedContainer() }

  func superEncoder() -> any Encoder { encoder(SavedName(stringValue: "super")) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

  private func encoder(_ key: any CodingKey) -> SavedEncoder {
    SavedEncoder(draft: draft.add(key.stringValue), codingPath: codingPath + [key])
  }
}

private struct SavedListEncoder: UnkeyedEncodingContainer {
  let draft: SavedDraft
  let codingPath: [any CodingKey]
  var count: Int { draft.count }

  func encodeNil() throws { _ = draft.add() }

  func encode<Value: Encodable>(_ value: Value) throws {
    let path = codingPath + [SavedName(intValue: count)]
    try draft.add().take(value, path)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    encoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }

  func superEncoder() -> any Encoder { encoder() }

  private func encoder() -> SavedEncoder {
    let path = codingPath + [SavedName(intValue: count)]
    return SavedEncoder(draft: draft.add(), codingPath: path)
  }
}
