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
/// have the same verb, flow, and options. Their origins and the arguments that they forward don't count.
public struct NavigationAction: Sendable {
  package let body: ActionBody
  /// Passes arguments to the target's screen; not part of the action's identity.
  package var delivery: Delivery?

  /// Passes the forwarded arguments to the screen, or to the screens of a reset; the number is that of the first entry.
  package typealias Delivery = @MainActor (_ first: AnyObject, _ others: [AnyObject], _ entry: Int) -> Void

  package init(_ body: ActionBody, delivering delivery: Delivery? = nil) {
    self.body = body
    self.delivery = delivery
  }

  init(
    _ verb: Verb, _ target: Blueprint? = nil, _ options: Options? = nil, at origin: SourcePlace? = nil,
    delivering delivery: Delivery? = nil
  ) {
    self.init(ActionBody(verb, target, options, at: origin), delivering: delivery)
  }

  package enum Verb: String, Sendable {
    case push, show, present, open, replace, reset, setPath, goTo
    case popTo, pop, popWhile, popToRoot, remove, dismiss, dismissAll, back, finish
    case select, setChildren, batch, resetRoot, none, nothing
    case sendMessage = "send", sendToAll = "broadcast", followMessages = "follow", runTask = "task"
    case makeAhead = "preload", goToTree = "travel", chooseRoot = "updateRoot"

    /// Whether it only leads back.
    var leadsBack: Bool {
      switch self {
      case .popTo, .pop, .popWhile, .popToRoot, .remove, .dismiss, .dismissAll, .back, .finish: true
      default: false
      }
    }

    /// Whether its caller must be visible, unless the caller's flow accepts actions while it is covered.
    var needsVisibleCaller: Bool {
      switch self {
      case .push, .show, .present, .open, .replace: true
      default: false
      }
    }

    /// Whether it takes the place of what loads for its screen: a way forward or back, but not a removal below.
    var supersedes: Bool { leadsForward || leadsBack && self != .remove }

    /// Whether it waits for the answer of a screen that is already being asked about another action, instead of being
    /// ignored.
    ///
    /// What was opened for a result is closed with a `finish`, so that must not be lost.
    var sharesAnswers: Bool { self == .finish }

    /// Whether a handler may replace it with another action.
    var isAnswered: Bool {
      switch self {
      case .back, .sendMessage, .sendToAll, .chooseRoot: true
      default: false
      }
    }

    /// Whether it leads forward from its caller.
    var leadsForward: Bool {
      switch self {
      case .push, .show, .present, .open, .replace, .reset, .setPath, .goTo, .select, .setChildren, .batch, .resetRoot:
        true
      default: false
      }
    }
  }

  /// What few actions have, boxed so that the others stay small: each callback of each screen holds one.
  final class Options: Sendable {
    /// How the change should look.
    let transition: ScreenTransition
    let style: PresentationStyle
    let extras: Extras

    private init(_ transition: ScreenTransition, _ style: PresentationStyle, _ extras: Extras) {
      self.transition = transition
      self.style = style
      self.extras = extras
    }

    /// The options, or `nil`, without a box, if all are at their defaults.
    static func with(_ transition: ScreenTransition, style: PresentationStyle? = nil) -> Options? {
      transition.isAutomatic && style == nil ? nil : Options(transition, style ?? .sheet, Extras())
    }

    static func with(_ transition: ScreenTransition, _ extras: Extras, style: PresentationStyle = .sheet) -> Options {
      Options(transition, style, extras)
    }

    static func carrying(payload: any ActionPayload) -> Options { .with(.automatic, Extras(payload: payload)) }
  }

  /// What only one or two verbs have.
  struct Extras: Sendable {
    /// The flows that a reset puts above its first, those of a path, or a container's new children.
    var moreFlows: [Blueprint] = []
    /// The column of a split.
    var column: SplitColumn?
    /// The child to select, if no flow names it.
    var choice: Choice?
    /// How many screens to remove, if the action says so.
    var count: Int?
    /// Whether a new stack keeps the screens whose flows the old stack has, too.
    var keepsEqual = false
    /// The steps of a batch.
    var steps: [NavigationAction] = []
    /// How deep batches are nested.
    var nesting = 0
    /// What it carries: a message, including one to send afterwards; a tree to travel to; a condition.
    var payload: (any ActionPayload)?
    /// The message that it answers.
    var answered: (any ActionPayload)?
    /// Where a back begins, if not at the calling screen.
    var start: ScreenID?
    /// Whether a gesture has already performed it.
    var hasHappened = false
    /// Whether it replaces waiting actions.
    var replacesWaiting = false
    /// Whether a selection forwards arguments to a screen, no matter who holds them now.
    var isForwarding = false
  }

  /// A child by its index, or by its distance from the selected one.
  package struct Choice: Hashable, Sendable {
    package let number: Int
    package let isStep: Bool

    /// A child by its index; `nil` if there is none.
    static func at(_ index: Int?) -> Choice? { index.map { Choice(number: $0, isStep: false) } }
  }
}

/// What is behind a ``NavigationAction``: it never changes, and its copies share it.
///
/// That of a callback knows its screen, too.
@MainActor
package class ActionBody {
  nonisolated let origin: SourcePlace?
  nonisolated let verb: NavigationAction.Verb
  nonisolated let target: Blueprint?
  nonisolated let options: NavigationAction.Options?

  nonisolated init(
    _ verb: NavigationAction.Verb, _ target: Blueprint?, _ options: NavigationAction.Options?, at origin: SourcePlace?
  ) {
    self.origin = origin
    self.verb = verb
    self.target = target
    self.options = options
  }
}

/// Something that an action carries.
package protocol ActionPayload: Sendable, CustomStringConvertible {
  /// Whether both have the same effect.
  func isSame(as other: any ActionPayload) -> Bool
  /// The payload as written in the call of an action.
  var call: String { get }
  /// The name of its type.
  var typeName: String { get }
  /// The error that ended it, if that is all it says.
  var error: (any Error)? { get }
}

extension ActionPayload {
  package var call: String { description }
  package var typeName: String { "\(type(of: self))" }
  package var error: (any Error)? { nil }
}

extension NavigationAction {
  package var verb: Verb { body.verb }
  package var target: Blueprint? { body.target }
  var options: Options? { body.options }

  /// Where the action was written; `nil` if it names no flow and has not been performed yet.
  public var origin: SourcePlace? { body.origin }

  /// The flow that it names, the lowest one of a reset; `nil` if it names none.
  public var flow: FlowID? { target?.id }

  /// How the change should look.
  public var transition: ScreenTransition { options?.transition ?? .automatic }

  /// The steps of a batch, in order; empty for all other actions.
  public var steps: [NavigationAction] { options?.extras.steps ?? [] }

  /// The style of the modal.
  package var style: PresentationStyle { options?.style ?? .sheet }

  /// The blueprints of all flows that it names.
  package var blueprints: [Blueprint] { (target.map { [$0] } ?? []) + (options?.extras.moreFlows ?? []) }

  /// All flows that it names.
  package var flows: [FlowID] { blueprints.map(\.id) }

  /// The types of the screens that arguments are forwarded to.
  package var targetTypes: [Any.Type] { blueprints.map(\.screenType) }

  /// The column of a split that it acts on.
  package var column: SplitColumn? { options?.extras.column }

  /// Whether it forwards arguments to the root of the child that it selects, which must be made first.
  package var isForwarding: Bool { delivery != nil || options?.extras.isForwarding == true }

  /// The child to select, if no flow names it.
  package var choice: Choice? { options?.extras.choice }

  /// Where a back begins; `nil` for the calling screen.
  var start: ScreenID? { options?.extras.start }

  /// The same action, beginning elsewhere.
  func beginning(at start: ScreenID) -> NavigationAction { with(changed { $0.start = start }, at: origin) }

  /// How many screens to remove; `nil` if the action doesn't say.
  package var count: Int? { options?.extras.count }

  /// Whether a new stack keeps the screens whose flows the old stack has, too.
  package var keepsEqual: Bool { options?.extras.keepsEqual ?? false }

  package var payload: (any ActionPayload)? { options?.extras.payload }

  /// The message that it answers.
  var answered: (any ActionPayload)? { options?.extras.answered }

  /// The action that follows it: the message that an end sends.
  package var follower: NavigationAction? {
    guard verb == .finish, let payload else { return nil }
    return NavigationAction(.sendMessage, nil, .carrying(payload: payload), at: origin)
  }

  /// Whether a gesture has already performed it, so that no guard runs any more.
  package var hasHappened: Bool { options?.extras.hasHappened ?? false }

  /// Whether it goes to a tree that is known.
  var isTravel: Bool { verb == .goToTree || verb == .batch && travelsInSteps }

  private var travelsInSteps: Bool { steps.contains { $0.isTravel } }

  /// Whether it replaces waiting actions.
  var replacesWaiting: Bool { options?.extras.replacesWaiting ?? false }
}

extension NavigationAction {
  /// The same action with an origin, unless it has one.
  package func written(_ fileID: StaticString, _ line: UInt32) -> NavigationAction {
    origin == nil ? written(SourcePlace(fileID, line)) : self
  }

  package func written(_ origin: SourcePlace) -> NavigationAction { with(options, at: origin) }

  /// The same action without its origin.
  package var withoutOrigin: NavigationAction { with(options, at: nil) }

  /// The same action without the arguments that it forwards, for code that stores it and must not keep them alive.
  package var withoutDelivery: NavigationAction {
    if let options, !options.extras.steps.isEmpty {
      return with(changed { $0.steps = $0.steps.map(\.withoutDelivery) }, at: origin)
    }
    if delivery == nil { return self }
    return verb == .select
      ? NavigationAction(with(changed { $0.isForwarding = true }, at: origin).body) : NavigationAction(body)
  }

  /// The same action, marked as the answer to a message.
  func answering(_ message: any ActionPayload) -> NavigationAction {
    verb == .none || verb == .nothing ? self : with(changed { $0.answered = message }, at: origin)
  }

  /// The same action, marked as already performed by a gesture.
  package var happened: NavigationAction {
    verb == .back ? with(changed { $0.hasHappened = true }, at: origin) : self
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
  public var replacingWaiting: NavigationAction { with(changed { $0.replacesWaiting = true }, at: origin) }

  private func changed(_ change: (inout Extras) -> Void) -> Options {
    var extras = options?.extras ?? Extras()
    change(&extras)
    return .with(transition, extras, style: style)
  }

  private func with(_ options: Options?, at origin: SourcePlace?) -> NavigationAction {
    NavigationAction(verb, target, options, at: origin, delivering: delivery)
  }
}

extension NavigationAction: Equatable {
  /// Whether both have the same verb, flows, style, and transition, or equal messages.
  public static func == (left: NavigationAction, right: NavigationAction) -> Bool {
    left.verb == right.verb && left.flow == right.flow && left.transition == right.transition
      && left.style == right.style && left.flows == right.flows && left.column == right.column
      && left.choice == right.choice && left.count == right.count && left.keepsEqual == right.keepsEqual
      && left.steps == right.steps && haveSamePayload(left, right)
  }

  private static func haveSamePayload(_ left: NavigationAction, _ right: NavigationAction) -> Bool {
    guard let left = left.payload, let right = right.payload else {
      return (left.payload == nil) == (right.payload == nil)
    }
    return left.isSame(as: right)
  }
}

extension NavigationAction: CustomStringConvertible {
  /// The action nearly as written, and its origin: `push(LoginScreen) at Shop/ShopFlow.swift:31`.
  ///
  /// If it answers a message, it says so: `push(MovieScreen) at Shop/ShopFlow.swift:31 for MovieStep.picked(id: 5)`.
  public var description: String { (origin.map { "\(call) at \($0)" } ?? call) + reference }

  /// The message that it answers, if any: ` for MovieStep.picked(id: 5)`.
  var reference: String { answered.map { " for \($0)" } ?? "" }

  /// The action nearly as written: `present(SettingsScreen, as: .sheet)`.
  package var call: String {
    if let name = callOfNothing { return name }
    var arguments = verb == .goToTree ? [] : payload.map { ["\(verb == .finish ? "sending: " : "")\($0)"] } ?? []
    arguments += flows.enumerated().map { $0 == 0 ? "\(label)\($1)" : "\($1)" }
    if verb == .present { arguments.append("as: .\(style)") }
    if let column { arguments.append("in: .\(column)\(verb == .push ? ", onTop: true" : "")") }
    if let choice, !choice.isStep { arguments.append("\(verb == .setChildren ? "selecting: " : "")\(choice.number)") }
    if let count { arguments.append("\(count)") }
    if keepsEqual { arguments.append("keepingEqual: true") }
    arguments += steps.map(\.call)
    if verb == .goToTree, let payload { arguments.append("to: \(payload.call)") }
    if transition != .automatic { arguments.append("transition: .\(transition)") }
    return "\(writtenVerb)(\(arguments.joined(separator: ", ")))"
  }

  private var label: String {
    switch verb {
    case .reset, .resetRoot, .sendMessage: "to: "
    case .replace: "with: "
    default: ""
    }
  }

  private var callOfNothing: String? { verb == .nothing ? "nil" : verb == .none ? "none" : nil }

  /// The name of the function that makes it, if its verb has several.
  private var writtenVerb: String {
    if let choice, choice.isStep { return choice.number > 0 ? "next" : "previous" }
    return verb == .push && column != nil ? "show" : verb.rawValue
  }
}
