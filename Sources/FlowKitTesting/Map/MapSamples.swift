/// Values to try where the arguments of a callback decide on what is done: those of each type.
///
/// ```swift
/// let samples: MapSamples = [Item.ID.self: [1, 2], Order.self: [Order(item: 1)]]
/// ```
///
/// Nothing has to be said of `Void`, `Bool`, types whose cases are known (`CaseIterable`), optionals of these, the indices of a
/// container's children, and the keys of flows that the map has found.
public struct MapSamples: ExpressibleByDictionaryLiteral {
  private var values: [ObjectIdentifier: [Any]] = [:]
  /// More combinations of the arguments of one callback are not tried.
  static let mostCombinations = 64

  /// Makes samples; one whose value is not of the type that it is given for is left out.
  public init(dictionaryLiteral samples: (Any.Type, [Any])...) {
    for (type, values) in samples { self.values[ObjectIdentifier(type), default: []] += values }
  }

  /// The values of a type: those that were given, or else those that are known; nil where there are none.
  func of<Value>(_ type: Value.Type) -> [Value]? {
    if let given = values[ObjectIdentifier(type)] {
      let fitting = given.compactMap { $0 as? Value }
      return fitting.isEmpty ? nil : fitting
    }
    let known: [Any]? =
      if Value.self == Void.self {
        [()]
      } else if Value.self == Bool.self {
        [false, true]
      } else if let type = Value.self as? any CaseIterable.Type {
        Self.cases(of: type)
      } else if let type = Value.self as? any OptionalSample.Type {
        type.samples(of: self)
      } else {
        nil
      }
    let fitting = known?.compactMap { $0 as? Value } ?? []
    return fitting.isEmpty ? nil : fitting
  }

  /// The same, with more values of a type that has none yet.
  func adding(_ others: [Any], of type: ObjectIdentifier) -> MapSamples {
    var samples = self
    if values[type] == nil, !others.isEmpty { samples.values[type] = others }
    return samples
  }

  private static func cases(of type: any CaseIterable.Type) -> [Any] {
    func all<Type: CaseIterable>(_ type: Type.Type) -> [Any] { Array(type.allCases) }
    return all(type)
  }
}

/// An optional, whatever it may hold.
private protocol OptionalSample {
  static func samples(of known: MapSamples) -> [Any]
}

extension Optional: OptionalSample {
  fileprivate static func samples(of known: MapSamples) -> [Any] {
    [Self.none as Any] + (known.of(Wrapped.self) ?? []).map { Self.some($0) as Any }
  }
}

/// Counts through all combinations of the samples of several types.
@MainActor
final class SampleTurn {
  private let samples: MapSamples
  private var rest: Int
  /// The values that this turn has handed out, as text.
  private(set) var texts: [String] = []

  /// - Parameters:
  ///   - samples: What there is of each type.
  ///   - number: Which combination.
  init(_ samples: MapSamples, number: Int) {
    self.samples = samples
    rest = number
  }

  /// The next argument; there is one, as whoever counts has looked.
  func next<Value>(_ type: Value.Type) -> Value {
    let values = samples.of(type) ?? []
    let value = values[rest % values.count]
    rest /= values.count
    if Value.self != Void.self { texts.append("\(value)") }
    return value
  }
}
