import FlowKit

// The rule of waiting: one list, in which everyone stands who can't go on at once.
extension MixedModel {
  /// Whose wish it is; nil if it is nobody's in particular.
  func asker(of attempt: Attempt) -> Int? {
    if attempt.replacesApp { return nil }
    if attempt.leadsBack { return attempt.caller ?? tree[tree.front].id }
    return attempt.isFromOutside ? nil : attempt.caller
  }

  @discardableResult
  mutating func add(_ attempt: Attempt, _ until: Wait.Until) -> Int {
    lastNumber += 1
    waits.append(Wait(number: lastNumber, asker: asker(of: attempt), attempt: attempt, until: until))
    return lastNumber
  }

  mutating func takeWaits(where fits: (Wait) -> Bool) -> [Wait] {
    let taken = waits.filter(fits)
    waits.removeAll(where: fits)
    return taken
  }

  /// What a screen already waits for is ignored; what comes from outside waits behind what came from there.
  ///
  /// Who replaces the whole app stands behind nobody. A message is answered when its turn comes.
  mutating func standBehind(_ attempt: Attempt, _ asked: Attempt) -> Outcome? {
    guard attempt.approval == nil, !attempt.replacesApp else { return nil }
    if let asker = asker(of: attempt) {
      let isSame = waits.contains { $0.asker == asker && $0.attempt.deed?.plain == attempt.deed?.plain }
      return isSame ? undo(attempt, "waiting") : nil
    }
    guard waits.contains(where: \.isInLine) else { return nil }
    if let own = waits.first(where: { $0.isInLine && $0.number == attempt.inside }) {
      meet("an action of a guard")
      return own.key?.isPreparing == true || own.key?.screen != nil ? nil : undo(attempt, "waiting")
    }
    if attempt.replaces { return nil }
    meet("an action in line")
    add(asked, .turn)
    return .waits
  }

  /// Waits for an answer; who would remove a screen that is being asked takes the place of the one that waits.
  mutating func wait(for question: Question, _ attempt: inout Attempt, _ after: BoxModel) -> Outcome {
    if !attempt.replacesApp, question.key.leaving != nil,
      waits.contains(where: { $0.key == question.key && $0.attempt.replacesApp })
    {
      meet("a question of the whole app")
      return undo(attempt, "waiting")
    }
    var waiting = attempt
    if attempt.caller == nil, question.key.screen != nil, !attempt.replacesApp {
      (waiting.caller, waiting.isFromOutside) = (tree[tree.front].id, true)  // it acts from what is visible now
      waiting.standsIn = !attempt.leadsBack
    }
    let number: Int
    if question.key.screen != nil, let index = waits.firstIndex(where: { $0.key == question.key }) {
      meet("a question that is shared")
      number = takeOver(index, waiting, asker(of: attempt))
    } else {
      if case .later(let isPolite) = question.asks {
        open.append(Thought(number: asked, isPolite: isPolite, screen: question.key.screen))
      }
      number = add(waiting, .answer(question.key, question: asked))
      waits[waits.count - 1].asker = asker(of: attempt)
      asked += 1
    }
    endOthers(attempt, after, number)
    story.append("waiting \(attempt.tag)")
    return .waits
  }

  /// Puts one in the place of another, which ends.
  private mutating func takeOver(_ index: Int, _ attempt: Attempt, _ asker: Int?) -> Int {
    let before = waits[index]
    (waits[index].attempt, waits[index].asker) = (attempt, asker)
    resume([ending(before.attempt, "superseded")])
    return before.number
  }

  /// They come next, then those in line.
  mutating func resume(_ ready: [Attempt]) {
    guard !ready.isEmpty else { return }
    queue += ready
    if !waits.contains(where: { $0.isInLine && $0.key != nil }) { queue += takeWaits(where: \.isInLine).map(\.attempt) }
  }
}

// Who ends whom.
extension MixedModel {
  private func ending(_ attempt: Attempt, _ reason: String) -> Attempt {
    var attempt = attempt
    attempt.end = reason
    return attempt
  }

  /// Ends them, in their turn.
  private mutating func end(_ ended: [Wait], _ reason: String) {
    for number in ended.compactMap(\.question) {
      cancelled.insert(number)
      open.removeAll { $0.number == number && $0.isPolite }
    }
    if !ended.isEmpty { meet("\(reason) while waiting") }
    resume(ended.map { ending($0.attempt, reason) })
  }

  /// Ends those that nobody wants any more, and what was only to lead to them.
  private mutating func cancel(where fits: (Wait) -> Bool) {
    let ended = takeWaits(where: fits), numbers = ended.map(\.number)
    end(ended + takeWaits { $0.attempt.leads.map(numbers.contains) ?? false }, "cancelled")
  }

  /// Ends all that wait.
  mutating func cancelWaiting(drains: Bool = false) {
    cancel { _ in true }
    if drains { drain() }
  }

  /// Ends what a task waits for; what it has opened for K's sake is closed.
  mutating func cancelTask(_ number: Int) {
    if awaitsK.contains(number) { giveUp(number) }
    cancel { $0.attempt.task == number }
    drain()
  }

  /// The newest wish of a screen wins, and whoever sets another root wins over all that don't lead there.
  mutating func endOthers(_ attempt: Attempt, _ after: BoxModel, _ number: Int? = nil) {
    if attempt.replacesApp { return endThose(notLeadingTo: after.root.name, leadingTo: attempt.leads, number) }
    if case .taking(.remove, _) = attempt.deed { return }
    let asker = asker(of: attempt)
    guard asker != nil || attempt.replaces else { return }
    let ended = takeWaits { one in
      guard one.number != attempt.leads, one.number != number else { return false }
      guard one.asker == asker || asker == nil && one.attempt.comesFromOutside else { return false }
      if case .end = one.until { return false }
      return asker == nil || one.key?.screen == nil
    }
    end(ended, "superseded")
  }

  mutating func endThose(notLeadingTo root: String, leadingTo leads: Int? = nil, _ number: Int? = nil) {
    let goal = Wait.Goal.screen(tree.root.id)
    let others = waits.filter { one in
      guard one.number != leads, number == nil || one.number != number && one.attempt.replacesApp else {
        return false
      }
      switch one.until {
      case .end: return false
      case .left(goal, _): return false
      case .answer, .turn, .left:
        if case .message = one.attempt.aim { return tree.root.name != root }
        var attempt = one.attempt
        if let standIn = attempt.standIn, !tree.ids.contains(standIn) { attempt.caller = nil }
        return (try? after(attempt))?.root.name != root
      }
    }.map(\.number)
    end(takeWaits { others.contains($0.number) }, "superseded")
  }

  /// What waited for the sake of a screen that has left ends; what waited for a screen to leave goes on.
  mutating func endWaiting(from before: BoxModel, _ difference: BoxDifference) {
    let left = difference.left.map(\.id)
    if !left.isEmpty {
      cancel { one in
        if case .end = one.until { return false }
        if one.attempt.replacesApp || one.attempt.standIn != nil { return false }
        return [one.asker, one.attempt.caller].contains { $0.map(left.contains) == true }
      }
    }
    let unanswered = takeWaits { $0.key?.screen.map(left.contains) == true }
    for number in unanswered.compactMap(\.question) {
      cancelled.insert(number)
      open.removeAll { $0.number == number && $0.isPolite }
    }
    resume(unanswered.map(\.attempt))
    let over = waits.filter { one in
      guard case .left(let goal, _) = one.until else { return false }
      return !isThere(goal) || heir(of: goal, before) != nil
    }.map(\.number)
    let ready = takeWaits { over.contains($0.number) }
    if !ready.isEmpty { meet("the end of a redirect") }
    resume(
      ready.map { one in
        guard case .left(let goal, let deed) = one.until else { return one.attempt }
        var attempt = one.attempt
        (attempt.successor, attempt.redirection) = (heir(of: goal, before), deed)
        return attempt
      })
  }

  private func isThere(_ goal: Wait.Goal) -> Bool {
    switch goal {
    case .screen(let id): tree.ids.contains(id) || tree.modals.contains(id)
    case .child(let key, let id): tree.selectedKey(of: id) == key
    }
  }

  /// The screen that has taken the place of another one; a modal stays the same one.
  private func heir(of goal: Wait.Goal, _ before: BoxModel) -> Int? {
    guard case .screen(let id) = goal, !isThere(goal) else { return nil }
    if before.root.id == id { return tree.root.id }
    let latest = tree.replaced.reduce(id) { $1.old == $0 ? $1.new : $0 }
    return latest != id && tree.ids.contains(latest) ? latest : nil
  }
}

// Redirects.
extension MixedModel {
  /// Does another action first.
  mutating func redirect(
    _ attempt: Attempt, to first: inout Attempt, _ deed: BoxDeed, _ after: BoxModel
  ) -> Outcome {
    story.append("redirected \(attempt.tag)")
    var attempt = attempt
    if attempt.leadsBack, attempt.caller == nil {
      (attempt.caller, attempt.isFromOutside) = (tree[tree.front].id, true)
      first.caller = attempt.caller
    }
    if let index = waits.firstIndex(where: { $0.redirection?.plain == deed.plain }) {
      meet("a redirect that is shared")
      endOthers(attempt, after, takeOver(index, attempt, asker(of: attempt)))
      return .waits
    }
    let number = add(attempt, .end(deed))
    endOthers(attempt, after, number)
    first.leads = number
    (first.isFromOutside, first.standsIn) = (attempt.isFromOutside, attempt.standIn != nil)
    let outcome = run(&first)
    if case .waits = outcome { return outcome }
    guard let original = takeWaits(where: { $0.number == number }).first else { return .waits }
    return goOn(original.attempt, after: deed, outcome)
  }

  /// Waits for the end of what the other action has led to.
  mutating func goOn(_ original: Attempt, after deed: BoxDeed, _ outcome: Outcome) -> Outcome {
    switch outcome {
    case .waits: return outcome
    case .undone("redirect loop"): return endLoop(original)
    case .undone(let reason) where ["cancelled", "superseded"].contains(reason): return undo(original, reason)
    case .undone: return undo(original, "redirect ended")
    case .done(let before, let after):
      guard let goal = goal(of: deed, before, after) else { return outcome }
      if original.standIn == nil, goal == .screen(original.caller ?? 0) { return undo(original, "redirect ended") }
      if let caller = original.caller, original.standIn == nil, !tree.ids.contains(caller), !original.replacesApp {
        return undo(original, "cancelled")
      }
      meet("a redirect to \(goal.name)")
      add(original, .left(goal, deed))
      return .waits
    }
  }

  /// What an action has led the user to, whether it was there already or not; nil if that is behind them.
  private func goal(of deed: BoxDeed, _ before: BoxModel, _ after: BoxModel) -> Wait.Goal? {
    if deed.leadsBack { return nil }
    if let opened = Wait.Goal(openedFrom: before, to: after) { return opened }
    let last = deed.last, front = after.front
    guard !last.leadsBack else { return nil }
    switch last {
    case .taking(.preload, _), .batch: return nil
    case .select, .step, .setChildren, .taking(.select, _):
      let holder = after.boxes(around: front).first { _, box in
        guard case .taking(_, let name) = last else { return true }
        return box.slots.contains { $0.name == name }
      }
      guard let holder, let selected = holder.box.selected else { return nil }
      return .child(holder.box.slots[selected].key, of: after[holder.place].id)
    default:
      let isRoot = front.turns.isEmpty && front.index == 0
      return .screen(isRoot && front.layer > 0 ? after.layers[front.layer].id : after[front].id)
    }
  }
}

extension MixedModel.Wait.Goal {
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
  var modals: [Int] { layers.dropFirst().map(\.id) }

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

  /// What the app began with, or was set to.
  fileprivate var root: Node { layers[0].nodes[0] }
}
