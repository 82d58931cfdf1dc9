/// What a guard says about an action.
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
  }

  let decision: Decision

  /// The action may be done, as far as this guard is concerned.
  public static var allow: GuardDecision { GuardDecision(decision: .allow) }

  /// The action is not done: ``NavigationReason/guardRefused``.
  ///
  /// - Parameter why: What its message says, for a developer: `"the trial is over"`.
  /// - Returns: The decision.
  public static func refuse(_ why: String) -> GuardDecision { GuardDecision(decision: .refuse(why)) }

  /// Another action is done in its place, from the same screen; how that ends is the outcome.
  ///
  /// - Parameters:
  ///   - action: What to do. Its own guards are asked; the one that answers this is not asked about it, unless it
  ///     guards the flow that is entered.
  ///   - fileID: The file to name as the action's place, where it has none.
  ///   - line: The line to name as the action's place, where it has none.
  /// - Returns: The decision.
  public static func instead(
    _ action: NavigationAction, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> GuardDecision {
    GuardDecision(decision: .instead(action.written(fileID, line)))
  }

  /// Another action is done before, from the same screen; when the screen that it has entered has left again, or the
  /// modal that it has presented, the guard is asked a second time, and where it allows it now, the first action goes on.
  ///
  /// Where it does not, the first action is refused: ``NavigationReason/redirectEnded``. When the screen that asked for
  /// it leaves meanwhile, it is cancelled. An action that enters no screen (a `popTo`, say) is done instead.
  ///
  /// ```swift
  /// session.isLoggedIn ? .allow : .redirect(.present(login))   // log in, then go where you wanted to
  /// ```
  ///
  /// - Parameters:
  ///   - action: What to do before. Its own guards are asked; those that redirect in a circle end the action:
  ///     ``NavigationReason/redirectLoop``.
  ///   - fileID: The file to name as the action's place, where it has none.
  ///   - line: The line to name as the action's place, where it has none.
  /// - Returns: The decision.
  public static func redirect(
    _ action: NavigationAction, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> GuardDecision {
    GuardDecision(decision: .redirect(action.written(fileID, line)))
  }
}
