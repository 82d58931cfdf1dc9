/// A message of any type.
struct Message: ActionPayload {
  let value: any Sendable
  /// If its sender has left: the entries that were below it, the nearest first.
  var entriesBelow: [ScreenID]?
  /// The only entry whose handlers it is for, as a part of a broadcast; `nil` for all others.
  var receiver: ScreenID?

  init(_ value: any Sendable) {
    self.value = value
  }
}

extension Message: Equatable {
  func isSame(as other: any ActionPayload) -> Bool { other as? Message == self }

  var typeName: String { "\(type(of: value))" }

  /// Whether both have the same comparable type, and are equal.
  static func == (left: Message, right: Message) -> Bool {
    guard let value = left.value as? any Equatable else { return false }
    return isEqual(value, right.value)
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: any Sendable) -> Bool {
    type(of: other) == Value.self && other as? Value == value
  }
}

extension Message: CustomStringConvertible {
  /// The message nearly as written: `MovieStep.picked(id: 5)`.
  var description: String {
    if let text = value as? String { return text.debugDescription }
    let isCase = Mirror(reflecting: value).displayStyle == .enum
    return isCase ? "\(type(of: value)).\(value)" : "\(value)"
  }
}
