extension Navigator {
  /// Cancels all preparations: the actions that wait for them end, ``NavigationReason/cancelled``.
  ///
  /// Does nothing where none waits.
  public func cancelPreparations() { cancel(work?.removePreparations { _ in true } ?? []) }

  /// Lets an action wait until the flows that it leads to are prepared; nil where none has to be.
  func prepare(
    _ flows: [Blueprint], _ action: NavigationAction, _ caller: Caller?, _ unprepared: Unprepared
  ) -> NavigationOutcome? {
    let steps = flows.compactMap(\.traits?.values.preparation)
    guard !steps.isEmpty else { return nil }
    return unprepared == .returns ? NavigationOutcome(result: .preparing) : wait(for: steps, action, caller)
  }

  private func wait(
    for steps: [@MainActor @Sendable () async throws -> Void], _ action: NavigationAction, _ caller: Caller?
  ) -> NavigationOutcome {
    let work = work ?? ScreenWork()
    self.work = work
    let number = work.nextNumber()
    let task = Task { [weak self] in
      do {
        for step in steps { try await step() }
        if !Task.isCancelled { self?.endPreparation(number, nil) }
      } catch {
        if !Task.isCancelled { self?.endPreparation(number, error) }
      }
    }
    let known = caller.map { Caller(id: $0.id, flow: $0.flow ?? tree[$0.id]?.flow.declaration as? Blueprint) }
    let turn = Turn(action: action, caller: known, unprepared: .enters, continuation: awaiting)
    awaiting = nil
    work.add(ScreenWork.Preparation(number: number, turn: turn, task: task))
    tell(.waiting, Report(action: action.withoutDelivery, caller: caller.map(entry)))
    return NavigationOutcome(result: .preparing)
  }

  /// Performs what has waited; of one that was cancelled, nothing is left to be done.
  private func endPreparation(_ number: Int, _ error: (any Error)?) {
    for preparation in work?.removePreparations(where: { $0.number == number }) ?? [] {
      var turn = preparation.turn
      if let error { (turn.foreseen, turn.error) = (.preparationFailed, error) }
      _ = performOrDefer(turn)
    }
    forgetWork()
  }

  private func cancel(_ preparations: [ScreenWork.Preparation]) {
    for preparation in preparations {
      preparation.task.cancel()
      var turn = preparation.turn
      turn.foreseen = .cancelled
      _ = performOrDefer(turn)
    }
    forgetWork()
  }

  /// Keeps a task until its screen leaves; one of a screen that has left is cancelled.
  func keep(_ task: Task<Void, Never>, for caller: Caller) {
    guard turns.isPerforming || state.screens[caller.id] != nil else { return task.cancel() }
    let work = work ?? ScreenWork()
    self.work = work
    work.add(task, of: caller.id)
  }

  /// Ends what ran for screens that are not in the tree any more.
  func endWorkOfThoseWhoLeft() {
    guard let work else { return }
    let handlers = work.backHandlers.remove { state.screens[$0.caller.id] == nil }
    for task in work.removeFollowers(whoLeft: state.screens) { task.cancel() }
    cancel(
      work.removePreparations { preparation in
        preparation.turn.caller.map { state.screens[$0.id] == nil } ?? false
      })
    withExtendedLifetime(handlers) {}  // they are let go of when nothing is being changed
  }

  func forgetWork() {
    if work?.isEmpty == true { work = nil }
  }
}

extension NavigationOutcome {
  /// Whether it waits for a preparation.
  var isPreparing: Bool {
    guard case .preparing = result else { return false }
    return true
  }
}
