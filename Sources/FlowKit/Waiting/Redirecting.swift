/// Who performs actions, and makes those wait that a guard redirects: a navigator, and a map, which has no screens and
/// finds out where actions lead.
@MainActor
package protocol Redirecting: AnyObject {
  var tree: NavigationTree { get }
  /// The greatest id assigned so far.
  var lastID: Int { get }
  var waiting: WaitingList { get }
  /// Performs an action, or makes it wait.
  func run(_ turn: inout Turn) -> Navigator.Progress
  /// Performs actions in their turn.
  func goOn(_ ready: [Turn])
  /// Whether the rule for the root chose a flow last, and still chooses it.
  func stillChooses(_ root: FlowID) -> Bool
  /// Tells that a guard has redirected an action.
  func tellRedirected(_ turn: Turn)
  /// Ends an action that is not performed.
  func ignore(_ turn: Turn, because reason: NavigationReason) -> NavigationOutcome
  /// What is wrong with an action, which nobody is told.
  func issue(_ turn: Turn, because reason: NavigationReason) -> NavigationIssue
}

// What the answers of guards lead to.
extension Redirecting {
  /// Does what the answer to a question leads to.
  ///
  /// - Parameters:
  ///   - next: What comes next; nobody is waited for, and nothing is left out.
  ///   - turn: The action that was asked about.
  ///   - new: The tree that it would lead to.
  /// - Returns: What becomes of it; `nil` if all allow it.
  package func follow(
    _ next: Approval.Next, about turn: inout Turn, to new: borrowing NavigationTree
  ) -> Navigator.Progress? {
    switch next {
    case .go: return nil
    case .pause, .leaveOut: return .ended(ignore(turn, because: .guardRefused))
    case .end(let reason, _):
      return .ended(reason == .redirectLoop ? endLoop(turn, reason) : ignore(turn, because: reason))
    case .still(let other, let approval, let question):
      let text = "\(question) still doesn't allow it after the redirect ended"
      return waitForSuccessor(turn) ?? goOnAtNewRoot(turn, redirectedTo: other, approval, new: new)
        ?? .ended(ignore(turn, because: .redirectEnded.saying(text)))
    case .other(let other, let approval):
      tellRedirected(turn)
      turn.become(other)
      (turn.approval, turn.extras.update, turn.extras.restored) = (approval, nil, nil)
      return run(&turn)
    case .before(let other, let approval):
      tellRedirected(turn)
      return perform(other.keepingWishes(of: turn.action), before: turn, approval, to: new)
    }
  }

  /// Performs another action first.
  ///
  /// The original one then waits until what this leads the user to has left. If another action already waits for the
  /// same, this one takes its place.
  private func perform(
    _ other: NavigationAction, before turn: Turn, _ approval: Approval, to new: borrowing NavigationTree
  ) -> Navigator.Progress {
    if let before = waiting.all.first(where: { $0.redirection == other }) {
      return take(before, turn, to: new)
    }
    let number = waiting.newNumber(), step = stepAtRoot(of: other), stripped = other.withoutDelivery
    let until = step.map { Waiting.Until.left(.entry($0), stripped) } ?? .end(of: stripped)
    waiting.add(Waiting(number: number, turn: turn, until: until))
    endOthers(turn, new, whichWaitsAs: number)
    if step != nil { return .waits }
    var first = Turn(other, turn.wish.redirected(to: other))
    first.approval = approval
    first.extras.original = number
    guard case .ended(let outcome) = run(&first) else { return .waits }
    guard let waits = waiting.remove(number) else { return .waits }  // it has ended meanwhile, and been told so
    return endRedirect(of: waits.turn, to: other, outcome)
  }

  /// Makes an action wait for what has taken the place of the screen to which it was redirected; `nil` if nothing has.
  ///
  /// It is for an action that a guard still doesn't allow, and for one whose own screen is covered by the successor.
  package func waitForSuccessor(_ turn: Turn) -> Navigator.Progress? {
    guard let successor = turn.successor, let action = turn.redirection, tree.contains(successor) else { return nil }
    return wait(turn, until: .left(.entry(successor), action))
  }

  /// Goes on with an action that was redirected to the app's root, after another root has come, and which a guard still
  /// redirects: it waits where that leads if it is a place of the new root, and ends otherwise.
  ///
  /// - Returns: What becomes of it; `nil` if no other root has come.
  private func goOnAtNewRoot(
    _ turn: Turn, redirectedTo other: NavigationAction, _ approval: Approval, new: borrowing NavigationTree
  ) -> Navigator.Progress? {
    guard let setter = turn.rootSetter else { return nil }
    guard let flow = other.lastStep.flow,
      tree.nearest(where: { $0.flow == flow || $0.unshownChild(flow) != nil }) != nil
    else { return .ended(ignore(turn, because: .superseded.saying(setter))) }
    guard let there = tree.placeOfUser(on: flow) else { return perform(other, before: turn, approval, to: new) }
    if let before = waiting.all.first(where: { $0.redirection == other }) { return take(before, turn, to: new) }
    return wait(turn, until: .left(goal(at: there), other.withoutDelivery))
  }

  /// Makes an action wait.
  private func wait(_ turn: Turn, until: Waiting.Until) -> Navigator.Progress {
    waiting.add(Waiting(number: waiting.newNumber(), turn: turn, until: until))
    return .waits
  }

  /// Gives an action the place of another one, which waits for the same.
  private func take(_ before: Waiting, _ turn: Turn, to new: borrowing NavigationTree) -> Navigator.Progress {
    waiting.hand(before, to: turn)
    goOn([before.turn.ended(.superseded.saying(turn.action.call))])
    endOthers(turn, new, whichWaitsAs: before.number)
    return .waits
  }

  /// The root of the app if it has replaced the flow to which a redirect leads, although the rule for the root still
  /// chooses that.
  private func stepAtRoot(of redirect: NavigationAction) -> ScreenID? {
    guard case .lead(let flow, _) = redirect.verb, tree.placeOfUser(on: flow) == nil, stillChooses(flow) else {
      return nil
    }
    return tree.rootEntry.id
  }

  /// What waits for the end of a place: the modal or the selected child whose root is there, or else the entry.
  private func goal(at position: NavigationTree.Position) -> Waiting.Goal {
    guard position.node.below == nil else { return .entry(position.node.id) }
    guard position.steps != nil else { return .entry(tree.top(of: position)) }
    guard let holder = position.holder?.node, let contents = holder.contents, contents.plan.kind.showsOne,
      let child = contents.selectedChild, child.flow == position.node.flow
    else { return .entry(position.node.id) }
    return .child(child, of: holder.id)
  }

  /// Continues when the action of a redirect has ended.
  private func endRedirect(
    of original: Turn, to other: NavigationAction, _ outcome: NavigationOutcome
  ) -> Navigator.Progress {
    if let issue = outcome.issue {
      if issue.reason == .redirectLoop { return .ended(endLoop(original, issue.reason)) }
      if issue.reason == .cancelled || issue.reason == .superseded {
        return .ended(ignore(original, because: issue.reason))
      }
      let text = "a guard redirected it to \(other.call), which was not performed: \(issue.cause)"
      return .ended(ignore(original, because: .redirectEnded.saying(text, helpedBy: issue.help)))
    }
    guard let goal = goal(of: other, outcome) else { return .ended(outcome) }
    if let screen = original.wish.end, goal == .entry(screen) {
      let text = "a guard redirected it to \(other.call), which led to the screen that it came from"
      return .ended(ignore(original, because: .redirectEnded.saying(text)))
    }
    if let screen = original.wish.end, !tree.contains(screen) {
      let text = "a guard redirected it to \(other.call)"
      return .ended(ignore(original, because: .cancelled.saying(text)))
    }
    return wait(original, until: .left(goal, other.withoutDelivery))
  }

  /// What an action has led the user to; `nil` if it led nowhere, or only back.
  private func goal(of action: NavigationAction, _ outcome: NavigationOutcome) -> Waiting.Goal? {
    guard !action.kind.leadsBack, let difference = outcome.difference else { return nil }
    if let opened = difference.opened { return opened }
    let last = action.lastStep
    guard last.kind.leadsForward, last.kind != .batch else { return nil }
    let visible = tree.visiblePosition
    guard last.kind.effect == .selects else {
      let there =
        last.flow.flatMap(tree.placeOfUser) ?? visible.containers.first { $0.node.flow == last.flow } ?? visible
      return goal(at: there)
    }
    let holder = visible.containers.first { last.flow == nil || $0.node.child(last.flow) != nil }
    return holder.flatMap { holder in
      holder.node.contents?.selectedChild.map { .child($0, of: holder.node.id) }
    }
  }

  /// Ends the actions of a circle of redirects.
  ///
  /// Only the first one is reported, because the others are guards' answers.
  func endLoop(_ turn: Turn, _ reason: NavigationReason) -> NavigationOutcome {
    turn.original == nil ? ignore(turn, because: reason) : .undone(issue(turn, because: reason))
  }

  /// Reports the end of an action to the task that awaits it, and to the action that was redirected to it.
  package func end(_ turn: Turn, with outcome: NavigationOutcome) {
    turn.waiter?.resume(with: outcome)
    guard let number = turn.original, let original = waiting.remove(number)?.turn,
      case .ended(let end) = endRedirect(of: original, to: turn.action, outcome)
    else { return }
    self.end(original, with: end)
  }
}

extension NavigationTree {
  /// The identity of the modal whose root is at a position, or else that root's.
  fileprivate func top(of position: Position) -> ScreenID {
    layer(position.layer).modal?.presentation.id ?? position.node.id
  }
}
