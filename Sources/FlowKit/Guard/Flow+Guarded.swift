extension Flow {
  /// Returns the flow with a guard, which runs before an action makes a screen of the flow, whichever way it enters.
  ///
  /// ```swift
  /// account.guarded { session.isLoggedIn ? .allow : .redirect(to: login) }
  /// ```
  ///
  /// Nothing is made or changed until all guards have allowed the action. They run in this order, each once for an
  /// action:
  ///
  /// 1. the guards of actions
  /// 2. those of the screens that would leave
  /// 3. those of the flows that would enter
  ///
  /// If a guard doesn't allow the action, those after it don't run. A flow may have several guards, which run in the
  /// order in which they were added. The root that a navigator starts with, and what it shows, are made without running
  /// guards, because there would be nothing else to show.
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - decide: Decides. If it throws an error, the action is refused: ``NavigationReason/guardFailed``. Actions that
  ///     it performs wait their turn.
  /// - Returns: The flow, with the same identity.
  public nonisolated func guarded(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable () throws -> GuardDecision
  ) -> Flow {
    guarding(entering: [Guard(decide: .nowAboutAny(decide), place: SourcePlace(fileID, line))])
  }

  /// Returns the flow with an asynchronous guard.
  ///
  /// ```swift
  /// report.guarded { try await license.covers(.reports) ? .allow : .refuse("no license") }
  /// ```
  ///
  /// While the guard runs, the tree stays as it is, and observers receive ``NavigationEvent/Kind/waiting``. The same
  /// action of the calling screen is ignored (``NavigationReason/waiting``); another one, or a way back, takes its place
  /// (``NavigationReason/superseded``). Actions from outside any screen wait behind a waiting one from outside.
  ///
  /// If that screen leaves, or the app calls ``Navigator/cancelWaiting()``, the guard's task is cancelled, and the
  /// action ends with ``NavigationReason/cancelled``. Once the guard allows the action, it is performed with the
  /// current state, if that is still possible.
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - decide: Decides. If it throws an error, the action is refused: ``NavigationReason/guardFailed``.
  /// - Returns: The flow, with the same identity.
  public nonisolated func guarded(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable () async throws -> GuardDecision
  ) -> Flow {
    guarding(entering: [Guard(decide: .later { _ in try await decide() }, place: SourcePlace(fileID, line))])
  }

  /// Returns the flow with a guard that also runs before an existing screen of the flow is reused.
  ///
  /// That applies to flows with ``singleTop()`` or ``movesToFront()``, whose screen would get new arguments. Returning
  /// to it with `goTo` or `popTo` doesn't run the guard. The equivalent in Vue Router is `beforeRouteUpdate`.
  ///
  /// ```swift
  /// editor.singleTop().guarded { screen in screen?.hasChanges == true ? .refuse("unsaved changes") : .allow }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - decide: Decides. It gets the screen that would be reused, or `nil` if a new one would be made. If it throws an
  ///     error, the action is refused: ``NavigationReason/guardFailed``. Actions that it performs wait their turn.
  /// - Returns: The flow, with the same identity.
  public nonisolated func guarded(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable (_ screen: Screen?) throws -> GuardDecision
  ) -> Flow {
    let one = Guard<AnyObject?>(decide: .now { try decide($0 as? Screen) }, place: SourcePlace(fileID, line))
    return guarding(entering: [one], updating: [one])
  }

  /// Returns the flow with an asynchronous guard that also runs before an existing screen of the flow is reused.
  ///
  /// ```swift
  /// editor.singleTop().guarded { screen in
  ///   await screen?.asksToDiscard() ?? true ? .allow : .refuse("unsaved changes")
  /// }
  /// ```
  ///
  /// The screen may present what it needs to ask the user. Meanwhile, other actions that would reuse or remove it are
  /// ignored: ``NavigationReason/waiting``.
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - decide: Decides. It gets the screen that would be reused, or `nil` if a new one would be made. If it throws an
  ///     error, the action is refused: ``NavigationReason/guardFailed``.
  /// - Returns: The flow, with the same identity.
  public nonisolated func guarded(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable (_ screen: Screen?) async throws -> GuardDecision
  ) -> Flow {
    let one = Guard<AnyObject?>(decide: .later { try await decide($0 as? Screen) }, place: SourcePlace(fileID, line))
    return guarding(entering: [one], updating: [one])
  }

  /// Returns the flow with a check that runs before any action removes one of its screens.
  ///
  /// It runs for a pop, a popTo, a dismiss, a replace, a reset, the system's back, and a gesture.
  ///
  /// ```swift
  /// editor.confirmsLeaving { screen in !screen.hasChanges }
  /// ```
  ///
  /// Each screen that an action would remove is checked once, the top one first. If one returns `false`, the whole
  /// action does nothing: ``NavigationReason/leavingRefused``. A host asks it, too, when the user begins to swipe back or
  /// to pull a sheet down: if it returns `true`, the gesture goes on.
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - mayLeave: Takes the screen and returns whether it may be removed. If it throws an error, the action is
  ///     refused: ``NavigationReason/guardFailed``. Actions that it performs wait their turn.
  /// - Returns: The flow, with the same identity.
  public nonisolated func confirmsLeaving(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ mayLeave: @escaping @MainActor @Sendable (Screen) throws -> Bool
  ) -> Flow {
    confirming(SourcePlace(fileID, line), .now { Self.decision(try mayLeave(unsafeDowncast($0, to: Screen.self))) })
  }

  /// Returns the flow with an asynchronous check that runs before one of its screens is removed, for example to ask the
  /// user.
  ///
  /// ```swift
  /// editor.confirmsLeaving { screen in await screen.asksToDiscard() }
  /// ```
  ///
  /// While it runs, the tree stays as it is. The screen may present what it needs to ask the user. Once the check
  /// returns `true`, the action continues with the current state. Another action that would remove the screen meanwhile
  /// takes its place (``NavigationReason/superseded``), and shares the answer.
  ///
  /// It takes time, so no swipe and no pull begins while the screen is there. If there isn't always a question, say when
  /// there is one: ``confirmsLeaving(if:fileID:line:_:)-(KeyPath<Screen,Bool>,_,_,_)``.
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - mayLeave: Takes the screen and returns whether it may be removed. If it throws an error, the action is
  ///     refused: ``NavigationReason/guardFailed``.
  /// - Returns: The flow, with the same identity.
  public nonisolated func confirmsLeaving(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ mayLeave: @escaping @MainActor @Sendable (Screen) async throws -> Bool
  ) -> Flow {
    confirming(SourcePlace(fileID, line), .later(Self.deciding(mayLeave)))
  }

  /// Returns the flow with an asynchronous check that runs before one of its screens is removed, if the screen has a
  /// reason to ask.
  ///
  /// ```swift
  /// editor.confirmsLeaving(if: \.hasChanges) { screen in await screen.asksToDiscard() }
  /// ```
  ///
  /// While the property is `false`, the screen leaves at once, and the user can swipe back or pull its sheet down. It is
  /// read when a gesture begins, and when an action would remove the screen.
  ///
  /// - Parameters:
  ///   - condition: The screen's property that says whether there is something to ask.
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - mayLeave: Takes the screen and returns whether it may be removed. If it throws an error, the action is
  ///     refused: ``NavigationReason/guardFailed``.
  /// - Returns: The flow, with the same identity.
  @MainActor  // a key path to a property of the main actor stays there
  public func confirmsLeaving(
    if condition: KeyPath<Screen, Bool>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ mayLeave: @escaping @MainActor @Sendable (Screen) async throws -> Bool
  ) -> Flow {
    confirmsLeaving(if: { $0[keyPath: condition] }, fileID: fileID, line: line, mayLeave)
  }

  /// Returns the flow with an asynchronous check that runs before one of its screens is removed, if a condition holds.
  ///
  /// ```swift
  /// editor.confirmsLeaving(if: { screen in screen.hasChanges && !session.isOver }) { screen in
  ///   await screen.asksToDiscard()
  /// }
  /// ```
  ///
  /// While the condition is `false`, the screen leaves at once, and the user can swipe back or pull its sheet down. It is
  /// asked when a gesture begins, and when an action would remove the screen.
  ///
  /// - Parameters:
  ///   - condition: Takes the screen and returns whether there is something to ask. If it throws an error, the action is
  ///     refused: ``NavigationReason/guardFailed``.
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - mayLeave: Takes the screen and returns whether it may be removed. If it throws an error, the action is
  ///     refused: ``NavigationReason/guardFailed``.
  /// - Returns: The flow, with the same identity.
  public nonisolated func confirmsLeaving(
    if condition: @escaping @MainActor @Sendable (Screen) throws -> Bool, fileID: StaticString = #fileID,
    line: UInt32 = #line, _ mayLeave: @escaping @MainActor @Sendable (Screen) async throws -> Bool
  ) -> Flow {
    confirming(
      SourcePlace(fileID, line),
      .later(Self.deciding(mayLeave), if: { try condition(unsafeDowncast($0, to: Screen.self)) }))
  }

  private nonisolated static func deciding(
    _ mayLeave: @escaping @MainActor @Sendable (Screen) async throws -> Bool
  ) -> @MainActor @Sendable (AnyObject) async throws -> GuardDecision {
    { decision(try await mayLeave(unsafeDowncast($0, to: Screen.self))) }
  }

  private nonisolated func confirming(_ place: SourcePlace, _ decide: Guard<AnyObject>.Decide) -> Flow {
    guarding(leaving: [Guard(decide: decide, place: place)])
  }

  private nonisolated static func decision(_ mayLeave: Bool) -> GuardDecision { mayLeave ? .allow : .refuse("") }
}
