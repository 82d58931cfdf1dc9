// Verbs that lead back. Where one names no flow, the code that performs it sets its origin.
extension NavigationAction {
  /// Goes back to the nearest entry of a flow below the caller.
  ///
  /// The navigator searches the caller's stack, then the stacks that present it, and dismisses modals on the way. If
  /// there is no such entry, nothing changes.
  ///
  /// ```swift
  /// navigator.perform(.popTo(shop.login) { $0.receive(message: "Bye") })
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to go back to.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the target's screen, to pass it what it needs.
  /// - Returns: The action.
  public static func popTo<Target: AnyObject>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    action(.flow(flow.id, .popTo), transition, at: SourcePlace(fileID, line), prepare)
  }

  /// Removes the caller and everything above it, pushed or presented.
  ///
  /// A count above 1 also removes screens below it. Ignored if the stack would lose its root: a pop never empties a
  /// stack, and never closes a modal.
  ///
  /// - Parameters:
  ///   - count: How many screens to remove, the caller first, then those below it; 0 or less removes nothing.
  ///   - transition: How the change looks.
  /// - Returns: The action.
  public static func pop(_ count: Int = 1, transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.pop(count), .with(transition))
  }

  /// Removes the nearest screen of a flow, and leaves what is above it.
  ///
  /// The navigator searches the caller's stack, then the stacks that contain or present it. Modals that the removed
  /// screen presented leave with it. If there is no such screen, the action is performed, and nothing changes. Ignored
  /// if the screen is alone on its stack.
  ///
  /// ```swift
  /// navigator.perform(.batch(.push(shop.thanks), .remove(shop.payment)))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow whose screen leaves.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The action.
  public static func remove(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    NavigationAction(.flow(flow.id, .remove), .with(transition), at: SourcePlace(fileID, line))
  }

  /// Goes back to the root of the caller's stack, and dismisses the modals over that stack.
  ///
  /// Ignored if nothing is above that root.
  ///
  /// - Parameter transition: How the change looks.
  /// - Returns: The action.
  public static func popToRoot(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.plain(.popToRoot), .with(transition))
  }

  /// Closes the modal that the caller presented, or else the modal that contains the caller.
  ///
  /// Everything over that modal closes, too. Ignored if there is neither. It never pops pushed screens.
  ///
  /// - Parameter transition: How the change looks.
  /// - Returns: The action.
  public static func dismiss(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.plain(.dismiss), .with(transition))
  }

  /// Closes every modal over the app's root stack.
  ///
  /// If none is open, the action is performed, and nothing changes.
  ///
  /// - Parameter transition: How the change looks.
  /// - Returns: The action.
  public static func dismissAll(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.plain(.dismissAll), .with(transition))
  }

  /// Leaves the place where the caller is, whichever way it was opened: pops it, brings the own child of its column back,
  /// or closes its modal.
  ///
  /// - Parameter transition: How the change looks.
  /// - Returns: The action.
  public static func close(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.plain(.close), .with(transition))
  }

  /// Goes back as the system does: pops or, at the root of a modal, dismisses it.
  ///
  /// At the app's root, the action is performed, and nothing changes.
  ///
  /// - Parameter transition: How the change looks.
  /// - Returns: The action.
  public static func back(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.back, .with(transition))
  }

  /// Removes everything that the caller has led to, pushed or presented, so that the caller is visible again.
  ///
  /// - Parameter transition: How the change looks.
  /// - Returns: The action.
  public static func unwind(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.unwind(nil, sending: nil), .with(transition))
  }

  /// Closes a screen that the caller has opened to await its answer, and everything above it.
  package static func unwind(closing opened: ScreenID, at origin: SourcePlace? = nil) -> NavigationAction {
    NavigationAction(.unwind(nil, sending: nil, closing: Uncompared(opened)), at: origin)
  }
}
