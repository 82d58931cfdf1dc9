// Verbs that lead back.
extension Lets {
  /// Goes back to the nearest entry of a flow below the calling screen.
  ///
  /// The navigator searches the caller's stack, then the stacks that present it, and dismisses modals on the way. If
  /// there is no such entry, nothing changes.
  ///
  /// ```swift
  /// screen.onLogOut = lets.popTo(login) { $0.receive }
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to go back to.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the screen and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func popTo<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.flow(flow.id, .popTo), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Goes back to the nearest entry of a flow below the calling screen.
  @_documentation(visibility: internal)
  public func popTo(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.flow(flow.id, .popTo), transition, at: SourcePlace(fileID, line))
  }

  /// Removes the calling screen and everything above it, pushed or presented.
  ///
  /// A count above 1 also removes screens below it. Ignored if the stack would lose its root: a pop never empties a
  /// stack, and never closes a modal.
  ///
  /// ```swift
  /// screen.onCancel = lets.pop()
  /// screen.onDone = lets.pop(2)
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many screens to remove, the calling screen first, then those below it; 0 or less removes nothing.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  @inlinable
  public func pop<each Argument>(
    _ count: Int = 1, transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.pop(count), transition, at: SourcePlace(fileID, line))
  }

  /// Removes the calling screen and everything above it.
  @_documentation(visibility: internal)
  public func pop(
    _ count: Int = 1, transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.pop(count), transition, at: SourcePlace(fileID, line))
  }

  /// Goes back to the root of the caller's stack, and dismisses the modals over that stack.
  ///
  /// Ignored if nothing is above that root.
  ///
  /// ```swift
  /// screen.onExit = lets.popToRoot()
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  @inlinable
  public func popToRoot<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.plain(.popToRoot), transition, at: SourcePlace(fileID, line))
  }

  /// Goes back to the root of the caller's stack.
  @_documentation(visibility: internal)
  public func popToRoot(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.plain(.popToRoot), transition, at: SourcePlace(fileID, line))
  }

  /// Closes the modal that the screen presented, or else the modal that contains the screen.
  ///
  /// Everything over that modal closes, too. Ignored if there is neither. It never pops pushed screens.
  ///
  /// ```swift
  /// screen.onDone = lets.dismiss()
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  @inlinable
  public func dismiss<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.plain(.dismiss), transition, at: SourcePlace(fileID, line))
  }

  /// Closes the modal that the screen presented, or else the modal that contains the screen.
  @_documentation(visibility: internal)
  public func dismiss(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.plain(.dismiss), transition, at: SourcePlace(fileID, line))
  }

  /// Closes every modal over the app's root stack.
  ///
  /// If none is open, the action is performed, and nothing changes.
  ///
  /// ```swift
  /// screen.onHome = lets.dismissAll()
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  @inlinable
  public func dismissAll<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.plain(.dismissAll), transition, at: SourcePlace(fileID, line))
  }

  /// Closes every modal over the app's root stack.
  @_documentation(visibility: internal)
  public func dismissAll(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.plain(.dismissAll), transition, at: SourcePlace(fileID, line))
  }

  /// Leaves the place where the screen is, whichever way it was opened.
  ///
  /// On a stack, it pops the screen with everything above it. At the root of a column, it brings the column's own child
  /// back. At the root of a modal, it closes the modal. At the root of a tab or of another child, it leaves the
  /// container. At the app's root, the action is ignored: ``NavigationReason/nothingToPop``.
  ///
  /// ```swift
  /// screen.onClose = lets.close()   // pushed, presented, or shown in a column
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  @inlinable
  public func close<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.plain(.close), transition, at: SourcePlace(fileID, line))
  }

  /// Leaves the place where the screen is.
  @_documentation(visibility: internal)
  public func close(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.plain(.close), transition, at: SourcePlace(fileID, line))
  }

  /// Goes back as the system does: pops or, at the root of a modal, dismisses it.
  ///
  /// At the app's root, the action is performed, and nothing changes.
  ///
  /// ```swift
  /// screen.onBack = lets.back()
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  @inlinable
  public func back<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.back, transition, at: SourcePlace(fileID, line))
  }

  /// Goes back as the system does.
  @_documentation(visibility: internal)
  public func back(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.back, transition, at: SourcePlace(fileID, line))
  }

  /// Removes everything that the screen has led to, pushed or presented, so that the screen is visible again.
  ///
  /// Pass it to a group of flows as its exit, however many screens the group puts on the stack:
  ///
  /// ```swift
  /// screen.onCheckout = lets.present(CheckoutFlow(onDone: lets.unwind()).start)
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  @inlinable
  public func unwind<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.unwind(nil, sending: nil), transition, at: SourcePlace(fileID, line))
  }

  /// Removes everything that the screen has led to.
  @_documentation(visibility: internal)
  public func unwind(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.unwind(nil, sending: nil), transition, at: SourcePlace(fileID, line))
  }

  /// Removes everything that the screen has led to, and forwards the callback's arguments to the screen.
  ///
  /// ```swift
  /// screen.onCheckout = lets.present(CheckoutFlow(onDone: lets.unwind(basket) { $0.show }).start)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow of the screen itself.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the screen and returns the function to call with the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func unwind<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.unwind(flow.id, sending: nil), transition, at: SourcePlace(fileID, line), forward)
  }
}
