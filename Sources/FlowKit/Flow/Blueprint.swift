/// What is behind a ``Flow``, without its screen's type: never changed, shared by the flow's copies, and carried by
/// actions.
@MainActor
package final class Blueprint: FlowDeclaration {
  nonisolated let make: @MainActor (Lets) -> AnyObject
  nonisolated let traits: FlowTraits?

  nonisolated init(
    place: SourcePlace, screenType: Any.Type, label: FlowLabel?, acceptsActions: AcceptsActions = .whileVisible,
    traits: FlowTraits? = nil, make: @escaping @MainActor (Lets) -> AnyObject
  ) {
    self.make = make
    self.traits = traits
    super.init(place: place, screenType: screenType, label: label, acceptsActions: acceptsActions)
  }

  package nonisolated var id: FlowID { FlowID(declaration: self) }
}

/// What few flows have, in a box of their own, so that the others stay small.
final class FlowTraits: Sendable {
  /// What the screen contains; asked when it is entered.
  let children: (@MainActor () -> FlowChildren)?

  init(children: (@MainActor () -> FlowChildren)? = nil) {
    self.children = children
  }
}
