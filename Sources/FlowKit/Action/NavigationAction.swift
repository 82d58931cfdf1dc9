/// What should happen, as a value: push this flow, pop, dismiss, ...
///
/// The verbs of ``Lets`` make actions and perform them for their screen. Write one yourself for events from outside any
/// screen:
///
/// ```swift
/// navigator.perform(.push(shop.item(5)))
/// navigator.perform(.dismissAll)
/// ```
///
/// An action knows where it was written, and the message of an ignored action says so. Two actions are equal if they
/// have the same verb, flow, and transition. Their origins, the arguments that they forward, ``replacingWaiting``,
/// ``overtakingWaiting``, and ``withoutConfirmation`` don't count.
public struct NavigationAction: Sendable {
  package let body: ActionBody
  /// Passes arguments to the target's screen; not part of the action's identity.
  package var delivery: Delivery?

  /// Passes the forwarded arguments to the screen, or to the screens of a reset; the number is that of the first entry.
  @usableFromInline
  package typealias Delivery = @MainActor (_ first: AnyObject, _ others: [AnyObject], _ entry: Int) -> Void

  package init(_ body: ActionBody, delivering delivery: Delivery? = nil) {
    self.body = body
    self.delivery = delivery
  }

  init(
    _ verb: Verb, _ box: OptionsBox? = nil, at origin: SourcePlace? = nil, delivering delivery: Delivery? = nil
  ) {
    self.init(ActionBody(verb, box, at: origin), delivering: delivery)
  }

  @usableFromInline
  init(_ verb: Verb, _ transition: ScreenTransition, at origin: SourcePlace) {
    self.init(verb, .with(transition), at: origin)
  }

  /// What few actions have besides their verb.
  struct Options: Sendable {
    /// How the change should look.
    var transition = ScreenTransition.automatic
    /// The message that the action answers.
    var answered: (any ActionPayload)?
    /// Whether it replaces waiting actions.
    var replacesWaiting = false
    /// Whether it stands behind no waiting action.
    var overtakesWaiting = false
    /// Whether screens leave without being asked.
    var skipsConfirmation = false
    /// Whether it is the app's action, although a screen performs it.
    var isOfApp = false
  }

  /// The options, boxed so that actions without any stay small: each callback of each screen holds one.
  final class OptionsBox: Sendable {
    let options: Options

    init(_ options: Options) {
      self.options = options
    }

    /// The options, or `nil`, without a box, if all are at their defaults.
    static func with(_ transition: ScreenTransition) -> OptionsBox? {
      transition.isAutomatic ? nil : OptionsBox(Options(transition: transition))
    }
  }
}

/// The contents of a ``NavigationAction``, which never change, and which its copies share.
///
/// That of a callback knows its screen, too.
@MainActor
@usableFromInline
package class ActionBody {
  private nonisolated let place: SourcePlace
  nonisolated let verb: NavigationAction.Verb
  /// What the verb is; asked so often that it is kept.
  nonisolated let kind: NavigationAction.Kind
  nonisolated let box: NavigationAction.OptionsBox?

  nonisolated init(_ verb: NavigationAction.Verb, _ box: NavigationAction.OptionsBox?, at origin: SourcePlace?) {
    place = origin ?? .nowhere
    self.verb = verb
    kind = verb.kind
    self.box = box
  }

  nonisolated var origin: SourcePlace? { place.isNowhere ? nil : place }
}

/// Something that an action carries.
package protocol ActionPayload: Sendable, CustomStringConvertible {
  /// Whether both have the same effect.
  func isSame(as other: any ActionPayload) -> Bool
  /// The payload as written in the call of an action.
  var call: String { get }
  /// The name of its type.
  var typeName: String { get }
}

extension ActionPayload {
  package var call: String { description }
  package var typeName: String { "\(type(of: self))" }
}

extension NavigationAction {
  package var verb: Verb { body.verb }
  var box: OptionsBox? { body.box }

  /// Where the action was written; `nil` if it names no flow and has not been performed yet.
  public var origin: SourcePlace? { body.origin }

  /// The flow that it names, the lowest one of a reset; `nil` if it names none.
  public var flow: FlowID? { target?.id }

  /// How the change should look.
  public var transition: ScreenTransition { box?.options.transition ?? .automatic }

  /// The message that it answers.
  var answered: (any ActionPayload)? { box?.options.answered }

  /// Whether it replaces waiting actions.
  var replacesWaiting: Bool { box?.options.replacesWaiting ?? false }

  /// Whether it stands behind no waiting action.
  var overtakesWaiting: Bool { box?.options.overtakesWaiting ?? false }

  /// Whether screens leave without being asked.
  var skipsConfirmation: Bool { box?.options.skipsConfirmation ?? false }

  /// Whether it is the app's action, although a screen performs it.
  package var isOfApp: Bool { box?.options.isOfApp ?? false }

  /// Whether it replaces the whole app.
  package var replacesApp: Bool {
    if kind.traits.contains(.replacesApp) { return true }
    guard case .batch(let steps) = verb else { return false }
    return steps.list.contains(where: \.replacesApp)
  }

  /// Whether it is about the whole app: it stands behind nobody, whoever asks for it.
  var isAboutApp: Bool { replacesApp || kind == .recheckGuards }

  /// Its first step, or itself.
  var firstStep: NavigationAction {
    guard case .batch(let steps) = verb, let first = steps.list.first else { return self }
    return first.firstStep
  }

  /// Its last step, or itself.
  var lastStep: NavigationAction {
    guard case .batch(let steps) = verb, let last = steps.list.last else { return self }
    return last.lastStep
  }

  /// All flows that it names.
  package var flows: [FlowID] { blueprints.map(\.id) }

  /// The types of the screens that arguments are forwarded to.
  package var targetTypes: [Any.Type] { blueprints.map(\.screenType) }

  /// The action that follows it: the message that an end sends.
  package var follower: NavigationAction? {
    switch verb {
    case .unwind(_, let message?, _), .close(let message):
      NavigationAction(.send(message, to: nil), at: origin).keepingWishes(of: self)
    default: nil
    }
  }
}

extension NavigationAction {
  /// The same action with an origin, unless it has one.
  @usableFromInline
  package func written(_ fileID: StaticString, _ line: UInt32) -> NavigationAction {
    origin == nil ? written(SourcePlace(fileID, line)) : self
  }

  package func written(_ origin: SourcePlace) -> NavigationAction {
    NavigationAction(verb, box, at: origin, delivering: delivery)
  }

  /// The same action without its origin.
  package var withoutOrigin: NavigationAction { NavigationAction(verb, box, delivering: delivery) }

  /// The same action without the arguments that it forwards, for code that stores it and must not keep them alive.
  package var withoutDelivery: NavigationAction {
    switch verb {
    case .batch: with(verb.withoutDelivery)
    case .select where delivery != nil: NavigationAction(with(verb.withoutDelivery).body)
    // Another body: that of a callback is the place of what it forwards to.
    default: delivery == nil ? self : NavigationAction(verb, box, at: origin)
    }
  }

  /// The same action, marked as the answer to a message.
  func answering(_ message: any ActionPayload) -> NavigationAction {
    kind == .stay || kind == .nothing ? self : changed { $0.answered = message }
  }

  /// The same action with another flow in the place of one; arguments are forwarded if their screens are of one class.
  @MainActor
  package func replacing(_ old: FlowID, by new: FlowID) -> NavigationAction {
    guard kind.leadsForward else { return self }
    let other = verb.replacingFlows({ $0 == old ? new : $0 }, inSteps: { $0.replacing(old, by: new) })
    let fits = kind == .batch || !verb.flows.contains(old) || old.blueprint.screenType == new.blueprint.screenType
    return NavigationAction(other, box, at: origin, delivering: fits ? delivery : nil)
  }

  /// The same action with the options of another one: that for which it stands, as the answer of a guard, a handler, or
  /// the rule for the root, or one of its steps.
  func keepingWishes(of asked: NavigationAction) -> NavigationAction {
    guard asked.replacesWaiting || asked.overtakesWaiting || asked.skipsConfirmation else { return self }
    return changed {
      if asked.replacesWaiting { $0.replacesWaiting = true }
      if asked.overtakesWaiting { $0.overtakesWaiting = true }
      if asked.skipsConfirmation { $0.skipsConfirmation = true }
    }
  }

  /// The same action, marked as already performed by a gesture: back handlers don't run.
  package var happened: NavigationAction {
    guard kind == .back else { return self }
    return with(.back(hasHappened: Uncompared(true)))
  }

  /// The same action, which replaces waiting actions from outside any screen: they end with
  /// ``NavigationReason/superseded``.
  ///
  /// Without this, an action from outside waits in line behind another one that waits for a guard, a preparation, or a
  /// screen that confirms leaving.
  ///
  /// ```swift
  /// navigator.perform(.goTo(shop.inbox).replacingWaiting)   // the latest notification counts
  /// ```
  public var replacingWaiting: NavigationAction { changed { $0.replacesWaiting = true } }

  /// The same action, which stands behind no waiting action from outside any screen, and ends none.
  ///
  /// It is for what is urgent: a call, a lock, an error that the user has to see, while a link waits for a guard. In the
  /// batch that it is a step of, and in what answers it, it counts, too. An action of a screen stands behind nobody
  /// anyway. If it has to wait itself, it does: for its guards, or for a screen that is asked whether it may leave; where
  /// an answer is already waited for, it takes the place of the action that waits for it, as any other would.
  ///
  /// ```swift
  /// navigator.perform(.present(call, as: .fullScreen).overtakingWaiting)
  /// ```
  public var overtakingWaiting: NavigationAction { changed { $0.overtakesWaiting = true } }

  /// The same action, for which no screen is asked whether it may leave: see <doc:Guards#Before-a-screen-leaves>.
  ///
  /// It is for what must happen, such as the end of a session, which an editor with changes can't hold up. Guards of
  /// the flows that enter still run.
  ///
  /// ```swift
  /// navigator.perform(.resetRoot(to: shop.login).withoutConfirmation)
  /// ```
  public var withoutConfirmation: NavigationAction { changed { $0.skipsConfirmation = true } }

  /// The same action as the app's: it acts from the visible screen, and the app owns what it presents.
  var ofApp: NavigationAction { changed { $0.isOfApp = true } }

  private func changed(_ change: (inout Options) -> Void) -> NavigationAction {
    var options = box?.options ?? Options()
    change(&options)
    return NavigationAction(verb, OptionsBox(options), at: origin, delivering: delivery)
  }

  func with(_ verb: Verb) -> NavigationAction {
    NavigationAction(verb, box, at: origin, delivering: delivery)
  }
}

extension NavigationAction: Equatable {
  /// Whether both have the same verb, flows, style, and transition, or equal messages.
  public static func == (left: NavigationAction, right: NavigationAction) -> Bool {
    left.verb == right.verb && left.transition == right.transition
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
    case .send(let payload, _), .broadcast(let payload), .travel(let payload), .close(let payload): payload.value
    case .unwind(_, let payload, _): payload?.value
    default: nil
    }
  }

  /// What it reports, if it is never performed.
  var failure: Failure? {
    guard case .failure(let failure) = verb else { return nil }
    return failure
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
    guard case .back(let hasHappened) = verb else { return false }
    return hasHappened.value
  }

  /// The screen that it closes, because its answer has come.
  package var closing: ScreenID? {
    guard case .unwind(_, _, let opened) = verb else { return nil }
    return opened.value
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

  /// Whether an answer acts from the answering entry itself, and not from the top of its stack.
  package var isAboutLedTo: Bool { kind == .unwind || kind == .broadcast || kind == .send && target != nil }

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
      default: kind.traits.contains(.needsOnlyAFlow) ? .flow(flow.id, kind) : nil
      }
    return verb.map { NavigationAction($0, .with(transition)) }
  }
}
