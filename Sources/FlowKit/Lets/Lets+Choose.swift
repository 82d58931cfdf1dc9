extension Lets {
  /// Performs the action that a closure chooses from the callback's arguments.
  ///
  /// ```swift
  /// screen.onLogin = lets.choose { user in user.isNew ? .push(onboarding) : .popToRoot() }
  /// ```
  ///
  /// If the closure returns `nil`, nothing happens, and observers are notified (``NavigationReason/nothingChosen``). To
  /// do nothing on purpose, return ``NavigationAction/stay``. The closure may use the screen:
  /// the navigator keeps it until the screen leaves. Only in a flow that sends after leaving (``Flow/sendsAfterLeaving()``)
  /// the callback keeps it, so there it should capture the screen weakly.
  ///
  /// A map calls the closure to know its actions, so it should only choose. Work goes into `after`, which no map runs:
  ///
  /// ```swift
  /// screen.onPaid = lets.choose(after: { _ in basket.clear() }) { order in .push(receipt(order)) }
  /// ```
  ///
  /// - Parameters:
  ///   - work: What to do before, with the callback's arguments. It doesn't run if the action chosen by then would be ignored,
  ///     because the screen is covered, or waits for the same action already: a second tap does nothing. To know
  ///     that, the choice is made before, too, in such a screen.
  ///   - fileID: The file to report as the origin if the chosen action has none.
  ///   - line: The line to report as the origin if the chosen action has none.
  ///   - choice: Takes the callback's arguments and returns the action.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func choose<each Argument>(
    after work: (@MainActor (repeat each Argument) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ choice: @escaping @MainActor (repeat each Argument) -> NavigationAction?
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.nothing, at: SourcePlace(fileID, line), after: work) { (argument: repeat each Argument) in
      choice(repeat each argument).orNothing.written(fileID, line)
    }
  }

  /// Performs one of two actions: the first while a condition holds, or else the other.
  ///
  /// ```swift
  /// screen.onAccount = lets.choose(.push(account), orElse: .present(login)) { session.isOpen }
  /// ```
  ///
  /// Both are declared, so maps and explorers know both without running the condition.
  ///
  /// - Parameters:
  ///   - action: The action if the condition holds.
  ///   - other: The action if it doesn't. ``NavigationAction/stay`` does nothing on purpose.
  ///   - fileID: The file to report as the origin of an action that has none.
  ///   - line: The line to report as the origin of an action that has none.
  ///   - condition: Takes the callback's arguments, each time that it is called.
  /// - Returns: The closure to assign to a callback of any shape.
  public func choose<each Argument>(
    _ action: NavigationAction, orElse other: NavigationAction, fileID: StaticString = #fileID, line: UInt32 = #line,
    if condition: @escaping @MainActor (repeat each Argument) -> Bool
  ) -> @MainActor (repeat each Argument) -> Void {
    choosing(action.written(fileID, line), other.written(fileID, line), at: SourcePlace(fileID, line), if: condition)
  }

  /// The closure that performs one of two actions, both of which maps know.
  func choosing<each Argument>(
    _ action: NavigationAction, _ other: NavigationAction, at place: SourcePlace,
    if condition: @escaping @MainActor (repeat each Argument) -> Bool
  ) -> @MainActor (repeat each Argument) -> Void {
    recorder?.given(at: place) { _ = condition }
    let choice = Choice { arguments in
      condition(repeat each arguments.assumingMemoryBound(to: (repeat each Argument).self).pointee) ? action : other
    }
    let callback = callback(.nothing, at: place, choosingBy: choice, owns: false)
    let closure: @MainActor (repeat each Argument) -> Void = { (argument: repeat each Argument) in
      callback.perform(choosingFor: (repeat each argument))
    }
    recorder?.bound(.nothing, at: place, declaring: [action, other], calling: closure)
    return closure
  }
}
