@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@propertyWrapper
public struct Namespace: DynamicLink {
  private final class Link {
    var location: StateLocation?
  }

  private let own = Link()

  public init() {}

  public struct ID: Hashable {
    let number: ObjectIdentifier
  }

  /// The object that makes it different from all others.
  private final class Mark {}

  public var wrappedValue: ID {
    let mark = own.location?.value as? Mark
    return ID(number: ObjectIdentifier(mark ?? Mark()))
  }

  func link(to node: ViewNode, _ index: Int) {
    if own.location == nil { own.location = node.location(index) { Mark() } }
  }
}
