// What Swift adds to Objective-C's root.
@_exported import ObjectiveC

/// The name of a method.
public struct Selector: ExpressibleByStringLiteral {
  /// Makes one from its name.
  public init(stringLiteral value: String) {}
}

extension NSObject: Equatable, Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
