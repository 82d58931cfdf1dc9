// How arguments find the screens they are for: an action is erased, the closures around it know the types.
extension NavigationAction {
  /// An action that leads to one screen, which may be prepared.
  static func action<Target: AnyObject>(
    _ verb: Verb, _ flow: Blueprint, _ options: Options?, at origin: SourcePlace,
    _ prepare: (@MainActor (Target) -> Void)?
  ) -> NavigationAction {
    NavigationAction(verb, flow, options: options, origin: origin, delivery: delivery(prepare))
  }

  static func delivery<Target: AnyObject>(_ prepare: (@MainActor (Target) -> Void)?) -> Delivery? {
    guard let prepare else { return nil }
    return { target, _ in
      if let target = target as? Target { prepare(target) }
    }
  }

  static func blueprints<each Screen: AnyObject>(_ flows: repeat Flow<each Screen>) -> [Blueprint] {
    var blueprints: [Blueprint] = []
    for flow in repeat each flows { blueprints.append(flow.blueprint) }
    return blueprints
  }

  /// For the screens of a reset.
  static func delivery<Root: AnyObject, each Above: AnyObject>(
    toAll prepare: (@MainActor (Root, repeat each Above) -> Void)?
  ) -> Delivery? {
    guard let prepare else { return nil }
    return { root, above in
      guard let root = root as? Root, let above = screens(above, as: repeat (each Above).self) else { return }
      prepare(root, repeat each above)
    }
  }

  /// Gives screens their types back; nil where one does not fit.
  private static func screens<each Screen: AnyObject>(
    _ screens: [AnyObject], as types: repeat (each Screen).Type
  ) -> (repeat each Screen)? {
    var rest = screens[...]
    return try? (repeat next(of: &rest, as: each types))
  }

  private static func next<Screen: AnyObject>(
    of screens: inout ArraySlice<AnyObject>, as type: Screen.Type
  ) throws(NavigationReason) -> Screen {
    guard let screen = screens.popFirst() as? Screen else { throw .targetNotFound }
    return screen
  }
}

extension NavigationAction {
  /// All flows that it names.
  package var flows: [FlowID] { blueprints.map(\.id) }

  /// The types of the screens that arguments are forwarded to.
  package var targetTypes: [Any.Type] { blueprints.map(\.screenType) }

  /// The same action without the arguments that it forwards, for who keeps it: they are not his to keep alive.
  var withoutDelivery: NavigationAction {
    var action = self
    action.delivery = nil
    if verb == .select, delivery != nil { action.options = .with(transition, Extras(isForwarding: true)) }
    guard !steps.isEmpty else { return action }
    action.options = .with(transition, Extras(steps: steps.map(\.withoutDelivery)))
    return action
  }

  /// The same action, of which it is not known where it was written.
  package var withoutOrigin: NavigationAction {
    var action = self
    action.origin = nil
    return action
  }
}
