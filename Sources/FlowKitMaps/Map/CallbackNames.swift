/// Finds the closure properties of a screen that have changed since the last look, by comparing their bits.
///
/// It calls nothing and makes no pointer from what it reads. It keeps the values of the last look until the next one.
/// Otherwise a new closure could reuse the memory of a released one, and would look the same.
@MainActor
struct CallbackNames {
  private let screen: AnyObject?
  private var fields: [Field] = []

  /// A closure property: its name, and the text of its type.
  struct Property {
    let name: String
    let type: String

    /// Whether the property may be nil.
    var isOptional: Bool { type.hasPrefix("Optional<") }

    /// Whether a verb's closure may fit, which returns nothing.
    var fitsVerbs: Bool {
      let isFunction = ["(", "@", "Optional<(", "Optional<@"].contains(where: type.hasPrefix)
      return !isFunction || type.hasSuffix("-> ()") || type.hasSuffix("-> ()>")
    }

    /// The types of the arguments, as text: those in the parentheses before the first arrow outside parentheses.
    var parameters: [String] {
      guard let start = type.firstIndex(of: "(") else { return [] }
      var found: [String] = [""], depth = 0
      for character in type[start...] {
        if "([<".contains(character) { depth += 1 }
        if ")]>".contains(character) { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, character == "," { found.append("") } else { found[found.count - 1].append(character) }
      }
      found[0].removeFirst()
      let types = found.map { String($0.drop(while: { $0 == " " })) }
      return types == [""] ? [] : types
    }
  }

  private struct Field {
    let property: Property
    let bits: [UInt8]
    let value: Any
  }

  /// - Parameter screen: The screen after it was made; nil if it must not be read.
  init(of screen: AnyObject?) {
    self.screen = screen
    fields = look()
  }

  /// The properties that have changed since the last look.
  mutating func changed() -> [Property] {
    let now = look()
    defer { fields = now }
    guard now.count == fields.count else { return [] }
    return zip(fields, now).filter { $0.bits != $1.bits }.map(\.1.property)
  }

  /// The properties, in the order in which they are declared.
  var properties: [Property] { fields.map(\.property) }

  /// How many different closures some properties had at the last look.
  ///
  /// A closure that is stored, and set to two properties, is one.
  func distinctCount(of properties: [Property]) -> Int {
    let names = properties.map(\.name)
    return Set(fields.filter { names.contains($0.property.name) }.map(\.bits)).count
  }

  /// The properties whose closures surely captured nothing at the last look, such as those that are written where a
  /// property is declared; a verb's closure captures its screen's entry.
  ///
  /// A closure is a function and what it has captured, a word each.
  var namesWithoutCaptures: [String] {
    let word = MemoryLayout<UInt>.size
    return fields.filter { $0.bits.count == 2 * word && $0.bits[word...].allSatisfy { $0 == 0 } }.map(\.property.name)
  }

  /// The properties that are nil now.
  var namesOfNil: [String] {
    fields.filter { $0.property.isOptional && Mirror(reflecting: $0.value).children.isEmpty }.map(\.property.name)
  }

  private func look() -> [Field] { Self.fields(of: screen) }

  private static func fields(of screen: AnyObject?) -> [Field] {
    var mirror = screen.map { Mirror(reflecting: $0) }, all: [Field] = []
    while let one = mirror {
      all += fields(of: one, in: "", depth: 0)
      mirror = one.superclassMirror
    }
    return all
  }

  private static func fields(of mirror: Mirror, in prefix: String, depth: Int) -> [Field] {
    let isObserved = mirror.children.contains { $0.label == "_$observationRegistrar" }
    return mirror.children.flatMap { label, value -> [Field] in
      guard let label else { return [] }
      let type = type(of: value) as Any.Type
      if "\(type)".contains("->") {
        let property = Property(name: prefix + name(label, type, isObserved), type: "\(type)")
        return [Field(property: property, bits: bits(type, value), value: value)]
      }
      let inner = Mirror(reflecting: value)
      guard inner.displayStyle == .struct, depth < 2 else { return [] }
      return fields(of: inner, in: "\(prefix)\(label).", depth: depth + 1)
    }
  }

  /// The name as it is written in source, without the prefixes of the compiler.
  private static func name(_ label: String, _ type: Any.Type, _ isObserved: Bool) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    let text = "\(type)"
    let isWrapped = !text.hasPrefix("(") && !text.hasPrefix("Optional<") && !text.hasPrefix("@")
    return label.hasPrefix("_") && (isObserved || isWrapped) ? String(label.dropFirst()) : label
  }

  private static func bits<Value>(_ type: Value.Type, _ value: Any) -> [UInt8] {
    guard let value = value as? Value else { return [] }
    return withUnsafeBytes(of: value) { Array($0) }
  }
}
