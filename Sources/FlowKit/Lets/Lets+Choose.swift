extension Lets {
  /// Performs the action that is chosen when the callback is called, with its arguments.
  ///
  /// ```swift
  /// screen.onLogin = lets.choose { user in user.isNew ? .push(onboarding) : .popToRoot }
  /// ```
  ///
  /// A choice of nil is ignored (``NavigationReason/nothingChosen``), and observers hear of it; one of
  /// ``NavigationAction/none`` does nothing, on purpose.
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the place of a choice that has none.
  ///   - line: The line to name as the place of a choice that has none.
  ///   - choice: Gets the callback's arguments and returns the action.
  /// - Returns: The closure to assign to a callback of any shape.
  public func choose<each Argument>(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ choice: @escaping @MainActor (repeat each Argument) -> NavigationAction
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.nothing, at: SourcePlace(fileID, line)) { (argument: repeat each Argument) in
      choice(repeat each argument).written(fileID, line)
    }
  }
}
