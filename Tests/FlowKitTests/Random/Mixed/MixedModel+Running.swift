import FlowKit

// The way of an action.
extension MixedModel {
  /// Does it, and what it causes.
  mutating func perform(_ attempt: Attempt) -> Outcome {
    let outcome = takeTurn(attempt)
    drain()
    return outcome
  }

  mutating func drain() {
    while !queue.isEmpty {
      let attempt = queue.removeFirst()
      _ = takeTurn(attempt)
    }
  }

  private mutating func takeTurn(_ attempt: Attempt) -> Outcome {
    var attempt = attempt
    let outcome = attempt.end.map { undo(attempt, $0) } ?? run(&attempt)
    if case .waits = outcome { return outcome }
    end(attempt, outcome)
    return outcome
  }

  mutating func undo(_ attempt: Attempt, _ reason: String) -> Outcome {
    meet("undone: \(reason)")
    story.append("undone \(attempt.tag): \(reason)")
    return .undone(reason)
  }

  mutating func run(_ attempt: inout Attempt) -> Outcome {
    if let standIn = attempt.standIn, !tree.ids.contains(standIn) { attempt.caller = nil }
    let asked = attempt
    if case .message = attempt.aim, let outcome = answerMessage(&attempt) { return outcome }
    if let outcome = standBehind(attempt, asked) { return outcome }
    let after: BoxModel
    do throws(BoxModel.Refusal) { after = try self.after(attempt) } catch { return undo(attempt, error.reason) }
    if !attempt.leadsBack || after.layers != tree.layers {
      let questions = questions(about: attempt, after)
      if !questions.isEmpty || attempt.approval?.answers.isEmpty == false,
        let outcome = ask(questions, about: &attempt, after)
      {
        return outcome
      }
      endOthers(attempt, after)
    }
    return commit(attempt, after)
  }

  func after(_ attempt: Attempt) throws(BoxModel.Refusal) -> BoxModel {
    switch attempt.aim {
    case .box(let deed):
      var after = tree
      try after.take(deed, from: attempt.approval != nil && attempt.replacesApp ? nil : attempt.caller)
      return after
    case .place(let place): return try arrival(in: place)
    case .message: return tree  // it is answered before
    }
  }

  /// Makes the screens, changes the tree, and tells.
  private mutating func commit(_ attempt: Attempt, _ after: BoxModel) -> Outcome {
    let before = tree, isTravel = attempt.deed == nil
    if isTravel {
      life += 1
      meet("a travel")
    }
    story.append("will \(attempt.tag)")
    let told = BoxStory(from: before, to: after), difference = BoxDifference(from: before, to: after)
    story += told.made
    takeOver(difference)
    tree = after
    if let opening = attempt.opens, let opened = difference.entered.first(where: { $0.name == "K" }) {
      results.append(Result(asker: attempt.caller ?? 0, opened: opened.id, opening: opening))
    }
    endResults { id in difference.left.contains { $0.id == id } }
    endWaiting(from: before, difference)
    tell(told.told)
    story.append("did \(attempt.tag): \(difference.changes)")
    return .done(from: before, to: after)
  }

  /// The screens of R that leave are retained, and the next entry takes one over.
  private mutating func takeOver(_ difference: BoxDifference) {
    for node in difference.entered { takenOver[node.id] = nil }  // an earlier one may have had its id
    for node in difference.entered where node.name == "R" {
      if kept != nil { meet("a retained screen") }
      takenOver[node.id] = kept
      kept = nil
    }
    for node in difference.left where node.name == "R" { kept = takenOver[node.id] ?? node.id }
  }

  /// Tells of what is visible; in the background, whoever becomes visible is told of that, too.
  private mutating func tell(_ lines: [String]) {
    for line in lines {
      story.append(line)
      guard isInBackground, let id = Int(line.split(separator: " ")[1]) else { continue }
      if line.hasPrefix("hidden") { inBackground.remove(id) }
      guard line.hasPrefix("shown") || line.hasPrefix("part"), inBackground.insert(id).inserted else { continue }
      story.append("back \(id)")
    }
  }
}

// Messages, and S, who waits for results.
extension MixedModel {
  mutating func send(from caller: Int?, tag: Int) -> Outcome {
    perform(Attempt(aim: .message, caller: caller, tag: tag))
  }

  /// The nearest H on the way down goes to P; nil if there is one.
  private mutating func answerMessage(_ attempt: inout Attempt) -> Outcome? {
    let caller = attempt.caller
    guard let sender = caller.map({ tree.place(of: $0) }) ?? tree.front else { return undo(attempt, "removed") }
    if !tree.isShown(sender), sender != tree.front, !["P", "Q", "Tough"].contains(tree[sender].name) {
      return undo(attempt, "covered")
    }
    guard let place = tree.way(from: sender).first(where: { tree[$0].name == "H" }) else {
      return standBehind(attempt, attempt) ?? undo(attempt, "unhandled")
    }
    meet("a message")
    (attempt.aim, attempt.tag) = (.box(.taking(.goTo, "P")), MixedFlows.lineOfH)
    (attempt.caller, attempt.isFromOutside) = (tree[stack: place].last?.id, caller == nil)
    return nil
  }

  /// S opens K; where it doesn't, a task that waits for it has ended.
  mutating func ask(from asker: Int, _ deed: BoxDeed, _ opening: Opening) {
    var attempt = Attempt(deed, from: asker, tag: opening.tag)
    attempt.opens = opening
    if let task = opening.task {
      tasks.append(nil)
      awaitsK.insert(task)
      attempt.task = task
    }
    _ = perform(attempt)
  }

  /// K says what it is asked for: S gets it, once, and all that it has led to is closed.
  mutating func give(_ text: String, from opened: Int) {
    guard let index = results.firstIndex(where: { $0.opened == opened }) else { return }
    let result = results[index]
    results[index].isOver = true
    if !result.isOver, let task = result.opening.task { tasks[task] = text }
    close(result)
    guard !result.isOver else { return meet("a second result") }
    if result.opening.task == nil, tree.ids.contains(result.asker) { received.append(text) }
    meet(result.opening.task == nil ? "a result" : "an awaited result")
  }

  /// S's task is cancelled, which closes what it has opened.
  mutating func giveUp(_ task: Int) {
    guard let index = results.firstIndex(where: { $0.opening.task == task && !$0.isOver }) else { return }
    results[index].isOver = true
    tasks[task] = "nothing"
    meet("a task that was cancelled while K was open")
    close(results[index])
  }

  private mutating func close(_ result: Result) {
    var attempt = Attempt(.finish, from: result.asker, tag: result.opening.tag)
    if result.isAskerGone { attempt.end = "removed" }
    _ = perform(attempt)
  }

  /// Those whose screens have left get nothing.
  mutating func endResults(where hasLeft: (Int) -> Bool) {
    for index in results.indices where hasLeft(results[index].asker) || hasLeft(results[index].opened) {
      if let task = results[index].opening.task, !results[index].isOver {
        tasks[task] = "nothing"
        meet("a result that never came")
      }
      results[index].isOver = true
      if hasLeft(results[index].asker) { results[index].isAskerGone = true }
    }
    results.removeAll { hasLeft($0.opened) }
  }

  /// The end of an attempt is told to the task that waits for it, and to the one that was redirected to it.
  private mutating func end(_ attempt: Attempt, _ outcome: Outcome) {
    if let task = attempt.task { endTask(task, outcome) }
    guard let number = attempt.leads, let original = takeWaits(where: { $0.number == number }).first,
      let deed = attempt.deed
    else { return }
    let end = goOn(original.attempt, after: deed, outcome)
    if case .waits = end { return }
    self.end(original.attempt, end)
  }

  private mutating func endTask(_ number: Int, _ outcome: Outcome) {
    if results.contains(where: { $0.opening.task == number && !$0.isOver }) {
      return  // it goes on to wait for K
    } else if tasks[number] == nil {
      tasks[number] = awaitsK.contains(number) ? "nothing" : outcome.text
    }
  }
}

// The background.
extension MixedModel {
  mutating func setBackground(_ isInBackground: Bool) {
    guard isInBackground != self.isInBackground else { return }
    self.isInBackground = isInBackground
    let seen = tree.seen.map(\.node.id)
    meet("the background")
    story += isInBackground ? seen.reversed().map { "back \($0)" } : seen.map { "fore \($0)" }
    inBackground = isInBackground ? Set(seen) : []
  }
}

extension BoxModel {
  /// The screens on the way down from one: below it on its stack, then around and below what contains or presents that.
  func way(from start: Place) -> [Place] {
    var way: [Place] = [], next: Place? = start
    while let place = next {
      way += (0...place.index).reversed().map { place.at($0) }
      next = place.holder ?? layers[place.layer].presenter.flatMap(self.place)
    }
    return way
  }
}
