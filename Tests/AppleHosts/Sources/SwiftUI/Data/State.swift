public import Observation

/// What finds its storage in the node of the view that it is a property of.
@MainActor
protocol DynamicLink {
  func link(to node: ViewNode, _ index: Int)
}

/// A stored value of a view: kept by its node.
final class StateLocation {
  private let registrar = ObservationRegistrar()
  private var stored: Any
  var value: Any {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }

  init(_ value: Any) { stored = value }
}

extension StateLocation: Observable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper
public struct State<Value>: DynamicLink {
  private final class Link {
    var initial: Value
    var location: StateLocation?
    init(_ initial: Value) { self.initial = initial }
  }

  private let own: Link

  public init(wrappedValue value: Value) { own = Link(value) }
  public init(initialValue value: Value) { own = Link(value) }

  public var wrappedValue: Value {
    get { (own.location?.value as? Value) ?? own.initial }
    nonmutating set {
      if let location = own.location { location.value = newValue } else { own.initial = newValue }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(key: own.location.map(ObjectIdentifier.init)) {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }

  func link(to node: ViewNode, _ index: Int) {
    if own.location == nil { own.location = node.location(index) { own.initial } }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// What it is bound to; nil for one made of closures, which is never the same as another.
  let key: AnyHashable?
  private let get: () -> Value
  private let set: (Value) -> Void

  init(key: AnyHashable?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.key = key
    self.get = get
    self.set = set
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.init(key: nil, get: get, set: set) }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(key: key.map { [$0, AnyHashable(keyPath)] as [AnyHashable] }) {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  init(object: Value) { wrappedValue = object }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding<Subject>(key: [AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)] as [AnyHashable]) {
      object[keyPath: keyPath]
    } set: {
      object[keyPath: keyPath] = $0
    }
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
}
