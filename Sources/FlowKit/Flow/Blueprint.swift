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
  let values: Values

  struct Values: Sendable {
    /// What the screen contains; asked when it is entered.
    var children: (@MainActor () -> FlowChildren)?
    /// What the flow answers to messages, the latest first.
    var handlers: [MessageHandler] = []
    /// What is to be done before a screen is made.
    var preparation: (@MainActor @Sendable () async throws -> Void)?
    /// Whether the screen is kept for the next entry.
    var isRetained = false
    /// Whether an entry that would be covered by another one of the flow is updated instead.
    var isSingleTop = false
    /// Whether a push moves an entry that is there.
    var movesToFront = false
  }

  init(_ values: Values) {
    self.values = values
  }
}
