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
  /// Whether a screen enters in one place, once it may enter.
  let isPlain: Bool

  struct Values: Sendable {
    /// What the screen contains; asked when it is entered.
    var children: (@MainActor () -> FlowChildren)?
    /// What the flow answers to messages, the latest first.
    var handlers: [MessageHandler] = []
    /// What is to be done before a screen is made.
    var preparation: (@MainActor @Sendable () async throws -> Void)?
    /// Who is asked before a screen is made.
    var guards: [Guard<Void>] = []
    /// Who is asked before a screen leaves.
    var leaveGuards: [Guard<AnyObject>] = []
    /// Who is asked about all that its screens and those above them ask for.
    var actionGuards: [Guard<NavigationRequest>] = []
  }

  init(_ values: Values) {
    self.values = values
    isPlain = values.children == nil
  }
}
