import FlowKit

// What happens to the app, as a walk says it.
extension MixedModel {
  /// Does what a deed says that was put into place before: `MixedDeed.resolved(in:)`.
  ///
  /// - Parameters:
  ///   - deed: What happens.
  ///   - tag: The number of the step.
  /// - Returns: What the navigator answers at once; nil where it isn't asked.
  mutating func take(_ deed: MixedDeed, tag: Int) -> Outcome? {
    switch deed {
    case .act(let deed, let who, let manner): return act(deed, who.id, manner, tag)
    case .send(let who): return send(from: who.id, tag: tag)
    case .ask(let who, let isAwaited, let presents):
      let opening = isAwaited ? Opening.task(tasks.count, tag: tag) : .closure
      ask(from: who.id ?? 0, presents && isAwaited ? .taking(.present, "K") : .taking(.push, "K"), opening)
    case .give(let opened): give("\(tag)", from: opened)
    case .setVerdict(let verdict): ofA = MixedReply(verdict: verdict, tag: tag)
    case .setMayLeave(let mayLeave): mayLeaveQ = mayLeave
    case .answer(let number, let verdict): answer(number, MixedReply(verdict: verdict, tag: tag))
    case .actInside(let number, let deed):
      var attempt = Attempt(deed, from: nil, tag: tag)
      attempt.inside = waits.first { $0.question == number }?.number
      _ = perform(attempt)
    case .addGuard:
      ownGuards += 1
      ownGuard = ownGuards
    case .removeGuard: ownGuard = nil
    case .cancelWaiting: cancelWaiting(drains: true)
    case .cancelTask(let number): cancelTask(number)
    case .setBackground(let isInBackground): setBackground(isInBackground)
    case .save: saved = saved.suffix(3) + [tree]
    case .travel(let number): return travel(to: saved[number], tag)
    case .visit(let foreign): return travel(to: foreign.place, tag)
    case .attach, .detach, .finishTransition, .beginSwipe, .finishSwipe, .cancelSwipe, .restore: break
    }
    return nil
  }

  private mutating func act(_ deed: BoxDeed, _ caller: Int?, _ manner: MixedDeed.Manner, _ tag: Int) -> Outcome? {
    var attempt = Attempt(deed, from: caller, tag: tag)
    attempt.replaces = manner == .replacing
    guard manner == .awaited else { return perform(attempt) }
    attempt.task = tasks.count
    tasks.append(nil)
    _ = perform(attempt)
    return nil
  }

  /// The finger has gone back from the screen that was visible.
  mutating func swipeBack(from visible: Int, tag: Int) -> Outcome {
    meet("a gesture")
    return perform(Attempt(.back, from: visible, tag: tag))
  }

  private mutating func travel(to place: BoxModel, _ tag: Int) -> Outcome {
    kept = nil
    return perform(Attempt(aim: .place(place), caller: nil, tag: tag))
  }

  /// The same place with entries that have other ids; what comes from outside waits on.
  mutating func restore(_ names: [Int: Int]) {
    endThose(notLeadingTo: tree.layers[0].nodes[0].name)
    let before = tree
    tree.rename(names)
    endWaiting(from: before, BoxDifference(from: before, to: tree))
    kept = nil
    endResults { _ in true }
    drain()
    if isInBackground { inBackground = Set(tree.seen.map(\.node.id)) }
    story = []
    meet("a restoration")
  }
}

// Going to a known place.
extension MixedModel {
  /// The place as this app enters it: what its stack doesn't have here is made again.
  func arrival(in place: BoxModel) throws(BoxModel.Refusal) -> BoxModel {
    guard place.isPossible(after: tree.nextID - 1) else { throw BoxModel.Refusal("invalid tree") }
    let lives = Dictionary(uniqueKeysWithValues: tree.places.map { (tree[$0].id, tree[$0].life) })
    var next = place
    for place in next.places { next[place].life = lives[next[place].id] ?? life + 1 }
    let entered = Set(BoxDifference(from: tree, to: next).entered.map(\.id))
    for place in next.places where entered.contains(next[place].id) { next[place].life = life + 1 }
    next.nextID = max(tree.nextID, place.lastNumber + 1)
    next.life = life + 1
    (next.replaced, next.usedAgain, next.selectedAgain) = ([], [], [])
    return next
  }
}

extension BoxModel {
  /// The greatest number that it has used.
  fileprivate var lastNumber: Int { (ids + layers.dropFirst().map(\.id)).max() ?? 0 }

  /// Whether each screen, and each modal, has a number of its own that isn't too large; a modal may have that of a
  /// screen on its own stack.
  fileprivate func isPossible(after lastID: Int) -> Bool {
    let ids = ids, modals = layers.dropFirst().map(\.id), greatest = max(.max / 2, lastID + ids.count)
    let areApart = Set(ids).count == ids.count && Set(modals).count == modals.count
    return areApart && (ids + modals).allSatisfy { (1...greatest).contains($0) }
      && layers.indices.dropFirst().allSatisfy { layer in place(of: layers[layer].id).map { $0.layer == layer } ?? true
      }
  }

  /// The same tree with other numbers.
  mutating func rename(_ names: [Int: Int]) {
    for place in places { self[place].id = names[self[place].id] ?? 0 }
    for index in layers.indices {
      layers[index].presenter = layers[index].presenter.flatMap { names[$0] }
      layers[index].id = layers[index].nodes[0].id
    }
    nextID = (ids.max() ?? 0) + 1
  }
}

extension MixedDeed.Foreign {
  /// The place that it leads to; steps that aren't possible are left out.
  var place: BoxModel {
    var place = BoxModel(root, id: id)
    for step in steps { place.apply(step.deed, step.firstID) }
    return place
  }
}

extension BoxModel {
  /// - Returns: Whether that was possible.
  @discardableResult
  mutating func apply(_ deed: BoxDeed, _ firstID: Int) -> Bool {
    guard firstID <= Int.max / 2 else { return false }
    var after = self
    after.nextID = firstID
    do throws(Refusal) { try after.take(deed, from: nil) } catch { return false }
    let known = Set(ids)
    guard !BoxDifference(from: self, to: after).entered.contains(where: { known.contains($0.id) }) else { return false }
    self = after
    return true
  }
}
