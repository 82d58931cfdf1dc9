/// How `open` shows a flow: pushed, in a modal, or as a child that is selected.
///
/// ```swift
/// var settings: Flow<SettingsScreen> { Flow(with: SettingsScreen()).opens(as: .sheet) }
/// ```
public struct FlowOpening: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case push, child
    case modal(PresentationStyle)
  }

  package let kind: Kind

  /// Pushes the screen onto the caller's stack, as `push` does.
  public static let push = FlowOpening(kind: .push)
  /// Selects the child, as `select` does: a tab, a page, or a column of the nearest container around the caller.
  public static let child = FlowOpening(kind: .child)

  /// Presents the screen over everything, as `present` does.
  ///
  /// - Parameter style: The style of the modal.
  /// - Returns: The way to open.
  public static func modal(_ style: PresentationStyle) -> FlowOpening { FlowOpening(kind: .modal(style)) }

  /// Presents the screen as a sheet.
  public static let sheet = modal(.sheet)
  /// Presents the screen over the whole display.
  public static let fullScreen = modal(.fullScreen)
  /// Presents the screen as a popover.
  public static let popover = modal(.popover)
  /// Presents the screen as an alert.
  public static let alert = modal(.alert)
}

extension Flow {
  /// Returns the flow with a fixed way for `open` to show it, so that no call site needs to choose.
  ///
  /// Without it, `open` selects the flow if a container around the caller has it as a child, and pushes it otherwise.
  /// `goTo` uses it, too, where there is no entry to go to. All other verbs work as usual. The idea is that of XCoordinator's `prepareTransition`, where one place knows the
  /// transition of a route.
  ///
  /// ```swift
  /// var settings: Flow<SettingsScreen> { Flow(with: SettingsScreen()).opens(as: .sheet) }
  /// // anywhere
  /// screen.onSettings = lets.open(settings)
  /// ```
  ///
  /// - Parameter opening: The way to open; it replaces an earlier one.
  /// - Returns: The flow, with the same identity.
  public nonisolated func opens(as opening: FlowOpening) -> Flow {
    with(OpeningTrait(opening))
  }
}

extension Blueprint {
  /// How `open` shows the flow; `nil` if it depends on the containers around the caller.
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
