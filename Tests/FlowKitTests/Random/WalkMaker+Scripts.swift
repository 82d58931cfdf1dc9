// Sequences that chance alone would hardly find.
extension WalkMaker {
  mutating func prepareScript() {
    if random.chance(1, in: 8_000) { prepareStorm() }
    if random.chance(1, in: 4_000) { prepareSwaps() }
    if random.chance(1, in: 200) { prepareLateSwipe() }
  }

  /// More actions in a row, each caused by the one before, than a navigator lets pass.
  private mutating func prepareStorm() {
    let hooks = (0..<1_100).map { count in
      let request = WalkRequest(verb: count % 2 == 0 ? .pop : .push, flows: count % 2 == 0 ? [] : [1])
      return WalkHook(place: .did, deed: .ask(.perform, request, .nobody))
    }
    let push = WalkDeed.ask(.perform, WalkRequest(verb: .push, flows: [0]), .nobody)
    prepared = [WalkStep(deed: push, hooks: hooks), WalkStep(deed: .observe(true)), WalkStep(deed: .detach)]
  }

  /// Covered screens are replaced again and again, in turn.
  private mutating func prepareSwaps() {
    let swaps = (0..<100).map { count in
      let flow = WalkFlows.acceptingWhileOnStack[random.below(WalkFlows.acceptingWhileOnStack.count)]
      return WalkStep(deed: .ask(.perform, WalkRequest(verb: .replace, flows: [flow]), .below(1 + count % 2)))
    }
    let reset = WalkDeed.ask(.perform, WalkRequest(verb: .reset, flows: [6, 6, 0]), .nobody)
    let dismissAll = WalkDeed.ask(.perform, WalkRequest(verb: .dismissAll), .nobody)
    prepared = swaps + [WalkStep(deed: reset), WalkStep(deed: dismissAll)]
  }

  /// A deep stack is left in steps of all sizes.
  mutating func prepareDescent() {
    prepared += (0..<20).map { _ in
      WalkStep(deed: .ask(.perform, WalkRequest(verb: .pop), .below(random.below(60))))
    }
  }

  /// While the user swipes, other things happen; the swipe finishes during one of them.
  private mutating func prepareLateSwipe() {
    let late = WalkStep(deed: askDeed(), hooks: [hook(.finishSwipe)])
    prepared = [late] + (0...random.below(2)).map { _ in WalkStep(deed: askDeed()) } + [WalkStep(deed: .beginSwipe)]
  }
}
