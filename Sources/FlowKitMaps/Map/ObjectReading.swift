import FlowKit

/// What was read of a screen, and of the objects that it has: the closures, and where `lets` is.
///
/// It goes into structs, optionals, and the first elements of lists, and into objects of the app's own types.
@MainActor
struct ObjectReading {
  private(set) var fields: [Field] = []
  /// The properties that hold the `lets` itself.
  private(set) var lets: [String] = []
  /// The objects that were read, besides the screen.
  private(set) var objects: Set<ObjectIdentifier> = []
  private let unread: Set<ObjectIdentifier>?
  /// The object that is being read; nil for the screen.
  private var owner: ObjectIdentifier?

  /// A closure property, and what it held.
  struct Field {
    let property: CallbackNames.Property
    let bits: [UInt8]
    let value: Any

    /// Whether the closure surely captured nothing.
    ///
    /// A closure is a function and what it has captured, a word each.
    var capturesNothing: Bool {
      let word = MemoryLayout<UInt>.size
      return bits.count == 2 * word && bits[word...].allSatisfy { $0 == 0 }
    }

    var isNil: Bool { property.isOptional && Mirror(reflecting: value).children.isEmpty }

    /// Whether it surely holds nothing that a flow has bound.
    var isEmpty: Bool { capturesNothing || isNil }
  }

  /// - Parameters:
  ///   - screen: The screen; nil to read nothing.
  ///   - unread: The types of objects not to read; nil to read none but the screen.
  init(of screen: AnyObject?, _ unread: Set<ObjectIdentifier>?) {
    self.unread = unread
    if let screen { read(screen, in: "", depth: 0) }
  }

  /// The fields by their names; a class and its superclass may have properties of one name.
  var keyed: [(String, Field)] {
    var counts: [String: Int] = [:]
    return fields.map { field in
      counts[field.property.name, default: 0] += 1
      return ("\(field.property.name) \(counts[field.property.name] ?? 0)", field)
    }
  }
}

extension ObjectReading {
  private mutating func read(_ object: AnyObject, in prefix: String, depth: Int) {
    var mirror = Mirror(reflecting: object) as Mirror?
    while let one = mirror {
      read(one, in: prefix, depth: depth)
      mirror = one.superclassMirror
    }
  }

  private mutating func read(_ mirror: Mirror, in prefix: String, depth: Int) {
    let children = Array(mirror.children)  // each time they are asked for, all values are read again
    let isObserved = children.contains { $0.label == "_$observationRegistrar" }
    for (label, value) in children {
      guard let label else { continue }
      read(value, named: label, in: prefix, isObserved, depth)
    }
  }

  private mutating func read(_ value: Any, named label: String, in prefix: String, _ isObserved: Bool, _ depth: Int) {
    let type = type(of: value) as Any.Type, known = TypeText.of(type)
    let name = prefix + Self.name(label, known, isObserved)
    if known.isFunction, unread == nil || !Self.isObject(value) {
      let property = CallbackNames.Property(name: name.withoutWrapper, type: known.text, owner: owner)
      fields.append(Field(property: property, bits: Self.bits(type, value), value: value))
      return
    }
    if value is Lets { return lets.append(name) }
    guard depth < 2 else { return }
    let inner = Mirror(reflecting: value)
    switch inner.displayStyle {
    case .struct: read(inner, in: name + ".", depth: depth + 1)
    case .class: readObject(value as AnyObject, in: name + ".", depth: depth + 1)
    case .optional where unread != nil:
      if let content = inner.children.first?.value { read(content, named: label, in: prefix, isObserved, depth) }
    case .collection where unread != nil:
      for (index, element) in inner.children.prefix(8).enumerated() {
        read(element.value, named: "\(label)[\(index)]", in: prefix, isObserved, depth)
      }
    default: break
    }
  }

  private static func isObject(_ value: Any) -> Bool {
    if type(of: value) is AnyClass { return true }
    let inner = Mirror(reflecting: value)
    return inner.displayStyle == .optional && inner.children.first.map { type(of: $0.value) is AnyClass } ?? false
  }

  private mutating func readObject(_ object: AnyObject, in prefix: String, depth: Int) {
    let type: AnyClass = type(of: object)
    guard let unread, !unread.contains(ObjectIdentifier(type)), Self.isOfApp(type),
      objects.insert(ObjectIdentifier(object)).inserted
    else { return }
    let around = owner
    owner = ObjectIdentifier(object)
    read(object, in: prefix, depth: depth)
    owner = around
  }

  /// Whether a type is none of a system's or of FlowKit's, of which nobody binds a callback.
  private static func isOfApp(_ type: AnyClass) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return !module.hasPrefix("_") && !systems.contains(String(module))
  }

  private static let systems: Set<String> = [
    "AppKit", "Combine", "CoreData", "Dispatch", "FlowKit", "FlowKitTesting", "Foundation", "FoundationEssentials",
    "Observation", "Swift", "SwiftUI", "UIKit", "os",
  ]
}

extension ObjectReading {
  /// The name as it is written in source, without the prefixes of the compiler.
  private static func name(_ label: String, _ type: TypeText, _ isObserved: Bool) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") && (isObserved || type.isWrapper) ? String(label.dropFirst()) : label
  }

  private static func bits<Value>(_ type: Value.Type, _ value: Any) -> [UInt8] {
    guard let value = value as? Value else { return [] }
    return withUnsafeBytes(of: value) { Array($0) }
  }
}

/// What the text of a type says, which is made once: screens have the same types again and again.
@MainActor
private struct TypeText {
  let text: String
  /// Whether it is a closure's, or that of something around a closure.
  let isFunction: Bool
  /// Whether it is that of a wrapper around a closure.
  let isWrapper: Bool

  private static var known: [ObjectIdentifier: TypeText] = [:]

  static func of(_ type: Any.Type) -> TypeText {
    let id = ObjectIdentifier(type)
    if let text = known[id] { return text }
    let text = TypeText("\(type)")
    known[id] = text
    return text
  }

  private init(_ text: String) {
    self.text = text
    isFunction = text.contains("->")
    isWrapper = isFunction && !["(", "Optional<", "@"].contains(where: text.hasPrefix)
  }
}

extension String {
  /// The name of the property whose wrapper has this one.
  fileprivate var withoutWrapper: String { hasSuffix(".wrappedValue") ? String(dropLast(13)) : self }
}
