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
  /// What hosts know it by.
  public let name: String
  /// Whether anything moves. A host must obey it, whether it knows the name or not.
  public let isAnimated: Bool

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - name: What hosts know it by.
  ///   - animated: Whether anything moves.
  public init(_ name: String, animated: Bool = true) {
    self.name = name
    isAnimated = animated
  }

  /// The host's usual way, animated.
  public static var automatic: ScreenTransition { ScreenTransition("automatic") }
  /// At once, with nothing moving.
  public static var none: ScreenTransition { ScreenTransition("none", animated: false) }
}

extension ScreenTransition: CustomStringConvertible {
  /// The name, and a remark where nothing moves: `flip, not animated`.
  public var description: String { isAnimated || self == .none ? name : "\(name), not animated" }
}
