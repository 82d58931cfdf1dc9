/// How a change should look on the screen: a name that hosts understand, and whether it moves at all.
///
/// The core only carries it to the host. Add your own in an extension, and handle them in your host:
///
/// ```swift
/// extension ScreenTransition {
///   static var flip: ScreenTransition { ScreenTransition("flip") }
/// }
/// screen.onTurn = lets.push(back, transition: .flip)
/// ```
///
/// A host that does not know a name uses its own way, animated or not as ``isAnimated`` says.
public struct ScreenTransition: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, none, own }

  private let kind: Kind
  /// What hosts know it by.
  public let name: String
  /// Whether anything moves.
  ///
  /// A host must obey it, whether it knows the name or not.
  public let isAnimated: Bool
  private let carried: Carried?

  /// What a host is handed, of any type.
  private struct Carried: Hashable, Sendable {
    let data: any Hashable & Sendable

    static func == (left: Carried, right: Carried) -> Bool { AnyHashable(left.data) == AnyHashable(right.data) }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(data)) }
  }

  /// Makes a transition of your own.
  ///
  /// ```swift
  /// extension ScreenTransition {
  ///   static func zoom(from photo: Photo.ID) -> ScreenTransition { ScreenTransition("zoom", data: photo) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: What hosts know it by.
  ///   - animated: Whether anything moves.
  ///   - data: What the host needs for it, such as where it begins; two transitions are equal if these are, too.
  public init(_ name: String, animated: Bool = true, data: (any Hashable & Sendable)? = nil) {
    self.init(.own, name, animated, data.map { Carried(data: $0) })
  }

  private init(_ kind: Kind, _ name: String, _ isAnimated: Bool, _ carried: Carried? = nil) {
    self.kind = kind
    self.name = name
    self.isAnimated = isAnimated
    self.carried = carried
  }

  /// None that is named: that of the flow, or of the way in where it leads back, else the host's usual way, animated.
  public static var automatic: ScreenTransition { ScreenTransition(.automatic, "automatic", true) }
  /// At once, with nothing moving.
  public static var none: ScreenTransition { ScreenTransition(.none, "none", false) }
}

extension ScreenTransition {
  /// What the host is handed for it; nil where there is nothing.
  public var data: (any Hashable & Sendable)? { carried?.data }

  var isAutomatic: Bool { kind == .automatic }
}

extension ScreenTransition: CustomStringConvertible {
  /// The name, and a remark where nothing moves: `flip, not animated`.
  public var description: String { isAnimated || self == .none ? name : "\(name), not animated" }
}

/// The transition that a screen comes with, in a box, so that what keeps it stays small.
final class ScreenArrival: Sendable {
  let transition: ScreenTransition

  init(_ transition: ScreenTransition) {
    self.transition = transition
  }
}
