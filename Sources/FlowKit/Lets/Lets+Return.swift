// Verbs that lead back.
extension Lets {
  /// Goes back to the nearest entry of a flow below the screen that asks: in its stack, then in those that present it,
  /// dismissing modals on the way.
  ///
  /// Where there is none, nothing changes.
  ///
  /// ```swift
  /// screen.onLogOut = lets.popTo(login) { $0.receive }
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to go back to.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func popTo<each Argument>(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.popTo, flow.blueprint, .with(transition), at: SourcePlace(fileID, line))
  }

  /// Goes back to the nearest entry of a flow, and forwards the callback's arguments to its screen.
  ///
  /// - Parameters:
  ///   - flow: The flow to go back to.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - forward: Takes the target's screen and returns the function that gets the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func popTo<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.popTo, flow.blueprint, .with(transition), at: SourcePlace(fileID, line), forward)
  }

  /// Removes the screen that asks and everything above it, pushed or presented; or so many screens, this one first.
  ///
  /// Ignored where the stack would be left without its root: a pop never empties one, and never closes a modal.
  ///
  /// ```swift
  /// screen.onCancel = lets.pop()
  /// screen.onDone = lets.pop(2)
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many screens are removed of the one that asks and those below it; 0 or less removes nothing.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func pop<each Argument>(
    _ count: Int = 1, transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.pop, nil, .popping(count, transition), at: SourcePlace(fileID, line))
  }

  /// Removes the screen that asks, and those below it, as long as a condition holds for them; with them goes everything
  /// above, pushed or presented.
  ///
  /// It ends at the root of the stack at the latest, which stays. Where the condition does not hold for the screen that
  /// asks, it is done, and nothing changes.
  ///
  /// ```swift
  /// screen.onEndSearch = lets.popWhile { $0 != catalogue.id }
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - condition: Whether a screen of this flow is removed; asked from the screen that asks down.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func popWhile<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ condition: @escaping @MainActor (FlowID) -> Bool
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.popWhile, nil, .popping(while: condition, transition), at: SourcePlace(fileID, line))
  }

  /// Removes the nearest screen of a flow, and leaves what is above it: from the stack of the screen that asks, then from
  /// those that it is in, or that present it.
  ///
  /// Modals that it has presented leave with it. Where there is none, it is done, and nothing changes. Ignored where the
  /// screen is alone on its stack.
  ///
  /// ```swift
  /// screen.onPaid = lets.perform(.push(thanks), .remove(payment))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow whose screen leaves.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func remove<each Argument>(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.remove, flow.blueprint, .with(transition), at: SourcePlace(fileID, line))
  }

  /// Goes back to the root of the stack of the screen that asks, and dismisses what is over that stack.
  ///
  /// Ignored where that root is visible already.
  ///
  /// ```swift
  /// screen.onExit = lets.popToRoot()
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func popToRoot<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.popToRoot, nil, .with(transition), at: SourcePlace(fileID, line))
  }

  /// Closes the modal that the screen presented, with everything over it; else the modal that the screen is in.
  ///
  /// Ignored where there is neither. It never pops pushed screens.
  ///
  /// ```swift
  /// screen.onDone = lets.dismiss()
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func dismiss<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.dismiss, nil, .with(transition), at: SourcePlace(fileID, line))
  }

  /// Closes every modal over the app's root stack.
  ///
  /// Where none is open, it is done, and nothing changes.
  ///
  /// ```swift
  /// screen.onHome = lets.dismissAll()
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func dismissAll<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.dismissAll, nil, .with(transition), at: SourcePlace(fileID, line))
  }

  /// Goes back as the system does: pops; at the root of a modal, dismisses it.
  ///
  /// At the app's root it is done, and nothing changes.
  ///
  /// ```swift
  /// screen.onBack = lets.back()
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func back<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.back, nil, .with(transition), at: SourcePlace(fileID, line))
  }

  /// Ends everything that the screen has led to, pushed or presented: the screen is visible again.
  ///
  /// It is the outlet to hand to a group of flows, however many screens the group puts on the stack:
  ///
  /// ```swift
  /// screen.onCheckout = lets.present(CheckoutFlow(onDone: lets.finish()).start)
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func finish<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.finish, nil, .with(transition), at: SourcePlace(fileID, line))
  }

  /// Ends everything that the screen has led to, and forwards what it ended with to the screen.
  ///
  /// ```swift
  /// screen.onCheckout = lets.present(CheckoutFlow(onDone: lets.finish(basket) { $0.show }).start)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow of the screen itself.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - forward: Takes the screen and returns the function that gets the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func finish<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.finish, flow.blueprint, .with(transition), at: SourcePlace(fileID, line), forward)
  }
}
