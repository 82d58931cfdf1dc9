// Verbs that act inside containers, and several at once.
extension Lets {
  /// Selects a child of the nearest container around the screen that asks; its own, if it is one.
  ///
  /// ```swift
  /// tabs.onWatched = lets.select(watched)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The child's flow.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  public func select<each Argument>(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.select, flow.blueprint, .with(transition), at: SourcePlace(fileID, line))
  }

  /// Selects a child, and forwards the callback's arguments to its screen.
  ///
  /// - Parameters:
  ///   - flow: The child's flow.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - forward: Takes the child's screen and returns the function that gets the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func select<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    let extras = NavigationAction.Extras(isForwarding: true)
    return closure(.select, flow.blueprint, .with(transition, extras), at: SourcePlace(fileID, line), forward)
  }

  /// Selects a child of the nearest container around the screen that asks by its index.
  ///
  /// - Parameters:
  ///   - index: The index, from 0.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  public func select<each Argument>(
    _ index: Int, transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(NavigationAction.select(index, transition: transition), at: SourcePlace(fileID, line))
  }

  /// Selects the child whose index the callback's arguments decide on.
  ///
  /// ```swift
  /// tabs.onTab = lets.select { $0 }   // (Int) -> Void
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - index: Gets the callback's arguments and returns the index, from 0.
  /// - Returns: The closure to assign to a callback of any shape.
  public func select<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ index: @escaping @MainActor (repeat each Argument) -> Int
  ) -> @MainActor (repeat each Argument) -> Void {
    let performer = performer
    let caller = caller
    return { (argument: repeat each Argument) in
      var action = NavigationAction.select(index(repeat each argument), transition: transition)
      action.origin = SourcePlace(fileID, line)
      performer.perform(action, for: caller)
    }
  }

  /// Selects the page after the selected one.
  ///
  /// - Parameters:
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  public func next<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(NavigationAction.step(1, transition), at: SourcePlace(fileID, line))
  }

  /// Selects the page before the selected one.
  ///
  /// - Parameters:
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  public func previous<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(NavigationAction.step(-1, transition), at: SourcePlace(fileID, line))
  }

  /// Sets the children of the nearest container around the screen that asks; those that stay keep their stacks.
  ///
  /// Ignored where the selected child would go: select another one before, in one batch. Not for splits.
  ///
  /// ```swift
  /// tabs.onSignedIn = lets.setChildren(wishlist, watched, account)
  /// ```
  ///
  /// - Parameters:
  ///   - flows: The children, in order.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  public func setChildren<each Screen: AnyObject, each Argument>(
    _ flows: repeat Flow<each Screen>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    let extras = NavigationAction.Extras(moreFlows: NavigationAction.blueprints(repeat each flows))
    return closure(.setChildren, nil, .with(transition, extras), at: SourcePlace(fileID, line))
  }

  /// Sets the children of the nearest container around the screen that asks to as many as there are.
  ///
  /// - Parameters:
  ///   - flows: The children, in order; flows of one declaration, told apart by their keys.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  public func setChildren<each Argument>(
    _ flows: [Flow<some AnyObject>], transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    let extras = NavigationAction.Extras(moreFlows: flows.map(\.blueprint))
    return closure(.setChildren, nil, .with(transition, extras), at: SourcePlace(fileID, line))
  }

  /// Performs several actions as one: all of them, in order, or none.
  ///
  /// ```swift
  /// screen.onWatch = lets.perform(.dismiss, .select(watched), .push(movie(5)))
  /// ```
  ///
  /// - Parameters:
  ///   - steps: The actions; the first one acts from the screen that asks, each other one from what is visible then.
  ///   - transition: How all of it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  public func perform<each Argument>(
    _ steps: NavigationAction..., transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    let place = SourcePlace(fileID, line)
    let isOne = steps.count == 1 && transition.isAutomatic
    return closure(isOne ? steps[0] : .batch(steps, transition, place), at: place)
  }

  /// The closure that performs an action that is made already.
  func closure<each Argument>(
    _ action: NavigationAction, at origin: SourcePlace
  ) -> @MainActor (repeat each Argument) -> Void {
    var written = action
    if written.origin == nil { written.origin = origin }
    let action = written, performer = performer, caller = caller
    return { (_: repeat each Argument) in performer.perform(action, for: caller) }
  }
}
