// Who ends whom among the actions that wait, and what goes on.
extension Redirecting {
  /// Ends actions that nobody wants any more, with those that were only to lead to them.
  func cancel(where fits: (Waiting) -> Bool) {
    let ended = waiting.remove(where: fits), numbers = ended.map(\.number)
    let leading = waiting.remove { $0.turn.original.map(numbers.contains) ?? false }
    end(ended + leading) { .cancelled.saying($0.activity) }
  }

  /// Ends actions for a reason.
  private func end(_ ended: [Waiting], because reason: (Waiting) -> NavigationReason) {
    for one in ended { one.asking?.cancel() }
    goOn(ended.map { $0.turn.ended(reason($0)) })
  }

  private func end(_ ended: [Waiting], supersededBy turn: borrowing Turn) {
    let call = turn.action.call
    end(ended) { _ in .superseded.saying(call) }
  }

  /// Ends the waiting actions whose place an action takes that is about to be performed, or to wait: the others of its
  /// screen, or, for the root of the app, all that lead to another one.
  ///
  /// - Parameters:
  ///   - turn: The action.
  ///   - new: The tree that it leads to.
  ///   - number: Its own number in the list, if it waits itself.
  package func endOthers(_ turn: borrowing Turn, _ new: borrowing NavigationTree, whichWaitsAs number: Int? = nil) {
    guard !waiting.isEmpty else { return }
    let action = turn.action
    if action.replacesApp {
      return endThose(notLeadingTo: new.rootEntry.flow, for: turn) { one in
        number == nil || one.number != number && one.turn.action.replacesApp
      }
    }
    end(waiting.remove { $0.number != number && $0.ends(by: turn) }, supersededBy: turn)
  }

  /// Ends what waits, unless it leads to a tree with this root, or waits for the root to go.
  package func endThose(
    notLeadingTo root: FlowID, for turn: borrowing Turn, where fits: (Waiting) -> Bool = { _ in true }
  ) {
    let goal = Waiting.Goal.entry(tree.rootEntry.id), original = turn.original
    let others = waiting.all.filter { one in
      guard one.number != original, fits(one) else { return false }
      switch one.until {
      case .end: return false
      case .left(goal, _): return false
      case .answer, .turn, .left: return !self.leads(one.turn, to: root)
      }
    }.map(\.number)
    end(waiting.remove { others.contains($0.number) }, supersededBy: turn)
  }

  /// Whether an action leads to a tree with this root.
  private func leads(_ turn: Turn, to root: FlowID) -> Bool {
    if turn.action.kind.traits.contains(.isAnswered) { return tree.rootEntry.flow == root }
    var reducer = TreeReducer(tree, lastID: lastID)
    do throws(NavigationReason) {
      try reducer.take(turn.action, from: turn.wish.actor(hasWaited: turn.approval != nil, isThere: tree.contains))
    } catch {
      return false
    }
    return reducer.tree.rootEntry.flow == root
  }

  /// Ends the actions of screens that have left, and continues those that waited for that, or for an answer of theirs.
  package func endWaiting(
    with difference: TreeDifference, _ successors: ShortList<(old: ScreenID, new: ScreenID)>, by turn: borrowing Turn
  ) {
    let setter = turn.action.replacesApp ? turn.action.call : nil, oldRoot = difference.old?.rootEntry.id
    let left = Set(difference.left.map(\.id))
    if !left.isEmpty {
      cancel { one in
        if case .end = one.until { return false }  // what it was redirected to tells how it ends
        return one.turn.wish.end.map(left.contains) == true
      }
    }
    let unanswered = waiting.remove { $0.key?.askedEntry.map { left.contains($0.id) } == true }
    for one in unanswered { one.asking?.cancel() }
    goOn(unanswered.map(\.turn))
    let ready = waiting.remove { one in
      guard case .left(let goal, _) = one.until else { return false }
      return !isThere(goal) || successor(of: goal, difference, successors) != nil
    }
    goOn(
      ready.map { one in
        guard case .left(let goal, let action) = one.until else { return one.turn }
        var turn = one.turn
        let isRoot = oldRoot.map { goal == .entry($0) } == true
        turn.extras.rootSetter = isRoot ? setter : nil
        turn.extras.successor = turn.rootSetter == nil ? successor(of: goal, difference, successors) : nil
        turn.extras.redirection = action
        return turn
      })
  }

  private func isThere(_ goal: Waiting.Goal) -> Bool {
    switch goal {
    case .entry(let id): tree.contains(id) || tree.containsModal(id)
    case .child(let child, let container):
      tree.position(of: container)?.node.contents?.selectedChild?.isSame(as: child) == true
    }
  }

  /// The screen that has taken the place of another one; a modal stays the same if its root is replaced.
  private func successor(
    of goal: Waiting.Goal, _ difference: TreeDifference, _ successors: ShortList<(old: ScreenID, new: ScreenID)>
  ) -> ScreenID? {
    guard case .entry(let id) = goal, !tree.contains(id), !tree.containsModal(id) else { return nil }
    if difference.old?.rootEntry.id == id { return tree.rootEntry.id }
    var latest = id
    for (old, new) in successors where old == latest { latest = new }
    return latest != id && tree.contains(latest) ? latest : nil
  }
}
