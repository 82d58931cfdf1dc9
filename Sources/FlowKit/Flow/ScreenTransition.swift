/// How a change looks: a name that hosts understand, and whether anything moves.
///
/// The core only passes it to the host. Add your own in an extension, and handle them in your host:
///
/// ```swift
/// extension ScreenTransition {
///   static var flip: ScreenTransition { ScreenTransition("flip") }
/// }
/// screen.onTurn = lets.push(back, transition: .flip)
/// ```
///
/// A host that doesn't know a name uses its own default, animated or not as ``isAnimated`` says.
public struct ScreenTransition: Hashable, Sendable {
  /// Its properties, boxed so that values with a transition stay small; `nil` for the automatic one.
  fileprivate let form: Form?

  fileprivate final class Form: Sendable {
    let name: String
    let isAnimated: Bool
    let data: (any Hashable & Sendable)?
    /// Whether it is `none`, rather than a transition of the same name.
    let isNone: Bool

    init(_ name: String, isAnimated: Bool, data: (any Hashable & Sendable)? = nil, isNone: Bool = false) {
      self.name = name
      self.isAnimated = isAnimated
      self.data = data
      self.isNone = isNone
    }
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
  ///   - name: The name by which hosts know it.
  ///   - animated: Whether anything moves.
  ///   - data: What the host needs for it, such as where it begins. Two transitions are equal only if their data is
  ///     equal, too.
  public init(_ name: String, animated: Bool = true, data: (any Hashable & Sendable)? = nil) {
    form = Form(name, isAnimated: animated, data: data)
  }

  private init(_ form: Form?) {
    self.form = form
  }

  /// No named transition: the flow's own; on the way back, the reversed way in; otherwise the host's default, animated.
  public static var automatic: ScreenTransition { ScreenTransition(nil) }
  /// At once, without movement.
  public static let none = ScreenTransition(Form("none", isAnimated: false, isNone: true))
}

extension ScreenTransition {
  /// The name that hosts know it by.
  public var name: String { form?.name ?? "automatic" }

  /// Whether anything moves.
  ///
  /// A host must obey it, whether it knows the name or not.
  public var isAnimated: Bool { form?.isAnimated ?? true }

  /// The data for the host; `nil` if there is none.
  public var data: (any Hashable & Sendable)? { form?.data }

  var isAutomatic: Bool { form == nil }
}

extension ScreenTransition.Form: Hashable {
  static func == (left: ScreenTransition.Form, right: ScreenTransition.Form) -> Bool {
    left === right
      || left.isNone == right.isNone && left.isAnimated == right.isAnimated && left.name == right.name
        && left.key == right.key
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(isAnimated)
    hasher.combine(key)
  }

  private var key: AnyHashable? { data.map { AnyHashable($0) } }
}

extension ScreenTransition: CustomStringConvertible {
  /// The name, with a note if nothing moves: `flip, not animated`.
  public var description: String { isAnimated || self == .none ? name : "\(name), not animated" }
}
