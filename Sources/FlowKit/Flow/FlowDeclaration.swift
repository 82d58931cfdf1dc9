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
  /// The key's hash, made once: keys that differ nearly always differ in it, and looking for a flow among many entries
  /// compares many.
  let keyHash: Int

  private init(key: (any Hashable & Sendable)?, name: String?) {
    self.key = key
    self.name = name
    keyHash = key.map { AnyHashable($0).hashValue } ?? 0
  }

  /// A label; nil, and no box, where there is nothing to put into it.
  static func with(key: (any Hashable & Sendable)?, name: String? = nil) -> FlowLabel? {
    key == nil && name == nil ? nil : FlowLabel(key: key, name: name)
  }
}
