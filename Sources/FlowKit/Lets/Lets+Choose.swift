extension Lets {
  /// Performs the action that a closure chooses from the callback's arguments.
  ///
  /// ```swift
  /// screen.onLogin = lets.choose { user in user.isNew ? .push(onboarding) : .popToRoot() }
  /// ```
  ///
  /// If the closure returns `nil`, or an optional without an action, the action is ignored (``NavigationReason/nothingChosen``), and observers are
  /// notified. To do nothing on purpose, return ``NavigationAction/none``.
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the origin if the chosen action has none.
  ///   - line: The line to report as the origin if the chosen action has none.
  ///   - choice: Takes the callback's arguments and returns the action.
  /// - Returns: The closure to assign to a callback of any shape.
  public func choose<each Argument>(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ choice: @escaping @MainActor (repeat each Argument) -> NavigationAction
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.nothing, at: SourcePlace(fileID, line)) { (argument: repeat each Argument) in
      choice(repeat each argument).written(fileID, line)
    }
  }

  /// Performs the action that a closure chooses from the callback's arguments, if there is one.
  ///
  /// It is the same verb for a closure that returns an optional:
  ///
  /// ```swift
  /// screen.onOpen = lets.choose { id in id.map { .push(item($0)) } }   // nil: ignored
  /// ```
  ///
  /// In such a closure `.none` is Swift's own, and means `nil`. To do nothing on purpose, return
  /// `NavigationAction.none`.
  @_disfavoredOverload
  public func choose<each Argument>(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ choice: @escaping @MainActor (repeat each Argument) -> NavigationAction?
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.nothing, at: SourcePlace(fileID, line)) { (argument: repeat each Argument) in
      choice(repeat each argument).orNothing.written(fileID, line)
    }
  }
}
