extension Lets {
  /// Sets the whole stack of the screen that asks: new screens of these flows, the last one on top.
  ///
  /// What is over that stack is dismissed.
  ///
  /// ```swift
  /// screen.onHome = lets.reset(to: home)
  /// ```
  ///
  /// - Parameters:
  ///   - root: The flow of the stack's root.
  ///   - above: The flows above it, from below up.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  public func reset<each Above: AnyObject, each Argument>(
    to root: Flow<some AnyObject>, _ above: repeat Flow<each Above>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    let options = NavigationAction.Options.with(
      transition, NavigationAction.Extras(moreFlows: FlowChildren.blueprints(repeat each above)))
    return closure(.reset, root.blueprint, options, at: SourcePlace(fileID, line))
  }

  /// Sets the whole stack of the screen that asks, and forwards the callback's arguments to the new screens.
  ///
  /// ```swift
  /// screen.onDeepLink = lets.reset(to: home, list, detail) { $2.show }   // $0, $1, $2: the three screens
  /// ```
  ///
  /// - Parameters:
  ///   - root: The flow of the stack's root.
  ///   - above: The flows above it, from below up.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - forward: Takes the new screens and returns the function that gets the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func reset<Root: AnyObject, each Above: AnyObject, each Argument>(
    to root: Flow<Root>, _ above: repeat Flow<each Above>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Root, repeat each Above) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    let options = NavigationAction.Options.with(
      transition, NavigationAction.Extras(moreFlows: FlowChildren.blueprints(repeat each above)))
    let callback = Callback(.reset, root.blueprint, options, at: SourcePlace(fileID, line), self)
    return { (argument: repeat each Argument) in
      callback.perform(
        delivering: NavigationAction.delivery(toAll: { (root: Root, above: repeat each Above) in
          forward(root, repeat each above)(repeat each argument)
        }))
    }
  }

  /// Sets the whole tree, wherever the screen that asks is: in a modal, in a tab.
  ///
  /// ```swift
  /// settings.onLogOut = lets.resetRoot(to: login)
  /// ```
  ///
  /// - Parameters:
  ///   - root: The flow of the app's root.
  ///   - above: The flows above it, from below up.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  public func resetRoot<each Above: AnyObject, each Argument>(
    to root: Flow<some AnyObject>, _ above: repeat Flow<each Above>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    let extras = NavigationAction.Extras(moreFlows: FlowChildren.blueprints(repeat each above))
    return closure(.resetRoot, root.blueprint, .with(transition, extras), at: SourcePlace(fileID, line))
  }

  /// Sets the whole tree, and forwards the callback's arguments to the new root.
  ///
  /// - Parameters:
  ///   - root: The flow of the app's root.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - forward: Takes the new screen and returns the function that gets the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func resetRoot<Root: AnyObject, each Argument>(
    to root: Flow<Root>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Root) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.resetRoot, root.blueprint, .with(transition), at: SourcePlace(fileID, line), forward)
  }
}
