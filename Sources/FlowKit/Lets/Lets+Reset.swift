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
  ///   - keepingEqual: Whether screens of these flows that are on the stack already stay, wherever they stand.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func reset<each Above: AnyObject, each Argument>(
    to root: Flow<some AnyObject>, _ above: repeat Flow<each Above>, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    let extras = NavigationAction.Extras(
      moreFlows: FlowChildren.blueprints(repeat each above), keepsEqual: keepingEqual)
    return closure(.reset, root.blueprint, .with(transition, extras), at: SourcePlace(fileID, line))
  }

  /// Sets the whole stack of the screen that asks, and forwards the callback's arguments to its screens.
  ///
  /// ```swift
  /// screen.onDeepLink = lets.reset(to: home, list, detail) { $2.show }   // $0, $1, $2: the three screens
  /// ```
  ///
  /// - Parameters:
  ///   - root: The flow of the stack's root.
  ///   - above: The flows above it, from below up.
  ///   - keepingEqual: Whether screens of these flows that are on the stack already stay, wherever they stand.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - forward: Takes the stack's screens and returns the function that gets the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func reset<Root: AnyObject, each Above: AnyObject, each Argument>(
    to root: Flow<Root>, _ above: repeat Flow<each Above>, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Root, repeat each Above) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    let extras = NavigationAction.Extras(
      moreFlows: FlowChildren.blueprints(repeat each above), keepsEqual: keepingEqual)
    let callback = callback(.reset, root.blueprint, .with(transition, extras), at: SourcePlace(fileID, line))
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
  ///   - keepingEqual: Whether screens of these flows that are on the stack already stay, wherever they stand.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func resetRoot<each Above: AnyObject, each Argument>(
    to root: Flow<some AnyObject>, _ above: repeat Flow<each Above>, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    let extras = NavigationAction.Extras(
      moreFlows: FlowChildren.blueprints(repeat each above), keepsEqual: keepingEqual)
    return closure(.resetRoot, root.blueprint, .with(transition, extras), at: SourcePlace(fileID, line))
  }

  /// Sets the whole tree, and forwards the callback's arguments to the new root.
  ///
  /// - Parameters:
  ///   - root: The flow of the app's root.
  ///   - keepingEqual: Whether the screen of this flow that is on the app's root stack already stays, wherever it stands.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - forward: Takes the new screen and returns the function that gets the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func resetRoot<Root: AnyObject, each Argument>(
    to root: Flow<Root>, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Root) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    let extras = NavigationAction.Extras(keepsEqual: keepingEqual)
    return closure(.resetRoot, root.blueprint, .with(transition, extras), at: SourcePlace(fileID, line), forward)
  }

  /// Sets what is above the root of the stack of the screen that asks, and dismisses what is over that stack.
  ///
  /// The root stays, and so does each screen whose flow is in the new path, wherever it stands; all others are made.
  ///
  /// ```swift
  /// screen.onLetters = lets.setPath(folder("Documents"), folder("Letters"))
  /// ```
  ///
  /// - Parameters:
  ///   - flows: The flows above the root, from below up; none leads to the root.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func setPath<each Screen: AnyObject, each Argument>(
    _ flows: repeat Flow<each Screen>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    let extras = NavigationAction.Extras(moreFlows: FlowChildren.blueprints(repeat each flows))
    return closure(.setPath, nil, .with(transition, extras), at: SourcePlace(fileID, line))
  }

  /// Sets what is above the root of the stack of the screen that asks to as many screens as there are.
  ///
  /// - Parameters:
  ///   - flows: The flows above the root, from below up; flows of one declaration, told apart by their keys.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func setPath<each Argument>(
    _ flows: [Flow<some AnyObject>], transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    let extras = NavigationAction.Extras(moreFlows: flows.map { $0.blueprint })
    return closure(.setPath, nil, .with(transition, extras), at: SourcePlace(fileID, line))
  }

  /// Sets what is above the root of the stack of the screen that asks to as many screens as the callback's arguments say.
  ///
  /// ```swift
  /// screen.onCrumb = lets.setPath { (names: [String]) in names.map(folder) }
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - flows: Gets the callback's arguments and returns the flows above the root, from below up.
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
