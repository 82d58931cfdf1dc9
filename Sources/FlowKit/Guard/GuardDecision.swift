/// A guard's decision about an action.
///
/// ```swift
/// account.guarded { session.isLoggedIn ? .allow : .redirect(to: login) }
/// ```
public struct GuardDecision: Sendable {
  package enum Decision: Sendable {
    case allow
    case refuse(String)
    indirect case instead(NavigationAction)  // indirect, so that the others are quickly copied
    indirect case redirect(NavigationAction)
    case insteadFlow(FlowID)
  }

  package let decision: Decision

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

  /// Leads the user to a flow first, and then runs the guard again: the usual redirect.
  ///
  /// ```swift
  /// session.isLoggedIn ? .allow : .redirect(to: login)   // log in, then go where you wanted to
  /// ```
  ///
  /// If the user is on that flow already, in its screen or in what stands above it (the second step of a login, a sheet
  /// over it), nothing moves. Otherwise the flow opens as it says (``Flow/opens(as:)``). If it doesn't say, a container
  /// around the screen that has it as a child selects it; without one, it is presented as a sheet, from the screen whose
  /// action it is, or, if that is covered, from the visible one.
  ///
  /// Then the action waits until the flow's screen, or the modal that it opened in, is gone or has been replaced, and the
  /// guard runs again, as described at ``redirect(_:fileID:line:)``.
  ///
  /// A screen that has replaced that of the flow counts as one of its steps while an action waits for it. At the bottom
  /// of the app, it also does while the rule for the root chooses the flow. Otherwise the flow opens anew: a login that
  /// has been replaced by the home screen is over.
  ///
  /// - Parameters:
  ///   - flow: The flow to lead to. Its own guards run if it opens; if they redirect in a circle, the action ends with
  ///     ``NavigationReason/redirectLoop``.
  ///   - fileID: The file to report as the redirect's origin.
  ///   - line: The line to report as the redirect's origin.
  /// - Returns: The decision.
  public static func redirect(
    to flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> GuardDecision {
    let action = NavigationAction(.lead(to: flow.id, going: false), at: SourcePlace(fileID, line))
    return GuardDecision(decision: .redirect(action))
  }

  /// Performs another action first, from the same screen, and then runs the guard again.
  ///
  /// To lead the user to a screen, ``redirect(to:fileID:line:)`` is simpler. This one is for everything else: a certain
  /// style, a batch, a tab. A `goTo` knows where the user is, too: whoever is on the flow, or on what stands above it,
  /// stays there.
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
  /// session.hasPlan ? .allow : .redirect(.batch(.select(profile), .present(plans)))
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
    let action = action.written(fileID, line)
    guard case .flow(let flow, .goTo) = action.verb, action.delivery == nil else {
      return GuardDecision(decision: .redirect(action))
    }
    return GuardDecision(decision: .redirect(action.with(.lead(to: flow, going: true))))
  }
}
