// Verbs for the columns of a split, and for the end of what a screen has led to.
extension Lets {
  /// Shows a new screen of a flow in a column of the split around the screen that asks: instead of all that is there,
  /// or on top of it.
  ///
  /// ```swift
  /// list.onSelect = lets.show(detail, in: .detail) { $0.show }
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to show.
  ///   - column: The column.
  ///   - onTop: Whether it is pushed on what is there.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  public func show<each Argument>(
    _ flow: Flow<some AnyObject>, in column: SplitColumn, onTop: Bool = false,
    transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(onTop ? .push : .show, flow.blueprint, .with(transition, extras(column)), at: SourcePlace(fileID, line))
  }

  /// Shows a new screen of a flow in a column, and forwards the callback's arguments to it.
  ///
  /// - Parameters:
  ///   - flow: The flow to show.
  ///   - column: The column.
  ///   - onTop: Whether it is pushed on what is there.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - forward: Takes the target's screen and returns the function that gets the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func show<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, in column: SplitColumn, onTop: Bool = false, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(
      onTop ? .push : .show, flow.blueprint, .with(transition, extras(column)), at: SourcePlace(fileID, line), forward)
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

  private func extras(_ column: SplitColumn) -> NavigationAction.Extras { NavigationAction.Extras(column: column) }
}
