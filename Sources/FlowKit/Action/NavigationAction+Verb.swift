extension NavigationAction {
  /// What an action does, with all that it needs to do it.
  ///
  /// What a verb is, whatever it carries, is in ``Kind``.
  @usableFromInline package enum Verb: Equatable, Sendable {
    /// Needs one flow, and nothing else.
    case flow(FlowID, Kind)
    /// Needs nothing.
    case plain(Kind)
    indirect case present(FlowID, as: PresentationStyle)
    /// Opens the flow in its own way, unless the user is on it already; a guard's redirect performs it.
    case lead(to: FlowID, going: Bool)
    case show(FlowID, in: SplitColumn)
    indirect case reset(NewStack)
    indirect case resetRoot(NewStack)
    case pop(Int)
    /// A gesture may have performed it already.
    case back(hasHappened: Uncompared<Bool>)
    /// The flow is that of the calling screen, which receives the arguments. With a screen to close, only that one leaves,
    /// and what covers it; the app compares and writes both alike.
    indirect case unwind(FlowID?, sending: Payload?, closing: Uncompared<ScreenID?>)
    /// Leaves the caller's place, and then sends a message to those below.
    indirect case close(sending: Payload)
    /// Whether it has forwarded arguments, or still does, is not compared.
    case select(FlowID, isForwarding: Uncompared<Bool>)
    case selectChild(Int)
    /// Forward by this number of pages, or back.
    case turnPages(Int)
    indirect case setChildren([FlowID], selecting: Int?)
    /// Reports which columns of a split the host shows, and which one was selected in what it showed then.
    indirect case setShownColumns(Set<SplitColumn>, of: ScreenID, selectedThen: Int?)
    indirect case batch(Steps)
    indirect case send(Payload, to: FlowID?)
    indirect case broadcast(Payload)
    indirect case travel(Payload)
    /// What a callback, a task or a sequence reports in place of an action: it is never performed.
    indirect case failure(Failure)
  }

  /// The flows of a new stack.
  @usableFromInline package struct NewStack: Equatable, Sendable {
    package let root: FlowID
    /// Those above the root, from bottom to top.
    package let above: [FlowID]
    /// Whether it keeps the screens whose flows the old stack has, too.
    package let keepsEqual: Bool
  }

  /// The steps of a batch.
  @usableFromInline package struct Steps: Equatable, Sendable {
    package let list: [NavigationAction]
    /// How deep batches are nested, this one included.
    let depth: Int
    /// Whether one of them goes to a tree that is known.
    let travel: Bool
    /// The entry whose handler has answered with the batch: where its `unwind` acts from.
    var answerer = Uncompared<ScreenID?>(nil)
  }

  /// Something that an action carries, compared by its effect.
  @usableFromInline package struct Payload: Equatable, Sendable {
    package let value: any ActionPayload

    init(_ value: any ActionPayload) {
      self.value = value
    }

    @usableFromInline
    package static func == (left: Payload, right: Payload) -> Bool { left.value.isSame(as: right.value) }
  }

  /// Why something that a screen has begun did nothing, or has ended.
  @usableFromInline package struct Failure: Equatable, Sendable {
    /// What it was.
    let kind: Kind
    let reason: NavigationReason
    /// What was thrown.
    var error: (any Error)?
    /// The type of the messages of a sequence.
    var messageType: Any.Type?

    /// Whether both say the same; what has thrown an error is an event of its own.
    @usableFromInline package static func == (left: Failure, right: Failure) -> Bool {
      left.kind == right.kind && left.reason == right.reason && left.error == nil && right.error == nil
    }
  }

  /// Something that isn't part of an action's identity: two of them are always equal.
  @usableFromInline package struct Uncompared<Value: Sendable>: Hashable, Sendable {
    package let value: Value

    package init(_ value: Value) {
      self.value = value
    }

    @usableFromInline package static func == (left: Self, right: Self) -> Bool { true }

    @usableFromInline package func hash(into hasher: inout Hasher) {}
  }
}

extension NavigationAction.Verb {
  @usableFromInline package typealias Uncompared = NavigationAction.Uncompared

  @usableFromInline static var back: Self { .back(hasHappened: Uncompared(false)) }

  @usableFromInline static func unwind(_ flow: FlowID?, sending message: NavigationAction.Payload?) -> Self {
    .unwind(flow, sending: message, closing: Uncompared(nil))
  }

  @usableFromInline static func select(_ flow: FlowID) -> Self { .select(flow, isForwarding: Uncompared(false)) }

  /// What the verb is, whatever it carries.
  var kind: NavigationAction.Kind {
    switch self {
    case .flow(_, let kind), .plain(let kind): kind
    case .failure(let failure): failure.kind
    case .present: .present
    case .lead: .goTo
    case .show: .show
    case .reset: .reset
    case .resetRoot: .resetRoot
    case .pop: .pop
    case .back: .back
    case .unwind: .unwind
    case .close: .close
    case .select, .selectChild, .turnPages, .setShownColumns: .select
    case .setChildren: .setChildren
    case .batch: .batch
    case .send: .send
    case .broadcast: .broadcast
    case .travel: .travel
    }
  }

  /// The flow that it names, the lowest one of a reset.
  var target: FlowID? {
    switch self {
    case .flow(let flow, _), .present(let flow, _), .lead(let flow, _), .show(let flow, _), .select(let flow, _): flow
    case .reset(let stack), .resetRoot(let stack): stack.root
    case .unwind(let flow, _, _), .send(_, let flow): flow
    case .plain, .pop, .back, .close, .selectChild, .turnPages, .setChildren, .setShownColumns, .batch, .broadcast,
      .travel, .failure:
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
    case .flow(let flow, let kind): .flow(other(flow), kind)
    case .present(let flow, let style): .present(other(flow), as: style)
    case .lead(let flow, let going): .lead(to: other(flow), going: going)
    case .show(let flow, let column): .show(other(flow), in: column)
    case .reset(let stack): .reset(stack.replacingFlows(other))
    case .resetRoot(let stack): .resetRoot(stack.replacingFlows(other))
    case .unwind(let flow, let message, let opened): .unwind(flow.map(other), sending: message, closing: opened)
    case .select(let flow, let isForwarding): .select(other(flow), isForwarding: isForwarding)
    case .setChildren(let flows, let index): .setChildren(flows.map(other), selecting: index)
    case .batch(let steps): .batch(steps.replacing(step))
    case .send(let message, let flow): .send(message, to: flow.map(other))
    case .plain, .pop, .back, .close, .selectChild, .turnPages, .setShownColumns, .broadcast, .travel, .failure:
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

extension NavigationAction {
  /// The verb of an action.
  ///
  /// ```swift
  /// if event.kind == .didNavigate, event.action.kind == .present { analytics.presented(event.action.flow) }
  /// ```
  public struct Kind: Hashable, Sendable {
    package let name: Name

    /// The verbs, as they are written in code.
    package enum Name: String, CaseIterable, Sendable {
      case push, present, show, open, replace, reset, resetRoot, goTo
      case popTo, pop, popToRoot, remove, dismiss, dismissAll, close, back, unwind
      case select, setChildren, batch
      case send, broadcast, follow, task, preload, travel, updateRoot, recheckGuards, stay, nothing
    }

    /// Pushes a new screen.
    public static let push = Kind(name: .push)
    /// Presents a new screen as a modal.
    public static let present = Kind(name: .present)
    /// Shows a new screen in a column.
    public static let show = Kind(name: .show)
    /// Opens a flow in its own way, or the usual one in its place.
    public static let open = Kind(name: .open)
    /// Replaces a screen with a new one.
    public static let replace = Kind(name: .replace)
    /// Sets a whole stack.
    public static let reset = Kind(name: .reset)
    /// Sets the whole tree.
    public static let resetRoot = Kind(name: .resetRoot)
    /// Goes to a flow, wherever it is.
    public static let goTo = Kind(name: .goTo)
    /// Goes back to a flow.
    public static let popTo = Kind(name: .popTo)
    /// Removes a screen.
    public static let pop = Kind(name: .pop)
    /// Goes back to a stack's root.
    public static let popToRoot = Kind(name: .popToRoot)
    /// Removes the nearest screen of a flow, and leaves what is above it.
    public static let remove = Kind(name: .remove)
    /// Closes a modal.
    public static let dismiss = Kind(name: .dismiss)
    /// Closes all modals.
    public static let dismissAll = Kind(name: .dismissAll)
    /// Pops the screen; at a modal's root, closes the modal; at a column's root, brings back the column's own child.
    public static let close = Kind(name: .close)
    /// Goes back as the system does.
    public static let back = Kind(name: .back)
    /// Removes everything that a screen has led to.
    public static let unwind = Kind(name: .unwind)
    /// Selects a child of a container, or reports which columns of a split the host shows.
    public static let select = Kind(name: .select)
    /// Sets the children of a container.
    public static let setChildren = Kind(name: .setChildren)
    /// Performs several actions as one.
    public static let batch = Kind(name: .batch)
    /// Sends a message to its handler.
    public static let send = Kind(name: .send)
    /// Sends a message to every screen.
    public static let broadcast = Kind(name: .broadcast)
    /// Follows a sequence of messages; reported when the sequence fails.
    package static let follow = Kind(name: .follow)
    /// Runs a task of a screen; reported when the task fails, or when its screen has left.
    package static let task = Kind(name: .task)
    /// Makes a screen ahead of time.
    @usableFromInline package static let preload = Kind(name: .preload)
    /// Sets the whole tree to a known one.
    package static let travel = Kind(name: .travel)
    /// Sets the root that the rule for it chooses.
    package static let updateRoot = Kind(name: .updateRoot)
    /// Removes what the guards no longer allow.
    public static let recheckGuards = Kind(name: .recheckGuards)
    /// Does nothing, on purpose.
    package static let stay = Kind(name: .stay)
    /// Is no action: a choice that returned `nil`.
    @usableFromInline package static let nothing = Kind(name: .nothing)
  }
}

// What each verb is, in one table, which the core, links, maps, the storyboard's page and the conformance suite read.
extension NavigationAction.Kind {
  /// What a verb does with the screens that it names.
  package enum Effect: Sendable {
    case pushes, presents, replaces, selects
    case leadsBack
    /// Performs the actions that it consists of.
    case isSeveral
    case sends
    /// Changes nothing that the user sees, or leads where others decide.
    case other
  }

  /// What else is true of some verbs.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Its caller must be visible, unless the caller's flow accepts actions while it is covered.
    package static let needsVisibleCaller = Traits(rawValue: 1)
    /// It makes a new entry, whatever is there.
    package static let entersAnew = Traits(rawValue: 2)
    /// It looks for an entry of the flow that it names, wherever that is.
    package static let findsEntry = Traits(rawValue: 4)
    /// It takes one flow, which a callback's arguments may choose, and forwards them to the flow's screen.
    package static let takesFlow = Traits(rawValue: 64)
    /// It needs one flow, and nothing else: it is a ``NavigationAction/Verb/flow(_:_:)``.
    package static let needsOnlyAFlow = Traits(rawValue: 32)
    /// It doesn't lead the user to the flows that it names.
    package static let onlyNames = Traits(rawValue: 8)
    /// A handler may replace it with another action.
    package static let isAnswered = Traits(rawValue: 16)
    /// It replaces the whole app.
    package static let replacesApp = Traits(rawValue: 128)
  }

  /// The table: what a verb does, what else is true of it, and the label of its first flow, as it is written in code.
  private var row: (effect: Effect, traits: Traits, label: StaticString) {
    switch name {
    case .push: (.pushes, [.needsVisibleCaller, .entersAnew, .takesFlow, .needsOnlyAFlow], "")
    case .show: (.pushes, [.needsVisibleCaller, .entersAnew], "")
    case .present: (.presents, [.needsVisibleCaller, .entersAnew, .takesFlow], "")
    case .open: (.pushes, [.needsVisibleCaller, .takesFlow, .needsOnlyAFlow], "")
    case .replace: (.replaces, [.needsVisibleCaller, .entersAnew, .takesFlow, .needsOnlyAFlow], "with: ")
    case .reset: (.replaces, .entersAnew, "to: ")
    case .resetRoot: (.replaces, [.entersAnew, .replacesApp], "to: ")
    case .goTo: (.pushes, [.findsEntry, .takesFlow, .needsOnlyAFlow], "")
    case .popTo: (.leadsBack, [.findsEntry, .needsOnlyAFlow], "")
    case .pop, .popToRoot, .dismiss, .dismissAll, .close: (.leadsBack, [], "")
    case .remove: (.leadsBack, [.onlyNames, .needsOnlyAFlow], "")
    case .back: (.leadsBack, .isAnswered, "")
    case .unwind: (.leadsBack, [], "")
    case .select, .setChildren: (.selects, [], "")
    case .batch: (.isSeveral, [], "")
    case .send: (.sends, [.isAnswered, .onlyNames], "to: ")
    case .broadcast: (.sends, .isAnswered, "")
    case .follow: (.sends, [], "")
    case .preload: (.other, [.onlyNames, .needsOnlyAFlow], "")
    case .updateRoot: (.other, [.isAnswered, .replacesApp], "")
    case .travel: (.other, .replacesApp, "")
    case .task, .recheckGuards, .stay, .nothing: (.other, [], "")
    }
  }

  /// All verbs, in the order of their names.
  package static let all = Name.allCases.map { Self(name: $0) }

  package var effect: Effect { row.effect }

  package var traits: Traits { row.traits }

  /// The label of the first flow, as it is written in code: `with: `.
  package var label: String { "\(row.label)" }

  /// Whether it leads forward from its caller.
  package var leadsForward: Bool {
    switch effect {
    case .pushes, .presents, .replaces, .selects, .isSeveral: true
    case .leadsBack, .sends, .other: false
    }
  }

  /// Whether it only leads back.
  package var leadsBack: Bool { effect == .leadsBack }

  /// Whether it takes the place of what loads for its screen: a way forward or back, but not a removal below.
  var supersedes: Bool { leadsForward || leadsBack && !traits.contains(.onlyNames) }
}
