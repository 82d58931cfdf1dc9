extension Flow {
  /// Returns the flow with a guard for a group of flows: it decides about every action of this flow's screen and of
  /// screens above it.
  ///
  /// Screens above are those pushed or presented over it. The guard may rewrite or refuse the actions. Groups decide
  /// from the inside out, the navigator last.
  ///
  /// ```swift
  /// checkout.guardingActions { request in basket.isOpen ? .allow : .instead(.popTo(shop)) }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - decide: Decides about an action that is possible with the current state. If it throws an error, the action is
  ///     refused.
  /// - Returns: The flow, with the same identity.
  public nonisolated func guardingActions(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable (NavigationRequest) throws -> GuardDecision
  ) -> Flow {
    guarding(acting: [Guard(decide: .now(decide), place: SourcePlace(fileID, line))])
  }

  /// Returns the flow with an asynchronous guard for a group of flows.
  ///
  /// ```swift
  /// bank.guardingActions { request in await session.isFresh() ? .allow : .redirect(to: login) }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - decide: Decides about an action that is possible with the current state. If it throws an error, the action is
  ///     refused.
  /// - Returns: The flow, with the same identity.
  public nonisolated func guardingActions(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable (NavigationRequest) async throws -> GuardDecision
  ) -> Flow {
    guarding(acting: [Guard(decide: .later(decide), place: SourcePlace(fileID, line))])
  }
}

extension Navigator {
  /// Adds a guard that decides about every action that is possible with the current state.
  ///
  /// The guard may rewrite or refuse the action. Guards of groups run first. The navigator's guards run in the order in
  /// which they were added.
  ///
  /// ```swift
  /// navigator.guardActions { request in
  ///   session.isReadOnly && request.entering.contains(editor.id) ? .instead(.present(readOnly)) : .allow
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - decide: Decides. If it throws an error, the action is refused. The navigator keeps the closure, so it
  ///     shouldn't capture the navigator strongly.
  /// - Returns: The registration, to cancel it; otherwise it stays as long as the navigator.
  @discardableResult
  public func guardActions(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable (NavigationRequest) throws -> GuardDecision
  ) -> Registration {
    features.guards.ofActions.add(Guard(decide: .now(decide), place: SourcePlace(fileID, line)))
  }

  /// Adds an asynchronous guard that decides about every action that is possible with the current state.
  ///
  /// ```swift
  /// navigator.guardActions { request in await rights.allow(request.entering) ? .allow : .refuse("no rights") }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - decide: Decides. If it throws an error, the action is refused. The navigator keeps the closure, so it
  ///     shouldn't capture the navigator strongly.
  /// - Returns: The registration, to cancel it; otherwise it stays as long as the navigator.
  @discardableResult
  public func guardActions(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable (NavigationRequest) async throws -> GuardDecision
  ) -> Registration {
    features.guards.ofActions.add(Guard(decide: .later(decide), place: SourcePlace(fileID, line)))
  }
}
