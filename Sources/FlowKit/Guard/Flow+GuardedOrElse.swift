// The common guard in one line: a condition, and what is done otherwise.
extension Flow {
  /// Returns the flow with a guard that allows actions while a condition holds, and declares its other answer.
  ///
  /// ```swift
  /// account.guarded(orElse: .redirect(to: login)) { session.isOpen }
  /// ```
  ///
  /// It runs like every guard: see <doc:Guards>. Because its other answer is declared,
  /// maps and explorers know both answers without asking it, whatever the condition says at the moment.
  ///
  /// - Parameters:
  ///   - other: What it says if the condition doesn't hold.
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - isAllowed: The condition. If it throws an error, the action is refused: ``NavigationReason/guardFailed``.
  /// - Returns: The flow, with the same identity.
  public nonisolated func guarded(
    orElse other: @autoclosure @escaping @MainActor @Sendable () -> GuardDecision,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ isAllowed: @escaping @MainActor @Sendable () throws -> Bool
  ) -> Flow {
    guarding(entering: [Guard(orElse: other, at: SourcePlace(fileID, line)) { _ in try isAllowed() }])
  }

  /// Returns the flow with a guard that asks whether a condition holds, takes its time, and declares its other answer.
  ///
  /// ```swift
  /// report.guarded(orElse: .refuse("no license")) { try await license.covers(.reports) }
  /// ```
  ///
  /// - Parameters:
  ///   - other: What it says if the condition doesn't hold.
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - isAllowed: The condition. If it throws an error, the action is refused: ``NavigationReason/guardFailed``.
  /// - Returns: The flow, with the same identity.
  public nonisolated func guarded(
    orElse other: @autoclosure @escaping @MainActor @Sendable () -> GuardDecision,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ isAllowed: @escaping @MainActor @Sendable () async throws -> Bool
  ) -> Flow {
    guarding(entering: [Guard(orElse: other, at: SourcePlace(fileID, line), later: { _ in try await isAllowed() })])
  }

  /// Returns the flow with a guard for a group of flows, which allows actions while a condition holds, and declares its
  /// other answer.
  ///
  /// ```swift
  /// bank.guardingActions(orElse: .redirect(to: login)) { request in session.isFresh || request.entering.isEmpty }
  /// ```
  ///
  /// - Parameters:
  ///   - other: What it says if the condition doesn't hold.
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - isAllowed: The condition, for an action that is possible. If it throws an error, the action is refused.
  /// - Returns: The flow, with the same identity.
  public nonisolated func guardingActions(
    orElse other: @autoclosure @escaping @MainActor @Sendable () -> GuardDecision,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ isAllowed: @escaping @MainActor @Sendable (NavigationRequest) throws -> Bool
  ) -> Flow {
    guarding(acting: [Guard(orElse: other, at: SourcePlace(fileID, line), isAllowed)])
  }

  /// Returns the flow with an asynchronous guard for a group of flows, which declares its other answer.
  ///
  /// ```swift
  /// bank.guardingActions(orElse: .refuse("the session is over")) { request in await session.isFresh() }
  /// ```
  ///
  /// - Parameters:
  ///   - other: What it says if the condition doesn't hold.
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - isAllowed: The condition, for an action that is possible. If it throws an error, the action is refused.
  /// - Returns: The flow, with the same identity.
  public nonisolated func guardingActions(
    orElse other: @autoclosure @escaping @MainActor @Sendable () -> GuardDecision,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ isAllowed: @escaping @MainActor @Sendable (NavigationRequest) async throws -> Bool
  ) -> Flow {
    guarding(acting: [Guard(orElse: other, at: SourcePlace(fileID, line), later: isAllowed)])
  }
}

extension Navigator {
  /// Adds a guard that decides about every action: it allows them while a condition holds, and declares its other
  /// answer.
  ///
  /// ```swift
  /// navigator.guardActions(orElse: .refuse("read-only")) { !session.isReadOnly || !$0.entering.contains(editor.id) }
  /// ```
  ///
  /// - Parameters:
  ///   - other: What it says if the condition doesn't hold.
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - isAllowed: The condition, for an action that is possible. If it throws an error, the action is refused. The
  ///     navigator keeps the closure, so it shouldn't capture the navigator strongly.
  /// - Returns: The registration, to cancel it; otherwise it stays as long as the navigator.
  @discardableResult
  public func guardActions(
    orElse other: @autoclosure @escaping @MainActor @Sendable () -> GuardDecision,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ isAllowed: @escaping @MainActor @Sendable (NavigationRequest) throws -> Bool
  ) -> Registration {
    features.guards.ofActions.add(Guard(orElse: other, at: SourcePlace(fileID, line), isAllowed))
  }

  /// Adds an asynchronous guard that decides about every action, and declares its other answer.
  ///
  /// ```swift
  /// navigator.guardActions(orElse: .refuse("no rights")) { request in await rights.allow(request.entering) }
  /// ```
  ///
  /// - Parameters:
  ///   - other: What it says if the condition doesn't hold.
  ///   - fileID: The file to report as the guard's origin.
  ///   - line: The line to report as the guard's origin.
  ///   - isAllowed: The condition, for an action that is possible. If it throws an error, the action is refused. The
  ///     navigator keeps the closure, so it shouldn't capture the navigator strongly.
  /// - Returns: The registration, to cancel it; otherwise it stays as long as the navigator.
  @discardableResult
  public func guardActions(
    orElse other: @autoclosure @escaping @MainActor @Sendable () -> GuardDecision,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ isAllowed: @escaping @MainActor @Sendable (NavigationRequest) async throws -> Bool
  ) -> Registration {
    features.guards.ofActions.add(Guard(orElse: other, at: SourcePlace(fileID, line), later: isAllowed))
  }
}
