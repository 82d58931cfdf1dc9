// Verbs that lead back and name no flow. Their place is filled in by whoever performs them.
extension NavigationAction {
  /// Removes the caller and everything above it, pushed or presented.
  ///
  /// Ignored at the root of a stack: a pop never empties one, and never closes a modal.
  public static var pop: NavigationAction { pop() }

  /// Removes the caller and everything above it, pushed or presented.
  ///
  /// - Parameter transition: How it should look.
  /// - Returns: The action.
  public static func pop(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.pop, nil, .with(transition))
  }

  /// Goes back to the root of the stack of the caller, and dismisses what is over that stack.
  ///
  /// Ignored where that root is visible already.
  public static var popToRoot: NavigationAction { popToRoot() }

  /// Goes back to the root of the stack of the caller, and dismisses what is over that stack.
  ///
  /// - Parameter transition: How it should look.
  /// - Returns: The action.
  public static func popToRoot(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.popToRoot, nil, .with(transition))
  }

  /// Closes the modal that the caller presented, with everything over it; else the modal that the caller is in.
  ///
  /// Ignored where there is neither. It never pops pushed screens.
  public static var dismiss: NavigationAction { dismiss() }

  /// Closes the modal that the caller presented, with everything over it; else the modal that the caller is in.
  ///
  /// - Parameter transition: How it should look.
  /// - Returns: The action.
  public static func dismiss(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.dismiss, nil, .with(transition))
  }

  /// Closes every modal over the app's root stack.
  ///
  /// Where none is open, it is done, and nothing changes.
  public static var dismissAll: NavigationAction { dismissAll() }

  /// Closes every modal over the app's root stack.
  ///
  /// - Parameter transition: How it should look.
  /// - Returns: The action.
  public static func dismissAll(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.dismissAll, nil, .with(transition))
  }

  /// Goes back as the system does: pops; at the root of a modal, dismisses it.
  ///
  /// At the app's root it is done, and nothing changes.
  public static var back: NavigationAction { back() }

  /// Goes back as the system does: pops; at the root of a modal, dismisses it.
  ///
  /// At the app's root it is done, and nothing changes.
  ///
  /// - Parameter transition: How it should look.
  /// - Returns: The action.
  public static func back(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.back, nil, .with(transition))
  }

  /// Ends everything that the caller has led to, pushed or presented: the caller is visible again.
  public static var finish: NavigationAction { NavigationAction(.finish) }
}
