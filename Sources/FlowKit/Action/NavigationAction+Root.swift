extension NavigationAction {
  /// Sets the whole tree: new screens of these flows on the app's root stack, the last one on top; every modal and
  /// every container leaves.
  ///
  /// ```swift
  /// navigator.perform(.resetRoot(to: shop.login))
  /// ```
  ///
  /// - Parameters:
  ///   - root: The flow of the app's root.
  ///   - above: The flows above it, from below up.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - prepare: Gets the new screens, to hand them what they need.
  /// - Returns: The action.
  public static func resetRoot<Root: AnyObject, each Above: AnyObject>(
    to root: Flow<Root>, _ above: repeat Flow<each Above>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ prepare: (@MainActor (Root, repeat each Above) -> Void)? = nil
  ) -> NavigationAction {
    NavigationAction(
      .resetRoot, root.blueprint, options: .with(transition, Extras(moreFlows: blueprints(repeat each above))),
      origin: SourcePlace(fileID, line), delivery: delivery(toAll: prepare))
  }
}

extension Lets {
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
    let extras = NavigationAction.Extras(moreFlows: NavigationAction.blueprints(repeat each above))
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
