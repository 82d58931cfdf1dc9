/// A callback of a real screen, to be called by its name.
@MainActor
package struct ScreenCallbackCaller {
  /// The name of the screen's property.
  package let name: String
  /// The types of its arguments, as text.
  package let parameters: [String]
  /// Its whole type, as text.
  package let type: String
  /// Whether the property may be nil.
  package let isOptional: Bool
  /// The closure; nil if the property is nil.
  private let closure: Any?

  /// The callbacks of a screen, in the order in which they are declared, read with `Mirror`.
  package static func all(of screen: AnyObject) -> [ScreenCallbackCaller] {
    CallbackNames.closures(of: screen).map { property, value in
      ScreenCallbackCaller(
        name: property.name, parameters: property.parameters, type: property.type, isOptional: property.isOptional,
        closure: property.isOptional ? Mirror(reflecting: value).children.first?.value : value)
    }
  }

  /// Whether it is nil, so that a call does nothing.
  package var isNil: Bool { closure == nil }

  /// Calls it, if it has no argument, or one that is an `Int`, a `String`, a `Bool`, or a `Double`, and returns nothing.
  ///
  /// - Parameter values: A value for each argument.
  /// - Returns: Whether it could be called.
  package func call(_ values: [Any]) -> Bool {
    guard let closure else { return true }
    let type = Swift.type(of: closure) as Any.Type
    switch (values.count, values.first) {
    case (0, _) where Self.plain.contains { $0 == type }: Self.read(closure, type, as: Plain.self)?.call()
    case (1, let value as Int) where Self.ofInt.contains { $0 == type }:
      Self.read(closure, type, as: OfInt.self)?.call(value)
    case (1, let value as String) where Self.ofString.contains { $0 == type }:
      Self.read(closure, type, as: OfString.self)?.call(value)
    case (1, let value as Bool) where Self.ofBool.contains { $0 == type }:
      Self.read(closure, type, as: OfBool.self)?.call(value)
    case (1, let value as Double) where Self.ofDouble.contains { $0 == type }:
      Self.read(closure, type, as: OfDouble.self)?.call(value)
    default: return false
    }
    return true
  }
}

// `Mirror` hands out a closure as its property stores it. A cast would take it for one that is called as generic code
// calls closures, with pointers to its arguments, and would crash. So its memory is read as what it is: a property of the
// same type. That has to be written for each type, and the types are compared before.
extension ScreenCallbackCaller {
  private struct Plain { let call: () -> Void }
  private struct OfInt { let call: (Int) -> Void }
  private struct OfString { let call: (String) -> Void }
  private struct OfBool { let call: (Bool) -> Void }
  private struct OfDouble { let call: (Double) -> Void }

  private static let plain: [Any.Type] = [
    (() -> Void).self, (@MainActor () -> Void).self, (@Sendable () -> Void).self,
    (@MainActor @Sendable () -> Void).self,
  ]
  private static let ofInt: [Any.Type] = [
    ((Int) -> Void).self, (@MainActor (Int) -> Void).self, (@Sendable (Int) -> Void).self,
    (@MainActor @Sendable (Int) -> Void).self,
  ]
  private static let ofString: [Any.Type] = [
    ((String) -> Void).self, (@MainActor (String) -> Void).self, (@Sendable (String) -> Void).self,
    (@MainActor @Sendable (String) -> Void).self,
  ]
  private static let ofBool: [Any.Type] = [
    ((Bool) -> Void).self, (@MainActor (Bool) -> Void).self, (@Sendable (Bool) -> Void).self,
    (@MainActor @Sendable (Bool) -> Void).self,
  ]
  private static let ofDouble: [Any.Type] = [
    ((Double) -> Void).self, (@MainActor (Double) -> Void).self, (@Sendable (Double) -> Void).self,
    (@MainActor @Sendable (Double) -> Void).self,
  ]

  private static func read<Closure, Stored>(_ value: Any, _: Closure.Type, as stored: Stored.Type) -> Stored? {
    guard let value = value as? Closure, MemoryLayout<Closure>.size == MemoryLayout<Stored>.size else { return nil }
    return withUnsafeBytes(of: value) { $0.load(as: stored) }
  }
}
