// Clear messages for common mistakes. Without these, the compiler says "failed to produce diagnostic", or blames
// another parameter. It chooses an unavailable overload only if nothing else fits.

/// A method that doesn't take the callback's arguments.
@available(
  *, unavailable,
  message:
    "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
)
extension Lets {
  /// The method does not fit the callback.
  public func push<Target: AnyObject, Result, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Result
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The method does not fit the callback.
  public func present<Target: AnyObject, Result, each Argument>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Result
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The method does not fit the callback.
  public func replace<Target: AnyObject, Result, each Argument>(
    with flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Result
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The method does not fit the callback.
  public func goTo<Target: AnyObject, Result, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Result
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The method does not fit the callback.
  public func popTo<Target: AnyObject, Result, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Result
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The method does not fit the callback.
  public func unwind<Target: AnyObject, Result, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Result
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The method does not fit the callback.
  public func select<Target: AnyObject, Result, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Result
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The method does not fit the callback.
  public func open<Target: AnyObject, Result, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Result
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The method does not fit the callback.
  public func show<Target: AnyObject, Result, each Argument>(
    _ flow: Flow<Target>, in column: SplitColumn, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Result
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The method does not fit the callback.
  public func preload<Target: AnyObject, Result, each Argument>(
    _ flow: Flow<Target>, _ forward: @MainActor (Target) -> Result
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The method does not fit the callback.
  public func reset<Root: AnyObject, each Above: FlowSequence, Result, each Argument>(
    to root: Flow<Root>, _ above: repeat each Above, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Root, repeat (each Above).Screens) -> Result
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The method does not fit the callback.
  public func resetRoot<Root: AnyObject, each Above: FlowSequence, Result, each Argument>(
    to root: Flow<Root>, _ above: repeat each Above, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Root, repeat (each Above).Screens) -> Result
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }
}

/// A function that makes the flow from other arguments.
@available(
  *, unavailable,
  message: "the function must take exactly the callback's arguments. To adapt it: { item in detail(item.id) }"
)
extension Lets {
  /// The function does not fit the callback.
  public func push<each Argument, each Other>(
    _ flow: @MainActor (repeat each Other) -> Flow<some AnyObject>, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The function does not fit the callback.
  public func present<each Argument, each Other>(
    _ flow: @MainActor (repeat each Other) -> Flow<some AnyObject>, as style: PresentationStyle = .sheet,
    transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The function does not fit the callback.
  public func replace<each Argument, each Other>(
    with flow: @MainActor (repeat each Other) -> Flow<some AnyObject>, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The function does not fit the callback.
  public func goTo<each Argument, each Other>(
    _ flow: @MainActor (repeat each Other) -> Flow<some AnyObject>, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The function does not fit the callback.
  public func open<each Argument, each Other>(
    _ flow: @MainActor (repeat each Other) -> Flow<some AnyObject>, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The function does not fit the callback.
  public func show<each Argument, each Other>(
    _ flow: @MainActor (repeat each Other) -> Flow<some AnyObject>, in column: SplitColumn,
    transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The function does not fit the callback.
  public func preload<each Argument, each Other>(
    _ flow: @MainActor (repeat each Other) -> Flow<some AnyObject>
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }
}

/// A screen, where its flow belongs.
@available(
  *, unavailable,
  message: "this is a screen, and a verb takes its flow: a property such as 'var login: Flow<LoginScreen>'"
)
extension Lets {
  /// This is a screen.
  public func push<each Argument>(
    _ screen: some AnyObject, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// This is a screen.
  public func present<each Argument>(
    _ screen: some AnyObject, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// This is a screen.
  public func replace<each Argument>(
    with screen: some AnyObject, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// This is a screen.
  public func goTo<each Argument>(
    _ screen: some AnyObject, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// This is a screen.
  public func open<each Argument>(
    _ screen: some AnyObject, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// This is a screen.
  public func popTo<each Argument>(
    _ screen: some AnyObject, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// This is a screen.
  public func show<each Argument>(
    _ screen: some AnyObject, in column: SplitColumn, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// This is a screen.
  public func preload<each Argument>(
    _ screen: some AnyObject
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// This is a screen.
  public func reset<each Argument>(
    to screen: some AnyObject, keepingEqual: Bool = false, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// This is a screen.
  public func resetRoot<each Argument>(
    to screen: some AnyObject, keepingEqual: Bool = false, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }
}

/// A verb in a closure of the app, which only makes another closure there.
@available(
  *, unavailable,
  message:
    "a verb makes a closure: assign it, 'screen.onItem = lets.push(item) { $0.prepare }', or act at once, 'lets.now(.push(item(id)))'"
)
extension Lets {
  /// The closure would not be called.
  public func push<Target: AnyObject>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Void
  ) {}

  /// The closure would not be called.
  public func present<Target: AnyObject>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Void
  ) {}

  /// The closure would not be called.
  public func replace<Target: AnyObject>(
    with flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Void
  ) {}

  /// The closure would not be called.
  public func goTo<Target: AnyObject>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Void
  ) {}

  /// The closure would not be called.
  public func open<Target: AnyObject>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target) -> Void
  ) {}
}

/// A callback that wants an answer.
@available(
  *, unavailable,
  message: "a verb's closure returns nothing, and the callback wants an answer: { lets.now(.pop()); return true }"
)
extension Lets {
  /// The callback wants an answer.
  public func push(_ flow: Flow<some AnyObject>) -> @MainActor () -> Bool { { false } }

  /// The callback wants an answer.
  public func present(_ flow: Flow<some AnyObject>, as style: PresentationStyle = .sheet) -> @MainActor () -> Bool {
    { false }
  }

  /// The callback wants an answer.
  public func pop(transition: ScreenTransition = .automatic) -> @MainActor () -> Bool { { false } }

  /// The callback wants an answer.
  public func popToRoot(transition: ScreenTransition = .automatic) -> @MainActor () -> Bool { { false } }

  /// The callback wants an answer.
  public func dismiss(transition: ScreenTransition = .automatic) -> @MainActor () -> Bool { { false } }

  /// The callback wants an answer.
  public func close(transition: ScreenTransition = .automatic) -> @MainActor () -> Bool { { false } }
}

/// A closure that takes the screen and the arguments together.
@available(
  *, unavailable,
  message: "the closure takes the screen, and returns what takes the arguments: { screen in { screen.id = $0 } }"
)
extension Lets {
  /// The closure takes only the screen.
  public func push<Target: AnyObject, Value>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target, Value) -> Void
  ) -> @MainActor (Value) -> Void { nothing() }

  /// The closure takes only the screen.
  public func present<Target: AnyObject, Value>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target, Value) -> Void
  ) -> @MainActor (Value) -> Void { nothing() }

  /// The closure takes only the screen.
  public func replace<Target: AnyObject, Value>(
    with flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target, Value) -> Void
  ) -> @MainActor (Value) -> Void { nothing() }

  /// The closure takes only the screen.
  public func goTo<Target: AnyObject, Value>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target, Value) -> Void
  ) -> @MainActor (Value) -> Void { nothing() }

  /// The closure takes only the screen.
  public func popTo<Target: AnyObject, Value>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target, Value) -> Void
  ) -> @MainActor (Value) -> Void { nothing() }

  /// The closure takes only the screen.
  public func select<Target: AnyObject, Value>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    _ forward: @MainActor (Target, Value) -> Void
  ) -> @MainActor (Value) -> Void { nothing() }
}

/// A verb that is called at once, where nothing says what arguments it takes.
@available(*, unavailable, message: "to act at once, write lets.now(.pop()); for a constant, write the callback's type")
extension Lets {
  /// Nothing says what arguments it takes.
  public func perform(_ steps: NavigationAction..., transition: ScreenTransition = .automatic) -> @MainActor () -> Void
  {
    nothing()
  }

  /// Nothing says what arguments it takes.
  public func perform(_ steps: [NavigationAction], transition: ScreenTransition = .automatic) -> @MainActor () -> Void {
    nothing()
  }

  /// Nothing says what arguments it takes.
  public func select(_ index: Int, transition: ScreenTransition = .automatic) -> @MainActor () -> Void { nothing() }
}

// Other mistakes.
extension Lets {
  /// A task that takes only the callback's argument.
  @available(*, unavailable, message: "the first value of a task is its lets: lets.task { lets, code in ... }")
  public func task<Value>(
    _ body: @MainActor (Value) async throws -> Void
  ) -> @MainActor (Value) -> Void { nothing() }

  /// The style has a label.
  @available(*, unavailable, message: "write the label of the style: lets.present(flow, as: .sheet)")
  public func present<each Argument>(
    _ flow: Flow<some AnyObject>, _ style: PresentationStyle, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// Something that is neither a flow nor an index.
  @available(
    *, unavailable,
    message: "a child is selected by its flow, or by its index: lets.select(watched), lets.select { $0.index }"
  )
  public func select<each Argument>(
    _ child: some Any, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// Closures instead of actions.
  @available(*, unavailable, message: "name actions, not closures: lets.perform(.dismiss(), .push(flow))")
  public func perform<each Argument>(
    _ steps: (@MainActor () -> Void)..., transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The verb for several actions.
  @available(*, unavailable, message: "write lets.perform(.pop(), .push(flow)), which performs several actions as one")
  public func batch<each Argument>(_ steps: NavigationAction...) -> @MainActor (repeat each Argument) -> Void {
    nothing()
  }

  /// Closures instead of actions, in a list.
  @available(*, unavailable, message: "name actions, not closures: lets.perform([.dismiss(), .push(flow)])")
  public func perform<each Argument>(
    _ steps: [@MainActor () -> Void], transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The callback has no argument to send.
  @available(*, unavailable, message: "the callback has no argument to send: name the message, lets.send(message)")
  public func send() -> @MainActor () -> Void { nothing() }

  /// The callback has more arguments than can be sent.
  @available(
    *, unavailable,
    message: "one message is sent, and the callback has several arguments: lets.send { Message($0, $1) }"
  )
  public func send<each Argument>() -> @MainActor (repeat each Argument) -> Void { nothing() }
}

extension Lets {
  /// What a call that doesn't compile would return.
  func nothing<each Argument>() -> @MainActor (repeat each Argument) -> Void { { (_: repeat each Argument) in } }
}
