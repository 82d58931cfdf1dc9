/// SplitMix64 (Steele, Lea, Flood 2014): a seed gives the same numbers on every machine, for ever.
struct WalkRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension WalkRandom {
  /// A number from 0 to one less than the limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func chance(_ parts: Int, in whole: Int) -> Bool { below(whole) < parts }

  /// One of these, as often as its weight says.
  mutating func pick<Choice>(_ choices: KeyValuePairs<Choice, Int>) -> Choice {
    var rest = below(choices.reduce(0) { $0 + $1.value })
    for (choice, weight) in choices {
      if rest < weight { return choice }
      rest -= weight
    }
    return choices[0].key
  }
}
