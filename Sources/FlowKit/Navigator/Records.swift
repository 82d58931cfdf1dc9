/// What a navigator keeps for an entry: its screen's life, the screen itself, or how to make it later, and what belongs to it.
///
/// When the entry leaves, the record is dropped with all its contents.
struct Record {
  let id: ScreenID
  /// `nil` if the entry has left, and only its slot remains.
  fileprivate(set) var life: ScreenLife?
  /// The live screen; `nil` while it is being made, or until it is needed.
  var screen: AnyObject?
  /// Tasks, handlers, pending results, and the like; `nil` for most entries.
  var attachments: ScreenAttachments?

  @MainActor fileprivate var isArriving: Bool { life?.stage == .arriving }
}

/// The records by the ids of their entries.
///
/// Ids grow, so a sorted array needs no search to add or remove at the end, as nearly all changes do. A hash table
/// would compute a hash for each of these.
@MainActor
struct Records {
  private var slots: [Record] = []
  private var leftCount = 0
  private(set) var screenCount = 0

  nonisolated init() {}

  subscript(id: ScreenID) -> Record? {
    guard let index = index(of: id) else { return nil }
    return slots[index]
  }

  func screen(of id: ScreenID) -> AnyObject? {
    guard let index = index(of: id), !slots[index].isArriving else { return nil }
    return slots[index].screen
  }

  func newScreen(of id: ScreenID) -> AnyObject? {
    guard let index = index(of: id), slots[index].isArriving else { return nil }
    return slots[index].screen
  }

  func contains(_ screen: AnyObject) -> Bool { slots.contains { $0.screen === screen } }

  /// What belongs to an entry's screen, made on first use; `nil` if the entry has left.
  mutating func attachments(of id: ScreenID) -> ScreenAttachments? {
    guard let index = index(of: id) else { return nil }
    if let known = slots[index].attachments { return known }
    let new = ScreenAttachments()
    slots[index].attachments = new
    return new
  }

  /// What the entries have besides their screens.
  var allAttachments: [(id: ScreenID, attachments: ScreenAttachments)] {
    slots.compactMap { record in record.attachments.map { (record.id, $0) } }
  }

  /// The number of records; greater than that of screens if some are made when they are needed.
  var count: Int { slots.count - leftCount }

  /// The greatest id; 0 if there is none.
  var greatestID: ScreenID { slots.last?.id ?? 0 }

  /// Begins a record at its id's position; that of an earlier entry may be below others.
  mutating func begin(_ life: ScreenLife) {
    let id = life.caller.id, record = Record(id: id, life: life)
    if slots.isEmpty || slots[slots.count - 1].id.number < id.number { return slots.append(record) }
    slots.insert(record, at: firstIndex(notBelow: id))
  }

  mutating func set(_ screen: AnyObject, of id: ScreenID) {
    guard let index = index(of: id) else { return }
    if slots[index].screen == nil, !slots[index].isArriving { screenCount += 1 }
    slots[index].screen = screen
  }

  /// Records that an entry is in the tree.
  mutating func enter(_ id: ScreenID) {
    guard let index = index(of: id), slots[index].isArriving else { return }
    slots[index].life?.comeIn()
    if slots[index].screen != nil { screenCount += 1 }
  }

  /// Gives an entry a screen's life that began earlier.
  mutating func set(_ life: ScreenLife, _ attachments: ScreenAttachments, of id: ScreenID) {
    guard let index = index(of: id) else { return }
    slots[index].life = life
    slots[index].attachments = attachments
  }

  mutating func remove(_ id: ScreenID) -> Record? {
    guard let index = index(of: id) else { return nil }
    if slots[index].screen != nil { screenCount -= 1 }
    let record: Record
    if index == slots.count - 1 {
      record = slots.removeLast()
    } else {
      record = slots[index]
      slots[index].screen = nil
      slots[index].attachments = nil
      slots[index].life = nil
      leftCount += 1
    }
    if leftCount > 0 { tidy() }
    return record
  }

  private func index(of id: ScreenID) -> Int? {
    let last = slots.count - 1
    guard last >= 0 else { return nil }
    if slots[last].id == id { return last }
    let place = firstIndex(notBelow: id)
    return place < slots.count && slots[place].id == id && slots[place].life != nil ? place : nil
  }

  private func firstIndex(notBelow id: ScreenID) -> Int {
    var low = 0, high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].id.number < id.number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Drops empty slots at the end, and all of them if they outnumber the others.
  private mutating func tidy() {
    while leftCount > 0, let last = slots.last, last.life == nil {
      slots.removeLast()
      leftCount -= 1
    }
    guard leftCount > 32, leftCount > slots.count / 2 else { return }
    var count = 0
    for index in slots.indices where slots[index].life != nil {
      if index != count { slots.swapAt(index, count) }
      count += 1
    }
    slots.removeLast(leftCount)
    leftCount = 0
  }
}
