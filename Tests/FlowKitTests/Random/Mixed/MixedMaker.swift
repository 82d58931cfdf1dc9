/// Something that happens to the app of a mixed walk.
enum MixedDeed {
  case act(BoxDeed, from: Int?), send(from: Int?)
  case setVerdict(MixedFlows.Verdict), setMayLeave(Bool)
  case answer(Int, isAllowed: Bool), cancelWaiting
  case ask(from: Int, isAwaited: Bool), give(Int, from: Int), stopWaiting(Int)
  case attach(delays: Bool), detach, finishTransition
  case beginSwipe, finishSwipe, cancelSwipe
  case save, travel(Int), restore
}

/// Thinks of what happens next.
@MainActor
struct MixedMaker {
  private var random: WalkRandom
  private var boxes: BoxMaker

  init(seed: UInt64) {
    random = WalkRandom(seed: seed)
    boxes = BoxMaker(seed: seed &+ 1, pages: ["A", "A", "B", "C", "H", "M", "M", "P", "Q", "R", "R", "S", "X"])
  }

  mutating func deed(_ model: MixedModel) -> MixedDeed {
    switch random.below(46) {
    case 0..<2: .send(from: boxes.caller(model.tree))
    case 2: .setVerdict(random.pick([.allow: 3, .refuse: 1, .instead: 1, .redirect: 3]))
    case 3: .setMayLeave(random.chance(2, in: 3))
    case 4..<8: answer(model)
    case 8: random.chance(1, in: 5) ? .cancelWaiting : .save
    case 9: random.chance(1, in: 4) ? .detach : .attach(delays: random.chance(1, in: 2))
    case 10..<14: .finishTransition
    case 14: .beginSwipe
    case 15..<17: random.chance(1, in: 3) ? .cancelSwipe : .finishSwipe
    case 17: random.pick([.travel(random.below(4)): 1, .restore: 3, .send(from: nil): 4])
    case 18..<20: forA(model)
    case 20..<26: forResults(model)
    default: .act(boxes.deed(model.tree), from: boxes.caller(model.tree))
    }
  }

  /// To A from where it is allowed; or back from where that was redirected to.
  private mutating func forA(_ model: MixedModel) -> MixedDeed {
    model.redirects.isEmpty
      ? .act(random.chance(2, in: 3) ? .push("A") : .goTo("A"), from: nil)
      : .act(random.chance(1, in: 2) ? .pop : .back, from: model.redirects[0].entry)
  }

  private mutating func forResults(_ model: MixedModel) -> MixedDeed {
    let front = model.tree[model.tree.front], nodes = model.tree.places.map { model.tree[$0] }
    let askers = front.name == "S" ? [front] : nodes.filter { $0.name == "S" }
    if !model.results.isEmpty, random.chance(2, in: 3) {
      let result = model.results[random.below(model.results.count)]
      if let number = result.number, random.chance(1, in: 2) { return .stopWaiting(number) }
      if !result.isOver, random.chance(1, in: 5) { return .act(.push("Q"), from: result.opened) }
      return .give(random.below(100), from: result.opened)
    }
    if askers.isEmpty || front.name != "S" && random.chance(2, in: 3) { return .act(.push("S"), from: nil) }
    return .ask(from: askers[random.below(askers.count)].id, isAwaited: random.chance(1, in: 2))
  }

  private mutating func answer(_ model: MixedModel) -> MixedDeed {
    guard !model.waits.isEmpty else { return .act(.push("X"), from: boxes.caller(model.tree)) }
    return .answer(model.waits[random.below(model.waits.count)].number, isAllowed: random.chance(2, in: 3))
  }
}
