/// What a navigator has for an entry: the live screen, or how to make it later, and what belongs to it.
///
/// When the entry leaves, the record is dropped, and all of it with it.
struct Record {
  let id: ScreenID
  /// The live screen; nil while it is being made, and where it is made when it is needed.
  var screen: AnyObject?
  /// Tasks, handlers, results that it waits for, and the like; nil for most.
  var belongings: Belongings?
  /// That of its place in the tree.
  let life: UInt32
  fileprivate var stage = Stage.arriving

  fileprivate enum Stage {
    /// The entry is not in the tree yet, so its screen is not found.
    case arriving
    case entered
    /// The entry has left, and only its slot remains.
    case left
  }

  fileprivate init(id: ScreenID, life: UInt32) {
    self.id = id
    self.life = life
  }
}

/// The records by the ids of their entries.
///
/// Ids grow, so an array in their order is its own index: adding and removing at the end, which nearly all changes do,
/// need no search. A hash table would cost a hash for each of these.
struct Records {
  private var slots: [Record] = []
  private var leftCount = 0
  /// How many screens are alive.
  private(set) var screenCount = 0

  subscript(id: ScreenID) -> Record? { index(of: id).map { slots[$0] } }

  /// The screen of an entry.
  func screen(of id: ScreenID) -> AnyObject? {
    guard let index = index(of: id), slots[index].stage == .entered else { return nil }
    return slots[index].screen
  }

  /// The screen of an entry that is about to enter the tree.
  func newScreen(of id: ScreenID) -> AnyObject? {
    guard let index = index(of: id), slots[index].stage == .arriving else { return nil }
    return slots[index].screen
  }

  /// Whether an object is one of the screens.
  func contains(_ screen: AnyObject) -> Bool { slots.contains { $0.screen === screen } }

  /// How many records there are: more than screens where some are made when they are needed.
  var count: Int { slots.count - leftCount }

  /// The greatest id; 0 where there is none.
  var greatestID: ScreenID { slots.last?.id ?? 0 }

  /// Begins a record, wherever its id belongs: of an entry that was there before, it may be below others.
  mutating func begin(_ id: ScreenID, life: UInt32) {
    let record = Record(id: id, life: life)
    if slots.isEmpty || slots[slots.count - 1].id.number < id.number { return slots.append(record) }
    let place = firstIndex(notBelow: id)
    guard slots[place].id == id else { return slots.insert(record, at: place) }
    if slots[place].stage == .left { leftCount -= 1 }
    slots[place] = record
  }

  /// Whether a record is of the caller's screen, and not of one that was made anew under its id.
  func isOf(_ caller: Caller) -> Bool {
    guard let life = caller.life, let index = index(of: caller.id) else { return true }
    return slots[index].life == life
  }

  /// Notes the screen of a record.
  mutating func set(_ screen: AnyObject, of id: ScreenID) {
    guard let index = index(of: id) else { return }
    if slots[index].screen == nil, slots[index].stage == .entered { screenCount += 1 }
    slots[index].screen = screen
  }

  /// Notes that an entry is in the tree.
  mutating func enter(_ id: ScreenID) {
    guard let index = index(of: id), slots[index].stage == .arriving else { return }
    slots[index].stage = .entered
    if slots[index].screen != nil { screenCount += 1 }
  }

  /// Notes what belongs to a record.
  mutating func set(_ belongings: Belongings, of id: ScreenID) {
    if let index = index(of: id) { slots[index].belongings = belongings }
  }

  /// Takes a record out.
  mutating func remove(_ id: ScreenID) -> Record? {
    guard let index = index(of: id) else { return nil }
    if slots[index].screen != nil { screenCount -= 1 }
    let record: Record
    if index == slots.count - 1 {
      record = slots.removeLast()
    } else {
      record = slots[index]
      slots[index].screen = nil
      slots[index].belongings = nil
      slots[index].stage = .left
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
    return place < slots.count && slots[place].id == id && slots[place].stage != .left ? place : nil
  }

  private func firstIndex(notBelow id: ScreenID) -> Int {
    var low = 0, high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].id.number < id.number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Drops empty places at the end, and all of them when they are more than the others.
  private mutating func tidy() {
    while leftCount > 0, slots.last?.stage == .left {
      slots.removeLast()
      leftCount -= 1
    }
    guard leftCount > 32, leftCount > slots.count / 2 else { return }
    slots.removeAll { $0.stage == .left }
    leftCount = 0
  }
}

/// The state of a screen that was somewhere else before.
package struct RestoredState: Sendable {
  package let content: any Sendable
  let restore: @MainActor @Sendable (AnyObject) -> Void

  package init(_ content: any Sendable, _ restore: @escaping @MainActor @Sendable (AnyObject) -> Void) {
    self.content = content
    self.restore = restore
  }
}

/// How the screen of an entry is made when it is needed: nobody has seen it yet, or asked for it.
@MainActor
package final class LateScreen: ScreenBelonging {
  /// Of the entry; nil when its screen has been made.
  var flow: Blueprint?
  /// The state that it gets back.
  var restored: RestoredState?
  /// What has brought the entry.
  var action: NavigationAction?

  package nonisolated init() {}

  package func leave(isKept: Bool) {}
}

/// What a screen has besides itself, one object of each kind.
@MainActor
package final class Belongings {
  private var all: [any ScreenBelonging] = []
  /// The entry that shows the screen; nil where none does.
  private var caller: Caller?

  package nonisolated init() {}

  /// What there is of a kind; nil where there is nothing.
  package func existing<Kind: ScreenBelonging>(_ kind: Kind.Type) -> Kind? {
    for one in all where type(of: one) == kind { return unsafeDowncast(one, to: kind) }
    return nil
  }

  /// What there is of a kind, made now if there is nothing.
  package func of<Kind: ScreenBelonging>(_ kind: Kind.Type) -> Kind {
    if let existing = existing(kind) { return existing }
    let new = Kind()
    all.append(new)
    if let caller { new.enter(as: caller) }
    return new
  }

  package func enter(as caller: Caller) {
    self.caller = caller
    for one in all { one.enter(as: caller) }
  }

  package func leave(isKept: Bool) {
    caller = nil
    for one in all { one.leave(isKept: isKept) }
  }
}
