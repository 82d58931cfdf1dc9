/// All places that were found, as numbers, and how each was reached.
struct PlaceStore {
  /// The moves from places to others, or to themselves.
  private(set) var moves: [Move] = []

  /// The contents of all places, one after another.
  private var tokens: [UInt16] = []
  private var starts: [UInt32] = [0]
  private var origins: [Origin] = []
  /// The places by their hash: a part of the hash, and the place's number from 1; 0 if the slot is empty.
  private var slots: [UInt64] = Array(repeating: 0, count: 1 << 12)

  struct Move {
    let from: Int32
    let to: Int32
  }

  private struct Origin {
    let parent: Int32
    let step: Exploration.Step.Code
  }

  enum Addition { case known, new, full }
}

extension PlaceStore {
  var count: Int { origins.count }

  mutating func add(
    _ place: [UInt16], _ hash: UInt64, from parent: Int?, by step: Exploration.Step.Code, atMost limit: Int
  ) -> Addition {
    let mask = slots.count - 1, mark = hash & 0xFFFF_FFFF_0000_0000
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] & 0xFFFF_FFFF_0000_0000 == mark, isEqual(number, place) {
        note(parent, number)
        return .known
      }
      slot = (slot + 1) & mask
    }
    guard count < limit else { return .full }
    slots[slot] = mark | UInt64(count + 1)
    note(parent, count)
    tokens += place
    starts.append(UInt32(tokens.count))
    origins.append(Origin(parent: Int32(parent ?? -1), step: step))
    if count * 2 > slots.count { grow() }
    return .new
  }

  private mutating func note(_ parent: Int?, _ place: Int) {
    if let parent { moves.append(Move(from: Int32(parent), to: Int32(place))) }
  }

  private func isEqual(_ number: Int, _ place: [UInt16]) -> Bool {
    let range = Int(starts[number])..<Int(starts[number + 1])
    return range.count == place.count && tokens[range].elementsEqual(place)
  }

  /// Doubles the slots, and computes the hashes again, because slots keep only a part of each.
  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for number in origins.indices {
      let hash = PlaceWriter.hash(of: tokens(of: number))
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(number + 1)
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
  func before(_ goals: [Int]) -> [Bool] {
    var first = [Int32](repeating: -1, count: count), next = [Int32](repeating: -1, count: moves.count)
    for (index, move) in moves.enumerated() {
      next[index] = first[Int(move.to)]
      first[Int(move.to)] = Int32(index)
    }
    var found = [Bool](repeating: false, count: count), rest = goals
    for goal in goals { found[goal] = true }
    while let place = rest.popLast() {
      var index = first[place]
      while index >= 0 {
        let from = Int(moves[Int(index)].from)
        if !found[from] {
          found[from] = true
          rest.append(from)
        }
        index = next[Int(index)]
      }
    }
    return found
  }
}
