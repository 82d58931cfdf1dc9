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

extension NavigationAction {
  /// Whether it is a host's report of the columns that it shows, rather than something that somebody wants.
  package var reportsColumns: Bool { if case .setShownColumns = verb { true } else { false } }

  /// Whether an answer is about everything that the answering flow's screen has led to, rather than about the end of
  /// that.
  package var isAboutLedTo: Bool { kind == .finish || kind == .broadcast || kind == .send && target != nil }

  /// The same action, as the answer of an entry: where a batch finishes, it finishes what that entry has led to.
  package func answered(by entry: ScreenID) -> NavigationAction {
    guard case .batch(var steps) = verb else { return self }
    steps.answerer = Uncompared(entry)
    return with(.batch(steps))
  }
}

// For those who try all verbs.
extension NavigationAction {
  /// The action of a verb that leads the user to one flow, or looks for it; `nil` for other verbs.
  package static func taking(
    _ flow: Flow<some AnyObject>, by kind: Kind, transition: ScreenTransition = .automatic
  ) -> NavigationAction? {
    let verb: Verb? =
      switch kind {
      case .present: .present(flow.id, as: .sheet)
      case .reset: .reset(NewStack(flow.id))
      case .resetRoot: .resetRoot(NewStack(flow.id))
      case .select: .select(flow.id)
      case .preload: nil
      default: kind.traits.contains(.needsOnlyAFlow) ? .flow(kind, flow.id) : nil
      }
    return verb.map { NavigationAction($0, .with(transition)) }
  }
}
