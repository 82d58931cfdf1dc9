extension NavigationAction {
  /// What an action does, with all that it needs to do it.
  ///
  /// What a verb is, whatever it carries, is in ``Kind``.
  package enum Verb: Equatable, Sendable {
    case push(FlowID)
    indirect case present(FlowID, as: PresentationStyle)
    case show(FlowID, in: SplitColumn)
    case open(FlowID)
    case replace(FlowID)
    indirect case reset(NewStack)
    indirect case resetRoot(NewStack)
    case goTo(FlowID)
    case popTo(FlowID)
    case pop(Int)
    case popToRoot
    case remove(FlowID)
    case dismiss
    case dismissAll
    case leave
    /// It begins at the caller, or elsewhere; a gesture may have performed it already.
    case back(from: Uncompared<ScreenID?>, hasHappened: Uncompared<Bool>)
    /// The flow is that of the calling screen, which receives the arguments.
    indirect case finish(FlowID?, sending: Payload?)
    /// Whether it has forwarded arguments, or still does, is not compared.
    case select(FlowID, isForwarding: Uncompared<Bool>)
    case selectChild(Int)
    /// Forward by this number of pages, or back.
    case turnPages(Int)
    indirect case setChildren([FlowID], selecting: Int?)
    /// Reports which columns of a split the host shows, and which one was selected in what it showed then.
    case setShownColumns(Set<SplitColumn>, of: ScreenID, selectedThen: Int?)
    indirect case batch(Steps)
    indirect case send(Payload, to: FlowID?)
    indirect case broadcast(Payload)
    /// Reports why a sequence of messages has failed.
    indirect case follow(Payload?)
    /// Reports why a task has failed.
    indirect case task(Payload?)
    case preload(FlowID)
    indirect case travel(Payload)
    /// Applies the rule for the root.
    case updateRoot
    /// Changes nothing itself: what the guards don't allow is left out.
    case recheckGuards
    /// Does nothing, on purpose.
    case none
    /// Is no action: a choice that returned `nil`.
    case nothing
    /// An action of which only this is known: it is reported, and never performed.
    case some(Kind)
  }

  /// The flows of a new stack.
  package struct NewStack: Equatable, Sendable {
    package let root: FlowID
    /// Those above the root, from bottom to top.
    package let above: [FlowID]
    /// Whether it keeps the screens whose flows the old stack has, too.
    package let keepsEqual: Bool
  }

  /// The steps of a batch.
  package struct Steps: Equatable, Sendable {
    package let list: [NavigationAction]
    /// How deep batches are nested, this one included.
    let depth: Int
    /// Whether one of them goes to a tree that is known.
    let travel: Bool
    /// The entry whose handler has answered with the batch: where its `finish` acts from.
    var answerer = Uncompared<ScreenID?>(nil)
  }

  /// Something that an action carries, compared by its effect.
  package struct Payload: Equatable, Sendable {
    package let value: any ActionPayload

    init(_ value: any ActionPayload) {
      self.value = value
    }

    package static func == (left: Payload, right: Payload) -> Bool { left.value.isSame(as: right.value) }
  }

  /// Something that isn't part of an action's identity: two of them are always equal.
  package struct Uncompared<Value: Sendable>: Hashable, Sendable {
    package let value: Value

    package init(_ value: Value) {
      self.value = value
    }

    package static func == (left: Self, right: Self) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
  }
}

extension NavigationAction.Verb {
  package typealias Uncompared = NavigationAction.Uncompared

  /// A back from the caller.
  static var back: Self { .back(from: Uncompared(nil), hasHappened: Uncompared(false)) }

  static func select(_ flow: FlowID) -> Self { .select(flow, isForwarding: Uncompared(false)) }

  /// What the verb is, whatever it carries.
  var kind: NavigationAction.Kind {
    switch self {
    case .push: .push
    case .present: .present
    case .show: .show
    case .open: .open
    case .replace: .replace
    case .reset: .reset
    case .resetRoot: .resetRoot
    case .goTo: .goTo
    case .popTo: .popTo
    case .pop: .pop
    case .popToRoot: .popToRoot
    case .remove: .remove
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .leave: .leave
    case .back: .back
    case .finish: .finish
    case .select, .selectChild, .turnPages, .setShownColumns: .select
    case .setChildren: .setChildren
    case .batch: .batch
    case .send: .send
    case .broadcast: .broadcast
    case .follow: .follow
    case .task: .task
    case .preload: .preload
    case .travel: .travel
    case .updateRoot: .updateRoot
    case .recheckGuards: .recheckGuards
    case .none: .none
    case .nothing: .nothing
    case .some(let kind): kind
    }
  }

  /// The flow that it names, the lowest one of a reset.
  var target: FlowID? {
    switch self {
    case .push(let flow), .present(let flow, _), .show(let flow, _), .open(let flow), .replace(let flow),
      .goTo(let flow), .popTo(let flow), .remove(let flow), .select(let flow, _), .preload(let flow):
      flow
    case .reset(let stack), .resetRoot(let stack): stack.root
    case .finish(let flow, _), .send(_, let flow): flow
    case .setChildren, .setShownColumns, .pop, .popToRoot, .dismiss, .dismissAll, .leave, .back, .selectChild,
      .turnPages,
      .batch, .broadcast, .follow, .task, .travel, .updateRoot, .recheckGuards, .none, .nothing, .some:
      nil
    }
  }

  /// All flows that it names.
  var flows: [FlowID] {
    switch self {
    case .reset(let stack), .resetRoot(let stack): [stack.root] + stack.above
    case .setChildren(let flows, _): flows
    default: target.map { [$0] } ?? []
    }
  }

  /// The same verb with other flows.
  func replacingFlows(
    _ other: (FlowID) -> FlowID, inSteps step: (NavigationAction) -> NavigationAction
  ) -> NavigationAction.Verb {
    switch self {
    case .push(let flow): .push(other(flow))
    case .present(let flow, let style): .present(other(flow), as: style)
    case .show(let flow, let column): .show(other(flow), in: column)
    case .open(let flow): .open(other(flow))
    case .replace(let flow): .replace(other(flow))
    case .reset(let stack): .reset(stack.replacingFlows(other))
    case .resetRoot(let stack): .resetRoot(stack.replacingFlows(other))
    case .goTo(let flow): .goTo(other(flow))
    case .popTo(let flow): .popTo(other(flow))
    case .remove(let flow): .remove(other(flow))
    case .finish(let flow, let message): .finish(flow.map(other), sending: message)
    case .select(let flow, let isForwarding): .select(other(flow), isForwarding: isForwarding)
    case .setChildren(let flows, let index): .setChildren(flows.map(other), selecting: index)
    case .batch(let steps): .batch(steps.replacing(step))
    case .send(let message, let flow): .send(message, to: flow.map(other))
    case .preload(let flow): .preload(other(flow))
    case .pop, .popToRoot, .dismiss, .dismissAll, .leave, .back, .selectChild, .turnPages, .setShownColumns, .broadcast,
      .follow, .task, .travel, .updateRoot, .recheckGuards, .none, .nothing, .some:
      self
    }
  }

  /// The same verb without forwarded arguments; a selection remembers that it had some.
  var withoutDelivery: Self {
    switch self {
    case .select(let flow, _): .select(flow, isForwarding: Uncompared(true))
    case .batch(let steps): .batch(steps.replacing(\.withoutDelivery))
    default: self
    }
  }
}

extension NavigationAction.NewStack {
  init(_ root: FlowID) { self.init(root: root, above: [], keepsEqual: false) }

  init<each Above: FlowSequence>(
    _ root: Flow<some AnyObject>, _ above: repeat each Above, keepingEqual: Bool
  ) {
    self.init(root: root.id, above: FlowID.list(repeat each above), keepsEqual: keepingEqual)
  }

  fileprivate func replacingFlows(_ other: (FlowID) -> FlowID) -> Self {
    Self(root: other(root), above: above.map(other), keepsEqual: keepsEqual)
  }
}

extension NavigationAction.Steps {
  fileprivate func replacing(_ step: (NavigationAction) -> NavigationAction) -> Self {
    Self(list: list.map(step), depth: depth, travel: travel, answerer: answerer)
  }
}

// What some verbs have.
extension NavigationAction {
  /// The blueprint of the flow that it names, the lowest one of a reset; `nil` if it names none.
  package var target: Blueprint? { verb.target?.blueprint }

  /// The blueprints of all flows that it names.
  package var blueprints: [Blueprint] { verb.flows.map { $0.blueprint } }

  /// The verb of an action.
  public var kind: Kind { body.kind }

  /// The steps of a batch, in order; empty for all other actions.
  public var steps: [NavigationAction] {
    guard case .batch(let steps) = verb else { return [] }
    return steps.list
  }

  /// The style of the modal that it presents.
  package var style: PresentationStyle? {
    guard case .present(_, let style) = verb else { return nil }
    return style
  }

  /// What it carries: a message, or a tree.
  package var payload: (any ActionPayload)? {
    switch verb {
    case .send(let payload, _), .broadcast(let payload), .travel(let payload): payload.value
    case .follow(let payload), .task(let payload), .finish(_, let payload): payload?.value
    default: nil
    }
  }

  /// Whether it forwards arguments to the root of the child that it selects, which must be made first: also after they
  /// were stripped.
  package var isForwarding: Bool {
    if delivery != nil { return true }
    guard case .select(_, let isForwarding) = verb else { return false }
    return isForwarding.value
  }

  /// Whether a gesture has already performed it, so that back handlers aren't asked; guards are.
  package var hasHappened: Bool {
    guard case .back(_, let hasHappened) = verb else { return false }
    return hasHappened.value
  }

  /// Where a back begins; `nil` for the calling screen.
  var start: ScreenID? {
    guard case .back(let start, _) = verb else { return nil }
    return start.value
  }

  /// Whether it goes to a tree that is known.
  var isTravel: Bool {
    switch verb {
    case .travel: true
    case .batch(let steps): steps.travel
    default: false
    }
  }
}
