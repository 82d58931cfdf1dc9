import Foundation

/// Values as Swift code, for printed tests.
///
/// Only what is known is printed. A description may look like code and be none: a guest that describes herself as
/// `invited` is no name of anything.
package enum ValueSource {
  /// What stands for the function that unwraps an optional, until the kind of test is known; no source contains it.
  package static let unwrap = "\u{1}"

  /// A value's source where its type is known, and what to fill in if it has none.
  struct Literal: Sendable {
    let code: String?
    let placeholder: String

    init(_ value: Any) {
      code = ValueSource.code(value, isTyped: false)
      placeholder = ValueSource.placeholder(value)
    }
  }

  /// The source of a value; nil if unknown.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isTyped: Whether the source says its type, because nothing around it does.
  /// - Returns: An expression, in which ``unwrap`` may stand for a function.
  package static func code(_ value: Any, isTyped: Bool) -> String? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return optional(mirror, isTyped) }
    return switch value {
    case is Void: "()"
    case let value as Int: "\(value)"
    case let value as Bool: "\(value)"
    case let value as any FixedWidthInteger: isTyped ? "\(name(of: mirror.subjectType))(\(value))" : "\(value)"
    case let value as Double: value.isFinite ? "\(value)" : nil
    case let value as Float: value.isFinite ? isTyped ? "Float(\(value))" : "\(value)" : nil
    case let text as String: text.debugDescription
    case let character as Character:
      isTyped ? "Character(\(character.debugDescription))" : character.debugDescription
    case let url as URL: url.baseURL == nil ? "\(unwrap)(URL(string: \(url.absoluteString.debugDescription)))" : nil
    case let id as UUID: "\(unwrap)(UUID(uuidString: \"\(id)\"))"
    default: composed(value, mirror, isTyped)
    }
  }

  /// What to fill in for a value whose source is unknown.
  package static func placeholder(_ value: Any) -> String {
    let text = "\(value)".split(whereSeparator: \.isNewline).joined(separator: " ").replacing("#>", with: "# >")
    let short = text.count > 60 ? "\(text.prefix(60))..." : text
    return "<#\(name(of: type(of: value))) that describes itself as \(short)#>"
  }

  /// The name of a type as it is written in a module that imports its own.
  ///
  /// A module's name may also be that of a type in it, so it is left out: `Bank.Step` might be a member of a type `Bank`.
  package static func name(of type: Any.Type) -> String {
    var whole = String(reflecting: type)
    while let start = whole.range(of: "(unknown context at "),
      let end = whole.range(of: ").", range: start.upperBound..<whole.endIndex)
    {
      whole.removeSubrange(start.lowerBound..<end.upperBound)
    }
    var name = "", word = ""
    func end() {
      let path = word.split(separator: ".", omittingEmptySubsequences: false)
      name += path.count > 1 ? path.dropFirst().joined(separator: ".") : word
      word = ""
    }
    for letter in whole {
      if letter == "." || letter == "_" || letter.isLetter || letter.isNumber {
        word.append(letter)
      } else {
        end()
        name.append(letter)
      }
    }
    end()
    return name
  }
}

extension ValueSource {
  private static func optional(_ mirror: Mirror, _ isTyped: Bool) -> String? {
    guard let value = mirror.children.first?.value else {
      return isTyped ? "\(name(of: mirror.subjectType)).none" : "nil"
    }
    // The types of cases are written, since `.none` would be the optional's.
    return code(value, isTyped: true).map { code in
      if isTyped { return "Optional(\(code))" }
      return Mirror(reflecting: value).displayStyle == .optional ? ".some(\(code))" : code
    }
  }

  private static func composed(_ value: Any, _ mirror: Mirror, _ isTyped: Bool) -> String? {
    let type = name(of: mirror.subjectType)
    switch mirror.displayStyle {
    case .enum: return caseName(value, mirror).map { isTyped ? "\(type).\($0)" : ".\($0)" }
    case .tuple:
      let parts = mirror.children.compactMap { label, value in
        code(value, isTyped: isTyped).map { (label?.hasPrefix(".") ?? true) ? $0 : "\(label ?? ""): \($0)" }
      }
      return parts.count == mirror.children.count ? "(\(parts.joined(separator: ", ")))" : nil
    case .collection where type.hasPrefix("Array<") && type != "Array<Any>" && !type.contains("any "):
      let elements = mirror.children.compactMap { code($0.value, isTyped: true) }
      guard elements.count == mirror.children.count else { return nil }
      return elements.isEmpty ? isTyped ? "\(type)()" : "[]" : "[\(elements.joined(separator: ", "))]"
    default: return nil
    }
  }

  /// The name of a case without values; nil if the text of the value may be anything else.
  private static func caseName(_ value: Any, _ mirror: Mirror) -> String? {
    let describesItself =
      value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable || value is any CustomReflectable
    guard mirror.children.isEmpty, !describesItself else { return nil }
    let name = "\(value)"
    guard name != "\(mirror.subjectType)", name.first?.isNumber == false,
      name.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber })
    else { return nil }
    return ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }
}
