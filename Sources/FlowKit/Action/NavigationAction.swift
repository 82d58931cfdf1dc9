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
  let target: Blueprint?
  let options: Options?
  /// Where the action was written; nil where it names no flow and has not been performed yet.
  public internal(set) var origin: SourcePlace?
  package var delivery: Delivery?

  /// Hands the forwarded arguments to the screen, or the screens of a reset.
  package typealias Delivery = @MainActor (_ first: AnyObject, _ others: [AnyObject]) -> Void

  enum Verb: String, Sendable {
    case push, present, replace, reset, goTo, popTo, pop, popToRoot, dismiss, dismissAll, back
  }

  /// What few actions have, in a box, so that the others stay small: each callback of each screen holds one.
  final class Options: Sendable {
    let transition: ScreenTransition
    let style: PresentationStyle
    let flowsAbove: [Blueprint]

    private init(_ transition: ScreenTransition, _ style: PresentationStyle, _ flowsAbove: [Blueprint]) {
      self.transition = transition
      self.style = style
      self.flowsAbove = flowsAbove
    }

    /// Options; nil, and no box, where all are as usual.
    static func with(
      _ transition: ScreenTransition, style: PresentationStyle? = nil, above flowsAbove: [Blueprint] = []
    ) -> Options? {
      if transition.isAutomatic, style == nil, flowsAbove.isEmpty { return nil }
      return Options(transition, style ?? .sheet, flowsAbove)
    }
  }

  init(
    _ verb: Verb, _ target: Blueprint? = nil, options: Options?, origin: SourcePlace? = nil, delivery: Delivery? = nil
  ) {
    self.verb = verb
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

  /// The flows that a reset puts above its first.
  var flowsAbove: [Blueprint] { options?.flowsAbove ?? [] }
}

extension NavigationAction: Equatable {
  /// Whether both do the same: the same verb, flows, style and transition.
  public static func == (left: NavigationAction, right: NavigationAction) -> Bool {
    left.verb == right.verb && left.flow == right.flow && left.transition == right.transition
      && left.style == right.style && left.flowsAbove.map(\.id) == right.flowsAbove.map(\.id)
  }
}

extension NavigationAction: CustomStringConvertible {
  /// The action nearly as it is written, and where: `push(LoginScreen) at Shop/ShopFlow.swift:31`.
  public var description: String { origin.map { "\(call) at \($0)" } ?? call }

  /// The action nearly as it is written: `present(SettingsScreen, as: sheet)`.
  var call: String {
    let label = verb == .reset ? "to: " : verb == .replace ? "with: " : ""
    var arguments = flow.map { ["\(label)\($0)"] } ?? []
    arguments += flowsAbove.map { "\($0.id)" }
    if verb == .present { arguments.append("as: \(style)") }
    if transition != .automatic { arguments.append("transition: \(transition)") }
    return "\(verb)(\(arguments.joined(separator: ", ")))"
  }
}
