import FlowKit

/// Thinks of what to ask for next, and who asks.
@MainActor
struct BoxMaker {
  private var random: WalkRandom
  private let pages: [String]

  init(seed: UInt64, pages: [String] = ["A", "B", "C", "D", "P", "Q", "X"]) {
    random = WalkRandom(seed: seed)
    self.pages = pages
  }

  private static let containers = BoxModel.kinds.keys.sorted()

  /// The visible screen, one that is in the tree, or one that has left or never was.
  mutating func caller(_ model: BoxModel) -> Int? {
    switch random.below(10) {
    case 0..<4: nil
    case 4..<9: model.ids[random.below(model.ids.count)]
    default: random.below(model.nextID + 2)
    }
  }

  /// Something that makes less of a tree that is large.
  mutating func deed(_ model: BoxModel) -> BoxDeed {
    guard model.ids.count < 40 else { return random.below(3) == 0 ? .reset([name()], keepingEqual: false) : back() }
    switch random.below(20) {
    case 0..<6: return forward()
    case 6..<10: return back()
    case 10..<17: return inside(model)
    default: return .batch((0..<random.below(5)).map { _ in step(model) })
    }
  }

  private mutating func step(_ model: BoxModel) -> BoxDeed {
    switch random.below(12) {
    case 0..<3: forward()
    case 3..<6: back()
    case 6..<11: inside(model)
    default: .batch([forward(), inside(model)])
    }
  }

  private mutating func forward() -> BoxDeed {
    switch random.below(10) {
    case 0..<3: .taking(.push, name())
    case 3: .taking(.open, name())
    case 4, 5: random.below(3) > 0 ? .taking(.present, name()) : .alert(name())
    case 6, 7: .taking(.replace, name())
    case 8: random.below(2) == 0 ? anew() : .taking(any(), name())
    default: .taking(.goTo, name())
    }
  }

  private mutating func any() -> NavigationAction.Kind { BoxDeed.verbs[random.below(BoxDeed.verbs.count)] }

  private mutating func anew() -> BoxDeed {
    let names = (0...random.below(4)).map { _ in name() }, keeping = random.below(4) > 0
    return random.below(6) == 0
      ? .resetRoot(names, keepingEqual: keeping) : .reset(names, keepingEqual: keeping)
  }

  private mutating func back() -> BoxDeed {
    let deeds: [BoxDeed] = [
      .pop, .pop, .popToRoot, .back, .back, .dismiss, .dismissAll, .leave, .finish, .taking(.goTo, name()),
      .popCount(random.below(4)),
      .taking(.remove, name()), .taking(.remove, name()),
    ]
    return random.below(4) == 0 ? .taking(.popTo, name()) : deeds[random.below(deeds.count)]
  }

  private mutating func inside(_ model: BoxModel) -> BoxDeed {
    switch random.below(12) {
    case 0..<3: .select(random.below(4) - (random.below(8) == 0 ? 1 : 0))
    case 3..<6: .taking(.select, name())
    case 6: .step(random.below(2) == 0 ? 1 : -1)
    case 7: .show(name(), column: random.below(3))
    case 8, 9: .setChildren((0..<random.below(4)).map { _ in name() })
    case 10: .setChildren(kept(model))
    default: .taking(.goTo, name())
    }
  }

  /// The children of some container in another order, with another one.
  private mutating func kept(_ model: BoxModel) -> [String] {
    let boxes = model.places.compactMap { model[$0].box }
    guard !boxes.isEmpty else { return [] }
    let names = boxes[random.below(boxes.count)].slots.map(\.name)
    return Array((names.reversed().dropFirst(random.below(2)) + [name()]).suffix(3))
  }

  private mutating func name() -> String {
    random.below(3) > 0 ? pages[random.below(pages.count)] : Self.containers[random.below(Self.containers.count)]
  }
}
