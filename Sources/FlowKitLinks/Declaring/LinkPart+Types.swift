public import Foundation

// The types of arguments.
extension LinkPart {
  fileprivate init(
    _ rank: LinkRank, parse: @escaping @Sendable (String) -> Value?, print: @escaping @Sendable (Value) -> String
  ) {
    var form = LinkForm(rank: rank, typeName: "\(Value.self)")
    if Value.self is any CaseIterable.Type || Value.self == Bool.self {
      form.all = { Self.allValues.map { [print($0)] } }
    }
    self.init(form: form) { texts in
      texts.first.flatMap(parse)
    } print: { value in
      [print(value)]
    }
  }

  /// All values of a type that has few.
  private static var allValues: [Value] {
    func values<Cases: CaseIterable>(of type: Cases.Type) -> [Value] { type.allCases.compactMap { $0 as? Value } }
    return (Value.self as? any CaseIterable.Type).map { values(of: $0) } ?? [false, true].compactMap { $0 as? Value }
  }
}

extension LinkPart where Value == Int {
  /// A whole number.
  public static var int: LinkPart { value(Int.self) }
}

extension LinkPart where Value == String {
  /// A text; it can't be empty, except in a query.
  public static var string: LinkPart { value(String.self) }
}

extension LinkPart where Value == Double {
  /// A number.
  public static var double: LinkPart { value(Double.self) }
}

extension LinkPart where Value == Bool {
  /// The text `true` or `false`.
  public static var bool: LinkPart { value(Bool.self) }
}

extension LinkPart where Value == UUID {
  /// A UUID in its usual form of 36 characters, in upper- or lowercase.
  public static var uuid: LinkPart {
    LinkPart(.uuid) {
      UUID(uuidString: $0)
    } print: {
      $0.uuidString.lowercased()
    }
  }
}

extension LinkPart where Value == URL? {
  /// The URL as it came, with what the link ignores: a campaign, a fragment.
  ///
  /// ```swift
  /// links.add("items", .int, .url) { id, url in
  ///   tracker.note(url)
  ///   return .resetRoot(to: catalogue, item(id))
  /// }
  /// ```
  ///
  /// It takes no part of the URL, so it changes nothing about which URLs the link means. It is nil while the table
  /// looks for the address of a screen, because nothing was opened then; a closure `from:` returns nil for it.
  public static var url: LinkPart {
    var form = LinkForm(rank: .text, typeName: "URL")
    form.count = .optional
    form.query = .url
    return LinkPart(form: form) { texts in
      texts.isEmpty ? .some(nil) : texts.first.flatMap(URL.init(string:)).map(Optional.some)
    } print: { _ in
      []
    }
  }
}

extension LinkPart where Value: LosslessStringConvertible {
  /// A value of any type that can be read from its own description.
  ///
  /// ```swift
  /// links.add("releases", .value(Version.self)) { version in ... }
  /// ```
  ///
  /// The type decides what it accepts. It gets texts that strangers wrote.
  ///
  /// - Parameter type: The type.
  /// - Returns: The argument.
  public static func value(_ type: Value.Type) -> LinkPart {
    LinkPart(LinkRank(of: type)) {
      Value(linkText: $0)
    } print: {
      $0.description
    }
  }
}

extension LinkPart where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
  /// A value written as its raw value: a case of an enum, or an id of its own type.
  ///
  /// ```swift
  /// links.add("items", .raw(Category.self)) { category in ... }   // items/lamps
  /// ```
  ///
  /// The way back tries all cases of a `CaseIterable` enum, so the address of a tab needs no key.
  ///
  /// - Parameter type: The type.
  /// - Returns: The argument.
  public static func raw(_ type: Value.Type) -> LinkPart {
    LinkPart(.raw) {
      Value.RawValue(linkText: $0).flatMap(Value.init(rawValue:))
    } print: {
      $0.rawValue.description
    }
  }
}

extension LosslessStringConvertible {
  /// A value from a stranger's text.
  ///
  /// `Character` would trap if a text isn't exactly one character.
  fileprivate init?(linkText text: String) {
    guard Self.self != Character.self || text.count == 1 else { return nil }
    self.init(text)
  }
}
