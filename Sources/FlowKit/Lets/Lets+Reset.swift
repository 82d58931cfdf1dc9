extension Lets {
  /// Sets the caller's whole stack to new screens of these flows, the last one on top.
  ///
  /// Modals over that stack are dismissed.
  ///
  /// ```swift
  /// screen.onHome = lets.reset(to: home)
  /// screen.onDeepLink = lets.reset(to: home, list, detail) { $2.show }   // $0, $1, $2: the three screens
  /// ```
  ///
  /// - Parameters:
  ///   - root: The flow of the stack's root.
  ///   - above: The flows above it, from bottom to top.
  ///   - keepingEqual: Whether screens of these flows that are already on the stack stay, at any position.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the stack's screens and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  public func reset<Root: AnyObject, each Above: AnyObject, each Argument>(
    to root: Flow<Root>, _ above: repeat Flow<each Above>, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Root, repeat each Above) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    let stack = NavigationAction.NewStack(root, repeat each above, keepingEqual: keepingEqual)
    return closure(.reset(stack), transition, at: SourcePlace(fileID, line), toAll: forward)
  }

  /// Sets the caller's whole stack, for a callback without arguments.
  public func reset<each Above: AnyObject>(
    to root: Flow<some AnyObject>, _ above: repeat Flow<each Above>, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    let stack = NavigationAction.NewStack(root, repeat each above, keepingEqual: keepingEqual)
    return binding(.reset(stack), transition, at: SourcePlace(fileID, line))
  }

  /// Sets the whole tree, wherever the calling screen is: in a modal, in a tab.
  ///
  /// ```swift
  /// settings.onLogOut = lets.resetRoot(to: login)
  /// ```
  ///
  /// - Parameters:
  ///   - root: The flow of the app's root.
  ///   - above: The flows above it, from bottom to top.
  ///   - keepingEqual: Whether screens of these flows that are already on the stack stay, at any position.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the stack's screens and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  public func resetRoot<Root: AnyObject, each Above: AnyObject, each Argument>(
    to root: Flow<Root>, _ above: repeat Flow<each Above>, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Root, repeat each Above) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    let stack = NavigationAction.NewStack(root, repeat each above, keepingEqual: keepingEqual)
    return closure(.resetRoot(stack), transition, at: SourcePlace(fileID, line), toAll: forward)
  }

  /// Sets the whole tree, for a callback without arguments.
  public func resetRoot<each Above: AnyObject>(
    to root: Flow<some AnyObject>, _ above: repeat Flow<each Above>, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    let stack = NavigationAction.NewStack(root, repeat each above, keepingEqual: keepingEqual)
    return binding(.resetRoot(stack), transition, at: SourcePlace(fileID, line))
  }

  /// Sets what is above the root of the caller's stack, and dismisses the modals over that stack.
  ///
  /// The root stays. A screen whose flow is in the new path stays, too, at any position; all others are new.
  ///
  /// ```swift
  /// screen.onLetters = lets.setPath(folder("Documents"), folder("Letters"))
  /// ```
  ///
  /// - Parameters:
  ///   - flows: The flows above the root, from bottom to top; an empty path leads to the root.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func setPath<each Screen: AnyObject, each Argument>(
    _ flows: repeat Flow<each Screen>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.setPath(FlowID.list(repeat each flows)), transition, at: SourcePlace(fileID, line))
  }

  /// Sets what is above the root of the caller's stack.
  public func setPath<each Screen: AnyObject>(
    _ flows: repeat Flow<each Screen>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.setPath(FlowID.list(repeat each flows)), transition, at: SourcePlace(fileID, line))
  }

  /// Sets what is above the root of the caller's stack, to any number of screens.
  ///
  /// - Parameters:
  ///   - flows: The flows above the root, from bottom to top; give flows of one declaration different keys.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func setPath<each Argument>(
    _ flows: [Flow<some AnyObject>], transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.setPath(flows.map { $0.id }), transition, at: SourcePlace(fileID, line))
  }

  /// Sets what is above the root of the caller's stack, to any number of screens.
  public func setPath(
    _ flows: [Flow<some AnyObject>], transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.setPath(flows.map { $0.id }), transition, at: SourcePlace(fileID, line))
  }

  /// Sets what is above the root of the caller's stack to the flows that a closure makes from the callback's arguments.
  ///
  /// ```swift
  /// screen.onCrumb = lets.setPath { (names: [String]) in names.map(folder) }
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - flows: Takes the callback's arguments and returns the flows above the root, from bottom to top.
  /// - Returns: The closure to assign to a callback.
  public func setPath<Target: AnyObject, each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ flows: @escaping @MainActor (repeat each Argument) -> [Flow<Target>]
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.setPath, at: SourcePlace(fileID, line)) { (argument: repeat each Argument) in
      .setPath(flows(repeat each argument), transition: transition, fileID: fileID, line: line)
    }
  }
}

extension Lets {
  private func closure<Root: AnyObject, each Above: AnyObject, each Argument>(
    _ verb: NavigationAction.Verb, _ transition: ScreenTransition, at origin: SourcePlace,
    toAll forward: (@MainActor (Root, repeat each Above) -> (repeat each Argument) -> Void)?
  ) -> @MainActor (repeat each Argument) -> Void {
    guard let forward else { return closure(verb, transition, at: origin) }
    let callback = callback(verb, transition, at: origin)
    return { (argument: repeat each Argument) in
      callback.perform(
        delivering: NavigationAction.delivery(toAll: { (root: Root, above: repeat each Above) in
          forward(root, repeat each above)(repeat each argument)
        }))
    }
  }
}
