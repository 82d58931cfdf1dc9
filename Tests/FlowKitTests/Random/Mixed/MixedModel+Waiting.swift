import FlowKit

// Actions that wait: for an answer, behind another one, or for the end of what they were redirected to.
extension MixedModel {
  mutating func wait(for question: Question, _ attempt: inout Attempt) -> Outcome {
    supersede(by: attempt)
    var waiting = attempt
    if attempt.caller == nil, question.key.screen != nil {
      waiting.caller = tree[tree.front].id  // it acts from the screen that is visible now
    }
    attempt.waiter = nil
    lastNumber += 1
    var number: Int?
    if question.key.screen.map(isBeingAsked) == true {
      meet("a question that is shared")
    } else if case .later(let isPolite) = question.asks {
      number = asked
      open.append(Thought(number: asked, isPolite: isPolite, screen: question.key.screen))
      asked += 1
    }
    waits.append(
      Wait(number: lastNumber, line: attempt.caller, key: question.key, attempt: waiting, question: number))
    story.append("waiting \(attempt.tag)")
    return .waits
  }

  /// Lets an action wait behind another one, or ignores it.
  ///
  /// While a screen's action waits for a guard, its others are ignored; while one waits for a preparation, only the same
  /// one is. What comes from outside waits behind what came from there. What only leads back never waits.
  mutating func standInLine(_ attempt: inout Attempt) -> Outcome? {
    guard attempt.approval == nil, !attempt.leadsBack, let deed = attempt.deed else { return nil }
    let before = waits.filter { $0.line == attempt.caller && (attempt.caller == nil || $0.key?.screen == nil) }
    guard !before.isEmpty else { return nil }
    if attempt.caller != nil {
      let isSame = before.contains { $0.attempt.deed == deed }
      let waitsForAGuard = before.contains { $0.key?.isPreparing == false }
      return isSame || waitsForAGuard ? undo(attempt, "waiting") : nil
    }
    if let own = before.first(where: { $0.number == attempt.inside }) {
      meet("an action of a guard")
      return own.key?.isPreparing == true || own.key?.screen != nil ? nil : undo(attempt, "waiting")
    }
    if attempt.replaces { return nil }
    meet("an action in line")
    lastNumber += 1
    waits.append(Wait(number: lastNumber, line: nil, key: nil, attempt: attempt, question: nil))
    attempt.waiter = nil
    return .waits
  }

  /// What loads for a screen is superseded when that goes on or back; what came from outside, by what replaces it.
  mutating func supersede(by attempt: Attempt) {
    guard let deed = attempt.deed else { return }
    if case .taking(.remove, _) = deed { return }
    if attempt.caller == nil, attempt.replaces { end(takeWaits { $0.line == nil }, "superseded") }
    guard let caller = attempt.caller ?? (deed.leadsBack ? tree[tree.front].id : nil) else { return }
    end(takeWaits { $0.line == caller && $0.key?.isPreparing == true }, "superseded")
  }

  /// What replaces those from outside is asked instead of them.
  mutating func replaceWaiting(by attempt: Attempt, _ questions: [Question]) {
    guard attempt.caller == nil, attempt.replaces else { return }
    let screens = questions.compactMap(\.key.screen)
    end(takeWaits { $0.line == nil && $0.key?.screen.map(screens.contains) == true }, "superseded")
  }

  mutating func takeWaits(where fits: (Wait) -> Bool) -> [Wait] {
    let taken = waits.filter(fits)
    waits.removeAll(where: fits)
    return taken
  }

  /// Those that share the answer that others have waited for.
  mutating func takeSharing(with others: [Wait]) -> [Wait] {
    let screens = others.filter { $0.question != nil }.compactMap { $0.key?.screen }
    return takeWaits { $0.question == nil && $0.key?.screen.map(screens.contains) == true }
  }

  /// Ends them, in their turn; those that share their answers ask for themselves.
  private mutating func end(_ ended: [Wait], _ reason: String) {
    for number in ended.compactMap(\.question) { cancelThought(number) }
    let sharing = takeSharing(with: ended)
    if !ended.isEmpty { meet("\(reason) while waiting") }
    resume(ended.map { ending($0.attempt, reason) } + sharing.map(\.attempt))
  }

  private func ending(_ attempt: Attempt, _ reason: String) -> Attempt {
    var attempt = attempt
    attempt.end = reason
    return attempt
  }

  private mutating func cancelThought(_ number: Int) {
    cancelled.insert(number)
    open.removeAll { $0.number == number && $0.isPolite }
  }

  /// They come next, then those in line.
  mutating func resume(_ ready: [Attempt]) {
    guard !ready.isEmpty else { return }
    queue += ready + takeWaits { $0.line == nil && $0.key == nil }.map(\.attempt)
  }
}

// Ends.
extension MixedModel {
  /// Ends all that wait, then all that were redirected.
  mutating func cancelWaiting(drains: Bool = false) {
    end(takeWaits { _ in true }, "cancelled")
    if drains { drain() }
    endRedirects { _ in true }
    if drains { drain() }
  }

  /// Ends what a task waits for; what it has opened for K's sake is closed.
  mutating func cancelTask(_ number: Int) {
    if awaitsK.contains(number) { giveUp(number) }
    end(takeWaits { $0.attempt.isAwaited(by: number) }, "cancelled")
    drain()
    endRedirects { $0.attempt.isAwaited(by: number) }
    drain()
  }

  private mutating func endRedirects(where fits: (Redirect) -> Bool) {
    let ended = redirects.filter(fits)
    redirects.removeAll(where: fits)
    resume(ended.map { ending($0.attempt, "cancelled") })
  }

  /// What waited for the sake of a screen that has left ends; what waited for a screen to leave goes on.
  mutating func endWaiting(from before: BoxModel, _ difference: BoxDifference) {
    let left = difference.left.map(\.id), now = tree.modals, present = tree.ids
    handOver()
    for id in left {
      end(takeWaits { $0.attempt.caller == id }, "cancelled")
      endRedirects { $0.attempt.caller == id }
    }
    for id in left where !now.contains(id) { goOn(after: [.screen(id)]) }
    for pair in tree.replaced where !now.contains(pair.new) && !present.contains(pair.new) {
      goOn(after: [.screen(pair.new)])
    }
    for id in before.modals.reversed() where !now.contains(id) { goOn(after: [.screen(id)]) }
    goOn(after: redirects.map(\.goal).filter(tree.hasLeftChild))
  }

  /// What waits for a screen to leave waits for the one that has taken its place; a modal stays the same one.
  private mutating func handOver() {
    let modals = tree.modals
    for pair in tree.replaced where !modals.contains(pair.old) {
      for index in redirects.indices where redirects[index].goal == .screen(pair.old) {
        redirects[index].goal = .screen(pair.new)
      }
    }
  }

  private mutating func goOn(after goals: [Redirect.Goal]) {
    let ready = redirects.filter { goals.contains($0.goal) }
    redirects.removeAll { goals.contains($0.goal) }
    if !ready.isEmpty { meet("the end of a redirect") }
    resume(ready.map(\.attempt))
  }
}

// Redirects.
extension MixedModel {
  /// Does another action first.
  mutating func redirect(_ attempt: inout Attempt, to first: inout Attempt) -> Outcome {
    story.append("redirected \(attempt.tag)")
    let original = attempt
    first.waiter = .earlier(original, leadsBack: first.leadsBack)
    attempt.waiter = nil
    let outcome = run(&first)
    guard first.waiter != nil else { return outcome }  // it waits, too
    let end = endRedirect(of: original, first.leadsBack, outcome)
    if case .waits = end { return end }
    attempt.waiter = original.waiter
    return end
  }

  /// Waits for the end of what the other action has opened.
  mutating func endRedirect(of original: Attempt, _ leadsBack: Bool, _ outcome: Outcome) -> Outcome {
    switch outcome {
    case .waits: return outcome
    case .undone("redirect loop"): return endLoop(original)
    case .undone("cancelled"): return undo(original, "cancelled")
    case .undone: return undo(original, "redirect ended")
    case .done(let before, let after):
      guard !leadsBack, let goal = Redirect.Goal(openedFrom: before, to: after) else { return outcome }
      meet("a redirect to \(goal.name)")
      redirects.append(Redirect(attempt: original, goal: goal))
      return .waits
    }
  }
}

extension MixedModel.Redirect.Goal {
  /// What was opened for the user: the lowest modal, or else the lowest screen that was pushed, or else the child that
  /// the outermost container now shows.
  init?(openedFrom before: BoxModel, to after: BoxModel) {
    if let modal = after.modals.first(where: { !before.modals.contains($0) }) {
      self = .screen(modal)
      return
    }
    let entered = BoxDifference(from: before, to: after).entered.map(\.id)
    if let pushed = entered.first(where: { !after.isRootOfNewlyShownChild($0, since: before) }) {
      self = .screen(pushed)
      return
    }
    for (place, box) in after.boxes(around: after.front).reversed() where box.kind.showsOne {
      let id = after[place].id
      guard before.place(of: id) != nil, let key = after.selectedKey(of: id), before.selectedKey(of: id) != key else {
        continue
      }
      self = .child(key, of: id)
      return
    }
    return nil
  }

  fileprivate var name: String {
    switch self {
    case .screen: "a screen"
    case .child: "a tab"
    }
  }
}

extension BoxModel {
  /// The modals, by the screens that they were opened with.
  fileprivate var modals: [Int] { layers.dropFirst().map(\.id) }

  /// Whether a container doesn't show a child any more.
  fileprivate func hasLeftChild(_ goal: MixedModel.Redirect.Goal) -> Bool {
    guard case .child(let key, let id) = goal else { return false }
    return selectedKey(of: id) != key
  }

  fileprivate func selectedKey(of id: Int) -> Int? {
    guard let box = place(of: id).flatMap({ self[$0].box }) else { return nil }
    return box.selected.map { box.slots[$0].key }
  }

  /// Whether a screen came only because its container shows a child for the first time.
  fileprivate func isRootOfNewlyShownChild(_ id: Int, since before: BoxModel) -> Bool {
    guard let place = place(of: id), place.index == 0, let holder = place.holder, let turn = place.turns.last,
      let key = self[holder].box?.slots[turn.slot].key, let known = before.place(of: self[holder].id)
    else { return false }
    return before[known].box?.slots.first { $0.key == key }?.nodes.isEmpty ?? true
  }
}

extension MixedModel.Attempt {
  /// Whether a task waits for its end, or for that of an action that was redirected to it.
  fileprivate func isAwaited(by task: Int) -> Bool {
    switch waiter {
    case nil: false
    case .task(let number): number == task
    case .earlier(let attempt, _): attempt.isAwaited(by: task)
    }
  }
}
