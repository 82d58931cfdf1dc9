// Verbs for callbacks of one value, which those for callbacks of any shape could serve, too. But a value that is a tuple
// crashes the compiler there (seen with Swift 6.3.1), and a closure that takes one value can be called at once:
// `lets.push(item) { $0.show }(5)`. They say nothing of their own, so the documentation leaves them out.
extension Lets {
  /// The form of ``push`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func push<Target: AnyObject, Value>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (Value) -> Void)? = nil
  ) -> @MainActor (Value) -> Void {
    closure(.flow(flow.id, .push), transition, at: SourcePlace(fileID, line), forward)
  }

  /// The form of ``present`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func present<Target: AnyObject, Value>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (Value) -> Void)? = nil
  ) -> @MainActor (Value) -> Void {
    closure(.present(flow.id, as: style), transition, at: SourcePlace(fileID, line), forward)
  }

  /// The form of ``replace`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func replace<Target: AnyObject, Value>(
    with flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (Value) -> Void)? = nil
  ) -> @MainActor (Value) -> Void {
    closure(.flow(flow.id, .replace), transition, at: SourcePlace(fileID, line), forward)
  }

  /// The form of ``goTo`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func goTo<Target: AnyObject, Value>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (Value) -> Void)? = nil
  ) -> @MainActor (Value) -> Void {
    closure(.flow(flow.id, .goTo), transition, at: SourcePlace(fileID, line), forward)
  }

  /// The form of ``open`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func open<Target: AnyObject, Value>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (Value) -> Void)? = nil
  ) -> @MainActor (Value) -> Void {
    closure(.flow(flow.id, .open), transition, at: SourcePlace(fileID, line), forward)
  }

  /// The form of ``popTo`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func popTo<Target: AnyObject, Value>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (Value) -> Void)? = nil
  ) -> @MainActor (Value) -> Void {
    closure(.flow(flow.id, .popTo), transition, at: SourcePlace(fileID, line), forward)
  }

  /// The form of ``select`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func select<Target: AnyObject, Value>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (Value) -> Void)? = nil
  ) -> @MainActor (Value) -> Void {
    closure(.select(flow.id), transition, at: SourcePlace(fileID, line), forward)
  }

  /// The form of ``show`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func show<Target: AnyObject, Value>(
    _ flow: Flow<Target>, in column: SplitColumn, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (Value) -> Void)? = nil
  ) -> @MainActor (Value) -> Void {
    closure(.show(flow.id, in: column), transition, at: SourcePlace(fileID, line), forward)
  }

  /// The form of ``pop`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func pop<Value>(
    _ count: Int = 1, transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (Value) -> Void {
    closure(.pop(count), transition, at: SourcePlace(fileID, line))
  }

  /// The form of ``popToRoot`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func popToRoot<Value>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (Value) -> Void {
    closure(.plain(.popToRoot), transition, at: SourcePlace(fileID, line))
  }

  /// The form of ``dismiss`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func dismiss<Value>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (Value) -> Void {
    closure(.plain(.dismiss), transition, at: SourcePlace(fileID, line))
  }

  /// The form of ``close`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func close<Value>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (Value) -> Void {
    closure(.plain(.close), transition, at: SourcePlace(fileID, line))
  }

  /// The form of ``choose(after:fileID:line:_:)`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func choose<Value>(
    after work: (@MainActor (Value) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ choice: @escaping @MainActor (Value) -> NavigationAction?
  ) -> @MainActor (Value) -> Void {
    closure(.nothing, at: SourcePlace(fileID, line), after: work) { (value: Value) in
      choice(value).orNothing.written(fileID, line)
    }
  }

  /// The form of ``perform(after:_:transition:fileID:line:)`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  public func perform<Value>(
    after work: (@MainActor (Value) -> Void)? = nil, _ steps: NavigationAction...,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (Value) -> Void {
    performing(steps, transition, at: SourcePlace(fileID, line), after: work)
  }

  /// The form of `task` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  public func task<Value>(
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (_ lets: Lets, Value) async throws -> Void
  ) -> @MainActor (Value) -> Void {
    startingTask(actions, at: SourcePlace(fileID, line), body)
  }

  /// The form of ``dismissAll`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func dismissAll<Value>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (Value) -> Void {
    closure(.plain(.dismissAll), transition, at: SourcePlace(fileID, line))
  }

  /// The form of ``back`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func back<Value>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (Value) -> Void {
    closure(.back, transition, at: SourcePlace(fileID, line))
  }

  /// The form of ``unwind`` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func unwind<Value>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (Value) -> Void {
    closure(.unwind(nil, sending: nil), transition, at: SourcePlace(fileID, line))
  }

  /// The form of `select` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  @inlinable
  public func select<Value>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ index: @escaping @MainActor (Value) -> Int
  ) -> @MainActor (Value) -> Void {
    closure(.select, at: SourcePlace(fileID, line)) { (value: Value) in
      NavigationAction.select(index(value), transition: transition).written(fileID, line)
    }
  }

  /// The form of `choose(_:orElse:if:)` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  public func choose<Value>(
    _ action: NavigationAction, orElse other: NavigationAction, fileID: StaticString = #fileID, line: UInt32 = #line,
    if condition: @escaping @MainActor (Value) -> Bool
  ) -> @MainActor (Value) -> Void {
    choosing(action.written(fileID, line), other.written(fileID, line), at: SourcePlace(fileID, line), if: condition)
  }

  /// The form of `closure` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  public func closure<Value, Result>(
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (Value) -> Result
  ) -> @MainActor (Value) -> Result {
    recorder?.boundOwn(at: SourcePlace(fileID, line), declaring: actions)
    return body
  }

  /// The form of `closure` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  public func closure<Value, Result>(
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (Value) async -> Result
  ) -> @MainActor (Value) async -> Result {
    recorder?.boundOwn(at: SourcePlace(fileID, line), declaring: actions)
    return body
  }

  /// The form of `closure` for a callback of one value, also a tuple.
  @_documentation(visibility: internal)
  public func closure<Value, Result>(
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (Value) async throws -> Result
  ) -> @MainActor (Value) async throws -> Result {
    recorder?.boundOwn(at: SourcePlace(fileID, line), declaring: actions)
    return body
  }
}
