/// The live screens by their ids.
///
/// Ids grow, so an array in their order is its own index: adding and removing at the end, which nearly all changes do,
/// need no search. A hash table would cost a hash for each of these.
struct ScreenTable {
  private var slots: [(id: ScreenID, screen: AnyObject?)] = []
  private var empty = 0

  /// How many screens are alive.
  var count: Int { slots.count - empty }

  /// The screen of an entry.
  subscript(id: ScreenID) -> AnyObject? {
    index(of: id).flatMap { slots[$0].screen }
  }

  /// The greatest id; 0 where there is none.
  var greatestID: ScreenID { slots.last?.id ?? 0 }

  /// Whether an object is one of them.
  func contains(_ screen: AnyObject) -> Bool { slots.contains { $0.screen === screen } }

  /// The screen that was added last, if it has this id: that of the visible entry, nearly always.
  func newest(ifItIs id: ScreenID) -> AnyObject? {
    guard let last = slots.last, last.id == id else { return nil }
    return last.screen
  }

  /// The latest entry of a screen.
  func newestID(of screen: AnyObject) -> ScreenID? { slots.last { $0.screen === screen }?.id }

  /// Adds a screen; its id must be greater than all before.
  mutating func append(_ screen: AnyObject, id: ScreenID) {
    slots.append((id, screen))
  }

  /// Adds a screen wherever its id belongs: of an entry that was there before, it may be below others.
  mutating func insert(_ screen: AnyObject, id: ScreenID) {
    guard let last = slots.last, last.id.number >= id.number else { return append(screen, id: id) }
    let place = firstIndex(notBelow: id)
    guard slots[place].id == id else { return slots.insert((id, screen), at: place) }
    if slots[place].screen == nil { empty -= 1 }
    slots[place].screen = screen
  }

  /// Takes a screen out.
  mutating func remove(_ id: ScreenID) -> AnyObject? {
    guard let index = index(of: id), let screen = slots[index].screen else { return nil }
    if index == slots.count - 1 {
      slots.removeLast()
    } else {
      slots[index].screen = nil
      empty += 1
    }
    tidy()
    return screen
  }

  private func index(of id: ScreenID) -> Int? {
    guard let last = slots.last, last.id != id else { return slots.isEmpty ? nil : slots.count - 1 }
    let place = firstIndex(notBelow: id)
    return place < slots.count && slots[place].id == id ? place : nil
  }

  private func firstIndex(notBelow id: ScreenID) -> Int {
    var low = 0, high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].id.number < id.number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Drops empty slots at the end, and all of them when they are more than the others.
  private mutating func tidy() {
    while empty > 0, let last = slots.last, last.screen == nil {
      slots.removeLast()
      empty -= 1
    }
    guard empty > 32, empty > slots.count / 2 else { return }
    slots.removeAll { $0.screen == nil }
    empty = 0
  }
}
