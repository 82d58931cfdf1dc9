/// What is behind a ``Flow``, without its screen's type: never changed, shared by the flow's copies, and carried by
/// actions.
@MainActor
package final class Blueprint: FlowDeclaration {
  nonisolated let make: @MainActor (Lets) -> AnyObject

  nonisolated init(
    place: SourcePlace, screenType: Any.Type, label: FlowLabel?, acceptsActions: AcceptsActions = .whileVisible,
    make: @escaping @MainActor (Lets) -> AnyObject
  ) {
    self.make = make
    super.init(place: place, screenType: screenType, label: label, acceptsActions: acceptsActions)
  }

  package nonisolated var id: FlowID { FlowID(declaration: self) }
}
