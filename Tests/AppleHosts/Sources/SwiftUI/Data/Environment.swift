public import Observation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  /// What is set, by keys and by types of objects. One that is not changed is the same object.
  final class Storage {
    let values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  var storage = Storage([:])

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { set(newValue, ObjectIdentifier(key)) }
  }

  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { storage.values[ObjectIdentifier(objectType)] as? T }
    set { set(newValue as Any, ObjectIdentifier(objectType)) }
  }

  private mutating func set(_ value: Any, _ key: ObjectIdentifier) {
    var values = storage.values
    values[key] = value
    storage = Storage(values)
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper
public struct Environment<Value>: DynamicLink {
  private final class Link {
    var values: EnvironmentValues?
  }

  private let own = Link()
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[objectType] else {
        preconditionFailure("No Observable object of type \(objectType) found.")
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { read = { $0[objectType] } }

  public var wrappedValue: Value { read(own.values ?? EnvironmentValues()) }

  func link(to node: ViewNode, _ index: Int) { own.values = node.environment }
}

public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

private struct SizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey.self] }
    set { self[SizeClassKey.self] = newValue }
  }

  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

/// Takes what it is asked in away: the level of a stack, or the modal.
public struct DismissAction {
  let action: () -> Void
  nonisolated init(_ action: @escaping () -> Void) { self.action = action }
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

/// The environment of what is shown apart from its surroundings, which can be closed.
@MainActor
final class ClosableEnvironment {
  private var base: EnvironmentValues.Storage?
  private var made = EnvironmentValues()

  /// The same one, as long as the surroundings are the same.
  func values(in node: ViewNode, _ dismiss: @escaping () -> Void) -> EnvironmentValues {
    guard base !== node.environment.storage else { return made }
    base = node.environment.storage
    made = node.environment
    made.dismiss = DismissAction(dismiss)
    return made
  }
}
