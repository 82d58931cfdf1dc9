/// Values of each type to try if the arguments of a callback determine the action.
///
/// ```swift
/// let samples: MapSamples = [Item.ID.self: [1, 2], Order.self: [Order(item: 1)]]
/// ```
///
/// You don't need samples of `Void`, `Bool`, types whose cases are known (`CaseIterable`), optionals of these, the
/// indices of a container's children, and the keys of flows that the map has found.
public struct MapSamples: ExpressibleByDictionaryLiteral {
  private var values: [ObjectIdentifier: [Any]] = [:]
  /// The greatest number of combinations of a callback's arguments to try.
  static let mostCombinations = 64

  /// Creates samples; the map doesn't try a value that is not of the type that it is listed for.
  public init(dictionaryLiteral samples: (Any.Type, [Any])...) {
    for (type, values) in samples { self.values[ObjectIdentifier(type), default: []] += values }
  }

  /// The values of a type: those that were given, or else those that are known; nil if there are none.
  func of(_ type: Any.Type) -> [Any]? {
    let found =
      if let given = values[ObjectIdentifier(type)] {
        given
      } else if type == Void.self {
        [()]
      } else if type == Bool.self {
        [false, true]
      } else if let type = type as? any CaseIterable.Type {
        Self.cases(of: type)
      } else if let type = type as? any OptionalSample.Type {
        type.samples(of: self)
      } else {
        [Any]()
      }
    return found.isEmpty ? nil : found
  }

  /// Whether a type's samples are all its values.
  func areAll(of type: Any.Type) -> Bool {
    if values[ObjectIdentifier(type)] != nil { return false }
    if let type = type as? any OptionalSample.Type { return areAll(of: type.wrapped) }
    return type == Void.self || type == Bool.self || type is any CaseIterable.Type
  }

  /// Whether a value has something in it that others of the same case or type may have, too.
  static func hasContent(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == nil || !mirror.children.isEmpty
  }

  /// The same samples, with values of a type that has none yet.
  func adding(_ others: [Any], of type: ObjectIdentifier) -> MapSamples {
    var samples = self
    if values[type] == nil, !others.isEmpty { samples.values[type] = others }
    return samples
  }

  /// The same samples, with these numbers before the others.
  func including(_ numbers: [Int]) -> MapSamples {
    var samples = self
    let type = ObjectIdentifier(Int.self)
    samples.values[type] = numbers + (values[type] ?? []).filter { ($0 as? Int).map(numbers.contains) != true }
    return samples
  }

  /// A value as text, without the optional around it.
  package static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { text($0.value) } ?? "nil"
  }

  private static func cases(of type: any CaseIterable.Type) -> [Any] {
    func all<Type: CaseIterable>(_ type: Type.Type) -> [Any] { Array(type.allCases) }
    return all(type)
  }
}

extension MapSamples {
  /// The values of a type: those that were given, or else those that are known.
  package func values(of type: Any.Type) -> [Any] { of(type) ?? [] }
}

/// An optional of any type.
private protocol OptionalSample {
  static var wrapped: Any.Type { get }
  static func samples(of known: MapSamples) -> [Any]
}

extension Optional: OptionalSample {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func samples(of known: MapSamples) -> [Any] {
    [Self.none as Any]
      + (known.of(Wrapped.self) ?? []).compactMap { value in (value as? Wrapped).map { Self.some($0) as Any } }
  }
}

extension MapSamples {
  /// All combinations of the samples of some types, up to the greatest number.
  ///
  /// - Throws: The type that has no samples.
  func combinations(of types: [Any.Type]) throws(Missing) -> [[Any]] {
    var all: [[Any]] = [[]]
    for type in types {
      guard let values = of(type) else { throw Missing(type: type) }
      all = Array(all.lazy.flatMap { start in values.map { start + [$0] } }.prefix(Self.mostCombinations))
    }
    return all
  }

  /// The error if a type has no samples.
  struct Missing: Error {
    let type: Any.Type
  }
}
