/// How a modal covers the screen that presents it: a name that hosts understand.
///
/// It is part of the tree (an alert is an alert wherever it is shown). A ``ScreenTransition``, in contrast, ends with
/// the change. Add your own in an extension:
///
/// ```swift
/// extension PresentationStyle {
///   static var drawer: PresentationStyle { PresentationStyle("drawer") }
///   static var hint: PresentationStyle { PresentationStyle("hint", coversPartly: true) }
/// }
/// screen.onMenu = lets.present(menu, as: .drawer)
/// ```
///
/// Styles with the same name are equal.
public struct PresentationStyle: Sendable {
  /// The name by which hosts know it.
  public let name: String
  /// Whether what it covers stays partly visible, as under alerts and popovers; screens below are notified of being
  /// partly covered.
  public let coversPartly: Bool

  /// Makes a style that hosts know by this name.
  ///
  /// - Parameters:
  ///   - name: The name. `alert` and `popover` always cover partly.
  ///   - coversPartly: Whether what it covers stays partly visible.
  public init(_ name: String, coversPartly: Bool = false) {
    self.init(name: name, coversPartly || name == "alert" || name == "popover")
  }

  private init(name: String, _ coversPartly: Bool) {
    self.name = name
    self.coversPartly = coversPartly
  }

  /// A card over the presenter.
  ///
  /// This is the default. What it covers counts as covered, even if a host leaves its top edge visible.
  public static var sheet: PresentationStyle { PresentationStyle(name: "sheet", false) }
  /// A modal over the whole display.
  public static var fullScreen: PresentationStyle { PresentationStyle(name: "fullScreen", false) }
  /// A bubble beside the element it belongs to.
  ///
  /// It covers partly.
  public static var popover: PresentationStyle { PresentationStyle(name: "popover", true) }
  /// A question in the middle of the screen.
  ///
  /// It covers partly.
  public static var alert: PresentationStyle { PresentationStyle(name: "alert", true) }
}

extension PresentationStyle: Hashable {
  /// Whether both have the same name.
  public static func == (left: PresentationStyle, right: PresentationStyle) -> Bool { left.name == right.name }

  /// Feeds the name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension PresentationStyle: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
