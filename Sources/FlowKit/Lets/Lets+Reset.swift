extension Lets {
  /// Sets the whole stack of the screen that asks: new screens of these flows, the last one on top.
  ///
  /// What is over that stack is dismissed.
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
  ///   - forward: Takes the new screens and returns the function that gets the callback's arguments; without it they
  ///     are discarded.
  /// - Returns: The closure to assign to a callback of any shape.
  public func reset<Root: AnyObject, each Above: AnyObject, each Argument>(
    to root: Flow<Root>, _ above: repeat Flow<each Above>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Root, repeat each Above) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    var flows: [Blueprint] = []
    for flow in repeat each above { flows.append(flow.blueprint) }
    let options = NavigationAction.Options.with(transition, above: flows)
    let origin = SourcePlace(fileID, line)
    guard let forward else { return closure(.reset, root.blueprint, options, at: origin) }
    let action = NavigationAction(.reset, root.blueprint, options: options, origin: origin)
    let performer = performer
    let caller = caller
    return { (argument: repeat each Argument) in
      var action = action
      action.delivery = NavigationAction.delivery(toAll: { (root: Root, above: repeat each Above) in
        forward(root, repeat each above)(repeat each argument)
      })
      performer.perform(action, for: caller)
    }
  }
}
