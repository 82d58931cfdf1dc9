extension Flow {
  /// The same flow with a guard for a whole group of flows: it is asked about every action that this flow's screen asks
  /// for, and that screens above it ask for, pushed or presented.
  ///
  /// It may rewrite or refuse them. Groups are asked from the inside out, the navigator last.
  ///
  /// ```swift
  /// checkout.guardingActions { request in basket.isOpen ? .allow : .instead(.popTo(shop)) }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the guard's place.
  ///   - line: The line to name as the guard's place.
  ///   - decide: Decides about an action that can be done as things are. An error that it throws refuses it.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func guardingActions(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable (NavigationRequest) throws -> GuardDecision
  ) -> Flow {
    guarding(acting: [Guard(decide: .now(decide), place: SourcePlace(fileID, line))])
  }

  /// The same flow with a guard for a whole group of flows that takes its time.
  ///
  /// ```swift
  /// bank.guardingActions { request in await session.isFresh() ? .allow : .redirect(.present(login)) }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the guard's place.
  ///   - line: The line to name as the guard's place.
  ///   - decide: Decides about an action that can be done as things are. An error that it throws refuses it.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func guardingActions(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable (NavigationRequest) async throws -> GuardDecision
  ) -> Flow {
    guarding(acting: [Guard(decide: .later(decide), place: SourcePlace(fileID, line))])
  }
}

extension Navigator {
  /// Asks about every action that can be done as things are: it may rewrite or refuse it.
  ///
  /// Guards of groups are asked before. Those that are added later are asked later.
  ///
  /// ```swift
  /// navigator.guardActions { request in
  ///   request.entering.isEmpty || !session.isLocked ? .allow : .instead(.present(unlock))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the guard's place.
  ///   - line: The line to name as the guard's place.
  ///   - decide: Decides. An error that it throws refuses the action. The navigator keeps it: it should not keep the
  ///     navigator.
  /// - Returns: What removes it again; it stays as long as the navigator otherwise.
  @discardableResult
  public func guardActions(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable (NavigationRequest) throws -> GuardDecision
  ) -> ActionGuard {
    guards.add(Guard(decide: .now(decide), place: SourcePlace(fileID, line)))
  }

  /// Asks about every action that can be done as things are, and takes its time.
  ///
  /// ```swift
  /// navigator.guardActions { request in await rights.allow(request.entering) ? .allow : .refuse("no rights") }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the guard's place.
  ///   - line: The line to name as the guard's place.
  ///   - decide: Decides. An error that it throws refuses the action. The navigator keeps it: it should not keep the
  ///     navigator.
  /// - Returns: What removes it again; it stays as long as the navigator otherwise.
  @discardableResult
  public func guardActions(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @MainActor @Sendable (NavigationRequest) async throws -> GuardDecision
  ) -> ActionGuard {
    guards.add(Guard(decide: .later(decide), place: SourcePlace(fileID, line)))
  }
}

/// A guard of a navigator, to remove it: from ``Navigator/guardActions(fileID:line:_:)-9qw3c``.
///
/// ```swift
/// let onboarding = navigator.guardActions { request in tour.allows(request.action) ? .allow : .refuse("the tour first") }
/// tour.onEnd = { onboarding.cancel() }
/// ```
@MainActor
public struct ActionGuard {
  private let number: Int
  private weak var guards: GuardGate?

  init(_ number: Int, of guards: GuardGate) {
    self.number = number
    self.guards = guards
  }

  /// Removes it: it is asked about nothing any more.
  ///
  /// An action that waits for its answer still gets it. Twice does no harm.
  public func cancel() { guards?.remove(number) }
}
