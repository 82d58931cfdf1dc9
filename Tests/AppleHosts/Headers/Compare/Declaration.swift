/// What an interface says about one name.
struct Declaration: Hashable {
  /// Where it is: its type, its base name, and its labels.
  let path: String
  /// `type`, `func`, `var`, `init`, `case`, `typealias`.
  let kind: String
  /// Its types, without the names that only its body sees.
  var signature: String
  /// Whether only the main actor may use it.
  var isMainActor: Bool
  /// Whether an implementation may leave it out.
  var isOptional = false
  /// Whether it can be set.
  var isSettable = false
  /// Whether it belongs to the type, not to an instance.
  var isStatic = false
  /// Whether a subclass may override it, or a class have subclasses.
  var isOpen = false
  /// The superclass and the protocols of UIKit.
  var parents: Set<String> = []
  /// The labels of arguments that may be left out.
  var defaults: [String] = []

  /// Whether it stands in a protocol, so that a type that conforms must have it, unless it is optional.
  var isRequirement = false

  /// What differs from the same name in the headers, in words.
  ///
  /// The stand-in may be stricter: closed where UIKit is open, read-only where UIKit's can be set, and required where UIKit's
  /// is optional. What it must not do is to let something through that UIKit refuses.
  ///
  /// - Parameters:
  ///   - other: The declaration of the headers.
  ///   - ancestors: What the headers' type inherits from, at any distance.
  /// - Returns: The differences.
  func differences(from other: Declaration, _ ancestors: Set<String>) -> [String] {
    var found: [String] = []
    if kind != other.kind { found.append("\(kind), not \(other.kind)") }
    if signature != other.signature { found.append("\(signature), not \(other.signature)") }
    if isMainActor != other.isMainActor { found.append(isMainActor ? "on the main actor" : "not on the main actor") }
    if isOptional, !other.isOptional { found.append("optional") }
    if isSettable, !other.isSettable { found.append("one that can be set") }
    if isStatic != other.isStatic { found.append(isStatic ? "static" : "not static") }
    if isOpen, !other.isOpen, kind != "init" { found.append("open") }
    for parent in parents.subtracting(ancestors).sorted() { found.append("a \(parent)") }
    for label in defaults where !other.defaults.contains(label) { found.append("callable without \(label)") }
    return found
  }
}
