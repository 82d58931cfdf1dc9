/// What should happen, as a value: push this flow, pop, dismiss, ...
///
/// The verbs of ``Lets`` make actions and perform them for their screen. Write one yourself for what comes from outside any screen:
///
/// ```swift
/// navigator.perform(.push(shop.item(5)))
/// navigator.perform(.dismissAll)
/// ```
///
/// An action knows where it was written; what is ignored says so. Two actions are equal when they do the same:
/// the same verb, the same flow, the same options. Where they were written, and the arguments that they forward, do not count.
public struct NavigationAction: Sendable {
  package let verb: Verb
  /// How the change should look.
  public let transition: ScreenTransition
  /// Where the action was written.
  public internal(set) var origin: SourcePlace?
  package var delivery: Delivery?

  /// Hands the forwarded arguments to the screen, or the screens of a reset.
  package typealias Delivery = @MainActor (_ first: AnyObject, _ others: [AnyObject]) -> Void

  package enum Verb: Sendable {
    case push(any ErasedFlow)
    case present(any ErasedFlow, PresentationStyle)
    case replace(any ErasedFlow)
    case reset(any ErasedFlow, above: [any ErasedFlow])
    case goTo(any ErasedFlow)
    case popTo(FlowID)
    case pop, popToRoot, dismiss, dismissAll, back
  }

  init(_ verb: Verb, transition: ScreenTransition, origin: SourcePlace? = nil, delivery: Delivery? = nil) {
    self.verb = verb
    self.transition = transition
    self.origin = origin
    self.delivery = delivery
  }
}

extension NavigationAction.Verb {
  /// The flow whose screen the action enters, the lowest of them for a reset.
  var newFlow: (any ErasedFlow)? {
    switch self {
    case .push(let flow), .present(let flow, _), .replace(let flow), .reset(let flow, _), .goTo(let flow): flow
    case .popTo, .pop, .popToRoot, .dismiss, .dismissAll, .back: nil
    }
  }

  /// The flows that a reset puts above its first.
  var flowsAbove: [any ErasedFlow] {
    guard case .reset(_, let above) = self else { return [] }
    return above
  }

  /// The verb's name, as it is written in code.
  var name: String {
    switch self {
    case .push: "push"
    case .present: "present"
    case .replace: "replace"
    case .reset: "reset"
    case .goTo: "goTo"
    case .popTo: "popTo"
    case .pop: "pop"
    case .popToRoot: "popToRoot"
    case .dismiss: "dismiss"
    case .dismissAll: "dismissAll"
    case .back: "back"
    }
  }
}

extension NavigationAction: Equatable {
  /// Whether both do the same: the same verb, flows, style and transition.
  public static func == (left: NavigationAction, right: NavigationAction) -> Bool {
    left.verb == right.verb && left.transition == right.transition
  }
}

extension NavigationAction.Verb: Equatable {
  package static func == (left: NavigationAction.Verb, right: NavigationAction.Verb) -> Bool {
    switch (left, right) {
    case (.present(let left, let style), .present(let right, let otherStyle)): left.id == right.id && style == otherStyle
    case (.popTo(let left), .popTo(let right)): left == right
    default:
      left.name == right.name && left.newFlow?.id == right.newFlow?.id
        && left.flowsAbove.map(\.id) == right.flowsAbove.map(\.id)
    }
  }
}

extension NavigationAction: CustomStringConvertible {
  /// The action as it is written, and where: `push(LoginScreen) at Shop/ShopFlow.swift:31`.
  public var description: String { origin.map { "\(call) at \($0)" } ?? call }

  /// The action as it is written: `present(SettingsScreen, as: sheet)`.
  var call: String {
    let options = transition == .automatic ? [] : ["transition: \(transition)"]
    return switch verb {
    case .present(let flow, let style): Self.call("present", ["\(flow.id)", "as: \(style)"] + options)
    case .popTo(let flow): Self.call("popTo", ["\(flow)"] + options)
    case .reset(let flow, let above): Self.call("reset", ["to: \(flow.id)"] + above.map { "\($0.id)" } + options)
    default: Self.call(verb.name, (verb.newFlow.map { ["\($0.id)"] } ?? []) + options)
    }
  }

  private static func call(_ name: String, _ arguments: [String]) -> String {
    "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
