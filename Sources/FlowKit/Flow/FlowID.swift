/// The identity of a flow: the place where it is declared, the type of its screen, and its key.
///
/// The identity is structural, like that of a SwiftUI view: a computed property yields the same flow each time it is
/// evaluated. If one declaration makes several flows (a function with a parameter, a group of flows that is used
/// twice), only their keys distinguish them. Without keys, they are the same flow, and `popTo` goes to the nearest of
/// them.
///
/// ```swift
/// func item(_ id: Int) -> Flow<ItemScreen> { Flow(with: ItemScreen(id), id: id) }
///
/// item(1).id == item(1).id   // true
/// item(1).id == item(2).id   // false, by their keys
/// ```
public struct FlowID: Sendable {
  package let blueprint: Blueprint

  /// Where the flow is declared.
  public var place: SourcePlace { blueprint.place }
  /// The key that distinguishes it from other flows of the same declaration.
  public var key: (any Hashable & Sendable)? { blueprint.label?.key }
  /// The type of its screen.
  package var screenType: Any.Type { blueprint.screenType }
  /// The name to show: the one set with `named(_:)`, or else the name of the screen's type.
  ///
  /// The name is not part of the identity.
  public var name: String { givenName ?? String(describing: blueprint.screenType) }
  /// The name set with `named(_:)`; `nil` if there is none.
  package var givenName: String? { blueprint.label?.name }

  /// The flow of a screen of which only the id is known.
  static let unknown = FlowID(blueprint: NamedBlueprint(SourcePlace(), Never.self, name: "screen"))

  /// The same flow without its closures and its key, for code that stores it but doesn't use it.
  var withoutClosures: FlowID {
    FlowID(blueprint: NamedBlueprint(place, blueprint.screenType, name: blueprint.label?.name))
  }
}

extension FlowID: Hashable {
  /// Whether both are the same flow: the same declaration, screen type and key.
  public static func == (left: FlowID, right: FlowID) -> Bool {
    let left = left.blueprint, right = right.blueprint
    return left === right
      || left.place == right.place && left.screenType == right.screenType && haveSameKey(left.label, right.label)
  }

  /// Feeds the declaration, the screen's type and the key to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(ObjectIdentifier(blueprint.screenType))
    hasher.combine(blueprint.label?.keyHash ?? 0)
  }

  private static func haveSameKey(_ left: FlowLabel?, _ right: FlowLabel?) -> Bool {
    guard left !== right else { return true }
    guard left?.keyHash ?? 0 == right?.keyHash ?? 0 else { return false }
    switch (left?.key, right?.key) {
    case (nil, nil): return true
    case (let left?, let right?): return AnyHashable(left) == AnyHashable(right)
    default: return false
    }
  }
}

extension FlowID: CustomStringConvertible {
  /// The name, followed by the key if there is one: `ItemScreen(5)`.
  public var description: String { key.map { "\(name)(\($0))" } ?? name }
}
