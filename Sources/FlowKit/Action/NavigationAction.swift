/// What should happen, as a value: push this flow, pop, dismiss, ...
///
/// The verbs of ``Lets`` make actions and perform them for their screen. Write one yourself for what comes from outside
/// any screen:
///
/// ```swift
/// navigator.perform(.push(shop.item(5)))
/// navigator.perform(.dismissAll)
/// ```
///
/// An action knows where it was written; what is ignored says so. Two actions are equal when they do the same:
/// the same verb, the same flow, the same options. Where they were written, and the arguments that they forward, do not
/// count.
public struct NavigationAction: Sendable {
  let verb: Verb
  /// Whether it comes to one change in one place, in a tree without containers.
  let isPlain: Bool
  let target: Blueprint?
  var options: Options?
  /// Where the action was written; nil where it names no flow and has not been performed yet.
  public internal(set) var origin: SourcePlace?
  package var delivery: Delivery?

  /// Hands the forwarded arguments to the screen, or the screens of a reset.
  package typealias Delivery = @MainActor (_ first: AnyObject, _ others: [AnyObject]) -> Void

  enum Verb: String, Sendable {
    case push, show, present, replace, reset, goTo, popTo, pop, popToRoot, dismiss, dismissAll, back, finish
    case select, setChildren, batch, resetRoot, updateRoot
    case send, broadcast, follow, none, nothing
    case task
    case preload
    case travel

    /// Whether it changes one place at the most, in a tree without containers.
    var isPlain: Bool {
      switch self {
      case .reset, .resetRoot, .updateRoot, .batch, .send, .broadcast, .follow, .task, .preload, .travel: false
      default: true
      }
    }

    /// Whether it only leads back.
    var leadsBack: Bool {
      switch self {
      case .popTo, .pop, .popToRoot, .dismiss, .dismissAll, .back, .finish: true
      default: false
      }
    }
  }

  /// What few actions have, in a box, so that the others stay small: each callback of each screen holds one.
  final class Options: Sendable {
    let transition: ScreenTransition
    let style: PresentationStyle
    let extras: Extras

    private init(_ transition: ScreenTransition, _ style: PresentationStyle, _ extras: Extras) {
      self.transition = transition
      self.style = style
      self.extras = extras
    }

    /// Options; nil, and no box, where all are as usual.
    static func with(_ transition: ScreenTransition, style: PresentationStyle? = nil) -> Options? {
      transition.isAutomatic && style == nil ? nil : Options(transition, style ?? .sheet, Extras())
    }

    static func with(_ transition: ScreenTransition, _ extras: Extras) -> Options {
      Options(transition, .sheet, extras)
    }
  }

  /// What one verb or two have.
  struct Extras: Sendable {
    /// The flows that a reset puts above its first, or the children that a container gets besides its first.
    var moreFlows: [Blueprint] = []
    /// The column of a split.
    var column: SplitColumn?
    /// Whether a selection is for a screen that is handed arguments, by whoever performs it.
    var isForwarding = false
    /// The child that is selected, where no flow names it.
    var choice: Choice?
    /// Whether the rule for the root has chosen it.
    var isChosen = false
    /// What a batch does.
    var steps: [NavigationAction] = []
    /// What is sent.
    var message: Message?
    /// Whether a gesture has done it already.
    var hasHappened = false
    /// Where a travel leads.
    var destination: NavigationTree?
  }

  /// A child by its number, or by how far it is from the selected one.
  struct Choice: Hashable, Sendable {
    let number: Int
    let isStep: Bool
  }

  init(
    _ verb: Verb, _ target: Blueprint? = nil, options: Options?, origin: SourcePlace? = nil, delivery: Delivery? = nil
  ) {
    self.verb = verb
    isPlain = target?.traits == nil && verb.isPlain
    self.target = target
    self.options = options
    self.origin = origin
    self.delivery = delivery
  }
}

extension NavigationAction {
  /// The flow that it names, the lowest one of a reset; nil for those that name none.
  public var flow: FlowID? { target?.id }

  /// How the change should look.
  public var transition: ScreenTransition { options?.transition ?? .automatic }

  /// How a modal lies over what it covers.
  var style: PresentationStyle { options?.style ?? .sheet }

  /// Whether it comes to one change in one place, in a tree without containers, once nobody has to be asked any more.
  var isInOnePlace: Bool { isPlain || verb.isPlain && target?.traits?.isPlain ?? true }

  /// Whether it is plain but for a guard, which answers at once.
  var asksOneGuard: Bool { target?.traits?.isOnlyGuarded == true && verb.isPlain }

  /// All flows that it names, as what is behind them.
  var blueprints: [Blueprint] { (target.map { [$0] } ?? []) + (options?.extras.moreFlows ?? []) }

  /// The column of a split that it is about.
  var column: SplitColumn? { options?.extras.column }

  /// Whether arguments are for the root of the child that it selects, which has to be there then.
  var isForwarding: Bool { delivery != nil || options?.extras.isForwarding ?? false }

  /// The child that it selects, where no flow names it.
  var choice: Choice? { options?.extras.choice }

  /// Whether the rule for the root has chosen it.
  var isChosen: Bool { options?.extras.isChosen ?? false }

  /// What a batch does, in order; empty for all others.
  public var steps: [NavigationAction] { options?.extras.steps ?? [] }
}

extension NavigationAction: Equatable {
  /// Whether both do the same: the same verb, flows, style and transition, or messages that are equal.
  public static func == (left: NavigationAction, right: NavigationAction) -> Bool {
    left.verb == right.verb && left.flow == right.flow && left.transition == right.transition
      && left.style == right.style && left.flows == right.flows && left.column == right.column
      && left.choice == right.choice && left.steps == right.steps
      && left.message == right.message && left.destination == right.destination
  }
}

extension NavigationAction: CustomStringConvertible {
  /// The action nearly as it is written, and where: `push(LoginScreen) at Shop/ShopFlow.swift:31`.
  public var description: String { origin.map { "\(call) at \($0)" } ?? call }

  /// The action nearly as it is written: `present(SettingsScreen, as: sheet)`.
  var call: String {
    if let name = callOfNothing { return name }
    let label = verb == .reset || verb == .send ? "to: " : verb == .replace ? "with: " : ""
    var arguments = message.map { ["\($0)"] } ?? []
    arguments += flows.enumerated().map { $0 == 0 ? "\(label)\($1)" : "\($1)" }
    if verb == .present { arguments.append("as: \(style)") }
    if let column { arguments.append("in: \(column)\(verb == .push ? ", onTop: true" : "")") }
    if let choice, !choice.isStep { arguments.append("\(choice.number)") }
    arguments += steps.map(\.call)
    if let destination { arguments.append("to: \(destination.summary)") }
    if transition != .automatic { arguments.append("transition: \(transition)") }
    return "\(writtenVerb)(\(arguments.joined(separator: ", ")))"
  }

  /// The function that makes it, where its verb has several.
  private var writtenVerb: String {
    if let choice, choice.isStep { return choice.number > 0 ? "next" : "previous" }
    return verb == .push && column != nil ? "show" : "\(verb)"
  }
}
