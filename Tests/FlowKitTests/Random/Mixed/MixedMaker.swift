import FlowKit

/// Thinks of what happens next.
@MainActor
struct MixedMaker {
  private var random: WalkRandom
  private var boxes: BoxMaker

  init(seed: UInt64) {
    random = WalkRandom(seed: seed)
    boxes = BoxMaker(
      seed: seed &+ 1,
      pages: ["A", "A", "B", "C", "G", "H", "L", "L", "M", "M", "P", "Q", "R", "R", "S", "U", "U", "X", "Y"])
  }

  mutating func deed(_ model: MixedModel) -> MixedDeed {
    // Those that think hold up the rest: the more of them, the more answers.
    if random.below(8) < model.open.count { return inTime(model) }
    switch random.below(48) {
    case 0, 1: return .send(from: who())
    case 2: return .setVerdict(verdict(model))
    case 3: return .setMayLeave(random.chance(2, in: 3))
    case 4: return random.chance(1, in: 3) ? .addGuard : .removeGuard
    case 5: return .removeGuard
    case 6: return random.chance(1, in: 3) ? .cancelWaiting : .cancelTask(random.below(9))
    case 7: return .setBackground(random.chance(1, in: 2))
    case 8: return .save
    case 9: return random.chance(1, in: 4) ? .detach : .attach(delays: random.chance(1, in: 2))
    case 10..<13: return .finishTransition
    case 13: return .beginSwipe
    case 14..<16: return random.chance(1, in: 3) ? .cancelSwipe : .finishSwipe
    case 16: return journey(model)
    case 17..<23: return forResults(model)
    case 23..<25: return backFromRedirect(model)
    default: return act(boxes.deed(model.tree))
    }
  }

  private mutating func act(_ deed: BoxDeed) -> MixedDeed {
    .act(deed, from: who(), random.pick([.plain: 6, .awaited: 3, .replacing: 1]))
  }

  private mutating func who() -> MixedDeed.Who {
    switch random.below(10) {
    case 0..<5: .nobody
    case 5..<9: .present(random.below(100))
    default: .early(random.below(9))
    }
  }

  /// Something that questions and those who wait for them are about.
  private mutating func inTime(_ model: MixedModel) -> MixedDeed {
    switch random.below(20) {
    case 0: .cancelTask(random.below(9))
    case 1: .actInside(random.below(9), boxes.deed(model.tree))
    case 2: act(.pop)
    default: .answer(random.below(9), verdict(model))
    }
  }

  private mutating func verdict(_ model: MixedModel) -> MixedDeed.Verdict {
    switch random.below(12) {
    case 0..<6: .allow
    case 6: .refuse
    case 7: .fail
    case 8: .instead(boxes.deed(model.tree))
    case 9: .redirect(boxes.deed(model.tree))
    case 10: .redirect(random.chance(1, in: 2) ? .taking(.present, "B") : .taking(.push, "C"))
    default: .redirect(random.chance(1, in: 2) ? .select(random.below(3)) : .taking(.select, "Split"))
    }
  }

  /// Away from where an action was redirected to.
  private mutating func backFromRedirect(_ model: MixedModel) -> MixedDeed {
    let goals = model.waits.compactMap { one -> MixedModel.Wait.Goal? in
      guard case .left(let goal, _) = one.until else { return nil }
      return goal
    }
    guard !goals.isEmpty else { return act(.taking(.push, "A")) }
    guard case .screen(let id) = goals[0] else { return act(.select(random.below(3))) }
    return .act(random.chance(1, in: 2) ? .back : .pop, from: .entry(id), .plain)
  }

  private mutating func forResults(_ model: MixedModel) -> MixedDeed {
    if !model.results.isEmpty, random.chance(1, in: 2) {
      return random.chance(1, in: 4) ? .cancelTask(random.below(9)) : .give(random.below(9))
    }
    if model.tree[model.tree.front].name != "S", random.chance(2, in: 3) {
      return .act(.taking(.push, "S"), from: .nobody)
    }
    return .ask(.present(random.below(9)), isAwaited: random.chance(2, in: 3), presents: random.chance(1, in: 3))
  }

  private mutating func journey(_ model: MixedModel) -> MixedDeed {
    switch random.below(4) {
    case 0: .travel(random.below(4))
    case 1: .visit(foreign(model))
    default: .restore
    }
  }

  /// Numbers are small, those of the app, or so large that there are hardly any left.
  private mutating func foreign(_ model: MixedModel) -> MixedDeed.Foreign {
    var foreign = MixedDeed.Foreign(root: "B", id: number(model), steps: [])
    for _ in 0..<random.below(4) {
      let deed = boxes.deed(foreign.place), first = number(model), ids = foreign.place.ids + foreign.place.modals
      // An id that is given twice on the way, and no longer at its end, would be ambiguous in the model.
      let isAmbiguous = ids.contains { $0 == first || $0 > first && $0 - first < 100 }
      foreign.steps.append((deed, isAmbiguous ? ids.reduce(0, max) + 1 : first))
    }
    return foreign
  }

  private mutating func number(_ model: MixedModel) -> Int {
    switch random.below(12) {
    case 0: .max / 2 - random.below(40)
    case 1: .max / 2 + 1 + random.below(40)
    case 2: random.below(3)
    case 3..<6: min(.max / 2, model.tree.nextID + random.below(9))
    default: 1 + random.below(40)
    }
  }
}
