/// A guard's decision about an action.
///
/// ```swift
/// account.guarded { session.isLoggedIn ? .allow : .redirect(.present(login)) }
/// ```
public struct GuardDecision: Sendable {
  enum Decision: Sendable {
    case allow
    case refuse(String)
    indirect case instead(NavigationAction)  // indirect, so that the others are quickly copied
    indirect case redirect(NavigationAction)
    case insteadFlow(FlowID)
  }

  let decision: Decision

  /// Allows the action, unless another guard doesn't.
  public static var allow: GuardDecision { GuardDecision(decision: .allow) }

  /// Refuses the action: ``NavigationReason/guardRefused``.
  ///
  /// - Parameter why: The reason that the message gives to developers: `"the trial is over"`.
  /// - Returns: The decision.
  public static func refuse(_ why: String) -> GuardDecision { GuardDecision(decision: .refuse(why)) }

  /// Performs another action instead, from the same screen; its outcome becomes the outcome of the first one.
  ///
  /// - Parameters:
  ///   - action: The action to perform. Its own guards run. The guard that returns this decision isn't asked about it.
  ///     If it guards a flow that the other action enters, too, the action ends with
  ///     ``NavigationReason/redirectLoop``.
  ///   - fileID: The file to report as the action's origin if it has none.
  ///   - line: The line to report as the action's origin if it has none.
  /// - Returns: The decision.
  public static func instead(
    _ action: NavigationAction, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> GuardDecision {
    GuardDecision(decision: .instead(action.written(fileID, line)))
  }

  /// Performs the same action with another flow instead: with the same verb, style and column, and the other steps of
  /// a batch.
  ///
  /// ```swift
  /// room.guarded { rooms.isMember ? .allow : .instead(join) }   // wherever the room would be, the invitation is
  /// ```
  ///
  /// Arguments are forwarded if the screens of both flows are of the same class. An action that doesn't name the flow,
  /// because it only shows a container's child, is refused: ``NavigationReason/guardRefused``.
  ///
  /// - Parameter flow: The flow. Its own guards run.
  /// - Returns: The decision.
  public static func instead(_ flow: Flow<some AnyObject>) -> GuardDecision {
    GuardDecision(decision: .insteadFlow(flow.id))
  }

  /// Performs another action first, from the same screen, and then runs the guard again.
  ///
  /// The guard runs again when what the other action has led to is gone, or has been replaced: the modal that it
  /// presented, or else the screen that it pushed, or else the tab or the page that it selected, also if that was there
  /// already. If the guard now allows the first action, it continues. If not, and something has taken that place, it
  /// waits for that; otherwise it is refused: ``NavigationReason/redirectEnded``. If the calling screen leaves
  /// meanwhile, the first action ends. An action that only leads back, such as a `popTo`, is performed instead.
  ///
  /// Several actions that are redirected to the same flow open it once, and the newest of them goes on.
  ///
  /// ```swift
  /// session.isLoggedIn ? .allow : .redirect(.present(login))   // log in, then go where you wanted to
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action to perform first. Its own guards run; if they redirect in a circle, the action ends with
  ///     ``NavigationReason/redirectLoop``.
  ///   - fileID: The file to report as the action's origin if it has none.
  ///   - line: The line to report as the action's origin if it has none.
  /// - Returns: The decision.
  public static func redirect(
    _ action: NavigationAction, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> GuardDecision {
    GuardDecision(decision: .redirect(action.written(fileID, line)))
  }
}
