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
  /// Who is asked before a screen is made; beside the other values, so that a flow that is guarded and nothing else is
  /// quickly made and let go.
  let entryGuard: EntryGuard?
  /// Whether a screen enters in one place, once it may enter.
  let isPlain: Bool
  /// Whether its entries guard something as long as they are there.
  let isOnGuard: Bool
  /// Whether one guard, which answers at once, is all there is to think of.
  let isOnlyGuarded: Bool
  private let others: Values?

  struct Values: Sendable {
    /// What the screen contains; asked when it is entered.
    var children: (@MainActor () -> FlowChildren)?
    /// What the flow answers to messages, the latest first.
    var handlers: [MessageHandler] = []
    /// What is to be done before a screen is made.
    var preparation: (@MainActor @Sendable () async throws -> Void)?
    /// Who is asked before a screen leaves.
    var leaveGuards: [Guard<AnyObject>] = []
    /// Who is asked about all that its screens and those above them ask for.
    var actionGuards: [Guard<NavigationRequest>] = []
    /// Whether the screen is kept for the next entry.
    var isRetained = false
    /// Whether an entry that would be covered by another one of the flow is updated instead.
    var isSingleTop = false
    /// Whether a push moves an entry that is there.
    var movesToFront = false

    fileprivate var isReusing: Bool { isRetained || isSingleTop || movesToFront }
  }

  init(_ values: Values?, entryGuard: EntryGuard? = nil) {
    self.entryGuard = entryGuard
    others = values
    isPlain = values?.children == nil && values?.isReusing != true
    isOnGuard = values.map { !$0.leaveGuards.isEmpty || !$0.actionGuards.isEmpty } ?? false
    isOnlyGuarded = values == nil && entryGuard?.isAlone == true
  }

  /// What there is besides the guards.
  var values: Values { others ?? Values() }

  /// The same with one more guard.
  func adding(_ new: EntryGuard) -> FlowTraits {
    FlowTraits(others, entryGuard: entryGuard?.followed(by: new) ?? new)
  }
}
