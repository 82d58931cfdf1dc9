import FlowKit
import FlowKitMaps

/// A screen of random flows.
final class WorldScreen {
  var onA: () -> Void = {}
  var onB: () -> Void = {}
  var onC: () -> Void = {}
  var onD: () -> Void = {}
  var onE: () -> Void = {}
  var onF: () -> Void = {}
}

/// Random flows, and what may be done in each: every verb, in places where it makes sense and where it does not.
@MainActor
final class World {
  struct Room {
    var children: Children?
    var traits: Set<Trait> = []
    var actions: [NavigationAction] = []
    /// What it answers to messages.
    var answers: [(message: String, action: NavigationAction)] = []
  }

  struct Children {
    let kind: String
    let rooms: [Int]
    let selected: Int
    let back: TabsBack
    let isEager: Bool
    let isOn: Bool
  }

  enum Trait: CaseIterable { case actsCovered, singleTop, movesToFront, opensAsSheet, opensAsChild, opensPushed }

  private(set) var rooms: [Room] = []
  private var random: Dice
  /// Whether there are tabs at the bottom, between which nearly everything leads to and fro.
  private let isTabbed: Bool

  init(seed: UInt64, count: Int) {
    random = Dice(seed: seed)
    isTabbed = seed % 4 == 0
    for number in 0..<count { rooms.append(makeRoom(number, of: count)) }
    // What rooms do names rooms, with all that they answer.
    for number in 0..<count {
      guard random.oneIn(3) else { continue }
      rooms[number].answers = [("m\(random.below(3))", random.oneIn(3) ? .stay : action(depth: 1))]
    }
    for number in 0..<count { rooms[number].actions = (0..<6).map { _ in action(depth: 0) } }
  }

  private func makeRoom(_ number: Int, of count: Int) -> Room {
    var room = Room()
    let later = Array(number + 1..<count)
    if later.count > 2, random.oneIn(3) || number == 0 {
      let kind = random.pick(["tabs", "tabs", "pages", "split", "embedded"])
      let rooms = random.sample(later, kind == "split" ? 2 : 2 + random.below(2))
      let backs: [TabsBack] = [.stays, .firstTab, .initialTab, .inOrder, .previousTabs, .allPreviousTabs]
      room.children = Children(
        kind: kind, rooms: rooms, selected: random.below(rooms.count), back: random.pick(backs),
        isEager: random.oneIn(4), isOn: random.oneIn(2))
    }
    if isTabbed, number == 0 {
      room.children = Children(
        kind: "tabs", rooms: random.sample(later, 3), selected: 0, back: .allPreviousTabs, isEager: false, isOn: true)
    }
    for trait in Trait.allCases where random.oneIn(9) { room.traits.insert(trait) }
    return room
  }

  func flow(_ number: Int) -> Flow<WorldScreen> {
    let room = rooms[number]
    var flow =
      room.children == nil
      ? Flow(with: WorldScreen(), id: number) { [self] in bind($0, $1, number) }
      : Flow(with: WorldScreen(), containing: self.children(of: number), id: number) { [self] in bind($0, $1, number) }
    flow = flow.named("Room")
    for trait in Trait.allCases where room.traits.contains(trait) { flow = with(trait, flow) }
    // Flows that answers name are made before all answers are known.
    return flow.handling(String.self) { [weak self] message in
      self?.rooms[number].answers.first { $0.message == message }?.action ?? nil
    }
  }

  private func bind(_ screen: WorldScreen, _ lets: Lets, _ number: Int) {
    let callbacks: [ReferenceWritableKeyPath<WorldScreen, () -> Void>] = [\.onA, \.onB, \.onC, \.onD, \.onE, \.onF]
    for (callback, action) in zip(callbacks, rooms[number].actions) { screen[keyPath: callback] = lets.perform(action) }
  }

  /// The map of these flows, with all their messages.
  var map: FlowMap { FlowMap(of: flow(0), messages: ["m0", "m1", "m2"]) }

  private func with(_ trait: Trait, _ flow: Flow<WorldScreen>) -> Flow<WorldScreen> {
    switch trait {
    case .actsCovered: flow.actsWhileCovered()
    case .singleTop: flow.singleTop()
    case .movesToFront: flow.movesToFront()
    case .opensAsSheet: flow.opens(as: .sheet)
    case .opensAsChild: flow.opens(as: .child)
    case .opensPushed: flow.opens(as: .push)
    }
  }

  private func children(of number: Int) -> FlowChildren {
    guard let children = rooms[number].children else { return .embedded() }
    let flows = children.rooms.map(flow)
    return switch children.kind {
    case "tabs":
      .tabs(
        flows, selected: children.selected, isEager: children.isEager, back: children.back,
        reselection: children.isOn ? .popsToRoot : .stays)
    case "pages": .pages(flows, selected: children.selected, loops: children.isOn, back: children.back)
    case "split": .split(flows[0], flows[1])
    default: .embedded(flows)
    }
  }
}

// What may be done.
extension World {
  private func action(depth: Int) -> NavigationAction {
    let room = { [self] in flow(random.below(rooms.count)) }
    let styles: [PresentationStyle] = [.sheet, .sheet, .fullScreen, .alert, .popover]
    switch isTabbed ? random.below(5) : 5 {
    case 0, 1: return .select(random.below(3))
    case 2: return .push(room())
    case 3: return .present(room())
    default: break
    }
    let columns: [SplitColumn] = [.primary, .detail, .detail]
    switch random.below(depth == 0 ? 34 : 27) {
    case 0...4: return .push(room())
    case 5, 6: return .present(room(), as: random.pick(styles))
    case 7: return .open(room())
    case 8: return .show(room(), in: random.pick(columns))
    case 9: return .replace(with: room())
    case 10: return .reset(to: room(), room(), keepingEqual: random.oneIn(2))
    case 11: return random.oneIn(3) ? .resetRoot(to: room()) : .reset(to: room(), [room(), room()], keepingEqual: true)
    case 12, 13: return .goTo(room())
    case 14, 15: return .popTo(room())
    case 16: return .pop(1 + random.below(3))
    case 17: return .popToRoot()
    case 18, 19: return .remove(room())
    case 20: return random.oneIn(5) ? .dismissAll() : random.oneIn(3) ? .close() : .dismiss()
    case 21, 22: return .select(random.below(4))
    case 23: return random.oneIn(2) ? .next() : .previous()
    case 24: return .select(room())
    case 25: return .setChildren(random.sample(Array(rooms.indices), 3).map(flow), selecting: random.oneIn(2) ? 1 : nil)
    case 26: return random.oneIn(2) ? .unwind() : .back()
    case 27, 31, 32, 33: return .send("m\(random.below(3))")
    case 28: return random.oneIn(2) ? .send("m0", to: room()) : .unwind(sending: "m\(random.below(3))")
    case 29: return .batch(.select(random.below(3)), .select(random.below(3)), action(depth: 1))
    default: return .batch((0...1 + random.below(3)).map { _ in action(depth: 1) })
    }
  }
}

/// SplitMix64: a seed gives the same numbers on every machine.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x2545_F491_4F6C_DD1D
  }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return limit < 2 ? 0 : Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func sample(_ elements: [Int], _ count: Int) -> [Int] {
    var left = elements, picked: [Int] = []
    while picked.count < count, !left.isEmpty { picked.append(left.remove(at: below(left.count))) }
    return picked
  }
}
