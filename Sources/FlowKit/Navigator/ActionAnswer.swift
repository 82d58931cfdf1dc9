/// What to do with an action that doesn't change the tree itself: a message, the system's back, the choice of the root.
enum ActionAnswer {
  /// It changes the tree after all.
  case notMine
  /// Performs another action, from this screen.
  case act(NavigationAction, from: Caller?)
  /// The action is already dealt with.
  case done
  case failed(NavigationReason)
  /// It ends with this outcome.
  case ended(NavigationOutcome)
}
