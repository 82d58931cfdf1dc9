// What Swift adds to Foundation: its values, and how they become Objective-C's objects.
@_exported import Foundation
@_exported import FoundationEssentials
@_exported import ObjectiveC

public typealias CGFloat = Double

extension String: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

extension Array: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { NSArray() }
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] { [] }
}

extension Set: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { NSSet() }
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set<Element>?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSSet, result: inout Set<Element>?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set<Element> { [] }
}

extension Dictionary: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { NSDictionary() }
  public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key: Value]?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key: Value]?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> [Key: Value] { [:] }
}

extension URL: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURL { NSURL() }
  public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL { URL(filePath: "") }
}

extension CGPoint: @retroactive Equatable {
  public static let zero = CGPoint(x: 0, y: 0)
  public static func == (left: CGPoint, right: CGPoint) -> Bool { left.x == right.x && left.y == right.y }
}

extension CGSize: @retroactive Equatable {
  public static let zero = CGSize(width: 0, height: 0)
  public static func == (left: CGSize, right: CGSize) -> Bool { left.width == right.width }
}

extension CGRect: @retroactive Equatable {
  public static let zero = CGRect(origin: .zero, size: .zero)
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public var minX: CGFloat { origin.x }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var maxX: CGFloat { origin.x + size.width }
  public var minY: CGFloat { origin.y }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxY: CGFloat { origin.y + size.height }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public static func == (left: CGRect, right: CGRect) -> Bool { left.origin == right.origin && left.size == right.size }
}

extension CGAffineTransform: @retroactive Equatable {
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  public init(translationX: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y) }
  public static func == (left: CGAffineTransform, right: CGAffineTransform) -> Bool { left.a == right.a }
}

// Dispatch, which Foundation exports.

public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue()
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {}
}

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}

// Key-value observing.

public final class NSKeyValueObservation: NSObject {}

public struct NSKeyValueObservedChange<Value> {}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
}
