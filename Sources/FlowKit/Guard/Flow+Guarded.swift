extension Flow {
  /// The same flow with a guard: it is asked before an action makes a screen of the flow, whichever way it would enter.
  ///
  /// ```swift
  /// account.guarded { session.isLoggedIn ? .allow : .redirect(.present(login)) }
  /// ```
  ///
  /// Nothing is made or changed before all guards have allowed an action: those of actions, those of screens that would
  /// leave, then those of flows that would enter. Each is asked once for an action, and those after one that doesn't
  /// allow it are not asked. A flow may have several, which are asked in the order in which they were added.
  /// The root that a navigator starts with is made without asking, with what it shows: there would be nothing else to
  /// show.
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the guard's place.
  ///   - line: The line to name as the guard's place.
  ///   - decide: Decides. An error that it throws refuses the action: ``NavigationReason/guardFailed``. Actions that it
  ///     performs wait their turn.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func guarded(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable () throws -> GuardDecision
  ) -> Flow {
    guarding(entering: [Guard(decide: .now { _ in try decide() }, place: SourcePlace(fileID, line))])
  }

  /// The same flow with a guard that takes its time.
  ///
  /// ```swift
  /// report.guarded { try await license.covers(.reports) ? .allow : .refuse("no license") }
  /// ```
  ///
  /// While it is asked the tree stays as it is, and observers hear ``NavigationEvent/Kind/waiting``. Until then, the
  /// screen that asks may go back, but other actions of it are ignored (``NavigationReason/waiting``), and actions that
  /// come from outside any screen wait behind one that did. When the screen leaves, or
  /// ``Navigator/cancelWaiting()`` is called, the guard's task is cancelled, and the action ends:
  /// ``NavigationReason/cancelled``. Then the action is done as things are, or not any more.
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the guard's place.
  ///   - line: The line to name as the guard's place.
  ///   - decide: Decides. An error that it throws refuses the action: ``NavigationReason/guardFailed``.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func guarded(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable () async throws -> GuardDecision
  ) -> Flow {
    guarding(entering: [Guard(decide: .later { _ in try await decide() }, place: SourcePlace(fileID, line))])
  }

  /// The same flow with a guard that is asked before a screen of the flow is made, and before the one that is there is
  /// used again.
  ///
  /// That is so where the flow has ``singleTop()`` or ``movesToFront()``: its entry would be entered again, and its screen
  /// would be handed other arguments. A return to it, by `goTo` or `popTo`, asks nobody. It is what `beforeRouteUpdate` is in Vue
  /// Router.
  ///
  /// ```swift
  /// editor.singleTop().guarded { screen in screen?.hasChanges == true ? .refuse("unsaved changes") : .allow }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the guard's place.
  ///   - line: The line to name as the guard's place.
  ///   - decide: Decides. It gets the screen that would be used again; nil where one would be made. An error that it
  ///     throws refuses the action: ``NavigationReason/guardFailed``. Actions that it performs wait their turn.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func guarded(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable (_ screen: Screen?) throws -> GuardDecision
  ) -> Flow {
    let one = Guard<AnyObject?>(decide: .now { try decide($0 as? Screen) }, place: SourcePlace(fileID, line))
    return guarding(entering: [one], updating: [one])
  }

  /// The same flow with a guard that is asked before a screen of the flow is made, and before the one that is there is
  /// used again, and that takes its time.
  ///
  /// ```swift
  /// editor.singleTop().guarded { screen in
  ///   await screen?.asksToDiscard() ?? true ? .allow : .refuse("unsaved changes")
  /// }
  /// ```
  ///
  /// The screen may present what it needs to ask. Other actions that would use it again, or remove it, are ignored
  /// meanwhile: ``NavigationReason/waiting``.
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the guard's place.
  ///   - line: The line to name as the guard's place.
  ///   - decide: Decides. It gets the screen that would be used again; nil where one would be made. An error that it
  ///     throws refuses the action: ``NavigationReason/guardFailed``.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func guarded(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable (_ screen: Screen?) async throws -> GuardDecision
  ) -> Flow {
    let one = Guard<AnyObject?>(decide: .later { try await decide($0 as? Screen) }, place: SourcePlace(fileID, line))
    return guarding(entering: [one], updating: [one])
  }

  /// The same flow, which is asked before one of its screens is removed, by whichever action: a pop, a popTo, a
  /// dismiss, a replace, a reset, the system's back, a gesture.
  ///
  /// ```swift
  /// editor.confirmsLeaving { screen in !screen.hasChanges }
  /// ```
  ///
  /// All screens that an action would remove are asked, the top one first, each once. Where one answers false, the
  /// whole action does nothing: ``NavigationReason/leavingRefused``.
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the guard's place.
  ///   - line: The line to name as the guard's place.
  ///   - mayLeave: Gets the screen, and answers whether it may be removed. An error that it throws refuses the action:
  ///     ``NavigationReason/guardFailed``. Actions that it performs wait their turn.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func confirmsLeaving(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ mayLeave: @escaping @MainActor @Sendable (Screen) throws -> Bool
  ) -> Flow {
    confirming(SourcePlace(fileID, line), .now { Self.decision(try mayLeave(unsafeDowncast($0, to: Screen.self))) })
  }

  /// The same flow, which is asked before one of its screens is removed, and takes its time: to ask the user, say.
  ///
  /// ```swift
  /// editor.confirmsLeaving { screen in await screen.asksToDiscard() }
  /// ```
  ///
  /// While it is asked the tree stays as it is. The screen may present what it needs to ask; when it has confirmed,
  /// the same action goes on, as things are. Other actions that would remove the screen meanwhile are ignored:
  /// ``NavigationReason/waiting``.
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the guard's place.
  ///   - line: The line to name as the guard's place.
  ///   - mayLeave: Gets the screen, and answers whether it may be removed. An error that it throws refuses the action:
  ///     ``NavigationReason/guardFailed``.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func confirmsLeaving(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ mayLeave: @escaping @MainActor @Sendable (Screen) async throws -> Bool
  ) -> Flow {
    confirming(
      SourcePlace(fileID, line), .later { Self.decision(try await mayLeave(unsafeDowncast($0, to: Screen.self))) })
  }

  private nonisolated func confirming(_ place: SourcePlace, _ decide: Guard<AnyObject>.Decide) -> Flow {
    guarding(leaving: [Guard(decide: decide, place: place)])
  }

  private nonisolated static func decision(_ mayLeave: Bool) -> GuardDecision { mayLeave ? .allow : .refuse("") }
}
