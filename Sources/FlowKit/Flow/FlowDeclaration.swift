/// What is known of a flow without its closures: which one it is, and how it wants to be treated.
@MainActor
package class FlowDeclaration {
  package nonisolated let place: SourcePlace
  package nonisolated let screenType: Any.Type
  nonisolated let acceptsActions: AcceptsActions
  nonisolated let label: FlowLabel?

  nonisolated init(
    place: SourcePlace, screenType: Any.Type, label: FlowLabel?, acceptsActions: AcceptsActions = .whileVisible
  ) {
    self.place = place
    self.screenType = screenType
    self.label = label
    self.acceptsActions = acceptsActions
  }
}

/// The key and the name that few flows have, in a box of their own, so that the others stay small.
final class FlowLabel: Sendable {
  let key: (any Hashable & Sendable)?
  let name: String?

  private init(key: (any Hashable & Sendable)?, name: String?) {
    self.key = key
    self.name = name
  }

  /// A label; nil, and no box, where there is nothing to put into it.
  static func with(key: (any Hashable & Sendable)?, name: String? = nil) -> FlowLabel? {
    key == nil && name == nil ? nil : FlowLabel(key: key, name: name)
  }
}
