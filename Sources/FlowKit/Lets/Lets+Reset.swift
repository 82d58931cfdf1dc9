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
  ///   - above: The flows above it, from bottom to top, one by one or in arrays.
  ///   - keepingEqual: Whether screens of these flows that are already on the stack stay, at any position.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the stack's screens and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  public func reset<Root: AnyObject, each Above: FlowSequence, each Argument>(
    to root: Flow<Root>, _ above: repeat each Above, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Root, repeat (each Above).Screens) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    let stack = NavigationAction.NewStack(root, repeat each above, keepingEqual: keepingEqual)
    return closure(.reset(stack), transition, at: SourcePlace(fileID, line), root, repeat each above, forward: forward)
  }

  /// Sets the caller's whole stack, for a callback without arguments.
  public func reset<each Above: FlowSequence>(
    to root: Flow<some AnyObject>, _ above: repeat each Above, keepingEqual: Bool = false,
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
  ///   - above: The flows above it, from bottom to top, one by one or in arrays.
  ///   - keepingEqual: Whether screens of these flows that are already on the stack stay, at any position.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the stack's screens and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  public func resetRoot<Root: AnyObject, each Above: FlowSequence, each Argument>(
    to root: Flow<Root>, _ above: repeat each Above, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Root, repeat (each Above).Screens) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    let stack = NavigationAction.NewStack(root, repeat each above, keepingEqual: keepingEqual)
    return closure(
      .resetRoot(stack), transition, at: SourcePlace(fileID, line), root, repeat each above, forward: forward)
  }

  /// Sets the whole tree, for a callback without arguments.
  public func resetRoot<each Above: FlowSequence>(
    to root: Flow<some AnyObject>, _ above: repeat each Above, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    let stack = NavigationAction.NewStack(root, repeat each above, keepingEqual: keepingEqual)
    return binding(.resetRoot(stack), transition, at: SourcePlace(fileID, line))
  }
}

extension Lets {
  /// The closure that performs an action, and forwards its arguments to the screens of a stack.
  private func closure<Root: AnyObject, each Above: FlowSequence, each Argument>(
    _ verb: NavigationAction.Verb, _ transition: ScreenTransition, at origin: SourcePlace,
    _ root: Flow<Root>, _ above: repeat each Above,
    forward: (@MainActor (Root, repeat (each Above).Screens) -> (repeat each Argument) -> Void)?
  ) -> @MainActor (repeat each Argument) -> Void {
    guard let forward else { return closure(verb, transition, at: origin) }
    let callback = Callback(verb, .with(transition), at: origin, self)
    let closure: @MainActor (repeat each Argument) -> Void = { (argument: repeat each Argument) in
      callback.perform(
        delivering: NavigationAction.delivery(to: root, repeat each above) {
          (root: Root, above: repeat (each Above).Screens) in
          forward(root, repeat each above)(repeat each argument)
        })
    }
    recorder?.bound(NavigationAction(callback), calling: closure)
    return closure
  }
}
