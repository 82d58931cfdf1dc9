/// How a modal lies over the screen that presents it: a name that hosts understand.
///
/// It is a fact of the tree (an alert is an alert wherever it is shown), unlike a ``ScreenTransition``, which is over
/// when the change is. Add your own in an extension:
///
/// ```swift
/// extension PresentationStyle {
///   static var drawer: PresentationStyle { PresentationStyle("drawer") }
/// }
/// screen.onMenu = lets.present(menu, as: .drawer)
/// ```
public struct PresentationStyle: Hashable, Sendable {
  /// What hosts know it by.
  public let name: String

  /// Makes a style that hosts know by this name.
  public init(_ name: String) {
    self.name = name
  }

  /// A card that leaves part of the presenter to be seen.
  ///
  /// The default.
  public static var sheet: PresentationStyle { PresentationStyle("sheet") }
  /// All of the screen.
  public static var fullScreen: PresentationStyle { PresentationStyle("fullScreen") }
  /// A bubble beside what it belongs to.
  public static var popover: PresentationStyle { PresentationStyle("popover") }
  /// A question in the middle of the screen.
  public static var alert: PresentationStyle { PresentationStyle("alert") }
}

extension PresentationStyle: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
