/// What a UI shows, as a test reads it there: names of screens, layer by layer.
///
/// ```swift
/// HostPicture([[.init("page 1"), .init("page 2")], [.init("sheet 3")]])   // two on the app's stack, a modal over them
/// ```
public struct HostPicture: Hashable, Sendable {
  /// The name of a screen that is not made yet.
  public static let unmade = "-"

  /// The stacks on top of each other: the app's own, then its modals; each from the root up.
  package var layers: [[Screen]]

  /// Makes a picture.
  public init(_ layers: [[Screen]]) {
    self.layers = layers
  }

  /// A screen with its children.
  public struct Screen: Hashable, Sendable {
    /// The screen's ``TrialScreen/name``, or ``HostPicture/unmade``.
    package var name: String
    /// The stacks of its children, in order; nil for one that the UI has not made yet.
    package var children: [[Screen]?]
    /// The indices of the visible children.
    package var shown: Set<Int>

    /// Makes a screen.
    public init(_ name: String, children: [[Screen]?] = [], shown: Set<Int> = []) {
      self.name = name
      self.children = children
      self.shown = shown
    }
  }
}

extension HostPicture: CustomStringConvertible {
  /// The layers in one line, as in `page 1 > tabs 2 [*page 3 | page 4] / page 5`; visible children have a star.
  public var description: String { layers.map(Self.text).joined(separator: " / ") }

  private static func text(_ stack: [Screen]) -> String { stack.map(text).joined(separator: " > ") }

  private static func text(_ screen: Screen) -> String {
    guard !screen.children.isEmpty else { return screen.name }
    let children = screen.children.enumerated().map { index, stack in
      (screen.shown.contains(index) ? "*" : "") + (stack.map(text) ?? "?")
    }
    return "\(screen.name) [\(children.joined(separator: " | "))]"
  }
}
