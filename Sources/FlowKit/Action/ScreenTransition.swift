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
  private enum Kind: Hashable, Sendable {
    case automatic, none
    case named(String, isAnimated: Bool)
  }

  private let kind: Kind

  /// Makes a transition of your own.
  ///
  /// - Parameters:
  ///   - name: What hosts know it by.
  ///   - animated: Whether anything moves.
  public init(_ name: String, animated: Bool = true) {
    kind = .named(name, isAnimated: animated)
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// The host's usual way, animated.
  public static var automatic: ScreenTransition { ScreenTransition(kind: .automatic) }
  /// At once, with nothing moving.
  public static var none: ScreenTransition { ScreenTransition(kind: .none) }
}

extension ScreenTransition {
  /// What hosts know it by.
  public var name: String {
    switch kind {
    case .automatic: "automatic"
    case .none: "none"
    case .named(let name, _): name
    }
  }

  /// Whether anything moves.
  ///
  /// A host must obey it, whether it knows the name or not.
  public var isAnimated: Bool {
    switch kind {
    case .automatic: true
    case .none: false
    case .named(_, let isAnimated): isAnimated
    }
  }

  var isAutomatic: Bool {
    guard case .automatic = kind else { return false }
    return true
  }
}

extension ScreenTransition: CustomStringConvertible {
  /// The name, and a remark where nothing moves: `flip, not animated`.
  public var description: String { isAnimated || self == .none ? name : "\(name), not animated" }
}
