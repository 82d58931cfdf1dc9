// What can't be waited for, with clear compiler messages: see `Lets+Mistakes.swift`.

/// A closure whose argument differs from the callback's.
@available(*, unavailable, message: "the closure must take what the callback is called with: one value, or none")
extension Lets {
  /// The closure does not fit the callback.
  public func present<Target: AnyObject, Value, Result: CallbackResult, Other, each Argument>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    _ body: @MainActor (Other) -> Void
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The closure does not fit the callback.
  public func push<Target: AnyObject, Value, Result: CallbackResult, Other, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    _ body: @MainActor (Other) -> Void
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }
}

/// A property that is no callback, or a callback that can't be waited for.
@available(
  *, unavailable,
  message: "only a variable with a function that returns nothing, of one argument or none, can be waited for"
)
extension Lets {
  /// The property is no callback to wait for.
  public func present<Target: AnyObject, Property, each Argument>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Property, NotACallback<Property>>>,
    _ body: @MainActor (Property) -> Void
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The property is no callback to wait for.
  public func present<Target: AnyObject, Property>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Property, NotACallback<Property>>>,
    _ prepare: (@MainActor (Target) -> Void)? = nil
  ) async -> NotACallback<Property> { NotACallback() }

  /// The property is no callback to wait for.
  public func push<Target: AnyObject, Property, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Property, NotACallback<Property>>>,
    _ body: @MainActor (Property) -> Void
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The property is no callback to wait for.
  public func push<Target: AnyObject, Property>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Property, NotACallback<Property>>>,
    _ prepare: (@MainActor (Target) -> Void)? = nil
  ) async -> NotACallback<Property> { NotACallback() }
}

/// A closure that takes the answer and the callback's own argument.
@available(
  *, unavailable,
  message:
    "the closure takes the answer alone. For the callback's argument, too: lets.task { lets, item in await lets.present(...) }"
)
extension Lets {
  /// The closure takes the answer alone.
  public func present<Target: AnyObject, Value, Result: CallbackResult, Own>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    _ body: @MainActor (Own, Value) -> Void
  ) -> @MainActor (Own) -> Void { nothing() }

  /// The closure takes the answer alone.
  public func push<Target: AnyObject, Value, Result: CallbackResult, Own>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    _ body: @MainActor (Own, Value) -> Void
  ) -> @MainActor (Own) -> Void { nothing() }
}

/// A function that makes the flow from other arguments.
@available(
  *, unavailable,
  message: "the function must take exactly the callback's arguments. To adapt it: { item in detail(item.id) }"
)
extension Lets {
  /// The function does not fit the callback.
  public func present<Target: AnyObject, Value, Result: CallbackResult, each Argument, each Other>(
    _ flow: @MainActor (repeat each Other) -> Flow<Target>, as style: PresentationStyle = .sheet,
    transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    _ body: @MainActor (Value) -> Void
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The function does not fit the callback.
  public func push<Target: AnyObject, Value, Result: CallbackResult, each Argument, each Other>(
    _ flow: @MainActor (repeat each Other) -> Flow<Target>, transition: ScreenTransition = .automatic,
    until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    _ body: @MainActor (Value) -> Void
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }
}
