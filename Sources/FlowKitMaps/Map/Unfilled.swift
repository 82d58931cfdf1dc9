/// What a screen's property may be empty of.
private protocol Fillable {
  static var content: Any.Type { get }
  var isUnfilled: Bool { get }
}

extension Fillable {
  /// Cast to its own type, because a cast to the protocol would look into an optional.
  fileprivate static func isUnfilled(_ value: Any) -> Bool { (value as? Self)?.isUnfilled ?? false }
}

extension Optional: Fillable {
  fileprivate static var content: Any.Type { Wrapped.self }
  fileprivate var isUnfilled: Bool { self == nil }
}

extension Array: Fillable {
  fileprivate static var content: Any.Type { Element.self }
  fileprivate var isUnfilled: Bool { isEmpty }
}

extension Set: Fillable {
  fileprivate static var content: Any.Type { Element.self }
  fileprivate var isUnfilled: Bool { isEmpty }
}

extension String: Fillable {
  fileprivate static var content: Any.Type { String.self }
  fileprivate var isUnfilled: Bool { isEmpty }
}

/// The properties of a screen that have nothing yet, by the type of what they could hold: `nil`, an empty list or text.
func unfilledProperties(of screen: AnyObject) -> [ObjectIdentifier: String] {
  var mirror = Mirror(reflecting: screen) as Mirror?, all: [ObjectIdentifier: String] = [:]
  while let one = mirror {
    for (label, value) in one.children {
      guard let label, let type = type(of: value) as? any Fillable.Type, type.isUnfilled(value) else { continue }
      all[ObjectIdentifier(type.content)] = label
    }
    mirror = one.superclassMirror
  }
  return all
}
