extension Lets {
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
}
