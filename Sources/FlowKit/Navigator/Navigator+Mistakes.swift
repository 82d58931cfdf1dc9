// A navigator performs actions, and has no verbs.
@available(*, unavailable, message: "a navigator performs actions: navigator.perform(.push(flow)), .perform(.pop())")
extension Navigator {
  /// A navigator performs actions.
  public func push(_ flow: Flow<some AnyObject>) {}

  /// A navigator performs actions.
  public func present(_ flow: Flow<some AnyObject>, as style: PresentationStyle = .sheet) {}

  /// A navigator performs actions.
  public func replace(with flow: Flow<some AnyObject>) {}

  /// A navigator performs actions.
  public func goTo(_ flow: Flow<some AnyObject>) {}

  /// A navigator performs actions.
  public func popTo(_ flow: Flow<some AnyObject>) {}

  /// A navigator performs actions.
  public func pop() {}

  /// A navigator performs actions.
  public func popToRoot() {}

  /// A navigator performs actions.
  public func dismiss() {}

  /// A navigator performs actions.
  public func close() {}
}

extension Navigator {
  /// One of two flows, which have different types.
  @available(
    *, unavailable, message: "flows of two screens need a rule: Navigator { isSignedIn ? .root(home) : .root(login) }"
  )
  public convenience init(root: any FlowSequence) { self.init(root: FlowID.unknown.blueprint, wrapPerformer: nil) }
}

extension NavigationAction {
  /// The action of several.
  @available(*, unavailable, message: "write .batch(.pop(), .push(flow)), which performs several actions as one")
  public static func perform(_ steps: NavigationAction...) -> NavigationAction { .batch(steps) }
}

extension Flow {
  /// A container's children come before its key.
  @available(*, unavailable, message: "write the children first: Flow(with: screen, containing: .tabs(a, b), id: id)")
  public nonisolated init(
    with screen: @autoclosure @MainActor () -> Screen, id key: (any Hashable & Sendable)?,
    containing children: @autoclosure @MainActor () -> FlowChildren,
    _ configure: (@MainActor (_ screen: Screen, _ lets: Lets) -> Void)? = nil
  ) {
    self.init(blueprint: FlowID.unknown.blueprint)
  }
}
