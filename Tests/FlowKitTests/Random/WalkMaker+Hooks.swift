extension WalkMaker {
  mutating func hooks() -> [WalkHook] {
    // When a screen is let go, within its action, is not promised: a hook there is alone, so that nothing depends
    // on it.
    if random.chance(1, in: 8) {
      let caller = random.pick([WalkCaller.visible: 3, .gone(0): 2, .gone(1): 1, .below(1): 2])
      return [WalkHook(place: .released, deed: .ask(.callback, request(), caller))]
    }
    return (0...random.below(3)).map { _ in hook(hookDeed()) }
  }

  mutating func hook(_ deed: WalkDeed) -> WalkHook {
    let place = place()
    return WalkHook(place: Self.isSettled(deed, at: place) ? place : .ignored, deed: deed)
  }

  /// Leaves out what does not follow the host's contract yet.
  ///
  /// A transition that ends while observers hear of an action: the host is told that action's change with the
  /// transition of the one before. A host that is attached while nobody listens and an action is performed: it is not
  /// told that action's change.
  private static func isSettled(_ deed: WalkDeed, at place: WalkMoment.Place) -> Bool {
    switch (deed, place) {
    case (.ask, _), (.back, _), (.attach, .will), (.attach, .removed), (.attach, .did): true
    case (_, .will), (_, .ignored), (_, .shown): true
    case (.attach, _): false
    default: [.made, .configured].contains(place)
    }
  }

  private mutating func place() -> WalkMoment.Place {
    random.pick([
      .made: 3, .configured: 3, .prepared: 3, .will: 2, .entering: 1, .removed: 2, .disappeared: 1, .appeared: 2,
      .did: 3,
      .ignored: 2, .shown: 3,
    ])
  }

  private mutating func hookDeed() -> WalkDeed {
    let choice = random.below(100)
    if choice < 2 { return .attach(delays: choice == 0) }
    return choice < 20 ? hostDeed() : askDeed()
  }
}
