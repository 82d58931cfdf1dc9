/// How `open` leads to a flow: pushed, in a modal, or as a child that is selected.
///
/// ```swift
/// var settings: Flow<SettingsScreen> { Flow(with: SettingsScreen()).opens(as: .sheet) }
/// ```
public struct FlowOpening: Hashable, Sendable {
  package enum Way: Hashable, Sendable {
    case push, child
    case modal(PresentationStyle)
  }

  package let way: Way

  /// On the stack of the screen that asks, as `push` does.
  public static let push = FlowOpening(way: .push)
  /// Selected, as `select` does: a tab, a page, or a column of the nearest container around the screen that asks.
  public static let child = FlowOpening(way: .child)

  /// Over everything, as `present` does.
  ///
  /// - Parameter style: The style of the modal.
  /// - Returns: The way to open.
  public static func modal(_ style: PresentationStyle) -> FlowOpening { FlowOpening(way: .modal(style)) }

  /// Over everything, as a sheet.
  public static let sheet = modal(.sheet)
  /// Over everything, on all of the screen.
  public static let fullScreen = modal(.fullScreen)
  /// Over everything, as a bubble.
  public static let popover = modal(.popover)
  /// Over everything, as a question.
  public static let alert = modal(.alert)
}

extension Flow {
  /// The same flow, which says how `open` leads to it, so that no call site has to.
  ///
  /// Without it, what is around decides: a child of a container around the screen that asks is selected, and everything
  /// else is pushed. All other verbs do as always. The idea is that of XCoordinator's `prepareTransition`, where one
  /// place knows the transition of a route.
  ///
  /// ```swift
  /// var settings: Flow<SettingsScreen> { Flow(with: SettingsScreen()).opens(as: .sheet) }
  /// // anywhere
  /// screen.onSettings = lets.open(settings)
  /// ```
  ///
  /// - Parameter opening: How; it replaces what the flow has said before.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func opens(as opening: FlowOpening) -> Flow {
    with(OpeningTrait(opening))
  }
}

extension Blueprint {
  /// How `open` leads to the flow; nil where what is around decides.
  package nonisolated var opening: FlowOpening? { trait(OpeningTrait.self)?.opening }
}

/// How the flow is opened.
@MainActor
final class OpeningTrait: FlowTrait {
  nonisolated let opening: FlowOpening

  nonisolated init(_ opening: FlowOpening) {
    self.opening = opening
  }
}
