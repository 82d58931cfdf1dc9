/// All places that were found, as numbers, and how each was reached.
struct PlaceStore {
  /// Where the moves from all places lead, one place after another; `~` of the number if the move isn't sure.
  private var targets: [Int32] = []
  /// The places that have moves, in the order in which they were walked from, each with the number of its first move.
  private var walks: [(place: Int32, firstMove: UInt32)] = []

  /// The contents of all places, one after another.
  private var tokens: [UInt16] = []
  private var starts: [UInt32] = [0]
  private var origins: [Origin] = []
  /// The places by their hash: a part of the hash, and the place's number from 1; 0 if the slot is empty.
  private var slots: [UInt64] = Array(repeating: 0, count: 1 << 12)

  struct Move {
    let from: Int32
    let to: Int32
    /// Whether a navigator surely takes it.
    let isSure: Bool
  }

  /// A user who takes a move.
  struct User {
    let place: Int32
    let isSure: Bool
  }

  private struct Origin {
    let parent: Int32
    let step: Exploration.Step.Code
  }

  enum Addition { case known, new, full }
}

extension PlaceStore {
  var count: Int { origins.count }
  var moveCount: Int { targets.count }

  /// The users' moves from places to others, or to themselves, one place after another.
  var moves: some Sequence<Move> {
    walks.indices.lazy.flatMap { walk in
      moves(of: walk).lazy.map { index in
        let target = targets[index]
        return Move(from: walks[walk].place, to: target < 0 ? ~target : target, isSure: target >= 0)
      }
    }
  }

  private func moves(of walk: Int) -> Range<Int> {
    let end = walk + 1 < walks.count ? Int(walks[walk + 1].firstMove) : targets.count
    return Int(walks[walk].firstMove)..<end
  }

  mutating func add(
    _ place: [UInt16], _ hash: UInt64, from parent: Int?, by step: Exploration.Step.Code, of user: User?,
    atMost limit: Int
  ) -> Addition {
    let slot = slot(of: place, hash)
    if let number = number(in: slot) {
      note(user, number)
      return .known
    }
    guard count < limit else { return .full }
    slots[slot] = Self.mark(hash) | UInt64(count + 1)
    note(user, count)
    tokens += place
    starts.append(UInt32(tokens.count))
    origins.append(Origin(parent: Int32(parent ?? -1), step: step))
    if count * 2 > slots.count { grow() }
    return .new
  }

  /// Whether a place was found.
  func contains(_ place: [UInt16]) -> Bool { number(in: slot(of: place, PlaceWriter.hash(of: place))) != nil }

  /// The slot that a place is in, or that is free for it.
  private func slot(of place: [UInt16], _ hash: UInt64) -> Int {
    let mask = slots.count - 1, mark = Self.mark(hash)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while let number = number(in: slot), Self.mark(slots[slot]) != mark || !isEqual(number, place) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func number(in slot: Int) -> Int? { slots[slot] == 0 ? nil : Int(slots[slot] & 0xFFFF_FFFF) - 1 }

  /// The part of a hash that a slot keeps.
  private static func mark(_ hash: UInt64) -> UInt64 { hash & 0xFFFF_FFFF_0000_0000 }

  private mutating func note(_ user: User?, _ place: Int) {
    guard let user else { return }
    if walks.last?.place != user.place { walks.append((user.place, UInt32(targets.count))) }
    targets.append(user.isSure ? Int32(place) : ~Int32(place))
  }

  private func isEqual(_ number: Int, _ place: [UInt16]) -> Bool {
    let start = Int(starts[number])
    guard Int(starts[number + 1]) - start == place.count else { return false }
    for index in place.indices where tokens[start + index] != place[index] { return false }
    return true
  }

  /// Doubles the slots, and computes the hashes again, because slots keep only a part of each.
  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for number in origins.indices {
      let hash = PlaceWriter.hash(of: tokens(of: number))
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Self.mark(hash) | UInt64(number + 1)
    }
  }

  func tokens(of number: Int) -> ArraySlice<UInt16> { tokens[Int(starts[number])..<Int(starts[number + 1])] }

  func origin(of number: Int) -> (parent: Int?, step: Exploration.Step.Code) {
    let origin = origins[number]
    return (origin.parent < 0 ? nil : Int(origin.parent), origin.step)
  }
}

extension PlaceStore {
  /// For each place, whether there is a way from it to one of the goals.
  ///
  /// - Parameters:
  ///   - goals: The places to go to.
  ///   - onlySure: Whether only moves count that a navigator surely takes.
  /// - Returns: One answer for each place.
  func before(_ goals: [Int], onlySure: Bool = false) -> [Bool] {
    let (starts, sources) = sources(onlySure: onlySure)
    var found = [Bool](repeating: false, count: count), rest = goals
    for goal in goals { found[goal] = true }
    while let place = rest.popLast() {
      for index in Int(starts[place])..<Int(starts[place + 1]) where !found[Int(sources[index])] {
        found[Int(sources[index])] = true
        rest.append(Int(sources[index]))
      }
    }
    return found
  }

  /// Where the moves to all places come from, one place after another, and where each place's begin.
  private func sources(onlySure: Bool) -> (starts: [UInt32], sources: [Int32]) {
    var starts = [UInt32](repeating: 0, count: count + 1), sources = [Int32](repeating: 0, count: targets.count)
    for move in moves where move.isSure || !onlySure { starts[Int(move.to)] += 1 }
    for place in 0..<count { starts[place + 1] += starts[place] }  // where each place's end
    for move in moves where move.isSure || !onlySure {
      starts[Int(move.to)] -= 1
      sources[Int(starts[Int(move.to)])] = move.from
    }
    return (starts, sources)
  }
}
