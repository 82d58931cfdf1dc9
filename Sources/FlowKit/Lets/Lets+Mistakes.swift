// Clear messages for common mistakes. Without these, the compiler says "failed to produce diagnostic", or blames
// another parameter. It chooses an unavailable overload only if nothing else fits. The messages are repeated because an
// attribute takes only literals.

// A method that doesn't take the callback's arguments.
extension Lets {
  /// The method that the closure names does not fit the callback.
  @available(
    *, unavailable,
    message:
      "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
  )
  public func push<Target: AnyObject, each Argument, each Other, Result>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Other) async throws -> Result
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The method that the closure names does not fit the callback.
  @available(
    *, unavailable,
    message:
      "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
  )
  public func present<Target: AnyObject, each Argument, each Other, Result>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Other) async throws -> Result
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The method that the closure names does not fit the callback.
  @available(
    *, unavailable,
    message:
      "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
  )
  public func replace<Target: AnyObject, each Argument, each Other, Result>(
    with flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Other) async throws -> Result
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The method that the closure names does not fit the callback.
  @available(
    *, unavailable,
    message:
      "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
  )
  public func goTo<Target: AnyObject, each Argument, each Other, Result>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Other) async throws -> Result
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The method that the closure names does not fit the callback.
  @available(
    *, unavailable,
    message:
      "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
  )
  public func popTo<Target: AnyObject, each Argument, each Other, Result>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Other) async throws -> Result
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The method that the closure names does not fit the callback.
  @available(
    *, unavailable,
    message:
      "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
  )
  public func finish<Target: AnyObject, each Argument, each Other, Result>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Other) async throws -> Result
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The method that the closure names does not fit the callback.
  @available(
    *, unavailable,
    message:
      "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
  )
  public func select<Target: AnyObject, each Argument, each Other, Result>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Other) async throws -> Result
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The method that the closure names does not fit the callback.
  @available(
    *, unavailable,
    message:
      "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
  )
  public func show<Target: AnyObject, each Argument, each Other, Result>(
    _ flow: Flow<Target>, in column: SplitColumn, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Other) async throws -> Result
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The method that the closure names does not fit the callback.
  @available(
    *, unavailable,
    message:
      "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
  )
  public func resetRoot<Target: AnyObject, each Argument, each Other, Result>(
    to root: Flow<Target>, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Other) async throws -> Result
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The method that the closure names does not fit the callback.
  @available(
    *, unavailable,
    message:
      "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
  )
  public func reset<Root: AnyObject, each Above: AnyObject, each Argument, each Other, Result>(
    to root: Flow<Root>, _ above: repeat Flow<each Above>, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Root, repeat each Above) -> (repeat each Other) async throws -> Result
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The method that the closure names does not fit the callback.
  @available(
    *, unavailable,
    message:
      "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
  )
  public func open<Target: AnyObject, each Argument, each Other, Result>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Other) async throws -> Result
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The method that the closure names does not fit the callback.
  @available(
    *, unavailable,
    message:
      "the method must take exactly the callback's arguments and return nothing, without 'async' and 'throws'. To adapt it: { screen in { text in screen.show(text) } }"
  )
  public func preload<Target: AnyObject, each Argument, each Other, Result>(
    _ flow: Flow<Target>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Other) async throws -> Result
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }
}

// A function that makes the flow from other arguments.
extension Lets {
  /// The function that makes the flow does not fit the callback.
  @available(
    *, unavailable,
    message: "the function must take exactly the callback's arguments. To adapt it: { item in detail(item.id) }"
  )
  public func push<Target: AnyObject, each Argument, each Other>(
    _ flow: @escaping @MainActor (repeat each Other) -> Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The function that makes the flow does not fit the callback.
  @available(
    *, unavailable,
    message: "the function must take exactly the callback's arguments. To adapt it: { item in detail(item.id) }"
  )
  public func present<Target: AnyObject, each Argument, each Other>(
    _ flow: @escaping @MainActor (repeat each Other) -> Flow<Target>, as style: PresentationStyle = .sheet,
    transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The function that makes the flow does not fit the callback.
  @available(
    *, unavailable,
    message: "the function must take exactly the callback's arguments. To adapt it: { item in detail(item.id) }"
  )
  public func replace<Target: AnyObject, each Argument, each Other>(
    with flow: @escaping @MainActor (repeat each Other) -> Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The function that makes the flow does not fit the callback.
  @available(
    *, unavailable,
    message: "the function must take exactly the callback's arguments. To adapt it: { item in detail(item.id) }"
  )
  public func goTo<Target: AnyObject, each Argument, each Other>(
    _ flow: @escaping @MainActor (repeat each Other) -> Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The function that makes the flow does not fit the callback.
  @available(
    *, unavailable,
    message: "the function must take exactly the callback's arguments. To adapt it: { item in detail(item.id) }"
  )
  public func open<Target: AnyObject, each Argument, each Other>(
    _ flow: @escaping @MainActor (repeat each Other) -> Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }
}

// A screen instead of its flow.
extension Lets {
  /// A screen, where its flow belongs.
  @available(
    *, unavailable,
    message: "this is a screen, and a verb takes its flow: a property such as 'var login: Flow<LoginScreen>'"
  )
  public func push<each Argument>(
    _ screen: some AnyObject, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// A screen, where its flow belongs.
  @available(
    *, unavailable,
    message: "this is a screen, and a verb takes its flow: a property such as 'var login: Flow<LoginScreen>'"
  )
  public func present<each Argument>(
    _ screen: some AnyObject, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// A screen, where its flow belongs.
  @available(
    *, unavailable,
    message: "this is a screen, and a verb takes its flow: a property such as 'var login: Flow<LoginScreen>'"
  )
  public func replace<each Argument>(
    with screen: some AnyObject, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// A screen, where its flow belongs.
  @available(
    *, unavailable,
    message: "this is a screen, and a verb takes its flow: a property such as 'var login: Flow<LoginScreen>'"
  )
  public func goTo<each Argument>(
    _ screen: some AnyObject, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// A screen, where its flow belongs.
  @available(
    *, unavailable,
    message: "this is a screen, and a verb takes its flow: a property such as 'var login: Flow<LoginScreen>'"
  )
  public func popTo<each Argument>(
    _ screen: some AnyObject, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// A screen, where its flow belongs.
  @available(
    *, unavailable,
    message: "this is a screen, and a verb takes its flow: a property such as 'var login: Flow<LoginScreen>'"
  )
  public func remove<each Argument>(
    _ screen: some AnyObject, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// A screen, where its flow belongs.
  @available(
    *, unavailable,
    message: "this is a screen, and a verb takes its flow: a property such as 'var login: Flow<LoginScreen>'"
  )
  public func reset<each Argument>(
    to screen: some AnyObject, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// A screen, where its flow belongs.
  @available(
    *, unavailable,
    message: "this is a screen, and a verb takes its flow: a property such as 'var login: Flow<LoginScreen>'"
  )
  public func resetRoot<each Argument>(
    to screen: some AnyObject, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// A screen, where its flow belongs.
  @available(
    *, unavailable,
    message: "this is a screen, and a verb takes its flow: a property such as 'var login: Flow<LoginScreen>'"
  )
  public func show<each Argument>(
    _ screen: some AnyObject, in column: SplitColumn, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// A screen, where its flow belongs.
  @available(
    *, unavailable,
    message: "this is a screen, and a verb takes its flow: a property such as 'var login: Flow<LoginScreen>'"
  )
  public func open<each Argument>(
    _ screen: some AnyObject, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }
}

// Other mistakes.
extension Lets {
  /// The style has a label.
  @available(*, unavailable, message: "write the label of the style: lets.present(flow, as: .sheet)")
  public func present<each Argument>(
    _ flow: Flow<some AnyObject>, _ style: PresentationStyle, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// Something that is neither a flow nor an index.
  @available(
    *, unavailable,
    message: "a child is selected by its flow, or by its index: lets.select(watched), lets.select { $0.index }"
  )
  public func select<each Argument>(
    _ child: some Any, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// Closures instead of actions.
  @available(*, unavailable, message: "name actions, not closures: lets.perform(.dismiss, .push(flow))")
  public func perform<each Argument>(
    _ steps: (@MainActor () -> Void)..., transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The callback has no argument to send.
  @available(*, unavailable, message: "the callback has no argument to send: name the message, lets.send(message)")
  public func send(
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void { closure(.none, at: SourcePlace(fileID, line)) }

  /// The callback has more arguments than can be sent.
  @available(
    *, unavailable,
    message: "one message is sent, and the callback has several arguments: lets.send { Message($0, $1) }"
  )
  public func send<each Argument>(
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }
}
