extension Navigator {
  /// Cancels all that waits for a guard or a preparation: these actions end, ``NavigationReason/cancelled``.
  ///
  /// Actions that were redirected end, too; the screens that they were redirected to stay. Does nothing where none waits.
  public func cancelWaiting() {
    cancel(work?.removeWaits { _ in true } ?? [])
    cancel(work?.removeDetours { _ in true } ?? [])
  }

  /// Lets an action wait until the flows that it leads to are prepared; nil where none has to be.
  func prepare(_ asking: Asking, _ clearance: Clearance) -> NavigationOutcome? {
    guard !clearance.isPrepared else { return nil }
    let steps = asking.preparing.compactMap(\.traits?.values.preparation)
    guard !steps.isEmpty else { return nil }
    if asking.returns { return NavigationOutcome(result: .preparing) }
    let number = madeWork.nextNumber()
    let passage = asking.kept
    passage.isPrepared = true
    return wait(number, .preparing, asking, passage) { [weak self] in
      do {
        for step in steps { try await step() }
        if !Task.isCancelled { self?.endWait(number) }
      } catch {
        if !Task.isCancelled { self?.endWait(number, error, .preparationFailed) }
      }
    }
  }

  /// Lets an action wait for the answer of a guard.
  func wait<Subject>(
    for question: Guard<Subject>, _ subject: Subject, _ key: GuardKey, _ asking: Asking
  ) -> NavigationOutcome? {
    guard case .later(let decide) = question.answer else { return nil }
    let number = madeWork.nextNumber()
    let passage = asking.kept
    let name = question.name(key)
    return wait(number, .asking(key), asking, passage) { [weak self] in
      do {
        let decision = try await GuardTask.$isRunning.withValue(true) { try await decide(subject) }
        if Task.isCancelled { return }
        passage.answer = (key, decision)
        self?.endWait(number)
      } catch {
        if !Task.isCancelled { self?.endWait(number, error, .guardFailed.saying(name)) }
      }
    }
  }

  private func wait(
    _ number: Int, _ kind: ScreenWork.Wait.Kind, _ asking: Asking, _ passage: Passage,
    _ body: @escaping @MainActor () async -> Void
  ) -> NavigationOutcome {
    let turn = turn(of: asking, passage, isPinned: kind.isAboutLeaving)
    add(ScreenWork.Wait(number: number, kind: kind, turn: turn, task: Task { await body() }))
    tell(.waiting, Report(action: asking.action.withoutDelivery, caller: asking.caller.map(entry)))
    return NavigationOutcome(result: .preparing)
  }

  /// What is to be performed later, for whoever awaits the action now; pinned, it acts from what is visible now, where no
  /// screen has asked for it.
  func turn(of asking: Asking, _ passage: Passage, isPinned: Bool = false) -> Turn {
    let known = asking.caller.map { Caller(id: $0.id, flow: $0.flow ?? tree[$0.id]?.flow.declaration as? Blueprint) }
    let caller = known ?? (isPinned ? Caller(id: tree.visibleID, flow: nil) : nil)
    return Turn(action: asking.action, caller: caller, clearance: .passing(passage), waiter: awaiting.take())
  }

  var madeWork: ScreenWork {
    let made = work ?? ScreenWork()
    work = made
    return made
  }

  func add(_ wait: ScreenWork.Wait) {
    madeWork.add(wait)
    noteCare()
  }

  /// Performs what has waited; of one that was cancelled, nothing is left to be done.
  private func endWait(_ number: Int, _ error: (any Error)? = nil, _ reason: NavigationReason? = nil) {
    resume(
      (work?.removeWaits { $0.number == number } ?? []).map { wait in
        var turn = wait.turn
        (turn.foreseen, turn.error) = (reason, error)
        return turn
      })
  }

  /// Performs actions in their turn, and after them those that were in line behind them.
  private func resume(_ ready: [Turn]) {
    let lined = work?.removeWaits { $0.kind.isLining }.map(\.turn) ?? []
    forgetWork()
    let isFirst = turns.begin()
    for turn in ready + lined { _ = wait(turn) }
    if isFirst { performWaiting() }
  }

  private func cancel(_ waits: [ScreenWork.Wait]) {
    for wait in waits { wait.task?.cancel() }
    end(waits.map { ($0.turn, $0.kind.text.map(NavigationReason.cancelled.saying) ?? .cancelled) })
  }

  private func cancel(_ detours: [ScreenWork.Detour]) {
    end(detours.map { ($0.turn, .cancelled.saying("it was redirected to \($0.redirect.call)")) })
  }

  private func end(_ turns: [(turn: Turn, reason: NavigationReason)]) {
    guard !turns.isEmpty else { return }
    resume(
      turns.map { ended in
        var turn = ended.turn
        turn.foreseen = ended.reason
        return turn
      })
  }

  /// Keeps a task until its screen leaves; one of a screen that has left is cancelled.
  func keep(_ task: Task<Void, Never>, for caller: Caller) {
    guard turns.isPerforming || state.screens[caller.id] != nil else { return task.cancel() }
    let work = work ?? ScreenWork()
    self.work = work
    work.add(task, of: caller.id)
  }

  /// Ends what ran for screens that are not in the tree any more, and goes on with what waited for one of them to leave.
  func endWorkOfThoseWhoLeft() {
    guard let work else { return }
    let handlers = work.backHandlers.remove { state.screens[$0.caller.id] == nil }
    for task in work.removeFollowers(whoLeft: state.screens) { task.cancel() }
    work.endAgendas(whoLeft: state.screens)
    let hasLeft = { [state] (turn: Turn) in turn.caller.map { state.screens[$0.id] == nil } ?? false }
    cancel(work.removeWaits { hasLeft($0.turn) })
    cancel(work.removeDetours { hasLeft($0.turn) })
    let ended = work.removeDetours { !isOnItsWay($0) }
    if !ended.isEmpty { resume(ended.map(\.turn)) }
    withExtendedLifetime(handlers) {}  // they are let go of when nothing is being changed
    if work.isEmpty { forgetWork() }
  }

  /// Whether the screen that an action was redirected to is there, or another one in its modal.
  private func isOnItsWay(_ detour: ScreenWork.Detour) -> Bool {
    state.screens[detour.entry] != nil || tree.stacks.contains { $0.presentation?.id == detour.entry }
  }

  /// Ends what runs for screens that are about to be made anew, under the same ids.
  func endWork(of ids: [ScreenID]) {
    if !guards.isEmpty { guards.forget(ids) }
    guard let work, !ids.isEmpty else { return }
    for task in work.removeFollowers(of: ids) { task.cancel() }
    work.endAgendas(of: ids)
    let handlers = work.backHandlers.remove { ids.contains($0.caller.id) }
    let isGone = { (turn: Turn) in turn.caller.map { ids.contains($0.id) } ?? false }
    cancel(work.removeWaits { isGone($0.turn) })
    cancel(work.removeDetours { isGone($0.turn) || ids.contains($0.entry) })
    withExtendedLifetime(handlers) {}
  }

  func forgetWork() {
    if work?.isEmpty == true { work = nil }
    noteCare()
  }
}

extension ScreenWork.Wait.Kind {
  fileprivate var isLining: Bool {
    guard case .lining = self else { return false }
    return true
  }

  fileprivate var isAboutLeaving: Bool {
    guard case .asking(.leaving) = self else { return false }
    return true
  }

  /// What it waits for, in a sentence; nil for preparations.
  fileprivate var text: String? {
    switch self {
    case .preparing: nil
    case .asking(let key): "\(key) was being asked"
    case .lining: "an earlier action waited for a guard"
    }
  }
}

extension NavigationOutcome {
  /// Whether it waits for a guard, a preparation, or a redirect.
  var isPreparing: Bool {
    guard case .preparing = result else { return false }
    return true
  }
}
