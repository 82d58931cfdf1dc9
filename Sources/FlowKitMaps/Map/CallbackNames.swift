/// Finds the closure properties of a screen that have changed since the last look, by comparing their bits.
///
/// It calls nothing and makes no pointer from what it reads. It keeps the values of the last look until the next one.
/// Otherwise a new closure could reuse the memory of a released one, and would look the same.
@MainActor
struct CallbackNames {
  private let screen: AnyObject?
  private let unread: Set<ObjectIdentifier>?
  private var reading: ObjectReading
  private var fields: [ObjectReading.Field] { reading.fields }
  /// The properties that hold the `lets` itself.
  var namesOfLets: [String] { reading.lets }
  /// The objects that were read, besides the screen.
  var objects: Set<ObjectIdentifier> { reading.objects }

  /// A closure property: its name, and the text of its type.
  struct Property {
    let name: String
    let type: String
    /// The object that has it; nil if it is the screen's own.
    let owner: ObjectIdentifier?

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

  /// - Parameters:
  ///   - screen: The screen after it was made; nil if it must not be read.
  ///   - unread: The types of objects not to read; nil to read none but the screen.
  init(of screen: AnyObject?, unread: Set<ObjectIdentifier>? = nil) {
    self.screen = screen
    self.unread = unread
    reading = ObjectReading(of: screen, unread)
  }

  /// The properties that have changed since the last look, also those of an object that has come meanwhile, unless these
  /// hold nothing yet.
  mutating func changed() -> [Property] {
    let now = look()
    defer { reading = now }
    let pairs = zip(fields, now.fields)
    if fields.count == now.fields.count, pairs.allSatisfy({ $0.property.name == $1.property.name }) {
      return pairs.filter { $0.bits != $1.bits }.map(\.1.property)
    }
    let before = Dictionary(reading.keyed) { first, _ in first }
    return now.keyed.filter { key, field in before[key].map { $0.bits != field.bits } ?? !field.isEmpty }
      .map(\.1.property)
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
  var namesWithoutCaptures: [String] { fields.filter(\.capturesNothing).map(\.property.name) }

  /// The properties that are nil now.
  var namesOfNil: [String] { fields.filter(\.isNil).map(\.property.name) }

  private func look() -> ObjectReading { ObjectReading(of: screen, unread) }
}
