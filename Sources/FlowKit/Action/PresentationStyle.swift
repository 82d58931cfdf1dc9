/// How a modal lies over the screen that presents it: a name that hosts understand.
///
/// It is a fact of the tree (an alert is an alert wherever it is shown), unlike a ``ScreenTransition``, which is over
/// when the change is. Add your own in an extension:
///
/// ```swift
/// extension PresentationStyle {
///   static var drawer: PresentationStyle { PresentationStyle("drawer") }
///   static var hint: PresentationStyle { PresentationStyle("hint", coversPartly: true) }
/// }
/// screen.onMenu = lets.present(menu, as: .drawer)
/// ```
///
/// Styles of one name are equal.
public struct PresentationStyle: Sendable {
  /// What hosts know it by.
  public let name: String
  /// Whether it leaves what it covers to be seen, as alerts and popovers do: screens below hear that they are partly
  /// covered.
  public let coversPartly: Bool

  /// Makes a style that hosts know by this name.
  ///
  /// - Parameters:
  ///   - name: The name. `alert` and `popover` cover partly in any case.
  ///   - coversPartly: Whether what it covers is still to be seen.
  public init(_ name: String, coversPartly: Bool = false) {
    self.init(name: name, coversPartly || name == "alert" || name == "popover")
  }

  private init(name: String, _ coversPartly: Bool) {
    self.name = name
    self.coversPartly = coversPartly
  }

  /// A card over the presenter.
  ///
  /// The default. What it covers counts as covered, also where a host leaves the top of it to be seen.
  public static var sheet: PresentationStyle { PresentationStyle(name: "sheet", false) }
  /// All of the screen.
  public static var fullScreen: PresentationStyle { PresentationStyle(name: "fullScreen", false) }
  /// A bubble beside what it belongs to.
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
